import type { Static } from '@sinclair/typebox';
import type { SPELL } from './shapes';

export const SPELLS: readonly Static<typeof SPELL>[] = [
  { slug: 'fireball', kind: 'spell', name: 'Fireball', provenance: 'house', source: 'Ours; the book has no list of spells', ruleIds: ['KC-MAGIC-05', 'KC-RULING-53', 'KC-MAGIC-04'], level: 3, segments: 3, range: 20, area: { form: 'circle', inches: 0.667 }, type: 'damage', dicePerFigure: 3, siegeDice: null, moraleModifier: null, forcesCheck: false },
  { slug: 'lightning-bolt', kind: 'spell', name: 'Lightning bolt', provenance: 'house', source: 'Ours; the book has no list of spells', ruleIds: ['KC-MAGIC-05', 'KC-RULING-53', 'KC-MAGIC-04'], level: 3, segments: 3, range: 14, area: { form: 'line', inches: 2.667 }, type: 'damage', dicePerFigure: 3, siegeDice: 10, moraleModifier: null, forcesCheck: false },
  { slug: 'fear', kind: 'spell', name: 'Fear', provenance: 'house', source: 'Ours; the book has no list of spells', ruleIds: ['KC-MAGIC-05', 'KC-RULING-53', 'KC-MAGIC-04'], level: 4, segments: 4, range: 6, area: { form: 'circle', inches: 1 }, type: 'morale', dicePerFigure: null, siegeDice: null, moraleModifier: null, forcesCheck: true },
  { slug: 'bless', kind: 'spell', name: 'Bless', provenance: 'house', source: 'Ours; the book has no list of spells', ruleIds: ['KC-MAGIC-05', 'KC-RULING-53', 'KC-MAGIC-04'], level: 1, segments: 10, range: 6, area: { form: 'circle', inches: 1.667 }, type: 'morale', dicePerFigure: null, siegeDice: null, moraleModifier: 1, forcesCheck: false },
];
