/** One writer's place: the session it writes to, and the token of the seat as whom it does. */
export interface Desk {
  readonly id: string;
  readonly token: string;
}

/** What a load process is told to do. */
export interface Orders {
  readonly address: string;
  readonly desks: readonly Desk[];
  readonly clients: number;
  readonly ms: number;
  /** Tells this load's actions from those of all others. */
  readonly name: string;
}

/** What came of it. */
export interface Report {
  readonly rate: number;
  readonly p99: number;
}

/** Answers in advance are given and taken back by turns: actions that anybody may take at any time, and that leave the game as small as it was. */
export function actionOf(name: string, n: number): object {
  const about = `${name}-${n >> 1}`;
  return n % 2 === 0 ? { type: 'set-standing-answer', kind: 'smite', about, answer: true, until: 'game' } : { type: 'drop-standing-answer', kind: 'smite', about };
}
