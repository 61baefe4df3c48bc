import { frontageOf } from '../../../kernel/geometry/block';
import { type Checked, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import type { Id, Json, Seat } from '../../../kernel/table/table';
import { chargeAllowance, whyNotCharged, whyNotCharger } from './charge';
import { isInCommand } from './command';
import { enemiesTouching, touchedFace } from './contact';
import * as faults from './faults';
import { whyNotAt, whyNotShoot } from './fire';
import { March, type MarchStep } from './march';
import { allowanceOf } from './moves';
import { rangeBetween } from './sight';
import { type Battle, troopOf, unitNumber } from './state';

const SLANTS = [-45, -30, -15, 0, 15, 30, 45];

/** Where a unit can go and whom it can attack, worked out when somebody asks. */
export function envelopeOf(state: Battle, _seat: Seat, about: Id): Checked<Json> {
  const number = unitNumber(state, about);
  const unit = state.units[number];
  if (unit === undefined) return refused(refuse(faults.NO_SUCH_UNIT, state, about));
  if (unit.where !== 'field') return refused(refuse(faults.NOT_ON_TABLE, state, about));
  const allowance = allowanceOf(state, number);
  const reach = (step: MarchStep): Json => {
    const march = new March(state, number, [step], allowance, false);
    march.run(Infinity);
    return { inches: round(march.travelled), cost: round(march.spent), ends: march.halt, to: { x: march.block.x, y: march.block.y } };
  };
  const enemies = state.units.flatMap((enemy, i) => (enemy.side !== unit.side && enemy.where === 'field' ? [i] : []));
  const { missile } = troopOf(state, unit);
  const mayShoot = missile !== null && whyNotShoot(state, number, false) === null;
  return granted({
    unit: unit.id,
    from: { x: unit.x, y: unit.y },
    allowance: round(allowance),
    spent: round(unit.spent),
    frontage: round(frontageOf(unit)),
    card: state.card.name,
    inCommand: state.commanders ? isInCommand(state, unit) : null,
    touching: enemiesTouching(state, number).map((enemy) => ({ unit: state.units[enemy]!.id, face: touchedFace(state, number, enemy) })),
    straight: SLANTS.map((slant) => ({ slant, reach: reach({ kind: 'advance', inches: 2 * allowance, slant }) })),
    wheels: (['left', 'right'] as const).map((hand) => ({ hand, reach: reach({ kind: 'wheel', hand, degrees: 90 }) })),
    charge: { allowance: round(chargeAllowance(state, number)), targets: whyNotCharger(state, number) === null ? enemies.filter((enemy) => whyNotCharged(state, number, enemy) === null).map((enemy) => state.units[enemy]!.id) : [] },
    fire: mayShoot ? enemies.flatMap((enemy) => (whyNotAt(state, number, enemy, state.units[enemy]!) === null ? [{ unit: state.units[enemy]!.id, inches: round(rangeBetween(unit, 2, state.units[enemy]!)) }] : [])) : [],
  });
}

function round(inches: number): number {
  return Math.round(inches * 100) / 100;
}
