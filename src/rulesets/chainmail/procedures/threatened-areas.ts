import { type Static, Type } from '@sinclair/typebox';
import { gap } from '../../../kernel/geometry/disc';
import { toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Checked, type Fault, granted, refuse, refused, type Refusal } from '../../../kernel/ruleset/refusal';
import { profile, shape } from '../../../kernel/ruleset/shape';
import { EPS, type TerrainPiece } from '../rules/field';
import { sees } from '../rules/sight';
import { baseOf, MOST_MODELS, place, placedCondition, readTerrain, terrain } from './field-shapes';
import { areHostile, couldStrike, overlaps, type Placed, threatOf } from './placed';
import { abilities, card, flag } from './shapes';

const placedModel = shape('PlacedModel', {
  id: Type.String({ minLength: 1, maxLength: 60, description: 'Name by which the answer speaks of it' }),
  side: Type.String({ minLength: 1, maxLength: 60, description: 'Whose it is; models of different sides are enemies, and teammates have one side (CM-RULING-40)' }),
  ...place,
  condition: Type.Optional(placedCondition),
  reach: Type.Optional(flag('It has Reach 1" (CM-ABIL-25)')),
  model: Type.Optional(profile('model', 'ThreateningModel', { abilities: Type.Optional(abilities) })),
});

const input = shape('ThreatenedAreas', {
  models: Type.Array(placedModel, { minItems: 1, maxItems: MOST_MODELS, description: 'The models on the field' }),
  terrain,
});

const names = (description: string) => Type.Array(Type.String(), { description });

const result = shape('ThreatenedAreasResult', {
  models: Type.Array(
    shape('ThreateningModelResult', {
      id: Type.String({ description: 'Which model' }),
      threatens: Type.Integer({ description: 'Inches from its base that it threatens (CM-AOO-01)' }),
      strikes: Type.Boolean({ description: 'Whether it can make an attack of opportunity at all: not while knocked down, routing, stunned or dazed (CM-AOO-10)' }),
      inItsArea: Type.Array(
        shape('ThreatenedModel', {
          id: Type.String({ description: 'Which enemy' }),
          gap: Type.Number({ description: 'Inches between the bases' }),
          seen: Type.Boolean({ description: 'Whether it is in sight, as an attack of opportunity needs (CM-AOO-14)' }),
        }),
        { description: 'Enemies in its threatened area' },
      ),
      inContactWith: names('Enemies that it could strike now (CM-MELEE-01)'),
      contactedBy: names('Enemies that could strike it now: with any, it neither shoots nor charges (CM-RANGED-04, CM-CHARGE-02)'),
    }),
    { description: 'Each model in the order given' },
  ),
});

const SAME_MODEL: Fault<[id: string]> = { code: 'models.same-id', rule: 'CM-STAT-01', tell: (id) => ({ message: `Two models are called "${id}".`, facts: { id } }) };
const OVERLAP: Fault<[one: string, other: string]> = {
  code: 'models.overlap',
  rule: 'CM-MOVE-04',
  tell: (one, other) => ({ message: `The bases of "${one}" and "${other}" lie over each other.`, facts: { models: [one, other] } }),
};
/** How many overlapping pairs are told. */
const MOST_FAULTS = 20;

interface Named extends Placed {
  readonly id: string;
}

interface Scene {
  readonly models: readonly Named[];
  readonly pieces: readonly TerrainPiece[];
}

function placed(given: Static<typeof placedModel>): Named {
  const condition = given.condition ?? 'standing';
  const reach = Math.max(given.reach === true ? 1 : 0, card(given.model ?? {}).traits.reach);
  return { id: given.id, side: given.side, reach, helpless: condition !== 'standing', ...baseOf(given, condition === 'knocked-down') };
}

function begin({ models: given, terrain: laid }: Static<typeof input>): Checked<Static<typeof result>> {
  const read = readTerrain(laid);
  const models = given.map(placed);
  const faults: Refusal[] = read.ok ? [] : [...read.refusals];
  const ids = new Set<string>();
  models.forEach(({ id }, i) => {
    if (ids.has(id)) faults.push({ ...refuse(SAME_MODEL, id), pointer: `/models/${i}/id` });
    ids.add(id);
  });
  for (const [i, j] of overlaps(models).slice(0, MOST_FAULTS)) faults.push({ ...refuse(OVERLAP, models[i]!.id, models[j]!.id), pointer: `/models/${j}` });
  return read.ok && faults.length === 0 ? granted(threatened({ models, pieces: read.value })) : refused(...faults);
}

function threatened({ models, pieces }: Scene): Static<typeof result> {
  const told = models.map((model) => {
    const near = models.filter((other) => areHostile(model, other) && gap(model, other) <= threatOf(model) + EPS).map((enemy) => ({ id: enemy.id, apart: gap(model, enemy), seen: sees(pieces, model, enemy) }));
    return {
      id: model.id,
      threatens: threatOf(model),
      strikes: !model.helpless,
      inItsArea: near.map(({ id, apart, seen }) => ({ id, gap: toGrid(apart), seen })),
      inContactWith: near.filter(({ apart, seen }) => couldStrike(model, apart, () => seen)).map(({ id }) => id),
      contactedBy: [] as string[],
    };
  });
  const byId = new Map(told.map((each) => [each.id, each]));
  for (const { id, inContactWith } of told) for (const enemy of inContactWith) byId.get(enemy)?.contactedBy.push(id);
  return { models: told };
}

export const threatenedAreas = procedure({
  name: 'threatened-areas',
  title: 'Threatened areas',
  summary: 'For each model on the field the area it threatens, the enemies in it, and who is in melee contact with whom; contact may hold one way only.',
  rules: ['CM-AOO-01', 'CM-AOO-10', 'CM-AOO-14', 'CM-MELEE-01', 'CM-MELEE-02', 'CM-RULING-02', 'CM-RULING-42', 'CM-ABIL-25'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [
    {
      title: 'A Glaiver reaches a Gnoll Trooper that cannot strike back',
      input: { models: [{ id: 'glaiver', side: 'thalos', x: 20, y: 24, model: { ref: 'human-glaiver' } }, { id: 'trooper', side: 'naresh', x: 21.5, y: 24, model: { ref: 'gnoll-trooper' } }] },
    },
    {
      title: 'A fallen model is struck and strikes nobody',
      input: {
        models: [
          { id: 'paladin', side: 'thalos', x: 20, y: 24 },
          { id: 'maw', side: 'demons', x: 21, y: 24, condition: 'knocked-down' },
          { id: 'hyena', side: 'naresh', x: 20, y: 26 },
        ],
      },
    },
  ],
});
