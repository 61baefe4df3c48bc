import type { Static } from '@sinclair/typebox';
import type { TROOP_TYPE } from './shapes';

export const TROOP_TYPES: readonly Static<typeof TROOP_TYPE>[] = [
  { slug: 'disciplined', kind: 'troop-type', name: 'Disciplined', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-TYPE-01', 'FW-TYPE-02', 'FW-REACT-02'], abbreviation: 'Disc', startsThreats: false, answersThreats: true, scouts: true, routUpTo: 0, shakenUpTo: 2, okUpTo: 9, bloodlustFrom: 10 },
  { slug: 'tribal', kind: 'troop-type', name: 'Tribal', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-TYPE-01', 'FW-TYPE-02', 'FW-REACT-02'], abbreviation: 'Tri', startsThreats: true, answersThreats: true, scouts: true, routUpTo: 1, shakenUpTo: 3, okUpTo: 6, bloodlustFrom: 7 },
  { slug: 'fanatic', kind: 'troop-type', name: 'Fanatic', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-TYPE-01', 'FW-TYPE-02', 'FW-REACT-02'], abbreviation: 'Fan', startsThreats: true, answersThreats: true, scouts: true, routUpTo: 1, shakenUpTo: 3, okUpTo: 5, bloodlustFrom: 6 },
  { slug: 'stupid', kind: 'troop-type', name: 'Stupid', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-TYPE-01', 'FW-TYPE-02', 'FW-REACT-02', 'FW-TYPE-03'], abbreviation: 'Stu', startsThreats: false, answersThreats: false, scouts: false, routUpTo: 3, shakenUpTo: null, okUpTo: 5, bloodlustFrom: 6 },
];
