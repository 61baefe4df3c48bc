import { Value } from '@sinclair/typebox/value';
import { exact } from '../../src/kernel/chance/chances';
import { type Example, firstWanted, type JsonObject, type Procedure, type Resolution } from '../../src/kernel/ruleset/procedure';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset';
import { ScriptedDice, SeededDice } from '../../src/kernel/table/dice';
import { ProfileSwapper } from '../../src/resolution/profiles';
import { RULESETS } from '../../src/rulesets';
import { NO_SHOT } from '../support/toy/procedures';
import { toyRuleset } from '../support/toy/ruleset';
import { frozenCopy, notPlain } from './plain';

type Resolved = Extract<Resolution, { ok: true }>;

const SAMPLES = 2000;
/** Five standard deviations: one wrong alarm in about two million cells. */
const WIDEST = 5;

const procedures = [toyRuleset, ...RULESETS].flatMap((ruleset) => ruleset.procedures.map((procedure) => [`${ruleset.id} ${procedure.name}`, procedure, ruleset] as const));

/** Every example with its references swapped, frozen. */
function examples(procedure: Procedure, { catalog }: Ruleset): readonly (Example & { readonly settled: JsonObject })[] {
  const swapper = new ProfileSwapper(procedure.input, catalog);
  return procedure.examples.map((example) => {
    const swapped = swapper.swap(example.input);
    if (!swapped.ok) throw new Error(JSON.stringify(swapped.errors));
    return { ...example, settled: frozenCopy(swapped.input) };
  });
}

function resolved(procedure: Procedure, input: JsonObject, dice: SeededDice | ScriptedDice): Resolved {
  const answer = procedure.resolve(input, dice);
  if (!answer.ok) throw new Error(`${procedure.name}: ${JSON.stringify(answer.fault)}`);
  return answer;
}

function facesOf({ thrown }: Resolved): readonly number[] {
  return thrown.flatMap(({ faces }) => faces);
}

describe.each(procedures)('%s keeps the laws', (_name, procedure, ruleset) => {
  const tried = examples(procedure, ruleset);
  const known = new Set(ruleset.rulebook.map(({ id }) => id));

  test('laws 1 and 3: the same faces give the same answer, from a frozen input and from any source', () => {
    for (const { settled } of tried) {
      const seeded = resolved(procedure, settled, new SeededDice('law 1'));
      expect(resolved(procedure, settled, new SeededDice('law 1'))).toEqual(seeded);
      expect(resolved(procedure, settled, new ScriptedDice(facesOf(seeded)))).toEqual(seeded);
    }
  });

  test('law 2: every example resolves and uses up its faces; one face too many, too few or impossible is refused', () => {
    for (const { settled, faces, title } of tried) {
      expect([title, Value.Check(procedure.input, settled)]).toEqual([title, true]);
      const script = faces ?? facesOf(resolved(procedure, settled, new SeededDice('law 2')));
      expect(facesOf(resolved(procedure, settled, new ScriptedDice(script)))).toEqual(script);
      expect(procedure.resolve(settled, new ScriptedDice([...script, 1]))).toMatchObject({ ok: false, fault: { kind: 'left-over', faces: [1], used: script.length } });
      if (script.length === 0) continue;
      expect(procedure.resolve(settled, new ScriptedDice(script.slice(0, -1)))).toMatchObject({ ok: false, fault: { kind: 'wanted', given: script.length - 1 } });
      expect(procedure.resolve(settled, new ScriptedDice([...script.slice(0, -1), 100_000]))).toMatchObject({ ok: false, fault: { kind: 'impossible', index: script.length - 1 } });
      expect(known).toContain(firstWanted(procedure, settled)?.rule);
    }
  });

  test('law 4: answers survive JSON and have the shapes that were declared', () => {
    for (const { settled } of tried) {
      const answer = resolved(procedure, settled, new SeededDice('law 4'));
      expect(notPlain(answer)).toBeNull();
      expect([...Value.Errors(procedure.result, answer.result)]).toEqual([]);
      expect([...Value.Errors(procedure.outcome, answer.outcome)]).toEqual([]);
    }
  });

  test('law 6: chances add to exactly 1 and agree with seeded resolutions', () => {
    for (const { settled, title } of tried) {
      const odds = procedure.odds(settled);
      if (!odds.ok) throw new Error(JSON.stringify(odds.fault));
      const { values, weights, total } = exact(odds.outcomes);
      expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(total);
      for (const value of values) expect([...Value.Errors(procedure.outcome, value)]).toEqual([]);
      const seen = new Map(values.map((value) => [JSON.stringify(value), 0]));
      for (let i = 0; i < SAMPLES; i++) {
        const key = JSON.stringify(resolved(procedure, settled, new SeededDice(`${title} ${i}`)).outcome);
        expect([...seen.keys()]).toContain(key);
        seen.set(key, seen.get(key)! + 1);
      }
      values.forEach((value, i) => {
        const chance = Number(weights[i]) / Number(total);
        const spread = Math.sqrt(SAMPLES * chance * (1 - chance)) + 1;
        expect(Math.abs(seen.get(JSON.stringify(value))! - SAMPLES * chance)).toBeLessThanOrEqual(WIDEST * spread);
      });
    }
  });

  test('law 7: events, modifiers, throws and the procedure itself cite known rules', () => {
    expect(procedure.rules.filter((rule) => !known.has(rule))).toEqual([]);
    for (const { settled } of tried) {
      for (let i = 0; i < 20; i++) {
        const { events, thrown } = resolved(procedure, settled, new SeededDice(`law 7 ${i}`));
        const cited = [...events.flatMap(({ rule, modifiers }) => [rule, ...modifiers.map((each) => each.rule)]), ...thrown.map(({ rule }) => rule)];
        expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
      }
    }
  });
});

test('law 2: an input that the rules refuse is refused with code, rule, pointer and facts', () => {
  const [shot] = toyRuleset.procedures;
  const refusal = { code: 'shoot.out-of-range', rule: 'TOY-SHOOT-01', pointer: '/range', facts: { range: 9 } };
  expect(shot!.resolve(NO_SHOT, new SeededDice('refused'))).toMatchObject({ ok: false, fault: { kind: 'refused', refusals: [refusal] } });
  expect(shot!.odds(NO_SHOT)).toMatchObject({ ok: false, fault: { kind: 'refused', refusals: [refusal] } });
});
