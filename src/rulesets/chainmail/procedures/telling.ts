import type { Modifier, ResolutionEvent } from '../../../kernel/ruleset/event';
import { damageOf } from '../rules/attack';
import { moraleModifiers } from '../rules/morale';
import { sum } from '../rules/saves';
import type { Chain, TooFar } from './chain-state';

const NOTHING: readonly ResolutionEvent[] = [];
const PLAIN: readonly Modifier[] = [];
const WORDS = { miss: 'a miss', hit: 'a hit', 'natural-20': 'a natural 20', automatic: 'a hit' } as const;

export function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

export function toldDoubt({ start: { doubt }, withheld }: Chain): readonly ResolutionEvent[] {
  if (doubt === null) return NOTHING;
  const { tumble, save, unreliable } = doubt;
  const told: ResolutionEvent[] = [];
  if (tumble > 0) told.push({ type: withheld === 'tumble' ? 'tumbler-missed' : 'tumbler-caught', rule: 'CM-ABIL-40', sentence: `Save ${signed(save)} against ${tumble} ${withheld === 'tumble' ? 'fails: the tumbler is past, and the attack is kept for another.' : 'passes: it may strike.'}`, modifiers: PLAIN, change: { strikes: withheld !== 'tumble' } });
  if (unreliable > 0 && withheld !== 'tumble') told.push({ type: withheld === null ? 'model-willing' : 'model-unwilling', rule: 'CM-ABIL-43', sentence: withheld === null ? 'It does what it should.' : `It needed ${unreliable} or more and does nothing.`, modifiers: PLAIN, change: { strikes: withheld === null } });
  return told;
}

export function toldRoll({ start: { attack, tooFar }, blow, withheld }: Chain): readonly ResolutionEvent[] {
  if (withheld !== null) return NOTHING;
  if (tooFar !== null) return [toldShort(tooFar)];
  return [
    {
      type: blow.roll === 'miss' ? 'attack-missed' : 'attack-hit',
      rule: attack.automatic ? 'CM-MELEE-08' : attack.rule,
      sentence: attack.automatic ? 'A fallen model is hit without a roll.' : `Attack ${signed(sum(attack.attack))} against armor ${sum(attack.armor)}, so ${attack.need} or more: ${WORDS[blow.roll]}.`,
      modifiers: [...attack.attack, ...attack.armor],
      change: { attackRoll: blow.roll, need: attack.need },
    },
  ];
}

function toldShort({ gap, range }: TooFar): ResolutionEvent {
  return { type: 'shot-fell-short', rule: 'CM-RULING-13', sentence: `The target counts as ${gap} inches away and the range is ${range}: the shot fails without a roll, and its use is spent.`, modifiers: PLAIN, change: { attackRoll: 'out-of-range', gap, range } };
}

/** The critical roll, what was shrugged off, the damage, and what it leaves. */
export function toldBlow({ start: { attack, lying, before }, blow, damage, shrugged, health, fate }: Chain): readonly ResolutionEvent[] {
  if (blow.roll === 'miss') return NOTHING;
  const told: ResolutionEvent[] = [];
  if (blow.roll === 'natural-20' && attack.mayBeCritical) {
    told.push({ type: blow.critical ? 'critical-hit' : 'critical-missed', rule: 'CM-CRIT-01', sentence: blow.critical ? 'The critical roll succeeds: damage is doubled.' : 'The critical roll fails.', modifiers: PLAIN, change: { critical: blow.critical } });
  }
  if (attack.resisted > 0) told.push({ type: 'damage-resisted', rule: 'CM-ABIL-27', sentence: `It takes ${attack.resisted} less from this energy, so ${damageOf(attack, blow)}.`, modifiers: PLAIN, change: { resisted: attack.resisted } });
  if (attack.bones && damage + shrugged > 0) told.push({ type: 'bones-rolled', rule: 'CM-ABIL-31', sentence: `Of ${damage + shrugged} its bones shrug off ${shrugged}.`, modifiers: PLAIN, change: { shrugged } });
  told.push({ type: 'model-damaged', rule: 'CM-DMG-01', sentence: `${damage} damage: health ${before} becomes ${health}.`, modifiers: attack.bonusDamage, change: { damage, health } });
  if (fate === 'destroyed') told.push({ type: 'model-destroyed', rule: health < 0 ? 'CM-DMG-02' : lying === 'poisoned' ? 'CM-COND-05b' : 'CM-DOWN-11', sentence: 'The model is destroyed.', modifiers: PLAIN, change: { condition: fate } });
  else if (fate === 'knocked-down' && lying === null) told.push({ type: 'model-knocked-down', rule: 'CM-DOWN-01', sentence: 'The model is knocked down.', modifiers: PLAIN, change: { condition: fate } });
  return told;
}

export function toldAffliction({ start: { attack }, poisoned, stunned, health }: Chain): readonly ResolutionEvent[] {
  const told: ResolutionEvent[] = [];
  if (poisoned === false) told.push({ type: 'poison-resisted', rule: 'CM-ABIL-22', sentence: `Its save against ${attack.poison} passes: the poison does nothing.`, modifiers: PLAIN, change: { poisoned } });
  if (poisoned === true && health > 0) told.push({ type: 'model-poisoned', rule: 'CM-ABIL-22', sentence: `Its save against ${attack.poison} fails: it lies poisoned.`, modifiers: PLAIN, change: { condition: 'poisoned' } });
  if (poisoned === true && health === 0) told.push({ type: 'model-destroyed', rule: 'CM-ARULING-03', sentence: `Its save against ${attack.poison} fails: poisoned with no health left, it is destroyed.`, modifiers: PLAIN, change: { condition: 'destroyed' } });
  if (stunned !== null) told.push({ type: stunned ? 'model-stunned' : 'stun-resisted', rule: 'CM-ABIL-38', sentence: `Its save against ${attack.stun} ${stunned ? 'fails: it is stunned until after its next action' : 'passes: it keeps its senses'}.`, modifiers: PLAIN, change: { stunned } });
  return told;
}

export function toldMorale(chain: Chain): readonly ResolutionEvent[] {
  const { morale, start: { dc } } = chain;
  if (morale === 'not-due') return NOTHING;
  const failed = morale === 'failed';
  const modifiers = moraleOf(chain);
  return [
    {
      type: failed ? 'model-routed' : 'morale-held',
      rule: failed ? 'CM-ROUT-01' : 'CM-MORALE-02',
      sentence: `Half its health is gone: morale save ${signed(sum(modifiers))} against ${dc} ${failed ? 'fails, it routs' : 'passes'}.`,
      modifiers,
      change: { routs: failed },
    },
  ];
}

/** What is added to the morale save that the blow calls for (CM-MORALE-07). */
export function moraleOf({ start: { model, nerve: { aura, inspired, other } }, health }: Chain): readonly Modifier[] {
  return moraleModifiers(model, { health, fullHealth: model.health, aura, inspired, other });
}
