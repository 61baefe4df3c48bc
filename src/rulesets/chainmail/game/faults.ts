import type { Fault } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Id, Json } from '../../../kernel/table/table';
import { figureNumber, type Skirmish } from './state';

export type ChainmailFault = Fault<[state: Skirmish, about: Id]>;

function fault(code: string, rule: RuleId, message: string): ChainmailFault {
  return { code, rule, tell: (state, about) => ({ message: `${about}: ${message}`, facts: factsOf(state, about) }) };
}

function factsOf(state: Skirmish, about: Id): { readonly [name: string]: Json } {
  const figure = state.figures[figureNumber(state, about)];
  if (figure === undefined) return { about };
  const { id, x, y, health, down, routing, where, acted } = figure;
  return { model: id, at: { x, y }, health, down, routing, where, acted };
}

export const UNKNOWN_ACTION = fault('action.unknown', 'CM-ACT-01', 'there is no such action.');
export const NOT_NOW = fault('action.not-now', 'CM-SETUP-02', 'this is not the time for that action.');
export const NO_SUCH_MODEL = fault('model.unknown', 'CM-ACT-01', 'there is no such model.');
export const NOT_YOURS = fault('model.not-yours', 'CM-ROUND-04', 'it is not a model of this seat.');
export const NOT_ON_FIELD = fault('model.not-on-field', 'CM-ROUND-05', 'it is not on the field.');
export const HAS_ACTED = fault('model.has-acted', 'CM-ROUND-06', 'it has had its turn this round.');
export const OTHER_ACTIVE = fault('model.other-active', 'CM-ROUND-06', 'another model has begun its turn and must finish it first.');
export const DOWN = fault('model.knocked-down', 'CM-DOWN-02', 'it is knocked down and can only get up.');
export const ROUTING = fault('model.routing', 'CM-ACT-02', 'it is routing and can only rally or flee.');
export const HELD = fault('model.held', 'CM-COND-04a', 'it is dazed, stunned or without its turn and can only recover.');
export const NOT_HELD = fault('recover.not-held', 'CM-COND-04a', 'it is neither dazed nor stunned, and it has its turn.');
export const NOT_DOWN = fault('get-up.not-down', 'CM-DOWN-06', 'it is not knocked down.');
export const NOT_ROUTING = fault('rally.not-routing', 'CM-ACT-10', 'it is not routing.');
export const CANNOT_RALLY = fault('rally.out-of-command', 'CM-CMD-11', 'it is out of command and flees.');
export const MUST_RALLY = fault('flee.under-command', 'CM-ROUT-07', 'it is under command and tries to rally.');
export const OUT_OF_COMMAND = fault('maneuver.out-of-command', 'CM-CMD-08', 'it is out of command: it can only advance, charge or stand.');
export const IN_COMMAND = fault('advance.under-command', 'CM-CMD-08', 'it is under command and maneuvers freely.');
export const WILD = fault('maneuver.wild', 'CM-ABIL-45a', 'it is wild: it charges, advances, or goes to its commander.');
export const WILD_MUST_GO = fault('stand.wild', 'CM-ABIL-45a', 'it is wild and knows of an enemy: it may not stand.');
export const WILD_MUST_STRIKE = fault('stand.wild-must-attack', 'CM-ARULING-12', 'it is wild and in contact: standing, it must attack.');
export const WILD_STAYS = fault('advance.wild-sees-nobody', 'CM-ABIL-45b', 'it is wild and knows of no enemy: it must stand.');
export const NOT_WILD = fault('regroup.not-wild', 'CM-ABIL-45c', 'only wild troops go to their commander.');
export const NO_COMMANDER = fault('regroup.no-commander', 'CM-ABIL-45c', 'no commander puts it under command.');
export const ENGAGED_CHARGE = fault('charge.engaged', 'CM-CHARGE-02', 'an enemy is in melee contact with it.');
export const NOBODY_TO_CHARGE = fault('charge.nobody', 'CM-NEAREST-02', 'it sees no enemy.');
export const NOT_CLOSE_UNDER_COMMAND = fault('charge.stops-at-reach', 'CM-ABIL-25c', 'out of command it stops as soon as its Reach makes contact.');
export const NO_HALT_OUT_OF_COMMAND = fault('charge.goes-on', 'CM-RULING-09', 'out of command it may not halt where it is slowed.');
export const NO_PATH = fault('maneuver.no-path', 'CM-MOVE-01', 'a maneuver has exactly one of path, to and toward.');
export const UNREACHABLE = fault('move.unreachable', 'CM-MOVE-07', 'there is no way there.');
export const BLOCKED = fault('move.blocked', 'CM-MOVE-04', 'the path runs into a model, impassable terrain, or off the field and back.');
export const NO_ROOM = fault('move.no-room', 'CM-MOVE-05', 'it cannot stay where the path ends.');
export const TOO_FAR = fault('move.too-far', 'CM-MOVE-02', 'the path with its costs is longer than it may move.');
export const NOT_HOSTILE = fault('attack.not-an-enemy', 'CM-MELEE-10', 'it is not an enemy.');
export const NOT_IN_CONTACT = fault('melee.not-in-contact', 'CM-ACT-04', 'the attacker is not in melee contact with it.');
export const NO_SMITE = fault('smite.none-left', 'CM-ABIL-33', 'it has no smite left.');
export const NO_RANGED = fault('shoot.no-weapon', 'CM-STAT-14', 'it has no ranged attack.');
export const NO_SHOTS = fault('shoot.none-left', 'CM-STAT-15', 'it has no shot left.');
export const ENGAGED_SHOT = fault('shoot.engaged', 'CM-RANGED-04', 'an enemy is in melee contact with it.');
export const NOBODY_IN_SIGHT = fault('shoot.nobody-in-sight', 'CM-NEAREST-02', 'it sees no enemy.');
export const MOVED_SLOW_SHOT = fault('shoot.slow', 'CM-ABIL-32', 'it cannot shoot in a turn in which it moves.');
export const IN_RANGE_ALREADY = fault('advance.in-range', 'CM-RULING-08', 'it started in range of the nearest enemy.');
export const SHOT_TOO_FAR = fault('advance.too-far-to-shoot', 'CM-RULING-08', 'it may go at most its speed before it shoots.');
export const SHOOT_AND_STRIKE = fault('advance.shoots', 'CM-RULING-08', 'a model that stops to shoot does not strike.');
export const NOT_A_HIDER = fault('spot.no-hider', 'CM-ABIL-16a', 'it does not hide from this model.');
export const TRIED_ALREADY = fault('spot.tried', 'CM-ARULING-18', 'it has been sought this turn.');
export const NO_SUCH_PIECE = fault('terrain.unknown', 'CM-SETUP-04', 'there is no such piece to place.');
export const OFF_FIELD = fault('terrain.off-field', 'CM-SETUP-04', 'it does not lie on the field.');
export const TERRAIN_OVERLAPS = fault('terrain.overlaps', 'CM-SETUP-05', 'it lies over another piece.');
export const TERRAIN_TOO_CLOSE = fault('terrain.too-close', 'CM-SETUP-06', 'impassable terrain keeps 2 inches from the sides and from other impassable pieces.');
export const TERRAIN_ON_MODEL = fault('terrain.on-model', 'CM-TERRAIN-05', 'it is impassable and would lie over a model.');
export const PLACE_EXISTS = fault('terrain.place-exists', 'CM-SETUP-04', 'there is room for it on the field.');
export const WRONG_BATCH = fault('deploy.wrong-number', 'CM-SETUP-08', 'another number of models is deployed at a time.');
export const NOT_WAITING = fault('deploy.not-waiting', 'CM-SETUP-08', 'it is not waiting to be deployed.');
export const NAMED_TWICE = fault('deploy.twice', 'CM-SETUP-08', 'it is named twice.');
export const OUTSIDE_ZONE = fault('deploy.outside-zone', 'CM-SETUP-09', 'its whole base lies in the zone of its side.');
export const ZONE_FULL = fault('deploy.zone-full', 'CM-SCEN-11', 'half of the models stand at that edge.');
export const DEPLOYED_OVER = fault('deploy.overlaps', 'CM-SETUP-09', 'its base lies over another or over impassable terrain.');
