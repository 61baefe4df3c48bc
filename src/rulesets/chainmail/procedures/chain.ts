import { Type } from '@sinclair/typebox';
import type { ProcedureStep } from '../../../kernel/ruleset/procedure';
import type { Table } from '../../../kernel/table/table';
import { type Checked, granted, type Refusal, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { type Attack, damageOf, fateAt, MISSED, throwAttack, throwCritical } from '../rules/attack';
import type { Fighter } from '../rules/card';
import { crossesHalf, moraleDc, testMorale } from '../rules/morale';
import { catchesTumbler, isWilling, resistsPoison, resistsStun, throwBones } from '../rules/riders';
import type { Chain, Doubt, Opening } from './chain-state';
import { type Defends, faultsOfDefender, isLying } from './defender';
import { foundShape } from './positions';
import { card } from './shapes';
import { moraleOf, toldAffliction, toldBlow, toldDoubt, toldMorale, toldRoll } from './telling';

const ending = {
  health: Type.Integer({ description: 'Health afterwards' }),
  condition: oneOf('Fate', ['standing', 'knocked-down', 'poisoned', 'asleep', 'fallen', 'destroyed'], 'Whether it stands, lies and why, or is destroyed'),
  routs: Type.Boolean({ description: 'Whether it fails the morale save it owes and routs (CM-ROUT-01)' }),
  stunned: Type.Optional(Type.Boolean({ description: 'Whether it is stunned; told of attacks that can stun (CM-ABIL-38)' })),
  mayCleave: Type.Optional(Type.Boolean({ description: 'Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02)' })),
};

export const chainResult = shape('AttackResult', {
  attackRoll: oneOf('AttackRoll', ['miss', 'hit', 'natural-20', 'automatic', 'out-of-range', 'withheld'], 'How the attack roll ended; out of range and withheld there is none (CM-RULING-13, CM-ABIL-40, CM-ABIL-43)'),
  critical: Type.Boolean({ description: 'Whether the critical roll doubled the damage' }),
  need: Type.Integer({ description: 'What the d20 had to show; 1 always misses and 20 always hits' }),
  damage: Type.Integer({ description: 'Damage dealt, after resistance and bones' }),
  moraleSave: oneOf('MoraleOutcome', ['not-due', 'passed', 'failed'], 'The half-health morale save (CM-MORALE-02)'),
  ...ending,
  found: foundShape,
});

export const chainOutcome = shape('AttackOutcome', ending);

/** An attack that just hangs on what the caller says. */
export function opening(attack: Attack, cleaves = false, doubt: Doubt | null = null): Checked<Opening> {
  return granted({ attack, found: null, tooFar: null, doubt, cleaves });
}

/** The chain before its first die, or everything that is wrong with the defender. */
export function beginChain(given: Defends, open: (model: Fighter) => Checked<Opening>): Checked<Chain> {
  const model = card(given.model);
  const health = given.currentHealth ?? model.health;
  const condition = given.condition ?? 'standing';
  const faults: Refusal[] = faultsOfDefender(given, health, model.health);
  const opened = open(model);
  if (!opened.ok) faults.push(...opened.refusals);
  if (!opened.ok || faults.length > 0) return refused(...faults);
  const lying = isLying(condition) ? condition : null;
  return granted({
    start: {
      ...opened.value,
      model,
      before: health,
      lying,
      canBreak: (condition === 'standing' || condition === 'dazed') && !(given.passedHalfHealth ?? false),
      dc: moraleDc(given.warband ?? { started: 1, casualties: 0 }),
      saveBonus: model.save + (given.saveBonus ?? 0),
      nerve: { aura: given.aura ?? 0, inspired: given.inspired ?? 0, other: given.moraleBonus ?? 0 },
    },
    withheld: null,
    blow: MISSED,
    shrugged: 0,
    damage: 0,
    health,
    fate: fateAt(health, model.traits, lying !== null),
    poisoned: null,
    stunned: null,
    morale: 'not-due',
  });
}

/** The attack roll, if it comes to one: a tumbler may be past, and an unreliable model may do nothing (CM-ARULING-01). */
const roll: ProcedureStep<Chain> = {
  name: 'attack',
  run(chain, table) {
    const { attack, tooFar, doubt } = chain.start;
    if (tooFar !== null) return chain;
    const withheld = doubt === null ? null : doubtIn(doubt, table);
    return withheld === null ? { ...chain, blow: throwAttack(table, attack, 'attacker') } : { ...chain, withheld };
  },
  key: ({ blow, withheld }) => withheld ?? blow.roll,
  tell: (_, chain) => [...toldDoubt(chain), ...toldRoll(chain)],
};

function doubtIn({ tumble, save, unreliable }: Doubt, table: Table): Chain['withheld'] {
  if (tumble > 0 && !catchesTumbler(table, save, tumble, 'attacker')) return 'tumble';
  return unreliable > 0 && !isWilling(table, unreliable, 'attacker') ? 'unreliable' : null;
}

const damage: ProcedureStep<Chain> = {
  name: 'damage',
  run(chain, table) {
    const { attack, before, model, lying } = chain.start;
    const blow = throwCritical(table, attack, chain.blow, 'attacker');
    const dealt = damageOf(attack, blow);
    const shrugged = attack.bones ? throwBones(table, dealt, 'defender') : 0;
    const health = before - dealt + shrugged;
    return { ...chain, blow, shrugged, damage: dealt - shrugged, health, fate: fateAt(health, model.traits, lying !== null, lying === 'poisoned') };
  },
  key: ({ health, fate: left, blow, start: { attack } }) => (attack.poison + attack.stun === 0 ? `${health} ${left}` : `${health} ${left} ${blow.roll === 'miss'}`),
  tell: (_, chain) => toldBlow(chain),
};

/** What a hit brings besides its damage: poison, stun, and the half-health morale save (CM-ARULING-01). */
const aftermath: ProcedureStep<Chain> = {
  name: 'aftermath',
  run(before, table) {
    const { attack, model, dc } = before.start;
    const chain = attack.poison + attack.stun === 0 ? before : afflict(before, table);
    if (!owesSave(chain)) return chain;
    return { ...chain, morale: testMorale(table, model, moraleOf(chain), dc, 'defender') ? 'passed' : 'failed' };
  },
  key: ({ health, fate: left, morale: saved, poisoned, stunned }) => `${health} ${left} ${saved === 'failed'} ${poisoned === true} ${stunned === true}`,
  tell: (_, chain) => [...toldAffliction(chain), ...toldMorale(chain)],
};

/** First poison, then stun; poison with no health left is the end (CM-ARULING-01, CM-ARULING-03). */
function afflict(chain: Chain, table: Table): Chain {
  const { blow, fate, health, start } = chain;
  const { attack, lying, saveBonus } = start;
  if (blow.roll === 'miss' || fate === 'destroyed') return chain;
  const poisoned = attack.poison > 0 && lying !== 'poisoned' ? !resistsPoison(table, saveBonus, attack.poison, 'defender') : null;
  if (poisoned === true && health === 0) return { ...chain, poisoned, fate: 'destroyed' };
  const stunned = attack.stun > 0 ? !resistsStun(table, saveBonus, attack.stun, 'defender') : null;
  return { ...chain, poisoned, stunned, fate: poisoned === true ? 'knocked-down' : fate };
}

function owesSave({ start: { canBreak, before, model }, health, fate: left, stunned }: Chain): boolean {
  return canBreak && left === 'standing' && stunned !== true && crossesHalf(before, health, model.health);
}

/** How it ends: what lies with health left lies for the reason it lay before, or for its poison. */
function endOf({ start: { attack, cleaves, lying }, health, fate: left, poisoned, stunned, morale: saved }: Chain) {
  const lies = poisoned === true ? 'poisoned' : health === 0 ? 'knocked-down' : (lying ?? 'knocked-down');
  return {
    health,
    condition: left === 'knocked-down' ? lies : left,
    routs: saved === 'failed',
    ...(attack.stun > 0 ? { stunned: stunned === true } : {}),
    ...(cleaves ? { mayCleave: lying === null && left !== 'standing' } : {}),
  };
}

/** From the attack roll to the rout (CM-DMG-06, CM-ARULING-01). */
export const CHAIN = {
  result: chainResult,
  outcome: chainOutcome,
  steps: [roll, damage, aftermath],
  resultOf: (chain: Chain) => ({
    attackRoll: chain.start.tooFar !== null ? ('out-of-range' as const) : chain.withheld !== null ? ('withheld' as const) : chain.blow.roll,
    critical: chain.blow.critical,
    need: chain.start.attack.need,
    damage: chain.damage,
    moraleSave: chain.morale,
    ...endOf(chain),
    ...(chain.start.found === null ? {} : { found: [...chain.start.found] }),
  }),
  outcomeOf: endOf,
} as const;
