import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Bot, Game, Ruling } from '../../src/kernel/ruleset/game';
import type { Position } from '../../src/kernel/ruleset/position';
import { ScriptedDice, SeededDice } from '../../src/kernel/table/dice';

/** One line of a golden game: what was done with which faces, and what came of it. */
interface Line {
  readonly seat: string | null;
  readonly action: unknown;
  readonly faces: readonly number[];
  readonly events: readonly unknown[];
}

/** How a golden game is first played: by which bot, from which set-up and seed. */
export interface Recording {
  readonly file: string;
  readonly game: Game;
  readonly setup: unknown;
  readonly bot: Bot;
  readonly seed: string;
}

/** Set to 1 to play the golden games anew; the commit then says which rule changed. */
const RECORDS = process.env['RECORD_TRANSCRIPTS'] === '1';

/** The golden game as it stands in its file, and as the same actions and faces are told now. */
export function retold(recording: Recording): { readonly golden: readonly Line[]; readonly now: readonly Line[] } {
  if (RECORDS || !existsSync(recording.file)) {
    if (!RECORDS) throw new Error(`${recording.file} is missing; record it with RECORD_TRANSCRIPTS=1`);
    writeFileSync(recording.file, played(recording).map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  const golden = readFileSync(recording.file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as Line);
  return { golden, now: replayed(recording, golden) };
}

type Judgement = Ruling<Position, unknown>;

function lineOf(seat: string | null, action: unknown, ruling: Judgement): Line {
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return JSON.parse(JSON.stringify({ seat, action, faces: ruling.faces, events: ruling.events })) as Line;
}

function played({ game, setup, bot, seed }: Recording): readonly Line[] {
  const dice = new SeededDice(seed);
  let ruling: Judgement = game.create(setup, dice);
  const lines = [lineOf(null, setup, ruling)];
  while (ruling.ok && game.outcome(ruling.position as never) === null) {
    const position = ruling.position as Parameters<Game['toAct']>[0];
    const seat = game.toAct(position)[0]!;
    const action = bot.decide(game.view(position, seat), seat, game.legalActions(position, seat), dice);
    ruling = game.apply(position, seat, action, dice);
    lines.push(lineOf(seat, action, ruling));
  }
  return lines;
}

function replayed({ game }: Recording, golden: readonly Line[]): readonly Line[] {
  let position: Parameters<Game['toAct']>[0] | null = null;
  return golden.map(({ seat, action, faces }) => {
    const dice = new ScriptedDice(faces);
    const ruling: Judgement = position === null ? game.create(action, dice) : game.apply(position, seat!, action as never, dice);
    if (ruling.ok) position = ruling.position as typeof position;
    return lineOf(seat, action, ruling);
  });
}
