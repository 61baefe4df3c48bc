import { type Static, Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import { oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { rated } from '../catalog/ratings';
import { difficultyOf } from '../rules/abilities';
import { ORDER_NAMES, orderCost, termsOf } from '../rules/orders';
import { abilities, creature } from './shapes';

const figures = { faction: Type.String({ minLength: 1, maxLength: 60, description: 'Its faction (CM-STAT-03)' }), abilities: Type.Optional(abilities), creature: Type.Optional(creature) };

const input = shape('OrderCost', {
  order: oneOf('PricedOrder', ORDER_NAMES, 'The order'),
  commander: profile('model', 'OrderingCommander', figures),
  receiver: profile('model', 'OrderedModel', figures),
  itself: Type.Optional(Type.Boolean({ description: 'Whether the commander orders itself (CM-ORDER-17); false unless given' })),
});

const result = shape('OrderCostResult', {
  cost: Type.Integer({ description: 'Command points it costs' }),
  base: Type.Integer({ description: 'What it costs within a faction' }),
  crossFaction: Type.Boolean({ description: 'Whether it goes from one faction to another (CM-ORDER-18, CM-RULING-37)' }),
  difficult: Type.Boolean({ description: 'Whether the receiver is a difficult troop, for whom it costs as many times as that is rated (CM-ORDER-19, CM-ABILCONV-09)' }),
});

type Given = Static<typeof input>['commander'];

function cardOf({ faction, abilities: own, creature: kind }: Given) {
  return { faction, abilities: (own ?? []).map(rated), creature: kind ?? 'humanoid' };
}

function priced({ order, commander, receiver, itself = false }: Static<typeof input>): Static<typeof result> {
  const [from, to] = [cardOf(commander), cardOf(receiver)];
  const times = difficultyOf(to);
  const cost = orderCost(order, from, to, itself);
  const base = termsOf(order).cost;
  return { cost, base, crossFaction: cost !== base * times, difficult: times > 1 };
}

export const orderCostProcedure = procedure({
  name: 'order-cost',
  title: 'Cost of an order',
  summary: 'What an order of the Advanced Rules costs a commander, by factions and by who receives it.',
  rules: ['CM-ORDER-06', 'CM-ORDER-07', 'CM-ORDER-08', 'CM-ORDER-09', 'CM-ORDER-10', 'CM-ORDER-11', 'CM-ORDER-12', 'CM-ORDER-13', 'CM-ORDER-14', 'CM-ORDER-15', 'CM-ORDER-16', 'CM-ORDER-18', 'CM-ORDER-19', 'CM-RULING-37', 'CM-RULING-44'],
  input,
  result,
  outcome: result,
  begin: (given: Static<typeof input>) => granted(priced(given)),
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [{ title: 'A Paladin puts a Dwarf Shock Trooper under command (CM-EX-18)', input: { order: 'under-command', commander: { ref: 'human-paladin' }, receiver: { ref: 'dwarf-shock-trooper' } } }],
});
