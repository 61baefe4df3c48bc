import { Type } from '@sinclair/typebox';
import { wholeByWord } from '../../../kernel/ruleset/entry-shape';
import { NAMED_BY, oneOf, profile } from '../../../kernel/ruleset/shape';
import { SPELLS } from '../catalog/spells';

export const SPELL_NAMES = SPELLS.map(({ slug }) => slug);

/** The figures of a spell of the caller's own, or the name of one in a collection. */
export const ownSpellFigures = {
  ...profile('spell', 'SpellFigures', {
    effect: oneOf('SpellEffect', SPELL_NAMES, 'The spell of the list whose effect it has; what is left out is as there'),
    levels: Type.Optional(wholeByWord({ key: 'class', value: 'level' }, 9, 'Its level by class of caster, the same for all of them (CM-SPELLCAST-12)')),
    range: Type.Optional(Type.String({ maxLength: 40, description: 'How far it reaches, such as 12" or sight (CM-SPELLCAST-04); touch and personal stay what they are' })),
    saveDc: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 40 }), Type.Null()], { description: 'DC of the save against it (CM-SPELLCAST-10)' })),
    flags: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60, description: 'What it counts as: that of its effect' })),
    rating: Type.Optional(Type.Union([Type.Integer({ minimum: -99, maximum: 99 }), Type.Null()], { description: 'Its strength: the number in the name of its effect' })),
    maxLevel: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 40 }), Type.Null()], { description: 'The highest level that it works on, where its effect has one; null for any' })),
  }),
  [NAMED_BY]: 'slug',
};
