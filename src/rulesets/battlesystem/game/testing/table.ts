import type { Ruling, TableAction, TableEvent } from '../../../../kernel/ruleset/game';
import { type Position, positionOf } from '../../../../kernel/ruleset/position';
import { ScriptedDice } from '../../../../kernel/table/dice';
import type { Seat } from '../../../../kernel/table/table';
import type { BattleAction } from '../action';
import type { BattleEvent } from '../events';
import { battlesystemGame } from '../game';
import { leader, troop } from '../ready-setups';
import { setUp } from '../setup';
import type { BattleSetup, SetupTroop } from '../shapes';
import { type Battle, copyUnit, type Unit, unitNumber } from '../state';
import { refreshContacts } from '../contact';
import { Scene } from '../scene';

/** A unit on the table of a test. */
export interface Stander {
  readonly side: 'south' | 'north';
  /** A troop type of the catalog, or who an individual is. */
  readonly troop: string;
  readonly figures?: number;
  readonly files?: number;
  readonly x: number;
  readonly y: number;
  readonly facing?: number;
  readonly formation?: Unit['formation'];
  /** What its troops have otherwise. */
  readonly card?: Partial<SetupTroop>;
  /** How it fares otherwise. */
  readonly is?: Partial<Unit>;
  /** Whom an individual is with. */
  readonly with?: string;
}

const LEADERS = new Set(['hero', 'commander', 'army-commander']);

/** A battle in its second turn, south to move as First Player; every unit stands where the test put it. */
export function field(standers: { readonly [id: string]: Stander }, scenery: Omit<Partial<BattleSetup>, 'armies'> = {}, more: Partial<Battle> = {}): Battle {
  const army = (seat: 'south' | 'north') => {
    const own = Object.entries(standers).filter(([, { side }]) => side === seat);
    return {
      seat,
      units: own
        .filter(([, each]) => !LEADERS.has(each.troop))
        .map(([id, { troop: slug, figures = 8, files, x, y, facing, formation, card }]) => ({
          id,
          troop: { ...troop(slug), ...card },
          figures,
          at: { x, y },
          ...(files === undefined ? {} : { files }),
          ...(facing === undefined ? {} : { facing }),
          ...(formation === undefined || formation === 'irregular' ? {} : { formation }),
        })),
      individuals: own
        .filter(([, each]) => LEADERS.has(each.troop))
        .map(([id, { troop: slug, x, y, with: host }]) => ({ ...leader(id, slug as 'hero', host), ...(host === undefined ? { at: { x, y } } : {}) })),
    };
  };
  const made = setUp({ anyArmy: true, ...scenery, armies: [army('south'), army('north')] });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  const units = made.value.units.map((unit) => copyUnit({ ...unit, ...standers[unit.id]!.is, ...(standers[unit.id]!.formation === 'irregular' ? { formation: 'irregular' as const, gap: 0.5 } : {}) }));
  const play = { state: { ...made.value, units, stage: 'first-movement' as const, turn: 2, first: 0, loser: 1, toAct: 0 }, tell: () => undefined } as never;
  const scene = new Scene(play);
  units.forEach((_, number) => refreshContacts(scene, number));
  return { ...scene.state, ...more };
}

/** What became of an action. */
export interface Played {
  readonly position: Position<Battle, BattleAction>;
  readonly state: Battle;
  readonly events: readonly (BattleEvent | TableEvent)[];
  unit(id: string): Unit;
  told<T extends (BattleEvent | TableEvent)['type']>(type: T): readonly Extract<BattleEvent | TableEvent, { type: T }>[];
}

type Start = Battle | Position<Battle, BattleAction>;

function positionIn(state: Start): Position<Battle, BattleAction> {
  return 'standing' in state ? state : positionOf<Battle, BattleAction>(state, 0, null, [], []);
}

function rule(state: Start, seat: Seat, action: BattleAction | TableAction, faces: readonly number[]): Ruling<Position<Battle, BattleAction>, BattleEvent | TableEvent> {
  return battlesystemGame.apply(positionIn(state), seat, action, new ScriptedDice(faces));
}

/** Plays an action with given faces, all of which must be used up; dice wanted by what the rules do after it are left to wait. */
export function play(state: Start, seat: Seat, action: BattleAction | TableAction, faces: readonly number[] = []): Played {
  const ruling = rule(state, seat, action, faces);
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  const { suspended } = ruling.position;
  if (suspended?.rolls && suspended.action !== null) throw new Error(`the action wants another die: ${JSON.stringify(suspended.rolls)}`);
  return playedOf(ruling.position, ruling.events);
}

/** Answers the decision that is open, as the seat it is asked of. */
export function answer(played: Played, given: unknown, faces: readonly number[] = []): Played {
  const { suspended } = played.position;
  return play(played.position, suspended!.decision!.seats[0]!, { type: 'answer', decision: suspended!.id, answer: given as never }, faces);
}

export function playedOf(position: Played['position'], events: Played['events']): Played {
  return {
    position,
    state: position.state,
    events,
    unit: (id) => position.state.units[unitNumber(position.state, id)]!,
    told: (type) => events.filter((event) => event.type === type) as never,
  };
}

/** The codes an action is refused with. */
export function refusedWith(state: Start, seat: Seat, action: BattleAction | TableAction): readonly string[] {
  const ruling = rule(state, seat, action, []);
  return ruling.ok ? ['taken'] : ruling.refusals.map(({ code }) => code);
}

/** Opens a battle with given faces, all of which must be used up. */
export function open(setup: BattleSetup, faces: readonly number[]): Played {
  const ruling = battlesystemGame.create(setup, new ScriptedDice(faces));
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return playedOf(ruling.position, ruling.events);
}

/** The faults of a set-up, as code and place. */
export function faultsIn(setup: BattleSetup): readonly string[] {
  const made = setUp(setup);
  return made.ok ? [] : made.refusals.map(({ code, pointer }) => `${code} ${pointer ?? ''}`);
}
