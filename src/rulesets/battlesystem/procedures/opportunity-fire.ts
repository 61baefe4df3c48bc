import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Checked, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { volleyAt } from '../game/fire';
import { March } from '../game/march';
import { allowanceOf, planMove, whyNotMove } from '../game/moves';
import { whyNotShot } from '../game/opportunity';
import { type Battle, copyUnit, troopOf } from '../game/state';
import { type AttackState, losses, lossesOf, save, strike } from './attack';
import { cardName } from './card-shape';
import { battle, EXAMPLE, movementStep, standing, standingOf, stepsOf, tableOf, unitName } from './on-the-table';

const input = shape('OpportunityFire', {
  battle,
  unit: unitName('Who fires'),
  mover: unitName('The enemy that moves'),
  steps: Type.Array(movementStep, { maxItems: 12, description: 'How it moves, in order' }),
  at: Type.Number({ minimum: 0, maximum: 400, description: 'How far along its path it has come when it is fired at (BS-MISSILE-08)' }),
});

const result = shape('OpportunityFireResult', {
  card: cardName,
  moverStands: standing,
  attackDice: Type.Integer({ description: 'Attack dice thrown after all factors' }),
  armorRating: Type.Integer({ description: 'Armor rating after modifiers' }),
  hits: Type.Integer({ description: 'Hits scored' }),
  ...losses,
});

const outcome = shape('OpportunityFireOutcome', losses);

interface State extends AttackState {
  readonly stands: Static<typeof standing>;
}

function begin({ battle: setup, unit, mover, steps, at }: Static<typeof input>): Checked<State> {
  const made = tableOf(setup, [{ id: unit, pointer: '/unit' }, { id: mover, pointer: '/mover' }]);
  const going = stepsOf(steps);
  if (!made.ok || !going.ok) return refused(...(made.ok ? [] : made.refusals), ...(going.ok ? [] : going.refusals));
  const { state } = made.value;
  const [firer, moving] = made.value.numbers as [number, number];
  const { fault, march: planned } = planMove(state, moving, going.value);
  const barred = whyNotMove(state, moving) ?? fault;
  if (barred !== null) return refused({ ...refuse(barred, state, mover), pointer: '/steps' });
  const march = (): March => new March(state, moving, going.value, allowanceOf(state, moving), false);
  const refusal = whyNotShot(state, state.units[firer]!.side, { mover: moving, inches: planned!.travelled, points: [], march }, { unit, at });
  if (refusal !== null) return refused({ ...refuse(refusal, state, unit), pointer: '/at' });
  const there = march();
  there.run(at);
  return granted({ ...exchangeAt(movedTo(state, moving, there), firer, moving), stands: standingOf(there.block, there.formation) });
}

/** The battle with the mover where it has come to. */
function movedTo(state: Battle, number: number, { block, formation }: March): Battle {
  const units = state.units.slice();
  units[number] = copyUnit({ ...state.units[number]!, x: block.x, y: block.y, fx: block.fx, fy: block.fy, files: block.files, gap: block.gap, formation });
  return { ...state, units };
}

function exchangeAt(state: Battle, firer: number, target: number): AttackState {
  const { dice, armor, sides, range } = volleyAt(state, firer, target);
  const { figures, start, marked, order } = state.units[target]!;
  const defender = { hitsPerFigure: troopOf(state, state.units[target]!).hits, partialHits: marked, figures, startFigures: start, checks: order !== 'routed' };
  return { exchange: { card: state.card, kind: 'missile', dice, sides, mode: state.twoDiceMode, range, armor, defender }, hits: 0, suffered: 0 };
}

/** A step of an attack that knows where the mover stands. */
const keeping = (step: typeof strike): ProcedureStep<State> => ({
  name: step.name,
  run: (state, table) => ({ ...step.run(state, table), stands: state.stands }),
  key: step.key,
  tell: step.tell,
});

export const opportunityFire = procedure({
  name: 'opportunity-fire',
  title: 'Opportunity fire',
  summary: 'A volley at an enemy at a point of its path: whether it may be fired there, and its attack dice, armor and losses.',
  rules: ['BS-MISSILE-01', 'BS-MISSILE-03', 'BS-MISSILE-05', 'BS-MISSILE-07', 'BS-MISSILE-08', 'BS-RULING-19', 'BS-RULING-23'],
  input,
  result,
  outcome,
  begin,
  steps: [keeping(strike), keeping(save)],
  resultOf: (state) => ({ card: state.exchange.card.name, moverStands: state.stands, attackDice: state.exchange.dice.value, armorRating: state.exchange.armor.value, hits: state.hits, ...lossesOf(state), suffered: state.suffered }),
  outcomeOf: (state) => ({ ...lossesOf(state), suffered: state.suffered }),
  examples: [{ title: 'Bows fire at orcs that come on', input: { battle: EXAMPLE, unit: 'bows', mover: 'orcs', steps: [{ kind: 'advance', inches: 6 }], at: 4 }, faces: [6, 4, 1, 2, 5, 9, 3] }],
});
