import { exact, ratio } from '../../../kernel/chance/chances';
import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { initiative } from './initiative';
import { codes, resolve } from './testing/resolving';

const thrown = (input: object, ...faces: number[]) => resolve(initiative, input, ...faces);

/** Each player's chance, as a ratio in lowest terms. */
function chances(input: object): readonly string[] {
  const odds = initiative.odds(input as JsonObject);
  if (!odds.ok) throw new Error(JSON.stringify(odds.fault));
  const { values, weights, total } = exact(odds.outcomes);
  const found: string[] = [];
  values.forEach((value, i) => {
    const { numerator, denominator } = ratio(weights[i]!, total);
    found[value['winner'] as number] = `${numerator}/${denominator}`;
  });
  return found;
}

const advanced = (...seats: object[]) => ({ rules: 'advanced', seats });

describe('initiative of two', () => {
  test('CM-ROUND-02 CM-TIE-01 the higher goes first, ties are thrown again, and nobody challenges by the Basic Rules', () => {
    expect(thrown({}, 12, 12, 3, 4).result).toEqual({ winner: 1 });
    expect(chances({})).toEqual(['1/2', '1/2']);
    expect(chances({ players: 2 })).toEqual(['1/2', '1/2']);
    expect(codes(initiative, { seats: [{ points: 1 }, { points: 1 }] })).toEqual(['initiative.basic-rules CM-CP-05']);
    expect(codes(initiative, { rules: 'advanced', players: 3, seats: [{ points: 1 }, { points: 1 }] })).toEqual(['initiative.seats CM-ROUND-02']);
  });

  test('CM-CP-05 the loser pays a point for another throw, which must beat the highest: to equal it is a loss', () => {
    const seats = advanced({ points: 1 }, { points: 0 });
    expect(thrown(seats, 5, 12, 13).result).toEqual({ winner: 0, spent: [1, 0] });
    expect(thrown(seats, 5, 12, 12).result).toEqual({ winner: 1, spent: [1, 0] });
    expect(thrown(seats, 12, 5).result).toEqual({ winner: 0, spent: [0, 0] });
  });

  test('CM-CP-06 who fails does not challenge again, though it has points', () => {
    expect(thrown(advanced({ points: 5 }, { points: 5 }), 5, 12, 3)).toMatchObject({ result: { winner: 1, spent: [1, 0] }, events: [{ type: 'initiative-rolled' }, { type: 'initiative-challenged', rule: 'CM-CP-05', change: { player: 0, won: false, best: 12 } }, { type: 'initiative-won', rule: 'CM-CP-11', change: { winner: 1 } }] });
  });

  test('CM-CP-07 after a successful throw the other challenges, and so on until one fails, cannot pay or does not care to', () => {
    expect(thrown(advanced({ points: 2 }, { points: 1 }), 5, 12, 14, 16, 19).result).toEqual({ winner: 0, spent: [2, 1] });
    expect(thrown(advanced({ points: 9 }, { points: 9, challenges: 1 }), 5, 12, 14, 16, 19).result).toEqual({ winner: 0, spent: [2, 1] });
    expect(thrown(advanced({ points: 9 }, { points: 9, upTo: 13 }), 5, 12, 14).result).toEqual({ winner: 0, spent: [1, 0] });
    expect(thrown(advanced({ points: 9, challenges: 0 }, { points: 9 }), 5, 12).result).toEqual({ winner: 1, spent: [0, 0] });
  });

  test('CM-CP-04 without points that can be spent nobody challenges, and nobody throws at a twenty', () => {
    expect(thrown(advanced({ points: 0 }, { points: 4 }), 5, 12).result).toEqual({ winner: 1, spent: [0, 0] });
    expect(thrown(advanced({ points: 4 }, { points: 4 }), 5, 20).result).toEqual({ winner: 1, spent: [0, 0] });
  });

  test('CM-CP-05 the odds of one challenge are those worked out by hand', () => {
    // Half of all throws, and of the others one in 380 for each pair, times the faces above the higher: 1/2 + 1140 / 7600.
    expect(chances(advanced({ points: 1 }, { points: 0 }))).toEqual(['13/20', '7/20']);
  });
});

describe('initiative of three and more', () => {
  test('CM-TIE-02 CM-CP-08 everybody throws again as long as any two are equal', () => {
    expect(thrown({ players: 3 }, 4, 4, 19, 7, 9, 3).result).toEqual({ winner: 1 });
    expect(chances({ players: 8 })).toEqual(new Array(8).fill('1/8'));
  });

  test('CM-CP-09 CM-CP-10 CM-CP-11 from the lowest up each challenges; who does not beat the highest is out, who does leads', () => {
    const played = thrown(advanced({ points: 3 }, { points: 3 }, { points: 0 }), 3, 8, 12, 12, 20);
    expect(played.result).toEqual({ winner: 1, spent: [1, 1, 0] });
    expect(played.events.map(({ rule, change }) => [rule, change['player'] ?? null, change['won'] ?? null])).toEqual([['CM-ROUND-02', null, null], ['CM-CP-10', 0, false], ['CM-CP-10', 1, true], ['CM-CP-11', null, null]]);
  });

  test('CM-RULING-18 the former leader challenges too, and another pass follows for all that have not failed', () => {
    expect(thrown(advanced({ points: 2 }, { points: 0 }, { points: 1 }), 3, 8, 12, 15, 17, 18).result).toEqual({ winner: 0, spent: [2, 0, 1] });
    expect(thrown(advanced({ points: 2 }, { points: 1, upTo: 15 }, { points: 1 }), 3, 8, 12, 14, 15, 9, 16).result).toEqual({ winner: 0, spent: [2, 1, 1] });
  });

  test('CM-CP-08 CM-CP-10 the odds are those of every throw, played one by one', () => {
    const seats = [{ points: 1 }, { points: 0 }, { points: 1 }];
    expect(chances(advanced(...seats))).toEqual(playedOut(seats.map(({ points }) => points)));
  });

  test('CM-CP-08 what eight who all challenge may come to is too much to count, and is said to be', () => {
    expect(initiative.odds(advanced(...new Array(8).fill({ points: 1 })) as JsonObject)).toMatchObject({ ok: false, fault: { kind: 'too-large' } });
    expect(chances(advanced(...new Array(8).fill({ points: 0 }).with(3, { points: 2 })))).toHaveLength(8);
  });
});

/** Every throw of three that differ, and every face of at most two challenges, followed by the words of the rules. */
function playedOut(points: readonly number[]): readonly string[] {
  const chance = [0, 0, 0];
  const whole = 20 * 20;
  const challengeFrom = (rolls: readonly number[], left: readonly number[], out: readonly number[], queue: readonly number[], again: boolean, weight: number): void => {
    const best = Math.max(...rolls);
    const [player, ...rest] = queue;
    if (player === undefined) {
      if (!again) chance[rolls.indexOf(best)]! += weight;
      else challengeFrom(rolls, left, out, lowestFirst(rolls), false, weight);
    } else if (rolls[player] === best || out.includes(player) || left[player] === 0 || best === 20) challengeFrom(rolls, left, out, rest, again, weight);
    else {
      const paid = left.with(player, left[player]! - 1);
      for (let face = 1; face <= 20; face++) {
        if (face > best) challengeFrom(rolls.with(player, face), paid, out, rest, true, weight / 20);
        else challengeFrom(rolls, paid, [...out, player], rest, true, weight / 20);
      }
    }
  };
  for (let a = 1; a <= 20; a++) {
    for (let b = 1; b <= 20; b++) {
      for (let c = 1; c <= 20; c++) {
        if (a !== b && b !== c && a !== c) challengeFrom([a, b, c], points, [], lowestFirst([a, b, c]), false, whole);
      }
    }
  }
  return chance.map((ways) => {
    const { numerator, denominator } = ratio(BigInt(ways), BigInt(6840 * whole));
    return `${numerator}/${denominator}`;
  });
}

function lowestFirst(rolls: readonly number[]): readonly number[] {
  return [0, 1, 2].sort((p, q) => rolls[p]! - rolls[q]!);
}
