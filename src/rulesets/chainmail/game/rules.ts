import type { GameRules } from '../../../kernel/ruleset/game-rules';
import { type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { Json, Seat } from '../../../kernel/table/table';
import { BOTS } from '../bots';
import type { ChainmailAction } from './action';
import { deploy, passDeployment, passPlacing, placeTerrain, roomFor, roomToDeploy, setTerrainAside } from './deployment';
import { drawAction, drawAnswer } from './draw';
import { envelopeOf } from './envelope';
import type { ChainmailEvent } from './events';
import { NOT_NOW } from './faults';
import { assignRoles, beginDeployment, chooseWarband, musterWarbands, orderTerrain, takePlaces } from './muster';
import { blockedFor, offersTo, turnOffers } from './offers';
import { endPreparation, prepare } from './preparation';
import { READY_SETUPS } from './scenario-setups';
import { beginRound, endRound, passTurn } from './rounds';
import { type ChainmailPlay, Scene } from './scene';
import { setUp } from './setup';
import { actionShape, type ChainmailSetup, DECISIONS, setupShape } from './shapes';
import { type ConditionKind, type Figure, sideOf, type Skirmish } from './state';
import { TELLS } from './tells';
import { takeTurn } from './turn';
import { giveUp } from './victory';

const NOBODY: readonly Seat[] = [];

/** The game in all its scenarios, all of it in the open (CM-STAT-20). */
export const CHAINMAIL_RULES: GameRules<Skirmish, ChainmailAction, ChainmailEvent, ChainmailSetup, Skirmish> = {
  cites: { turn: 'CM-ROUND-04', end: 'CM-SCEN-05', concede: 'CM-SCEN-05', dice: 'CM-ABILCONV-01' },
  setup: setupShape,
  action: actionShape,
  decisions: DECISIONS,
  tells: TELLS,
  create: setUp,
  seats: (state) => state.sides.map(({ seat }) => seat),
  toAct: (state) => (state.turn < 0 || state.ended !== null ? NOBODY : [state.sides[state.turn]!.seat]),
  proceed(play) {
    const scene = new Scene(play);
    switch (scene.state.stage) {
      case 'choose-warband':
        return chooseWarband(scene);
      case 'muster':
        return musterWarbands(scene);
      case 'roles':
        return assignRoles(scene);
      case 'take-sides':
        return takePlaces(scene);
      case 'order-terrain':
        return orderTerrain(scene);
      case 'choose-deployer':
        return beginDeployment(scene);
      case 'begin-round':
        return beginRound(scene);
      case 'end-round':
        return endRound(scene);
      default:
        throw new RangeError(`nobody is to act in ${scene.state.stage}`);
    }
  },
  offers: offersTo,
  blocked: blockedFor,
  envelope: envelopeOf,
  perform,
  concede: (play, seat) => leave(new Scene(play), seat),
  otherwise,
  spans: ({ round, turn, left }) => ({ turn: [round, turn, left], round, game: 0 }),
  view: (state) => state,
  witness: (event) => event,
  redeal: (view) => view,
  draw: drawAction,
  drawAnswer,
  tellApart: changesBetween,
  outcome: (state) => state.ended,
  bots: BOTS,
  setups: READY_SETUPS,
};

function perform(play: ChainmailPlay, seat: Seat, action: ChainmailAction): Refusal | readonly Refusal[] | null {
  const { state } = play;
  const stage = STAGES[action.type as 'deploy'] ?? 'fight';
  if (state.stage !== stage) return refuse(NOT_NOW, state, action.type);
  switch (action.type) {
    case 'place-terrain':
      return placeTerrain(play, action);
    case 'set-terrain-aside':
      return setTerrainAside(play, action.piece);
    case 'prepare':
      return prepare(play, sideOf(state, seat), action);
    case 'end-preparation':
      return endPreparation(new Scene(play));
    case 'deploy':
      return deploy(play, sideOf(state, seat), action);
    default:
      return takeTurn(play, sideOf(state, seat), action);
  }
}

/** A seat gives up, and what was its turn passes on (CM-SCEN-05). */
function leave(scene: Scene, seat: Seat): void {
  const { state } = scene;
  const { turn } = state;
  giveUp(scene, seat);
  if (state.ended !== null || turn < 0 || state.sides[turn]!.seat !== seat) return;
  if (state.stage === 'terrain') passPlacing(state);
  else if (state.stage === 'prepare') endPreparation(scene);
  else if (state.stage === 'deploy') passDeployment(scene, turn);
  else passTurn(scene);
}

const STAGES = { prepare: 'prepare', 'end-preparation': 'prepare', 'place-terrain': 'terrain', 'set-terrain-aside': 'terrain', deploy: 'deploy' } as const;

/** What a clock takes: the example of a placement, or the least a model can do (CM-ROUND-09). */
function otherwise(state: Skirmish, seat: Seat): ChainmailAction {
  const side = sideOf(state, seat);
  if (state.stage === 'terrain') {
    const piece = state.loose[0]!;
    const room = roomFor(state, piece);
    return room === null ? { type: 'set-terrain-aside', piece: piece.id } : { type: 'place-terrain', piece: piece.id, at: room.at, turned: room.turned };
  }
  if (state.stage === 'prepare') return { type: 'end-preparation' };
  if (state.stage === 'deploy') return roomToDeploy(state, side)!;
  const figure = state.active >= 0 ? state.figures[state.active]! : state.figures.find((each) => each.side === side && each.where === 'field' && !each.acted)!;
  const offer = turnOffers(state, figure)[0]!;
  return 'exactly' in offer ? offer.exactly : offer.example;
}

const kindsOn = ({ conditions }: Figure): readonly ConditionKind[] => conditions.map(({ kind }) => kind).sort();

function isAsBefore(figure: Figure, old: Figure): boolean {
  if (figure.x !== old.x || figure.y !== old.y || figure.health !== old.health || figure.down !== old.down || figure.routing !== old.routing || figure.where !== old.where) return false;
  return figure.conditions === old.conditions || kindsOn(figure).join() === kindsOn(old).join();
}

/** What an action changed: the models it moved, hurt, laid a condition on or took off, and whether it ended the game. */
function changesBetween(before: Skirmish, after: Skirmish): Json {
  const models = after.figures.flatMap((figure, i) => {
    const old = before.figures[i]!;
    if (isAsBefore(figure, old)) return [];
    const { id, x, y, health, down, routing, where } = figure;
    return [{ id, x, y, health, down, routing, conditions: kindsOn(figure), where }];
  });
  return { models, ended: after.ended !== null };
}
