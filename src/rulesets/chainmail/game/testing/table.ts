import type { Ruling } from '../../../../kernel/ruleset/game';
import { type Position, positionOf } from '../../../../kernel/ruleset/position';
import { ScriptedDice } from '../../../../kernel/table/dice';
import type { TableAction, TableEvent } from '../../../../kernel/ruleset/game';
import type { Json, Seat } from '../../../../kernel/table/table';
import type { ChainmailAction } from '../action';
import type { ChainmailEvent } from '../events';
import { chainmailGame } from '../game';
import { setUp } from '../setup';
import type { ChainmailSetup, SetupCard, SetupTerrain } from '../shapes';
import { copyFigure, type Figure, figureNumber, type Skirmish } from '../state';
import { card } from './setups';

/** A model on the field of a test: whose it is, which card, where, and how it fares. */
export interface Stander {
  readonly side: string;
  /** A model of the catalog. */
  readonly model: string;
  readonly x: number;
  readonly y: number;
  /** What its card has otherwise. */
  readonly card?: Partial<SetupCard>;
  /** How it stands otherwise. */
  readonly is?: Partial<Figure>;
}

export interface Scenery extends Omit<ChainmailSetup, 'warbands' | 'terrain'> {
  readonly terrain?: readonly SetupTerrain[];
}

/** A skirmish in its first round with south, or whoever was named first, to activate; every model stands where the test put it. */
export function field(standers: { readonly [id: string]: Stander }, scenery: Scenery = {}): Skirmish {
  const warband = (side: string) => ({
    seat: side,
    models: Object.entries(standers)
      .filter(([, stander]) => stander.side === side)
      .map(([id, stander]) => ({ id, model: { ...card(stander.model), ...stander.card }, at: { x: stander.x, y: stander.y } })),
  });
  const { terrain, ...rest } = scenery;
  const named = [...new Set(Object.values(standers).map(({ side }) => side))];
  const seats = named.every((side) => side === 'south' || side === 'north') ? ['south', 'north'] : named;
  const made = setUp({ anyWarband: true, ...rest, ...(terrain === undefined ? {} : { terrain: [...terrain] }), warbands: seats.map(warband) });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  const state = made.value;
  const figures = state.figures.map((figure) => copyFigure({ ...figure, ...standers[figure.id]!.is }));
  const sides = state.sides.map((side, number) => ({ ...side, started: figures.filter((figure) => figure.side === number).length, batch: 1 }));
  return { ...state, figures, sides, stage: 'fight', round: 1, turn: 0, left: 1 };
}

/** The same by the Advanced Rules, every commander with its points. */
export function advanced(standers: { readonly [id: string]: Stander }, scenery: Scenery = {}): Skirmish {
  const state = field(standers, { ...scenery, rules: 'advanced' });
  const figures = state.figures.map((figure) => copyFigure({ ...figure, command: { ...figure.command, pool: state.cards[figure.card]!.traits.commandPoints, ...standers[figure.id]!.is?.command } }));
  return { ...state, figures };
}

/** What became of an action. */
export interface Played {
  readonly position: Position<Skirmish, ChainmailAction>;
  readonly state: Skirmish;
  readonly events: readonly (ChainmailEvent | TableEvent)[];
  /** A model as it is now. */
  model(id: string): Figure;
  /** The events of one type, in order. */
  told<T extends (ChainmailEvent | TableEvent)['type']>(type: T): readonly Extract<ChainmailEvent | TableEvent, { type: T }>[];
}

function positionIn(state: Skirmish | Position<Skirmish, ChainmailAction>): Position<Skirmish, ChainmailAction> {
  return 'standing' in state ? state : positionOf<Skirmish, ChainmailAction>(state, 0, null, [], []);
}

function rule(state: Skirmish | Position<Skirmish, ChainmailAction>, seat: Seat, action: ChainmailAction | TableAction, faces: readonly number[]): Ruling<Position<Skirmish, ChainmailAction>, ChainmailEvent | TableEvent> {
  return chainmailGame.apply(positionIn(state), seat, action, new ScriptedDice(faces));
}

/** Plays an action with given faces, all of which must be used up; dice wanted after it (a next round's initiative) are left to wait. */
export function play(state: Skirmish | Position<Skirmish, ChainmailAction>, seat: Seat, action: ChainmailAction | TableAction, faces: readonly number[] = []): Played {
  const ruling = rule(state, seat, action, faces);
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  const { suspended } = ruling.position;
  if (suspended?.rolls && suspended.action !== null) throw new Error(`the action wants another die: ${JSON.stringify(suspended.rolls)}`);
  return playedOf(ruling.position, ruling.events);
}

export function playedOf(position: Played['position'], events: Played['events']): Played {
  return {
    position,
    state: position.state,
    events,
    model: (id) => position.state.figures[figureNumber(position.state, id)]!,
    told: (type) => events.filter((event) => event.type === type) as never,
  };
}

/** The codes an action is refused with. */
export function refusedWith(state: Skirmish | Position<Skirmish, ChainmailAction>, seat: Seat, action: ChainmailAction | TableAction): readonly string[] {
  const ruling = rule(state, seat, action, []);
  return ruling.ok ? ['taken'] : ruling.refusals.map(({ code }) => code);
}

/** Answers what an action waits for. */
export function answer(before: Played, seat: Seat, to: Json, faces: readonly number[] = []): Played {
  return play(before.position, seat, { type: 'answer', decision: before.position.suspended!.id, answer: to }, faces);
}
