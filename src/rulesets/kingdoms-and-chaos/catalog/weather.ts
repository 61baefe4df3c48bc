import type { Static } from '@sinclair/typebox';
import type { WEATHER_KIND } from './shapes';

export const WEATHER: readonly Static<typeof WEATHER_KIND>[] = [
  { slug: 'clear', kind: 'weather', name: 'Clear', provenance: 'house', source: 'Our completion', ruleIds: ['KC-WEATHER-11'], visibility: null, missileDice: 0, meleeDice: 0, missiles: true, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'fog', kind: 'weather', name: 'Fog', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-01', 'KC-WEATHER-11'], visibility: 12, missileDice: 0, meleeDice: 0, missiles: true, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'heavy-fog', kind: 'weather', name: 'Heavy fog', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-02', 'KC-WEATHER-11'], visibility: 6, missileDice: 0, meleeDice: 0, missiles: true, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'rain', kind: 'weather', name: 'Rain', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-03', 'KC-WEATHER-11'], visibility: 24, missileDice: -1, meleeDice: 0, missiles: true, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'downpour', kind: 'weather', name: 'Downpour', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-04', 'KC-WEATHER-11'], visibility: 12, missileDice: -2, meleeDice: 0, missiles: true, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'hailstorm', kind: 'weather', name: 'Hailstorm', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-05', 'KC-WEATHER-11'], visibility: 9, missileDice: 0, meleeDice: 0, missiles: false, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'gale', kind: 'weather', name: 'Gale', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-06', 'KC-WEATHER-11'], visibility: null, missileDice: -3, meleeDice: 0, missiles: true, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'storm', kind: 'weather', name: 'Storm', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-07', 'KC-WEATHER-11'], visibility: 24, missileDice: 0, meleeDice: 0, missiles: false, movementPenalty: { numerator: 0, denominator: 1 } },
  { slug: 'hurricane', kind: 'weather', name: 'Hurricane', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-08', 'KC-WEATHER-11'], visibility: 12, missileDice: 0, meleeDice: -2, missiles: false, movementPenalty: { numerator: 3, denominator: 4 } },
  { slug: 'snow', kind: 'weather', name: 'Snow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-09', 'KC-WEATHER-11'], visibility: 18, missileDice: -2, meleeDice: 0, missiles: true, movementPenalty: { numerator: 1, denominator: 3 } },
  { slug: 'heavy-snow', kind: 'weather', name: 'Heavy snow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-WEATHER-10', 'KC-WEATHER-11'], visibility: 9, missileDice: 0, meleeDice: 0, missiles: false, movementPenalty: { numerator: 2, denominator: 3 } },
];
