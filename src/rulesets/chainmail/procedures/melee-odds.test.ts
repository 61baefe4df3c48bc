import { runSteps } from '../../../kernel/ruleset/procedure';
import { SeededDice } from '../../../kernel/table/dice';
import { ResolutionTable } from '../../../kernel/table/throwing';
import { CHAIN } from './chain';
import type { Chain } from './chain-state';
import { beginMelee, meleeAttack } from './melee-attack';

const SAMPLES = 1_000_000;
const DEVIATIONS = 5;
const INPUT = { attacker: { model: { melee: { attack: 4, damage: 2 } } }, defender: { model: { armor: 16, health: 4, save: 1 } } };

const named = ({ health, condition, routs }: ReturnType<typeof CHAIN.outcomeOf>): string => `${health} ${condition} ${routs}`;

/** How often each outcome comes up with seeded dice. */
function sampled(chain: Chain): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  const dice = new SeededDice('a million blows');
  for (let i = 0; i < SAMPLES; i++) {
    const outcome = named(CHAIN.outcomeOf(runSteps(CHAIN.steps, chain, new ResolutionTable(dice))));
    counted.set(outcome, (counted.get(outcome) ?? 0) + 1);
  }
  return counted;
}

test('CM-ARULING-01 CM-DMG-06 a million seeded blows fall as the exact odds of the chain say', () => {
  const odds = meleeAttack.odds(INPUT);
  const begun = beginMelee(INPUT);
  if (!odds.ok || !begun.ok) throw new Error('nothing speaks against this blow');
  const counted = sampled(begun.value);
  const { values, weights, total } = odds.outcomes;
  const outcomes = values.map((value) => named(value as ReturnType<typeof CHAIN.outcomeOf>));
  expect([...counted.keys()].sort()).toEqual([...outcomes].sort());
  expect(outcomes).toHaveLength(4);
  outcomes.forEach((outcome, i) => {
    const chance = Number(weights[i]) / Number(total);
    const spread = Math.sqrt(SAMPLES * chance * (1 - chance));
    expect(Math.abs(counted.get(outcome)! - SAMPLES * chance)).toBeLessThan(DEVIATIONS * spread);
  });
  // Worked by hand: 12 or more hits; of the 20s nine in twenty double the damage; a save of +1 against 13 holds on 12 or more.
  const standing = 9 / 20 - (1 / 20) * (9 / 20);
  const exactly = Object.fromEntries(outcomes.map((outcome, i) => [outcome, Number(weights[i]) / Number(total)]));
  expect(exactly['4 standing false']).toBeCloseTo(11 / 20, 12);
  expect(exactly['2 standing false']).toBeCloseTo(standing * (9 / 20), 12);
  expect(exactly['2 standing true']).toBeCloseTo(standing * (11 / 20), 12);
  expect(exactly['0 knocked-down false']).toBeCloseTo((1 / 20) * (9 / 20), 12);
}, 60_000);
