import { type Static, Type } from '@sinclair/typebox';
import { gap } from '../../../kernel/geometry/disc';
import { toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Checked, granted } from '../../../kernel/ruleset/refusal';
import { oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { isUnderCommand, reaches } from '../game/command';
import { canSpend, ordersFor, priceOf } from '../game/orders';
import { cardOf, type Figure, figureNumber, type Skirmish } from '../game/state';
import { EPS } from '../rules/field';
import { ORDER_NAMES, termsOf } from '../rules/orders';
import { commandHeld, withCommand } from './command-held';
import { fieldOf, modelsOf, moving, standing, wholeField } from './skirmish';

const input = shape('CommandStatus', {
  ...wholeField,
  models: modelsOf(
    shape('CommandStatusModel', {
      ...standing,
      command: Type.Optional(commandHeld),
      model: profile('model', 'CommandStatusCard', { ...moving, faction: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'Its faction, on which the cost of orders hangs (CM-ORDER-18); none, and the same for all, unless given' })) }),
    }),
  ),
  rules: Type.Optional(oneOf('CommandRules', ['basic', 'advanced'], 'Whether commanders pay for command and give orders (CM-CMD-03); basic unless given')),
});

const result = shape('CommandStatusResult', {
  models: Type.Array(
    shape('CommandedModel', {
      id: Type.String({ description: 'Which model' }),
      underCommand: Type.Boolean({ description: 'Whether it is under command; by the Advanced Rules a troop is when a commander has paid for it' }),
      rule: Type.String({ description: 'The rule that says so' }),
      commanders: Type.Array(shape('ReachingCommander', { id: Type.String({ description: 'Which commander' }), gap: Type.Number({ description: 'Inches between the bases' }), within6: Type.Boolean({ description: 'Whether it needs no sight' }) }), { description: 'Allied commanders that reach it (CM-CMD-01)' }),
      points: Type.Optional(Type.Integer({ description: 'Command points it has left by the Advanced Rules, where it is a commander or has some for itself (CM-CP-01, CM-ABIL-18)' })),
      canSpend: Type.Optional(Type.Boolean({ description: 'Whether it can spend them as it stands (CM-CP-04)' })),
      orders: Type.Optional(
        Type.Array(shape('PossibleOrder', { order: oneOf('GivenOrderName', ORDER_NAMES, 'The order'), by: Type.String({ description: 'The commander that can give it' }), cost: Type.Integer({ description: 'Command points it costs (CM-ORDER-18, CM-ORDER-19)' }), rule: Type.String({ description: 'The rule of the order' }) }), { description: 'Every order that a commander can give it now, by the Advanced Rules' }),
      ),
    }),
    { description: 'Each model in the order given' },
  ),
});

type Told = Static<typeof result>['models'][number];

function statusOf(state: Skirmish, figure: Figure): Told {
  const commanders = state.figures.filter((other) => other.side === figure.side && other.id !== figure.id && reaches(state, other, figure)).map((other) => ({ id: other.id, gap: toGrid(gap(other, figure)), within6: gap(other, figure) <= 6 + EPS }));
  const status = { id: figure.id, underCommand: isUnderCommand(state, figure), rule: ruleFor(state, figure), commanders };
  return state.rules === 'basic' ? status : { ...status, ...purseOf(state, figure), orders: ordersTo(state, figure) };
}

function ruleFor(state: Skirmish, figure: Figure): string {
  const { traits } = cardOf(state, figure);
  if (traits.commander > 0) return 'CM-CMD-04';
  if (traits.independent) return 'CM-ABIL-18';
  if (traits.untrained) return 'CM-ABIL-44';
  return state.rules === 'advanced' ? 'CM-CMD-03' : 'CM-CMD-02';
}

/** What a model has left, and whether it is fit to spend it (CM-CP-01, CM-CP-04, CM-ABIL-03b, CM-ABIL-03c, CM-ABIL-18). */
function purseOf(state: Skirmish, figure: Figure): Pick<Told, 'points' | 'canSpend'> {
  return cardOf(state, figure).traits.commandPoints === 0 ? {} : { points: figure.command.pool, canSpend: canSpend(state, figure) };
}

function ordersTo(state: Skirmish, figure: Figure): NonNullable<Told['orders']> {
  const to = figureNumber(state, figure.id);
  return ordersFor(state, to).map(({ order, by }) => ({ order, by, cost: priceOf(state, figureNumber(state, by), to, order), rule: termsOf(order).rule }));
}

function begin(given: Static<typeof input>): Checked<Static<typeof result>> {
  const field = fieldOf(given);
  if (!field.ok) return field;
  const commanded = withCommand(field.value.state, given.rules ?? 'basic', given.models);
  return commanded.ok ? granted({ models: commanded.value.figures.map((figure) => statusOf(commanded.value, figure)) }) : commanded;
}

export const commandStatus = procedure({
  name: 'command-status',
  title: 'Command status',
  summary: 'Which models are under command and which commanders reach them; by the Advanced Rules also which commanders can pay, for which orders to whom, and what those cost.',
  rules: ['CM-CMD-01', 'CM-CMD-02', 'CM-CMD-03', 'CM-CMD-04', 'CM-CMD-05', 'CM-CMD-06', 'CM-CP-01', 'CM-CP-03', 'CM-CP-04', 'CM-ABIL-03b', 'CM-ABIL-03c', 'CM-ORDER-01', 'CM-ORDER-03', 'CM-ORDER-04', 'CM-ORDER-11', 'CM-ORDER-17', 'CM-ORDER-18', 'CM-ORDER-19', 'CM-ORDER-21'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [
    {
      title: 'A Paladin reaches a Marine across the open and not the Infiltrator behind a wall (CM-EX-04)',
      input: {
        models: [
          { id: 'paladin', side: 'thalos', x: 10, y: 10, model: { ref: 'human-paladin' } },
          { id: 'marine', side: 'thalos', x: 30, y: 10, model: { ref: 'human-marine' } },
          { id: 'infiltrator', side: 'thalos', x: 10, y: 30, model: { ref: 'gnome-infiltrator' } },
        ],
        terrain: [{ kind: 'high-wall', outline: [{ x: 5, y: 20 }, { x: 15, y: 20 }, { x: 15, y: 20.5 }, { x: 5, y: 20.5 }] }],
      },
    },
    {
      title: 'By the Advanced Rules: a Paladin with 2 points left has paid for the Glaiver and steadied it; the Marine and a dwarf of another faction stand by',
      input: {
        rules: 'advanced',
        models: [
          { id: 'paladin', side: 'thalos', x: 10, y: 10, model: { ref: 'human-paladin' }, command: { points: 2, gives: 'morale-plus-4' } },
          { id: 'glaiver', side: 'thalos', x: 13, y: 10, model: { ref: 'human-glaiver' }, command: { order: 'morale-plus-4', ledBy: 'paladin' } },
          { id: 'marine', side: 'thalos', x: 30, y: 10, model: { ref: 'human-marine' } },
          { id: 'dwarf', side: 'thalos', x: 10, y: 14, model: { ref: 'dwarf-shock-trooper' } },
        ],
      },
    },
  ],
});
