import { type Static, Type } from '@sinclair/typebox';
import type { ResolutionEvent } from '../../../kernel/ruleset/event';
import type { ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Checked, type Fault, granted, refuse, refused, type Refusal } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { type Attack, type Blow, damageOf, type Fate, fateAt, MISSED, throwAttack, throwCritical } from '../rules/attack';
import type { Model } from '../rules/model';
import { crossesHalf, moraleDc, moraleModifiers, testMorale } from '../rules/morale';
import { sum } from '../rules/saves';
import { type Found, foundShape } from './positions';
import { bonus, card, flag, nerve, target } from './shapes';

/** The one that is attacked: its card and how it stands. */
export const defender = shape('Defender', {
  model: target,
  currentHealth: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Health it has now; that of its card unless given' })),
  condition: Type.Optional(oneOf('DefenderCondition', ['standing', 'knocked-down', 'routing', 'stunned'], 'How it stands; standing unless given')),
  passedHalfHealth: Type.Optional(flag('It has passed its half-health save before (CM-MORALE-04)')),
  atop: Type.Optional(flag('Its base is atop a low wall, hedgerow or window (CM-MELEE-07, CM-RANGED-10)')),
  armorBonus: Type.Optional(bonus('Spells and whatever else adds to its armor')),
  ...nerve,
});

const fate = oneOf('Fate', ['standing', 'knocked-down', 'destroyed'], 'Whether it stands, lies or is destroyed');
const ending = {
  health: Type.Integer({ description: 'Health afterwards' }),
  condition: fate,
  routs: Type.Boolean({ description: 'Whether it fails the morale save it owes and routs (CM-ROUT-01)' }),
};

export const chainResult = shape('AttackResult', {
  attackRoll: oneOf('AttackRoll', ['miss', 'hit', 'natural-20', 'automatic', 'out-of-range'], 'How the attack roll ended; out of range there is none (CM-RULING-13)'),
  critical: Type.Boolean({ description: 'Whether the critical roll doubled the damage' }),
  need: Type.Integer({ description: 'What the d20 had to show; 1 always misses and 20 always hits' }),
  damage: Type.Integer({ description: 'Damage dealt' }),
  moraleSave: oneOf('MoraleOutcome', ['not-due', 'passed', 'failed'], 'The half-health morale save (CM-MORALE-02)'),
  ...ending,
  found: foundShape,
});

export const chainOutcome = shape('AttackOutcome', ending);

/** A shot at a target beyond its range: how far that counts, and the range (CM-RANGED-03). */
export interface TooFar {
  readonly gap: number;
  readonly range: number;
}

/** An attack as it begins: its figures, what it was found to hang on if there were positions, and whether it reaches. */
export interface Opening {
  readonly attack: Attack;
  readonly found: readonly Found[] | null;
  readonly tooFar: TooFar | null;
}

/** The chain from attack roll to rout, as far as it has come. */
export interface Chain extends Opening {
  readonly model: Model;
  readonly before: number;
  readonly down: boolean;
  /** Whether it could rout at all: it stands, isn't stunned or routing, and hasn't passed the save. */
  readonly canBreak: boolean;
  readonly dc: number;
  readonly nerve: { readonly aura: number; readonly inspired: number; readonly other: number };
  readonly blow: Blow;
  readonly damage: number;
  readonly health: number;
  readonly fate: Fate;
  readonly morale: 'not-due' | 'passed' | 'failed';
}

const TOO_HEALTHY: Fault<[now: number, full: number]> = {
  code: 'defender.too-healthy',
  rule: 'CM-STAT-10',
  tell: (now, full) => ({ message: `A model with ${full} health on its card cannot have ${now} now.`, facts: { currentHealth: now, health: full } }),
};
const NOT_DOWN: Fault<[]> = { code: 'defender.not-down', rule: 'CM-DOWN-01', tell: () => ({ message: 'A model with 0 health is knocked down.' }) };

/** An attack that just hangs on what the caller says. */
export function opening(attack: Attack): Checked<Opening> {
  return granted({ attack, found: null, tooFar: null });
}

/** The chain before its first die, or everything that is wrong with the defender. */
export function beginChain(given: Static<typeof defender>, open: (model: Model) => Checked<Opening>): Checked<Chain> {
  const model = card(given.model);
  const health = given.currentHealth ?? model.health;
  const condition = given.condition ?? 'standing';
  const faults: Refusal[] = [];
  if (health > model.health) faults.push({ ...refuse(TOO_HEALTHY, health, model.health), pointer: '/defender/currentHealth' });
  if (health === 0 && condition !== 'knocked-down') faults.push({ ...refuse(NOT_DOWN), pointer: '/defender/condition' });
  const opened = open(model);
  if (!opened.ok) faults.push(...opened.refusals);
  if (!opened.ok || faults.length > 0) return refused(...faults);
  return granted({
    ...opened.value,
    model,
    before: health,
    down: condition === 'knocked-down',
    canBreak: condition === 'standing' && !(given.passedHalfHealth ?? false),
    dc: moraleDc(given.warband ?? { started: 1, casualties: 0 }),
    nerve: { aura: given.aura ?? 0, inspired: given.inspired ?? 0, other: given.moraleBonus ?? 0 },
    blow: MISSED,
    damage: 0,
    health,
    fate: fateAt(health, model, condition === 'knocked-down'),
    morale: 'not-due',
  });
}

const roll: ProcedureStep<Chain> = {
  name: 'attack',
  run: (chain, table) => (chain.tooFar === null ? { ...chain, blow: throwAttack(table, chain.attack, 'attacker') } : chain),
  key: ({ blow }) => blow.roll,
  tell: (_, chain) => [chain.tooFar === null ? toldRoll(chain) : toldShort(chain.tooFar)],
};

function toldRoll({ attack, blow }: Chain): ResolutionEvent {
  return {
    type: blow.roll === 'miss' ? 'attack-missed' : 'attack-hit',
    rule: attack.automatic ? 'CM-MELEE-08' : attack.rule,
    sentence: attack.automatic ? 'A fallen model is hit without a roll.' : `Attack ${signed(sum(attack.attack))} against armor ${sum(attack.armor)}, so ${attack.need} or more: ${WORDS[blow.roll]}.`,
    modifiers: [...attack.attack, ...attack.armor],
    change: { attackRoll: blow.roll, need: attack.need },
  };
}

function toldShort({ gap, range }: TooFar): ResolutionEvent {
  return { type: 'shot-fell-short', rule: 'CM-RULING-13', sentence: `The target counts as ${gap} inches away and the range is ${range}: the shot fails without a roll, and its use is spent.`, modifiers: [], change: { attackRoll: 'out-of-range', gap, range } };
}

const WORDS = { miss: 'a miss', hit: 'a hit', 'natural-20': 'a natural 20', automatic: 'a hit' } as const;

const damage: ProcedureStep<Chain> = {
  name: 'damage',
  run(chain, table) {
    const blow = throwCritical(table, chain.attack, chain.blow, 'attacker');
    const dealt = damageOf(chain.attack, blow);
    const health = chain.before - dealt;
    return { ...chain, blow, damage: dealt, health, fate: fateAt(health, chain.model, chain.down) };
  },
  key: ({ health, fate: left }) => `${health} ${left}`,
  tell: (_, chain) => [...toldCritical(chain), ...toldDamage(chain)],
};

function toldCritical({ attack, blow }: Chain): readonly ResolutionEvent[] {
  if (blow.roll !== 'natural-20') return [];
  if (!attack.mayBeCritical) return [];
  return [{ type: blow.critical ? 'critical-hit' : 'critical-missed', rule: 'CM-CRIT-01', sentence: blow.critical ? 'The critical roll succeeds: damage is doubled.' : 'The critical roll fails.', modifiers: [], change: { critical: blow.critical } }];
}

function toldDamage({ attack, blow, damage: dealt, health, fate: left, down, before }: Chain): readonly ResolutionEvent[] {
  if (blow.roll === 'miss') return [];
  const events: ResolutionEvent[] = [{ type: 'model-damaged', rule: 'CM-DMG-01', sentence: `${dealt} damage: health ${before} becomes ${health}.`, modifiers: attack.bonusDamage, change: { damage: dealt, health } }];
  if (left === 'destroyed') events.push({ type: 'model-destroyed', rule: health < 0 ? 'CM-DMG-02' : 'CM-DOWN-11', sentence: 'The model is destroyed.', modifiers: [], change: { condition: left } });
  else if (left === 'knocked-down' && !down) events.push({ type: 'model-knocked-down', rule: 'CM-DOWN-01', sentence: 'The model is knocked down.', modifiers: [], change: { condition: left } });
  return events;
}

const morale: ProcedureStep<Chain> = {
  name: 'morale',
  run(chain, table) {
    if (!owesSave(chain)) return chain;
    return { ...chain, morale: testMorale(table, chain.model, modifiersOf(chain), chain.dc, 'defender') ? 'passed' : 'failed' };
  },
  key: ({ health, fate: left, morale: saved }) => `${health} ${left} ${saved === 'failed'}`,
  tell(_, chain) {
    if (chain.morale === 'not-due') return [];
    const failed = chain.morale === 'failed';
    return [
      {
        type: failed ? 'model-routed' : 'morale-held',
        rule: failed ? 'CM-ROUT-01' : 'CM-MORALE-02',
        sentence: `Half its health is gone: morale save ${signed(sum(modifiersOf(chain)))} against ${chain.dc} ${failed ? 'fails, it routs' : 'passes'}.`,
        modifiers: modifiersOf(chain),
        change: { routs: failed },
      },
    ];
  },
};

function owesSave({ canBreak, before, health, model, fate: left }: Chain): boolean {
  return canBreak && left === 'standing' && crossesHalf(before, health, model.health);
}

function modifiersOf({ model, health, nerve: { aura, inspired, other } }: Chain) {
  return moraleModifiers(model, { health, fullHealth: model.health, aura, inspired, other });
}

function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

/** From the attack roll to the rout (CM-DMG-06, CM-ARULING-01). */
export const CHAIN = {
  result: chainResult,
  outcome: chainOutcome,
  steps: [roll, damage, morale],
  resultOf: ({ attack, tooFar, found, blow, damage: dealt, health, fate: left, morale: saved }: Chain) => ({
    attackRoll: tooFar === null ? blow.roll : ('out-of-range' as const),
    critical: blow.critical,
    need: attack.need,
    damage: dealt,
    moraleSave: saved,
    health,
    condition: left,
    routs: saved === 'failed',
    ...(found === null ? {} : { found: [...found] }),
  }),
  outcomeOf: ({ health, fate: left, morale: saved }: Chain) => ({ health, condition: left, routs: saved === 'failed' }),
} as const;
