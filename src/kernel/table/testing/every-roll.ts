import { type Die, gcd, type Question } from '../question';

/** Weights by answer, the answer in JSON. */
export type Weights = ReadonlyMap<string, bigint>;

class ThrownAgain {}

/** Throws every combination of faces and counts the answers; throws that a re-roll would follow are left out. */
export function countRolls<A>(question: Question<A>): Weights {
  const sides = question.dice();
  const ways = new Map<string, bigint>();
  const faces = sides.map(() => 1);
  do {
    const answer = rollWith(question, sides, faces);
    if (answer !== undefined) ways.set(answer, (ways.get(answer) ?? 0n) + 1n);
  } while (turnOver(sides, faces));
  return lowestTerms(ways);
}

/** What the question itself says of its answers, as it says it. */
export function weightsOf<A>(question: Question<A>): Weights {
  const { values, bigWeights, bigTotal } = question.answers();
  const weights = new Map(values.map((value, i) => [JSON.stringify(value), bigWeights[i]!]));
  if (weights.size !== values.length) throw new Error(`${question.key} has equal answers that are not merged`);
  if (bigWeights.reduce((sum, weight) => sum + weight, 0n) !== bigTotal) throw new Error(`${question.key} has weights that don't add up`);
  return weights;
}

/** The same odds with weights that have no common divisor. */
export function lowestTerms(ways: Weights): Weights {
  const common = [...ways.values()].reduce(gcd, 0n);
  return new Map([...ways].map(([answer, n]) => [answer, n / common]));
}

/** A die that shows given faces in order and keeps the sides and contenders it was thrown for. */
export function showing(...faces: number[]): { die: Die; sides: number[]; contenders: (number | undefined)[]; left: number[] } {
  const kept = { sides: [] as number[], contenders: [] as (number | undefined)[], left: faces };
  const die: Die = (sides, contender) => {
    const face = faces.shift();
    if (face === undefined) throw new ThrownAgain();
    kept.sides.push(sides);
    kept.contenders.push(contender);
    return face;
  };
  return { die, ...kept };
}

function rollWith<A>(question: Question<A>, sides: readonly number[], faces: readonly number[]): string | undefined {
  const shown = showing(...faces);
  try {
    const answer = JSON.stringify(question.roll(shown.die));
    if (shown.left.length > 0 || shown.sides.join() !== sides.join()) throw new Error(`${question.key} throws ${shown.sides.join()}, not ${sides.join()}`);
    return answer;
  } catch (signal) {
    if (signal instanceof ThrownAgain) return undefined;
    throw signal;
  }
}

function turnOver(sides: readonly number[], faces: number[]): boolean {
  for (let i = 0; i < faces.length; i++) {
    if (faces[i]! < sides[i]!) {
      faces[i]!++;
      return true;
    }
    faces[i] = 1;
  }
  return false;
}
