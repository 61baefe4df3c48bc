import { type Static, Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Checked, granted } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { wayBack } from '../game/flight';
import { troopOf, type Battle } from '../game/state';
import { battle, EXAMPLE, standing, standingOf, tableOf, unitName } from './on-the-table';

const input = shape('Retreat', { battle, unit: unitName('Who retreats'), from: Type.Optional(unitName('Who caused it; the nearest enemy unless given')) });

const result = shape('RetreatResult', {
  barred: Type.Boolean({ description: 'No room for an inch: the unit is one state worse in place of it (BS-RETREAT-03)' }),
  leaves: Type.Boolean({ description: 'Whether it goes off the table (BS-RETREAT-02)' }),
  inches: Type.Number({ description: 'How far it goes' }),
  standing: Type.Union([standing, Type.Null()], { description: 'Where it ends; null if it leaves' }),
  troop: Type.String({ description: 'Its troops' }),
});

interface State {
  readonly battle: Battle;
  readonly unit: number;
  readonly from: number;
}

function begin({ battle: setup, unit, from }: Static<typeof input>): Checked<State> {
  const made = tableOf(setup, [{ id: unit, pointer: '/unit' }, ...(from === undefined ? [] : [{ id: from, pointer: '/from' }])]);
  return made.ok ? granted({ battle: made.value.state, unit: made.value.numbers[0]!, from: made.value.numbers[1] ?? -1 }) : made;
}

function found({ battle: state, unit, from }: State): Static<typeof result> {
  const own = state.units[unit]!;
  const troop = troopOf(state, own).name;
  const way = wayBack(state, unit, from);
  if (way === null) return { barred: true, leaves: false, inches: 0, standing: standingOf(own, own.formation), troop };
  return { barred: false, leaves: way.off, inches: way.inches, standing: way.off ? null : standingOf(way.block, way.broken ? 'irregular' : own.formation), troop };
}

export const retreat = procedure({
  name: 'retreat',
  title: 'Retreat',
  summary: 'Where a retreat of 4 inches leads: straight away from who caused it, until something bars the way or the table ends.',
  rules: ['BS-RETREAT-01', 'BS-RETREAT-02', 'BS-RETREAT-03', 'BS-TERR-04'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: found,
  outcomeOf: found,
  examples: [{ title: 'Spears go back before orcs', input: { battle: EXAMPLE, unit: 'spears', from: 'orcs' } }],
});
