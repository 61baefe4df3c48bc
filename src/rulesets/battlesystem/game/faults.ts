import type { Fault } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Id, Json } from '../../../kernel/table/table';
import { type Battle, unitNumber } from './state';

export type BattleFault = Fault<[state: Battle, about: Id]>;

function fault(code: string, rule: RuleId, message: string): BattleFault {
  return { code, rule, tell: (state, about) => ({ message: `${about}: ${message}`, facts: factsOf(state, about) }) };
}

function factsOf(state: Battle, about: Id): { readonly [name: string]: Json } {
  const unit = state.units[unitNumber(state, about)];
  if (unit === undefined) return { about, stage: state.stage };
  const { id, x, y, figures, files, formation, order, where, moved, spent } = unit;
  return { unit: id, at: { x, y }, figures, files, formation, order, where, moved, spent, stage: state.stage };
}

export const NOT_NOW = fault('action.not-now', 'BS-SEQ-01', 'that belongs to another step of the turn.');
export const NO_SUCH_UNIT = fault('unit.unknown', 'BS-STAT-01', 'there is no such unit.');
export const NOT_YOURS = fault('unit.not-yours', 'BS-SEQ-04', 'it is not a unit of this seat.');
export const NOT_ON_TABLE = fault('unit.not-on-table', 'BS-HITS-04', 'it is not on the table.');
export const HAS_MOVED = fault('unit.has-moved', 'BS-MOVE-07', 'it has had its movement this turn.');
export const ROUTED = fault('unit.routed', 'BS-MORALE-06', 'it is routed and can only try to rally or run.');
export const CHARGERS_FIRST = fault('move.chargers-first', 'BS-SEQ-04', 'units that declared a charge go before all others.');
export const CHARGE_DECLARED = fault('unit.charging', 'BS-SEQ-04', 'it declared a charge and can only charge.');
export const NOT_AN_ENEMY = fault('target.not-an-enemy', 'BS-CHARGE-03', 'it is not an enemy.');

export const DECLARED_ALREADY = fault('charge.declared', 'BS-SEQ-03', 'it has declared a charge already.');
export const CHARGE_DISORDERED = fault('charge.not-in-good-order', 'BS-CHARGE-03', 'only a unit in good order charges.');
export const CHARGE_COLUMN = fault('charge.column', 'BS-FORM-05', 'a column does not charge.');
export const CHARGE_ENGAGED = fault('charge.in-contact', 'BS-CHARGE-03', 'a unit that touches an enemy does not charge.');
export const CHARGE_OUT_OF_ARC = fault('charge.target-not-in-arc', 'BS-CHARGE-03', 'the target must lie in the front arc.');
export const CHARGE_UNSEEN = fault('charge.target-not-in-sight', 'BS-CHARGE-03', 'the target must be in sight.');
export const CHARGE_UPHILL = fault('charge.barred-ground', 'BS-CHARGE-03', 'the way to the target leads uphill or across an obstacle.');
export const CHARGE_UNLED = fault('charge.out-of-command', 'BS-CMD-04', 'a unit out of command does not charge.');
export const CHARGE_ALONE = fault('charge.individual', 'BS-CMD-06', 'an individual alone moves freely and does not charge.');
export const NO_CHARGE = fault('charge.not-declared', 'BS-SEQ-03', 'it has declared no charge this turn.');
export const CHARGE_WHEEL = fault('charge.wheel-misses', 'BS-CHARGE-04', 'after such a wheel, of 45 degrees at most, no part of the target lies straight ahead.');

export const ENGAGED = fault('move.in-contact', 'BS-MOVE-06', 'a unit that touches an enemy stays, or falls back if touched only in front.');
export const TOO_FAR = fault('move.too-far', 'BS-MOVE-01', 'that is more than its movement pays for.');
export const INTO_FRIEND = fault('move.friend-in-the-way', 'BS-MOVE-05', 'a friend is in the way; units do not pass through units.');
export const BARRED_GROUND = fault('move.barred-ground', 'BS-TERR-02', 'it may not enter ground on the way.');
export const OFF_TABLE = fault('move.off-table', 'BS-GEO-01', 'the way leads off the table.');
export const NO_ROOM = fault('move.no-room', 'BS-FORM-03', 'there is no room for the new shape.');
export const SLANT = fault('move.slant', 'BS-MOVE-02', 'a unit goes straight ahead or slants by 45 degrees at most.');
export const SHAKEN_NEARER = fault('move.shaken-nearer', 'BS-MORALE-12', 'a shaken unit may not end nearer to an enemy in sight than it began.');
export const ALONE_ONLY = fault('move.only-individuals', 'BS-CMD-06', 'only an individual alone goes where it likes.');
export const NOT_ALONE = fault('move.individual', 'BS-CMD-06', 'an individual alone goes straight to a place and has no formation.');
export const ALWAYS_IRREGULAR = fault('form.always-irregular', 'BS-FORM-03', 'its figures are always irregular.');
export const SAME_FORMATION = fault('form.same', 'BS-FORM-03', 'it is in that formation already.');
export const TWO_CHANGES = fault('form.not-from-here', 'BS-FORM-03', 'irregular and column change into regular first.');
export const NO_COLUMN = fault('form.no-column', 'BS-FORM-02', 'a column is at most 2 figures wide and at least twice as deep as wide.');
export const NO_SUCH_FRONTAGE = fault('frontage.impossible', 'BS-FORM-04', 'it has not so many figures, or stands so already.');
export const NOT_ENGAGED = fault('fall-back.not-in-contact', 'BS-MOVE-06', 'no enemy touches it, so it needs not fall back.');
export const FALL_BACK_DISORDERED = fault('fall-back.not-in-good-order', 'BS-MOVE-06', 'only a unit in good order falls back.');
export const TOUCHED_ELSEWHERE = fault('fall-back.flanked', 'BS-MOVE-06', 'an enemy touches its flank or rear.');

export const GOOD_ORDER = fault('rally.in-good-order', 'BS-RALLY-01', 'it is in good order.');
export const RALLY_ENGAGED = fault('rally.in-contact', 'BS-RALLY-01', 'an enemy touches it.');
export const NOT_ROUTED = fault('rout.not-routed', 'BS-ROUT-02', 'it is not routed.');
export const MUST_RALLY = fault('rout.must-rally', 'BS-RALLY-03', 'a routed unit that no enemy touches must try to rally.');
export const ROUTED_FIRST = fault('movement.routed-left', 'BS-RALLY-03', 'a routed unit has yet to try to rally or to run.');
export const CHARGERS_LEFT = fault('movement.chargers-left', 'BS-SEQ-04', 'a unit that declared a charge has yet to go.');
export const NOT_INDIVIDUAL = fault('join.not-individual', 'BS-CMD-02', 'only heroes and commanders join a unit.');
export const STAYS = fault('join.commander-stays', 'BS-CMD-02', 'a commander stays with the unit it was given.');
export const NO_VACANCY = fault('join.no-commander-lost', 'BS-CMD-02', 'a hero takes over a unit only after a commander of its side has died.');
export const HOST_TAKEN = fault('join.taken', 'BS-CMD-02', 'somebody is with that unit already.');
export const HOST_FAR = fault('join.too-far', 'BS-CMD-06', 'the unit is farther away than the individual moves.');

export const NO_COMBAT = fault('fight.no-combat', 'BS-MELEE-01', 'it touches no enemy that has yet to fight this turn.');
export const NO_MISSILES = fault('missile.no-weapon', 'BS-MISSILE-09', 'it has no missile weapon.');
export const FIRE_ROUTED = fault('missile.routed', 'BS-ROUT-04', 'a routed unit does not fire.');
export const FIRE_COLUMN = fault('missile.column', 'BS-FORM-05', 'a column does not fire.');
export const FIRE_ENGAGED = fault('missile.in-contact', 'BS-MISSILE-05', 'a unit in contact with an enemy does not fire.');
export const FIRE_MOVED = fault('missile.moved', 'BS-MISSILE-05', 'a unit that moved more than half its movement does not fire.');
export const FIRE_BUSY = fault('missile.not-this-turn', 'BS-RULING-13', 'a unit that declared a charge, retreated by choice, rallied or routed this turn does not fire.');
export const FIRED = fault('missile.no-volley-left', 'BS-MISSILE-02', 'it has fired as often as its weapon may this turn, or once in this step already.');
export const FIRE_OUT_OF_ARC = fault('missile.target-not-in-arc', 'BS-MISSILE-03', 'the target must lie at least partly in the front arc.');
export const FIRE_OUT_OF_RANGE = fault('missile.out-of-range', 'BS-MISSILE-09', 'the target is beyond the range of its weapon.');
export const FIRE_UNSEEN = fault('missile.target-not-in-sight', 'BS-RULING-23', 'no firing figure sees the target.');
export const FIRE_INTO_FRIENDS = fault('missile.target-touches-friends', 'BS-MISSILE-07', 'nobody fires at an enemy that touches friends.');
export const BEYOND_PATH = fault('opportunity.beyond-path', 'BS-MISSILE-08', 'the mover never comes to such a point of its path.');
export const SHOT_TWICE = fault('opportunity.twice', 'BS-MISSILE-02', 'it is named twice; a unit fires once in a movement step.');

export const OUTSIDE_ZONE = fault('deploy.outside-zone', 'BS-RULING-24', 'it does not stand wholly in its zone along the own edge.');
export const DEPLOYED_OVER = fault('deploy.overlaps', 'BS-RULING-24', 'its bases lie over another unit or over ground it may not enter.');
export const DEPLOYED_TWICE = fault('deploy.twice', 'BS-RULING-24', 'it is set up twice.');
export const NOT_DEPLOYED = fault('deploy.missing', 'BS-RULING-24', 'it is not set up; every unit is.');
export const NOT_WAITING = fault('deploy.not-waiting', 'BS-RULING-24', 'it does not wait to be set up.');
export const STARTS_REGULAR = fault('deploy.formation', 'BS-RULING-24', 'units start in regular formation or column, and always-irregular ones irregular.');
