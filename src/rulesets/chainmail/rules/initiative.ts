/** How the contenders for a round stand, each by a number of its own. */
export interface Standing {
  /** By what they threw, lowest first; the last one leads. */
  readonly ranks: readonly number[];
  /** What the leader threw. */
  readonly best: number;
  /** Who comes next in this pass, in order. */
  readonly waiting: readonly number[];
  /** Who threw again in vain and is out of it. */
  readonly out: readonly number[];
  /** Whether anybody threw in this pass, so that another follows. */
  readonly thrown: boolean;
}

const NOBODY: readonly number[] = [];

/** The contenders by their throws, from the lowest to the highest; they all differ (CM-CP-08). */
export function ranksOf(rolls: readonly number[]): readonly number[] {
  return rolls.map((_, contender) => contender).sort((a, b) => rolls[a]! - rolls[b]!);
}

/** Where the contenders stand before anybody is asked (CM-CP-05, CM-CP-09). */
export function standingOf(ranks: readonly number[], best: number): Standing {
  return settled(ranks, best, ranks, NOBODY, false);
}

/** Who has initiative when nobody challenges any more (CM-CP-11). */
export function leaderOf({ ranks }: Pick<Standing, 'ranks'>): number {
  return ranks[ranks.length - 1]!;
}

/** Who may challenge next, the lowest first; null when initiative is settled (CM-CP-05, CM-CP-09). */
export function challengerOf({ waiting }: Standing): number | null {
  return waiting[0] ?? null;
}

/** Whether another throw beats the highest: to equal it is a loss (CM-CP-05, CM-CP-10, CM-RULING-18). */
export function beats({ best }: Standing, roll: number): boolean {
  return roll > best;
}

/** Whoever might challenge does not; between two that settles it (CM-CP-07). */
export function declined({ ranks, best, waiting, out, thrown }: Standing): Standing {
  return ranks.length === 2 ? settled(ranks, best, NOBODY, out, false) : settled(ranks, best, waiting.slice(1), out, thrown);
}

/** Whoever challenges has thrown again, and leads or is out of it (CM-CP-05 to 07, CM-CP-10). */
export function challenged(standing: Standing, roll: number): Standing {
  const { ranks, best, waiting, out } = standing;
  const challenger = waiting[0]!;
  if (!beats(standing, roll)) return settled(ranks, best, waiting.slice(1), [...out, challenger], true);
  return settled([...ranks.filter((each) => each !== challenger), challenger], roll, waiting.slice(1), out, true);
}

/** The same without those who will not challenge any more, whatever comes. */
export function without(gone: (contender: number) => boolean, standing: Standing): Standing {
  const { ranks, best, waiting, out, thrown } = standing;
  const leader = leaderOf(standing);
  const stays = (contender: number): boolean => !gone(contender) && !out.includes(contender);
  return settled(ranks.filter((each) => each === leader || stays(each)), best, waiting.filter(stays), NOBODY, thrown);
}

/** After a pass in which somebody threw comes another, for all that have not failed, a former leader among them (CM-RULING-18). */
function settled(ranks: readonly number[], best: number, waiting: readonly number[], out: readonly number[], thrown: boolean): Standing {
  const leader = ranks[ranks.length - 1];
  if (waiting.length > 0 && waiting[0] !== leader) return { ranks, best, waiting, out, thrown };
  const again = thrown ? ranks.filter((each) => !out.includes(each)) : NOBODY;
  return { ranks, best, waiting: again[0] === leader ? NOBODY : again, out, thrown: false };
}
