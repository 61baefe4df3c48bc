import { type Static, type TObject, Type } from '@sinclair/typebox';
import { oneOf, shape } from '../kernel/ruleset/shape';
import { InvalidInput, Problem } from '../platform/http/problem';
import { InputCheck } from '../resolution/input-check';
import { under } from './core/action-check';
import { NOTICES } from './notices/notices';
import { NAMES, SCENE, UNITS } from './scene/calibration';

export const MOST_IN_LIST = 50;
const MOST_SEATS = 50;
export const SEAT = '^[A-Za-z0-9][A-Za-z0-9 _.-]{0,39}$';

const bot = Type.String({ maxLength: 60, description: 'Id of a built-in bot of the game' });
const team = Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: 'Seats of one team may talk among themselves' }));
const seatPlan = Type.Union([shape('BotSeat', { bot, team }, 'A built-in bot plays this seat'), shape('OpenSeat', { open: Type.Literal(true), team }, 'Whoever has the token of the seat plays it')]);
const seats = Type.Optional(Type.Record(Type.String({ pattern: SEAT }), seatPlan, { additionalProperties: false, maxProperties: MOST_SEATS, description: 'Who plays each seat; open unless given' }));
export const CLOCK_SECONDS = Type.Integer({ minimum: 1, maximum: 2_592_000, description: 'How many seconds each decision may take' });
const CLOCK = shape('SessionClock', { seconds: CLOCK_SECONDS }, 'After this time the rules decide for a seat');

export const NEW_SESSION = shape('NewSession', {
  ruleset: Type.String({ minLength: 1, maxLength: 60, description: 'Id of the ruleset' }),
  setup: Type.Union([Type.String({ maxLength: 60, description: "Id of one of the game's ready set-ups" }), Type.Object({}, { additionalProperties: true, description: 'A set-up of your own' })], { description: "The game's set-up" }),
  armies: Type.Optional(Type.Record(Type.String({ pattern: SEAT }), Type.String({ maxLength: 40 }), { additionalProperties: false, maxProperties: MOST_SEATS, description: 'Ids of kept armies that take the sides of these seats in the set-up' })),
  seats,
  public: Type.Optional(Type.Boolean({ description: 'Whether everybody may watch and find it in the list; false unless given' })),
  dice: Type.Optional(oneOf('SessionDice', ['server', 'table'], 'Whether the service throws, or each seat its own dice; server unless given')),
  scene: Type.Optional(SCENE),
  names: Type.Optional(NAMES),
  clock: Type.Optional(CLOCK),
  units: Type.Optional(UNITS),
});

const action = Type.Object({ type: Type.String({ maxLength: 60, description: 'Type of the action' }) }, { additionalProperties: true, description: 'An action of the game, an answer, a throw or a standing answer' });
export const ONE_ACTION = shape('OneAction', { action, units: Type.Optional(UNITS) });
export const ACTION_LIST = shape('ActionList', { actions: Type.Array(action, { minItems: 1, maxItems: MOST_IN_LIST, description: 'Actions that are all taken or none' }), units: Type.Optional(UNITS) });
export const DRAW = shape('DrawOffer', { type: oneOf('DrawStep', ['offer', 'accept', 'decline'], 'What to do about a draw') });
export const UNDO = shape('UndoStep', { type: oneOf('UndoStepType', ['offer', 'accept', 'decline'], 'What to do about taking something back'), version: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'The version to go back to; with offer alone' })) });
export const PAUSE = shape('PauseStep', { type: oneOf('PauseStepType', ['offer', 'accept', 'decline', 'resume'], 'What to do about a pause') });
export const SUBSTITUTE = shape('SeatSubstitute', { bot: Type.Optional(bot) }, 'A built-in bot takes the seat, or without one whoever gets the new token');
export const FORK = shape('NewFork', { seats, public: Type.Optional(Type.Boolean({ description: 'Whether everybody may watch; as before unless given' })) });
export const MESSAGE = shape('NewMessage', {
  room: oneOf('SessionRoom', ['all', 'team', 'seat', 'spectators'], 'Who hears it: everybody who sees the session, the team, one seat, or those who only watch'),
  seat: Type.Optional(Type.String({ pattern: SEAT, description: 'The seat that hears it, if it is for one' })),
  text: Type.String({ minLength: 1, maxLength: 500, description: 'What is said' }),
});
export const NOTICE_KIND = oneOf('NoticeKind', [...NOTICES], 'That the seat has its turn, that it has something new to decide, or that the game has ended');
export const NEW_WEBHOOK = shape('NewWebhook', {
  url: Type.String({ minLength: 8, maxLength: 2_000, description: 'Where notices are sent: https, to a host with public addresses alone' }),
  events: Type.Optional(Type.Array(NOTICE_KIND, { minItems: 1, maxItems: NOTICES.length, description: 'Of what to be told; of turns and of the end unless given' })),
});
export const MOST_SIMULATED = 1_000;
export const SIMULATION = shape('NewSimulation', {
  games: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_SIMULATED, description: 'How many games; 100 unless given' })),
  bots: Type.Optional(Type.Record(Type.String({ pattern: SEAT }), Type.String({ maxLength: 60 }), { additionalProperties: false, maxProperties: MOST_SEATS, description: "Which bot plays each seat; the one that holds it, else the game's first, unless given" })),
  seed: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'The same seed, the same games; drawn unless given' })),
});
export const CONTRIBUTION = shape('DiceContribution', { contribution: Type.String({ minLength: 1, maxLength: 200, description: "Any text; every die of the game depends on it and on the server's seed" }) });
export const NOTHING = shape('Nothing', {});

const checks = new WeakMap<TObject, InputCheck>();

/** Characters that are no text, as JSON writes them: the database keeps none of them. */
const NO_TEXT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** A body of this shape, or every fault of what was sent. */
export function readBody<T extends TObject>(schema: T, sent: unknown): Static<T> | Problem {
  let check = checks.get(schema);
  if (check === undefined) checks.set(schema, (check = new InputCheck(schema)));
  if (NO_TEXT.test(JSON.stringify(sent) ?? '')) return new InvalidInput([{ pointer: '', code: 'input.not-text', message: 'A text holds a null character or half of a surrogate pair.' }]);
  return check.passes(sent) ? (sent as Static<T>) : new InvalidInput(check.faults(sent).map((fault) => under('', fault)));
}
