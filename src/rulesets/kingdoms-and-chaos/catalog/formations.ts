import type { Static } from '@sinclair/typebox';
import type { FORMATION } from './shapes';

export const FORMATIONS: readonly Static<typeof FORMATION>[] = [
  { slug: 'closed', kind: 'formation', name: 'Closed', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-FORM-01', 'KC-FORM-02', 'KC-FORM-03', 'KC-FORM-07'], minFigures: 4, maxFigures: 48, gap: 0, losses: 'rear', movesAs: 'block', mayDivide: false, changesTo: ['open'] },
  { slug: 'open', kind: 'formation', name: 'Open', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-FORM-01', 'KC-FORM-02', 'KC-FORM-03', 'KC-FORM-07'], minFigures: 4, maxFigures: 48, gap: 0.5, losses: 'where-they-fall', movesAs: 'block', mayDivide: false, changesTo: ['closed', 'skirmish'] },
  { slug: 'skirmish', kind: 'formation', name: 'Skirmish', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-FORM-01', 'KC-FORM-02', 'KC-FORM-03', 'KC-FORM-07'], minFigures: 1, maxFigures: 24, gap: 1, losses: 'where-they-fall', movesAs: 'figures', mayDivide: true, changesTo: ['open'] },
  { slug: 'mob', kind: 'formation', name: 'Mob', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-FORM-01', 'KC-FORM-02', 'KC-FORM-03', 'KC-FORM-07'], minFigures: 12, maxFigures: 96, gap: 0, losses: 'rear', movesAs: 'block', mayDivide: false, changesTo: [] },
];
