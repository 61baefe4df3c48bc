import { type Static, Type } from '@sinclair/typebox';
import { type Fault, refuse, type Refusal } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { bonus, flag, nerve, target } from './shapes';

const LYING = ['knocked-down', 'poisoned', 'asleep', 'fallen'] as const;
const CONDITIONS = ['standing', ...LYING, 'routing', 'stunned', 'dazed'] as const;

/** How a model lies, whatever put it down (CM-ABILCONV-07). */
export type Lying = (typeof LYING)[number];
export type DefenderCondition = (typeof CONDITIONS)[number];

export const defenderCondition = oneOf('DefenderCondition', CONDITIONS, 'How it stands or lies; standing unless given');

/** The one that is attacked: its card and how it stands. */
export const defender = shape('Defender', {
  model: target,
  currentHealth: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Health it has now; that of its card unless given' })),
  condition: Type.Optional(defenderCondition),
  passedHalfHealth: Type.Optional(flag('It has passed its half-health save before (CM-MORALE-04)')),
  atop: Type.Optional(flag('Its base is atop a low wall, hedgerow or window (CM-MELEE-07, CM-RANGED-10)')),
  armorBonus: Type.Optional(bonus('Spells and whatever else adds to its armor')),
  saveBonus: Type.Optional(bonus('Spells and whatever else adds to its saves against poison and stun')),
  ...nerve,
});

export type Defends = Static<typeof defender>;

const TOO_HEALTHY: Fault<[now: number, full: number]> = {
  code: 'defender.too-healthy',
  rule: 'CM-STAT-10',
  tell: (now, full) => ({ message: `A model with ${full} health on its card cannot have ${now} now.`, facts: { currentHealth: now, health: full } }),
};
const NOT_DOWN: Fault<[]> = { code: 'defender.not-down', rule: 'CM-DOWN-01', tell: () => ({ message: 'A model with 0 health is knocked down.' }) };

/** Whether a model lies, for whatever reason. */
export function isLying(condition: DefenderCondition | undefined): condition is Lying {
  return condition !== undefined && (LYING as readonly DefenderCondition[]).includes(condition);
}

/** Everything that is wrong with how a defender stands (CM-STAT-10, CM-DOWN-01). */
export function faultsOfDefender({ condition }: Pick<Defends, 'condition'>, now: number, full: number, pointer = '/defender'): Refusal[] {
  const faults: Refusal[] = [];
  if (now > full) faults.push({ ...refuse(TOO_HEALTHY, now, full), pointer: `${pointer}/currentHealth` });
  if (now === 0 && condition !== 'knocked-down') faults.push({ ...refuse(NOT_DOWN), pointer: `${pointer}/condition` });
  return faults;
}
