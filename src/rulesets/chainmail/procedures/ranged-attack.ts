import { type Static, Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Fault, refuse, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { reckonRanged } from '../rules/attack';
import { beginChain, CHAIN, defender } from './chain';
import { bonus, card, flag, shooter } from './shapes';

const input = shape('RangedAttack', {
  attacker: shape('RangedAttacker', {
    model: shooter,
    fromAbove: Type.Optional(flag('It stands higher than the defender (CM-HILL-07)')),
    atop: Type.Optional(flag('Its base is atop a low wall, hedgerow or window (CM-RANGED-10)')),
    engaged: Type.Optional(flag('An enemy is in melee contact with it (CM-RANGED-04)')),
    smite: Type.Optional(flag('It declared Smite Evil (CM-ABIL-33)')),
    attackBonus: Type.Optional(bonus('Orders, spells and whatever else adds to its attack roll')),
  }),
  defender,
  gap: Type.Optional(Type.Number({ minimum: 0, maximum: 1000, description: 'Inches between the bases, one more for each contour up to a higher target (CM-HILL-06); in range and farther than 6 inches unless given' })),
  cover: Type.Optional(flag('The defender has cover (CM-RANGED-06)')),
  intervening: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Other models whose bases the line from centre to centre crosses (CM-RANGED-07); none unless given' })),
  intoMelee: Type.Optional(flag('The defender touches a standing model hostile to it (CM-RANGED-08)')),
});

const ENGAGED: Fault<[]> = { code: 'shoot.engaged', rule: 'CM-RANGED-04', tell: () => ({ message: 'A model does not shoot while an enemy is in melee contact with it.' }) };
const OUT_OF_RANGE: Fault<[gap: number, range: number]> = {
  code: 'shoot.out-of-range',
  rule: 'CM-RANGED-03',
  tell: (gap, range) => ({ message: `The target is ${gap} inches away and the range is ${range}: the shot fails without a roll.`, facts: { gap, range } }),
};

/** Distances count as equal within this (CM-RULING-51). */
const EPS = 0.001;

function begin({ attacker, defender: defends, gap, cover, intervening, intoMelee }: Static<typeof input>) {
  if (attacker.engaged) return refused({ ...refuse(ENGAGED), pointer: '/attacker/engaged' });
  const { range } = attacker.model.ranged;
  if (gap !== undefined && gap > range + EPS) return refused({ ...refuse(OUT_OF_RANGE, gap, range), pointer: '/gap' });
  return beginChain(defends, (model) =>
    reckonRanged(card(attacker.model), model, {
      fromAbove: attacker.fromAbove ?? false,
      attackerAtop: attacker.atop ?? false,
      defenderAtop: defends.atop ?? false,
      cover: cover ?? false,
      intervening: intervening ?? 0,
      contacts: 0,
      charged: null,
      firingIntoMelee: intoMelee ?? false,
      defenderDown: defends.condition === 'knocked-down',
      defenderStunned: defends.condition === 'stunned',
      within6: gap !== undefined && gap <= 6 + EPS,
      smite: attacker.smite ?? false,
      otherAttack: attacker.attackBonus ?? 0,
      otherArmor: defends.armorBonus ?? 0,
    }),
  );
}

export const rangedAttack = procedure({
  ...CHAIN,
  name: 'ranged-attack',
  title: 'Ranged attack',
  summary: 'One model shoots at another: attack roll, critical roll, damage, and the half-health morale save to the rout.',
  rules: ['CM-RANGED-01', 'CM-RANGED-03', 'CM-RANGED-04', 'CM-RANGED-06', 'CM-RANGED-07', 'CM-RANGED-08', 'CM-RANGED-09', 'CM-RANGED-10', 'CM-CRIT-01', 'CM-MORALE-02'],
  input,
  begin,
  examples: [
    { title: 'A Gnome Infiltrator shoots at a Gnoll Trooper in cover', input: { attacker: { model: { ref: 'gnome-infiltrator' } }, defender: { model: { ref: 'gnoll-trooper' } }, gap: 20, cover: true }, faces: [6] },
    { title: 'Into a melee, past two models', input: { attacker: { model: { ranged: { attack: 4, damage: 1, range: 24 } } }, defender: { model: { armor: 14, health: 2, save: 2 } }, intoMelee: true, intervening: 2 }, faces: [20, 16] },
  ],
});
