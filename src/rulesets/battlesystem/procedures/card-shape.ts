import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { ARMOR_MODIFIERS, ATTACK_DICE_MULTIPLIERS, MORALE_MODIFIERS, OBSTACLES, TERRAIN_COSTS } from '../rules/tables/reference-card';

/** Wide enough that what is out of place is told by the check of the card, with the rest that is wrong with it. */
const BOUNDS = { minimum: -1_000_000, maximum: 1_000_000 } as const;
const whole = (description: string) => Type.Integer({ ...BOUNDS, description });
const fraction = { numerator: whole('Above the line'), denominator: whole('Below the line') };
const inch = (by: string) => Type.Union([shape('CardFraction', fraction), Type.Null()], { description: `Movement for an inch ${by}; null bars the ground` });

function rows<P extends TProperties, T extends TSchema>(title: string, ids: T, row: P, description: string) {
  return Type.Optional(Type.Array(shape(title, { id: ids, ...row }), { maxItems: 40, description }));
}

const ids = <R extends { readonly id: string }>(title: string, list: readonly R[], what: string) => oneOf<readonly R['id'][]>(title, list.map(({ id }) => id), what);

/** A reference card of one's own: the rows it names take the place of the house's. */
export const ownCard = shape('OwnReferenceCard', {
  name: Type.String({ minLength: 1, maxLength: 60, description: 'How answers name the card; not house' }),
  hits: Type.Optional(
    Type.Array(shape('CardHits', { from: whole('Lowest total'), to: whole('Highest total'), hits: whole('Hits it scores') }), { minItems: 1, maxItems: 40, description: 'Hits by the total of an attack die, from 1 on without gap or overlap (BS-AD-02)' }),
  ),
  multipliers: rows('CardMultiplier', ids('CardMultiplierId', ATTACK_DICE_MULTIPLIERS, 'Which factor'), fraction, 'Factors on the number of attack dice (BS-AD-05)'),
  armor: rows('CardArmorModifier', ids('CardArmorModifierId', ARMOR_MODIFIERS, 'When it counts'), { modifier: whole('What is added to the armor rating') }, 'Changes of the armor rating (BS-AR-03)'),
  morale: rows('CardMoraleModifier', ids('CardMoraleModifierId', MORALE_MODIFIERS, 'When it counts'), { modifier: whole('What is added to the morale rating') }, 'Changes of the morale rating (BS-MORALE-10)'),
  terrain: rows('CardGround', ids('CardGroundId', TERRAIN_COSTS, 'Kind of ground'), { foot: inch('on foot'), mounted: inch('mounted') }, 'What an inch of ground costs (BS-TERR-02)'),
  obstacles: rows('CardObstacle', ids('CardObstacleId', OBSTACLES, 'Kind of obstacle'), { foot: Type.Number({ ...BOUNDS, description: 'Inches to cross it on foot' }), mounted: Type.Number({ ...BOUNDS, description: 'Inches to cross it mounted' }) }, 'What crossing an obstacle costs (BS-TERR-03)'),
}, 'Figures of a reference card that take the place of the house’s');

export type GivenCard = Static<typeof ownCard>;

/** The name of the card an answer goes by. */
export const cardName = Type.String({ description: 'The reference card that was used: house, or the name of the caller’s own' });
