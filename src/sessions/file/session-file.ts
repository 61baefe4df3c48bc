import { type Static, Type } from '@sinclair/typebox';
import { oneOf, shape } from '../../kernel/ruleset/shape';
import { parseBody } from '../../platform/http/body';
import { InvalidInput, Problem, type ProblemError } from '../../platform/http/problem';
import { InputCheck } from '../../resolution/input-check';
import { CLOCK_SECONDS, SEAT } from '../bodies';
import { type ActionCheck, under } from '../core/action-check';
import type { LogRow } from '../core/log';
import { NAMES, SCENE } from '../scene/calibration';

/** What the first line of a session's file says of its form. */
export const FORM = 1;
const MOST_LINES = 20_001;
const MOST_FAULTS = 20;
const LINE_FEED = 0x0a;

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
const name = Type.String({ pattern: SEAT, description: 'Name of a seat' });
const hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 in hexadecimal digits' });
const date = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,3})?Z$', description: 'A time' });
const whole = Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'A version' });
const anything = (description: string) => Type.Object({}, { additionalProperties: true, description });

const HEAD = shape('SessionFileHead', {
  umpireSession: Type.Literal(FORM, { description: 'Form of the file' }),
  ruleset: Type.String({ maxLength: 60, description: 'Id of the ruleset' }),
  edition: Type.String({ maxLength: 60, description: 'Edition of the ruleset' }),
  setup: anything("The game's set-up"),
  seats: Type.Array(shape('FiledSeat', { seat: name, bot: orNull(Type.String({ maxLength: 60 })), team: Type.Optional(Type.String({ maxLength: 40 })) }), { minItems: 1, maxItems: 50, description: 'Who held each seat at the start' }),
  public: Type.Boolean({ description: 'Whether everybody may see it' }),
  dice: oneOf('FiledDice', ['server', 'table'], 'Who threw'),
  seed: Type.String({ minLength: 1, maxLength: 200, description: "The server's seed" }),
  commitment: hash,
  scene: orNull(SCENE),
  names: NAMES,
  clockSeconds: orNull(CLOCK_SECONDS),
  origin: orNull(shape('FiledOrigin', { session: Type.String({ maxLength: 36 }), version: whole, state: anything('The state that was reached there') })),
  createdAt: date,
  version: whole,
});

const ROW = shape('SessionFileRow', {
  seq: whole,
  seat: orNull(name),
  action: Type.Object({ type: Type.String({ maxLength: 60 }) }, { additionalProperties: true }),
  faces: Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 100_000 }),
  dice: oneOf('FiledProvenance', ['none', 'server', 'seat', 'both'], 'Where the faces came from'),
  events: Type.Array(Type.Object({ type: Type.String({ maxLength: 100 }) }, { additionalProperties: true }), { maxItems: 10_000 }),
  stateHash: hash,
  at: date,
});

const seat = Type.Object({ type: Type.Literal('session.substitute'), seat: name, bot: orNull(Type.String({ maxLength: 60 })) }, { additionalProperties: false });
const proposed = Type.Object({ type: Type.Literal('session.propose'), what: oneOf('FiledProposal', ['undo', 'fork', 'pause'], 'What'), version: Type.Optional(whole) }, { additionalProperties: false });
const contributed = Type.Object({ type: Type.Literal('session.contribute'), contribution: Type.String({ maxLength: 200 }) }, { additionalProperties: false });
const plain = ['start', 'offer-draw', 'accept-draw', 'decline-draw', 'agree', 'decline', 'resume', 'time-out'].map((each) => Type.Object({ type: Type.Literal(`session.${each}`) }, { additionalProperties: false }));
const deedChecks = new Map([seat, proposed, contributed, ...plain].map((schema) => [String(schema.properties.type.const), new InputCheck(schema)]));
const headCheck = new InputCheck(HEAD);
const rowCheck = new InputCheck(ROW);

export type FileHead = Static<typeof HEAD>;
export type FileRow = Omit<LogRow, 'at' | 'secret'> & { readonly at: string };

export interface SessionFile {
  readonly head: FileHead;
  readonly rows: readonly FileRow[];
}

/** The first line of a file, or what is wrong with it: it says whose actions the others are. */
export function readHead(lines: readonly Buffer[]): FileHead | Problem {
  const read = parseBody(lines[0] ?? Buffer.alloc(0));
  if (read instanceof Problem) return read;
  return headCheck.passes(read.value) ? (read.value as FileHead) : new InvalidInput(headCheck.faults(read.value).map((fault) => under('/lines/0', fault)));
}

/** The actions of a file, or the first faults in it. */
export function readRows(lines: readonly Buffer[], actions: ActionCheck): readonly FileRow[] | Problem {
  const rows: FileRow[] = [];
  const faults: ProblemError[] = [];
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    const read = parseBody(line);
    if (read instanceof Problem) return read;
    const row = read.value as FileRow;
    const wrong = rowFaults(row, actions, i);
    if (wrong.length === 0) rows.push(row);
    else if (faults.push(...wrong) >= MOST_FAULTS) break;
  }
  return faults.length > 0 ? new InvalidInput(faults.slice(0, MOST_FAULTS)) : rows;
}

/** The lines of a file; null if there are too many. */
export function linesOf(file: Buffer): readonly Buffer[] | null {
  const lines: Buffer[] = [];
  for (let from = 0; from < file.length; ) {
    const found = file.indexOf(LINE_FEED, from);
    const end = found < 0 ? file.length : found;
    if (end > from && lines.push(file.subarray(from, end)) > MOST_LINES) return null;
    from = end + 1;
  }
  return lines;
}

function rowFaults(row: FileRow, actions: ActionCheck, line: number): readonly ProblemError[] {
  const pointer = `/lines/${line}`;
  if (!rowCheck.passes(row)) return rowCheck.faults(row).map((fault) => under(pointer, fault));
  if (row.seq !== line) return [{ pointer: `${pointer}/seq`, code: 'input.invalid', message: `This is action ${line}.` }];
  const deed = deedChecks.get(row.action.type);
  if (deed !== undefined) return deed.passes(row.action) ? [] : deed.faults(row.action).map((fault) => under(`${pointer}/action`, fault));
  return actions.faults(row.action, `${pointer}/action`);
}
