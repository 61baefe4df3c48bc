import type { Modifier, ResolutionEvent } from '../../../kernel/ruleset/event';
import { type Fate, fateAt } from '../rules/attack';
import { moraleModifiers } from '../rules/morale';
import { sum } from '../rules/saves';
import type { Throwing } from './bomb-field';
import { signed } from './telling';

const PLAIN: readonly Modifier[] = [];

/** Health and fate of one that the fire caught. */
export function leftOf({ bodies, caught, taken }: Throwing, i: number): { readonly health: number; readonly fate: Fate } {
  const { health, card, lying, poisoned } = bodies[caught[i]!]!;
  const left = health - taken[i]!;
  return { health: left, fate: fateAt(left, card.traits, lying, poisoned) };
}

/** What is added to the morale save of one that the fire hurt (CM-MORALE-07). */
export function moraleAfterFire(thrown: Throwing, i: number): readonly Modifier[] {
  const { card, nerve } = thrown.bodies[thrown.caught[i]!]!;
  return moraleModifiers(card, { health: leftOf(thrown, i).health, fullHealth: card.health, ...nerve });
}

export function toldThrow({ attack, blow, tooFar }: Throwing): readonly ResolutionEvent[] {
  if (tooFar !== null) return [{ type: 'shot-fell-short', rule: 'CM-RULING-13', sentence: `The target counts as ${tooFar.gap} inches away and the range is ${tooFar.range}: the throw fails without a roll, and the bomb is spent.`, modifiers: PLAIN, change: { attackRoll: 'out-of-range', gap: tooFar.gap, range: tooFar.range } }];
  const hit = blow.roll !== 'miss';
  const told: ResolutionEvent[] = [
    { type: hit ? 'attack-hit' : 'attack-missed', rule: attack.rule, sentence: `Attack ${signed(sum(attack.attack))} against 11, so ${attack.need} or more: ${hit ? 'a hit' : 'a miss'}.`, modifiers: [...attack.attack, ...attack.armor], change: { attackRoll: blow.roll, need: attack.need } },
  ];
  if (blow.roll === 'natural-20' && attack.mayBeCritical) told.push({ type: blow.critical ? 'critical-hit' : 'critical-missed', rule: 'CM-CRIT-01', sentence: blow.critical ? 'The critical roll succeeds: the bomb does double damage to whom it struck.' : 'The critical roll fails.', modifiers: PLAIN, change: { critical: blow.critical } });
  return told;
}

export function toldBurst({ burst, bodies, blow }: Throwing): readonly ResolutionEvent[] {
  if (burst === null) return [];
  const { centre, struck } = burst;
  const whom = struck < 0 ? 'It strikes nobody' : `It strikes ${bodies[struck]!.id}`;
  return [{ type: blow.roll === 'miss' ? 'bomb-scattered' : 'bomb-burst', rule: blow.roll === 'miss' ? 'CM-ARULING-06' : 'CM-ABIL-15b', sentence: `${whom} and bursts at ${centre.x}, ${centre.y}.`, modifiers: PLAIN, change: { x: centre.x, y: centre.y, struck: struck < 0 ? null : bodies[struck]!.id } }];
}

export function toldFire(thrown: Throwing): readonly ResolutionEvent[] {
  return thrown.caught.flatMap((number, i): readonly ResolutionEvent[] => {
    const { id, lying } = thrown.bodies[number]!;
    const { health, fate } = leftOf(thrown, i);
    const told: ResolutionEvent[] = [{ type: 'model-burnt', rule: 'CM-ABIL-15d', sentence: `The fire does ${thrown.taken[i]!} damage to ${id}: health ${health}.`, modifiers: PLAIN, change: { model: id, damage: thrown.taken[i]!, health } }];
    if (fate === 'destroyed') told.push({ type: 'model-destroyed', rule: health < 0 ? 'CM-DMG-02' : 'CM-DOWN-11', sentence: `${id} is destroyed.`, modifiers: PLAIN, change: { model: id, condition: fate } });
    if (fate === 'knocked-down' && !lying) told.push({ type: 'model-knocked-down', rule: 'CM-DOWN-01', sentence: `${id} is knocked down.`, modifiers: PLAIN, change: { model: id, condition: fate } });
    return told;
  });
}

export function toldNerves(thrown: Throwing, due: readonly number[]): readonly ResolutionEvent[] {
  return due.map((i, k): ResolutionEvent => {
    const { id } = thrown.bodies[thrown.caught[i]!]!;
    const held = thrown.tested[k]!;
    const modifiers = moraleAfterFire(thrown, i);
    return { type: held ? 'morale-held' : 'model-routed', rule: held ? 'CM-MORALE-02' : 'CM-ROUT-01', sentence: `Half the health of ${id} is gone: its morale save ${held ? 'passes' : 'fails, it routs'}.`, modifiers, change: { model: id, routs: !held } };
  });
}
