import { blocksTouch, boxHoldsGround, groundOf, groundOverlapsPolygon, groundsOverlap } from '../../../src/kernel/geometry/block';
import type { Game } from '../../../src/kernel/ruleset/game';
import type { Seat } from '../../../src/kernel/table/table';
import { battlesystemGame } from '../../../src/rulesets/battlesystem/game/game';
import { barredAreas } from '../../../src/rulesets/battlesystem/game/ground';
import { HOLD_THE_HILL, PITCHED_BATTLE, unit, WITH_LEADERS } from '../../../src/rulesets/battlesystem/game/ready-setups';
import { BATTLE_RULES } from '../../../src/rulesets/battlesystem/game/rules';
import { type Battle, sideOf, troopOf } from '../../../src/rulesets/battlesystem/game/state';
import { CLOSE_QUARTERS, LEADERS_ON_THE_HILL } from '../../../src/rulesets/battlesystem/game/testing/setups';
import { CONTACT } from '../../../src/rulesets/battlesystem/game/troop';
import { RULEBOOK } from '../../../src/rulesets/battlesystem/rulebook';
import type { Position, Trespass, Trial } from '../trial';

const stateOf = (position: Position): Battle => position.state as Battle;

export const BATTLESYSTEM_TRIAL: Trial = {
  name: 'battlesystem',
  game: battlesystemGame as unknown as Game,
  rulebook: RULEBOOK,
  setups: [
    { name: 'pitched battle', setup: PITCHED_BATTLE },
    { name: 'hold the hill', setup: HOLD_THE_HILL },
    { name: 'leaders', setup: WITH_LEADERS },
    { name: 'leaders on the hill', setup: LEADERS_ON_THE_HILL },
    { name: 'close quarters', setup: CLOSE_QUARTERS },
  ],
  badSetups: [
    { setup: { ...PITCHED_BATTLE, points: 200 }, code: 'army.too-dear' },
    { setup: { ...PITCHED_BATTLE, armies: [PITCHED_BATTLE.armies[0]!, { ...PITCHED_BATTLE.armies[1]!, seat: 'kingdom' }] }, code: 'seat.twice' },
    { setup: { ...PITCHED_BATTLE, card: { name: 'torn', hits: [{ from: 1, to: 3, hits: 0 }, { from: 5, to: 12, hits: 1 }] } }, code: 'card.gap' },
    { setup: { ...PITCHED_BATTLE, armies: [{ seat: 'kingdom', units: [unit('few', 'levy', 3)] }, PITCHED_BATTLE.armies[1]!] }, code: 'unit.size' },
    { setup: { ...WITH_LEADERS, commanders: false }, code: 'individual.no-module' },
    { setup: { ...CLOSE_QUARTERS, height: 24 }, code: 'place.off-table' },
  ],
  secrets: false,
  standing: [
    { kind: 'choose-order', answer: 'second', until: 'game' },
    { kind: 'check-or-retreat', answer: 'check', until: 'game' },
    { kind: 'check-or-retreat', answer: 'retreat', until: 'turn' },
    { kind: 'opportunity-fire', answer: [], until: 'step' },
  ],
  trespasses: (position, seat) => trespasses(stateOf(position), seat),
  tellApart: (before, after) => BATTLE_RULES.tellApart(before as Battle, after as Battle),
  invariants: (position) => broken(stateOf(position), position.suspended !== null),
  games: 200,
  // An action of this game takes a hundred times one of the toy's.
  oddsOneIn: 291,
  oddsSampled: 4,
};

/** One step beyond each rule, as far as this position has somebody to take it. */
function trespasses(state: Battle, seat: Seat): readonly Trespass[] {
  const side = sideOf(state, seat);
  const found: Trespass[] = [{ action: { type: 'no such action' }, code: 'action.not-now' }];
  const trespass = (action: object, code: string): void => void found.push({ action: action as never, code });
  const enemy = state.units.find((each) => each.side !== side)!.id;
  switch (state.stage) {
    case 'declare':
      trespass({ type: 'end-movement' }, 'action.not-now');
      trespass({ type: 'declare-charge', unit: 'nobody', target: enemy }, 'unit.unknown');
      trespass({ type: 'declare-charge', unit: enemy, target: enemy }, 'unit.not-yours');
      for (const { id, side: own, where, target, order } of state.units) {
        if (own !== side) continue;
        if (where !== 'field') trespass({ type: 'declare-charge', unit: id, target: enemy }, 'unit.not-on-table');
        else if (target >= 0) trespass({ type: 'declare-charge', unit: id, target: enemy }, 'charge.declared');
        else if (troopOf(state, state.units.find((each) => each.id === id)!).role === null && order !== 'good') trespass({ type: 'declare-charge', unit: id, target: enemy }, 'charge.not-in-good-order');
      }
      break;
    case 'first-movement':
    case 'second-movement':
      trespass({ type: 'pass-fire' }, 'action.not-now');
      trespass({ type: 'move', unit: 'nobody', steps: [] }, 'unit.unknown');
      trespass({ type: 'move', unit: enemy, steps: [] }, 'unit.not-yours');
      for (const each of state.units) {
        if (each.side !== side) continue;
        if (each.where !== 'field') trespass({ type: 'move', unit: each.id, steps: [] }, 'unit.not-on-table');
        else if (each.moved) trespass({ type: 'move', unit: each.id, steps: [] }, 'unit.has-moved');
        else if (each.target >= 0) trespass({ type: 'move', unit: each.id, steps: [] }, 'unit.charging');
        else if (state.units.some((other) => other.side === side && other.where === 'field' && other.target >= 0 && !other.moved)) trespass({ type: 'move', unit: each.id, steps: [] }, 'move.chargers-first');
        else if (each.order === 'good') trespass({ type: 'rally', unit: each.id }, 'rally.in-good-order');
      }
      break;
    case 'melee':
      trespass({ type: 'fight', unit: 'nobody' }, 'unit.unknown');
      trespass({ type: 'fight', unit: enemy }, 'unit.not-yours');
      break;
    case 'missile':
      trespass({ type: 'fire', unit: 'nobody', target: enemy }, 'unit.unknown');
      for (const each of state.units) if (each.side === side && troopOf(state, each).missile === null) trespass({ type: 'fire', unit: each.id, target: enemy }, 'missile.no-weapon');
      break;
    default:
  }
  return found;
}

/** Contacts are looked at when a move has ended, so that a move under way may pass an enemy unnoted. */
function broken(state: Battle, underWay: boolean): readonly string[] {
  const found: string[] = [];
  const table = { minX: 0, minY: 0, maxX: state.width, maxY: state.height };
  state.units.forEach((each, i) => {
    const { id, figures, start, marked, where, order, files } = each;
    const { hits, role, neverChecks } = troopOf(state, each);
    if (figures < 1 || figures > start) found.push(`${id} has ${figures} of ${start} figures`);
    if (files < 1 || files > figures) found.push(`${id} has ${figures} figures in ${files} files`);
    if (marked < 0 || marked >= hits) found.push(`${id} has ${marked} hits marked`);
    if ((role !== null || neverChecks) && order !== 'good') found.push(`${id} never checks and is ${order}`);
    if (Math.abs(each.fx * each.fx + each.fy * each.fy - 1) > 1e-9) found.push(`${id} faces nowhere`);
    if (where === 'attached' && state.units[each.host]!.where !== 'field' && state.stage !== 'deploy') found.push(`${id} is with a unit that is gone`);
    if (where !== 'field') return;
    const ground = groundOf(each);
    if (!boxHoldsGround(table, ground, CONTACT)) found.push(`${id} is off the table`);
    for (const polygon of barredAreas(state, troopOf(state, each).class)) if (groundOverlapsPolygon(ground, polygon, CONTACT)) found.push(`${id} stands where it may not go`);
    state.units.forEach((other, j) => {
      if (j <= i || other.where !== 'field') return;
      if (groundsOverlap(ground, groundOf(other), CONTACT)) found.push(`${id} and ${other.id} overlap`);
      const noted = state.contacts.some(({ one, other: two }) => (one === i && two === j) || (one === j && two === i));
      if (!underWay && other.side !== each.side && blocksTouch(each, other, CONTACT) !== noted) found.push(`${id} and ${other.id} ${noted ? 'are noted as touching' : 'touch unnoted'}`);
    });
  });
  if (state.turn > state.turns) found.push('a turn too many');
  return found;
}
