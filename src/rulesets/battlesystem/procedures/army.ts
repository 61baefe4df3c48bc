import { type Static, Type } from '@sinclair/typebox';
import { type JsonObject, procedure } from '../../../kernel/ruleset/procedure';
import { granted, type Refusal } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { armyCost, individualTroop, LEAST_FIGURES, MOST_FIGURES, unitTroop } from '../game/roster';
import { individualShape, troopShape, weaponShape } from '../game/shapes';

const POINTS = 300;

const input = shape('ArmyList', {
  points: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Points the army may cost (BS-SCEN-03); 300 unless given' })),
  units: Type.Array(shape('ArmyUnit', { troop: troopShape, weapon: Type.Optional(weaponShape), figures: Type.Integer({ minimum: 1, maximum: 1000, description: 'Figures (BS-FORM-06)' }) }), { minItems: 1, maxItems: 40, description: 'The units' }),
  individuals: Type.Optional(
    Type.Array(shape('ArmyIndividual', { individual: individualShape, role: oneOf('ArmyRole', ['hero', 'commander', 'army-commander'], 'What it is (BS-CMD-02)') }), { maxItems: 20, description: 'Heroes and commanders (BS-CMD-01)' }),
  ),
});

const result = shape('ArmyListResult', {
  legal: Type.Boolean({ description: 'Whether it may be fielded' }),
  faults: Type.Array(
    shape('ArmyFault', { code: Type.String({ description: 'Stable code' }), rule: Type.String({ description: 'Rule that is broken' }), message: Type.String({ description: 'What is wrong' }), pointer: Type.String({ description: 'Where in the list' }) }),
    { description: 'Everything that is wrong with it' },
  ),
  costs: Type.Array(shape('ArmyCost', { name: Type.String({ description: 'Whose cost' }), figures: Type.Integer({ description: 'How many' }), each: Type.Number({ description: 'Points of one (BS-POINT-01, BS-POINT-02)' }), total: Type.Number({ description: 'Points of all' }) }), { description: 'What each unit and individual costs' }),
  cost: Type.Number({ description: 'Points of the whole army' }),
  left: Type.Number({ description: 'Points left; below 0 if it is too dear' }),
});

type Given = Static<typeof input>;

function judged({ points = POINTS, units, individuals = [] }: Given): Static<typeof result> {
  const found: Refusal[] = [];
  const made = units.map(({ troop, weapon, figures }, i) => {
    const { troop: priced, faults } = unitTroop(troop, weapon, `/units/${i}`);
    found.push(...faults);
    if (figures < LEAST_FIGURES || figures > MOST_FIGURES) found.push({ code: 'unit.size', rule: 'BS-FORM-06', message: `A unit has ${LEAST_FIGURES} to ${MOST_FIGURES} figures, not ${figures}.`, facts: {}, pointer: `/units/${i}/figures` });
    return { troop: priced, figures };
  });
  const leaders = individuals.map(({ individual, role }) => ({ troop: individualTroop(individual, role), figures: 1 }));
  if (individuals.filter(({ role }) => role === 'army-commander').length > 1) found.push({ code: 'individual.army-commanders', rule: 'BS-CMD-02', message: 'A side has one army commander at most.', facts: {}, pointer: '/individuals' });
  const all = [...made, ...leaders];
  const cost = armyCost(all);
  if (cost > points) found.push({ code: 'army.too-dear', rule: 'BS-SCEN-03', message: `The army costs ${cost} points of ${points}.`, facts: {}, pointer: '/units' });
  return {
    legal: found.length === 0,
    faults: found.map(({ code, rule, message, pointer }) => ({ code, rule, message, pointer: pointer ?? '' })),
    costs: all.map(({ troop, figures }) => ({ name: troop.name, figures, each: troop.cost, total: troop.cost * figures })),
    cost,
    left: points - cost,
  };
}

export const army = procedure({
  name: 'army',
  title: 'Army',
  summary: 'Adds an army up and checks it; every fault is listed with its rule.',
  rules: ['BS-POINT-01', 'BS-POINT-02', 'BS-FORM-06', 'BS-SCEN-03', 'BS-CMD-02'],
  input,
  result,
  outcome: result,
  begin: (given: Given) => granted(given),
  steps: [],
  resultOf: judged,
  outcomeOf: judged,
  examples: [
    { title: 'Spears, bows and knights', input: { units: [{ troop: { ref: 'medium-foot' }, figures: 12 }, { troop: { ref: 'longbowmen' }, figures: 8 }, { troop: { ref: 'heavy-cavalry' }, figures: 4 }] } },
    { title: 'Too few ogres and too dear a hero for 100 points', input: { points: 100, units: [{ troop: { ref: 'ogres' }, figures: 3 }], individuals: [{ individual: { ref: 'hero' }, role: 'hero' }] } },
  ],
});

/** An army as a side of a set-up takes it. */
export function sideOf({ units, individuals }: JsonObject): JsonObject {
  return { ...(units === undefined ? {} : { units }), ...(individuals === undefined ? {} : { individuals }) };
}
