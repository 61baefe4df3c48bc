import type { GameRules } from '../../../kernel/ruleset/game-rules';
import type { Json, Seat } from '../../../kernel/table/table';
import { BOTS } from '../bots';
import type { BattleAction } from './action';
import { drawAction, drawAnswer } from './draw';
import { envelopeOf } from './envelope';
import type { BattleEvent } from './events';
import { blockedFor, leastOf, offersTo } from './offers';
import { perform } from './perform';
import { HOLD_THE_HILL, PITCHED_BATTLE, WITH_LEADERS } from './ready-setups';
import { Scene } from './scene';
import { setUp } from './setup';
import { actionShape, type BattleSetup, DECISIONS, setupShape } from './shapes';
import type { Battle } from './state';
import { endTurn, openBattle, throwInitiative } from './turn';
import { giveUp } from './victory';

const NOBODY: readonly Seat[] = [];

/** Battles of two armies, all of it in the open but the sealed deployment. */
export const BATTLE_RULES: GameRules<Battle, BattleAction, BattleEvent, BattleSetup, Battle> = {
  cites: { turn: 'BS-SEQ-01', end: 'BS-VICT-01', concede: 'BS-VICT-02', dice: 'BS-DICE-01' },
  setup: setupShape,
  action: actionShape,
  decisions: DECISIONS,
  create: setUp,
  seats: (state) => state.sides.map(({ seat }) => seat),
  toAct: (state) => (state.toAct < 0 || state.ended !== null ? NOBODY : [state.sides[state.toAct]!.seat]),
  proceed(play) {
    const scene = new Scene(play);
    switch (scene.state.stage) {
      case 'deploy':
        return openBattle(scene);
      case 'initiative':
        return throwInitiative(scene);
      case 'end-of-turn':
        return endTurn(scene);
      default:
        throw new RangeError(`nobody is to act in ${scene.state.stage}`);
    }
  },
  offers: offersTo,
  blocked: blockedFor,
  envelope: envelopeOf,
  perform,
  concede: (play, seat) => giveUp(new Scene(play), seat),
  otherwise: leastOf,
  spans: ({ turn, stage, toAct }) => ({ step: [turn, stage, toAct], turn, game: 0 }),
  view: (state) => state,
  witness: (event) => event,
  redeal: (view) => view,
  draw: drawAction,
  drawAnswer: (state, seat, _decision, offer, dice) => drawAnswer(state, seat, offer, dice),
  tellApart: changesBetween,
  outcome: (state) => state.ended,
  bots: BOTS,
  setups: [
    { id: 'pitched-battle', title: 'A pitched battle of 300 points: kingdom against horde', setup: PITCHED_BATTLE },
    { id: 'hold-the-hill', title: 'The same armies fight for a hill between wood and moor', setup: HOLD_THE_HILL },
    { id: 'leaders', title: 'A smaller battle with heroes and commanders', setup: WITH_LEADERS },
  ],
};

/** What an action changed: the units it moved, hurt, shook or took off, and whether it ended the game. */
function changesBetween(before: Battle, after: Battle): Json {
  const units = after.units.flatMap((unit, i) => {
    const old = before.units[i]!;
    const same = unit.x === old.x && unit.y === old.y && unit.fx === old.fx && unit.fy === old.fy && unit.figures === old.figures && unit.files === old.files && unit.marked === old.marked && unit.order === old.order && unit.where === old.where && unit.formation === old.formation;
    if (same) return [];
    const { id, x, y, fx, fy, figures, files, marked, order, where, formation } = unit;
    return [{ id, x, y, facing: { x: fx, y: fy }, figures, files, marked, order, where, formation }];
  });
  return { units, ended: after.ended !== null };
}
