import { type Static, Type } from '@sinclair/typebox';
import { type JsonObject, procedure } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import { oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { rated } from '../catalog/ratings';
import { allegianceOf } from '../rules/cross-faction';
import { commandOf, type Recruit } from '../rules/recruit';
import { batchSize, costOf, faultsOf, RECOMMENDED_MODELS, type Warband, weightOf } from '../rules/warband';
import { abilities, alignment, creature } from './shapes';

const recruit = profile('model', 'Recruit', {
  cost: Type.Integer({ minimum: 0, maximum: 1000, description: 'Points it costs (CM-STAT-04)' }),
  faction: Type.String({ minLength: 1, maxLength: 60, description: 'Its faction (CM-STAT-03)' }),
  alignment,
  abilities: Type.Optional(abilities),
  creature: Type.Optional(creature),
});

const input = shape('Warband', {
  rules: Type.Optional(oneOf('WarbandRules', ['basic', 'advanced'], 'Which rules it is built by; the Basic Rules unless given')),
  faction: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'In the Advanced Rules the faction it is declared to be, where several could be it (CM-BUILD-16)' })),
  points: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Point value agreed on (CM-BUILD-01); 50 unless given' })),
  models: Type.Array(recruit, { minItems: 1, maxItems: 100, description: 'The models; copies of the same one are fine (CM-BUILD-02)' }),
  reserve: Type.Optional(recruit),
  tacticalPoints: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, description: 'Points spent on the scouting check (CM-BUILD-11); none unless given' })),
});

const count = (description: string) => Type.Integer({ description });

const result = shape('WarbandResult', {
  legal: Type.Boolean({ description: 'Whether the rules allow it' }),
  faults: Type.Array(shape('WarbandFault', { code: Type.String({ description: 'Stable code' }), rule: Type.String({ description: 'Rule that is broken' }), message: Type.String({ description: 'What is wrong' }) }), { description: 'Every rule it breaks (CM-BUILD-21)' }),
  warnings: Type.Array(Type.String(), { description: 'Advice that it goes against (CM-BUILD-05)' }),
  cost: shape('WarbandCost', { models: count('All models'), reserve: count('The reserve, half its cost rounded up (CM-BUILD-09)'), tacticalPoints: count('Tactical points'), total: count('All together') }),
  left: count('Points left'),
  command: count('Sum of the commanders’ ratings'),
  weight: count('What the troops weigh on them (CM-BUILD-06)'),
  faction: Type.String({ description: 'Its faction, by the ratings of its commanders (CM-BUILD-16)' }),
  crossFaction: shape('CrossFaction', { weight: count('What its models of other factions weigh'), command: count('Ratings of the commanders of its own faction') }, 'What the Advanced Rules weigh against each other (CM-BUILD-18)'),
  batch: count('Models activated at a time at the start (CM-ROUND-04)'),
});

function warbandOf({ rules, faction, points, models, reserve, tacticalPoints }: Static<typeof input>): Warband {
  return { rules: rules ?? 'basic', faction: faction ?? null, points: points ?? 50, models: models.map(recruited), reserve: reserve ? recruited(reserve) : null, tacticalPoints: tacticalPoints ?? 0 };
}

function recruited({ cost, faction, alignment: side, abilities: has, creature: kind }: Static<typeof recruit>): Recruit {
  return { cost, faction, alignment: side, abilities: (has ?? []).map(rated), creature: kind ?? 'humanoid' };
}

function judged(warband: Warband): Static<typeof result> {
  const { models, points, reserve } = warband;
  const { faction, weight, command } = allegianceOf(reserve === null ? models : [...models, reserve], warband.faction);
  const cost = costOf(warband);
  const faults = faultsOf(warband).map(({ code, rule, message }) => ({ code, rule, message }));
  const warnings = models.length > RECOMMENDED_MODELS ? [`More than ${RECOMMENDED_MODELS} models make a slow game (CM-BUILD-05).`] : [];
  return { legal: faults.length === 0, faults, warnings, cost, left: points - cost.total, command: commandOf(models), weight: models.reduce((sum, model) => sum + weightOf(model), 0), faction, crossFaction: { weight, command }, batch: batchSize(models.length) };
}

export const warband = procedure({
  name: 'warband',
  title: 'Warband',
  summary: 'Adds a warband up and checks it by the Basic or the Advanced Rules; every fault is listed with its rule.',
  rules: ['CM-BUILD-01', 'CM-BUILD-02', 'CM-BUILD-03', 'CM-BUILD-04', 'CM-BUILD-05', 'CM-BUILD-06', 'CM-BUILD-08', 'CM-BUILD-09', 'CM-BUILD-11', 'CM-BUILD-13', 'CM-BUILD-14', 'CM-BUILD-15', 'CM-BUILD-16', 'CM-BUILD-17', 'CM-BUILD-18', 'CM-BUILD-19', 'CM-BUILD-20', 'CM-BUILD-21'],
  input,
  result,
  outcome: result,
  begin: (given: Static<typeof input>) => granted(warbandOf(given)),
  steps: [],
  resultOf: judged,
  outcomeOf: judged,
  examples: [
    {
      title: 'The Thalos models of the Starter Set',
      input: { points: 50, models: [{ ref: 'human-paladin' }, { ref: 'human-glaiver' }, { ref: 'human-marine' }, { ref: 'gnome-infiltrator' }], reserve: { ref: 'gnome-infiltrator' }, tacticalPoints: 3 },
    },
    { title: 'Dwarves with a Centaur and a Wood Elf, by the Advanced Rules (CM-EX-12)', input: { rules: 'advanced', points: 100, models: [{ ref: 'dwarf-fighter' }, { ref: 'centaur-trooper' }, { ref: 'wood-elf-scout' }] } },
    { title: 'Good and evil together, without a commander', input: { models: [{ ref: 'human-glaiver' }, { ref: 'gnoll-trooper' }] } },
  ],
});

/** A warband as a side of a set-up takes it. */
export function sideOf({ models, reserve, tacticalPoints }: JsonObject): JsonObject {
  const recruits = Array.isArray(models) ? models.map((model) => ({ model })) : [];
  return { models: recruits, ...(reserve === undefined ? {} : { reserve: { model: reserve } }), ...(tacticalPoints === undefined ? {} : { tacticalPoints }) };
}
