import { type Static, type TArray, type TObject, type TSchema, Type } from '@sinclair/typebox';
import { type Checked, type Fault, granted, type Refusal, refuse, refused } from '../../../kernel/ruleset/refusal';
import { profile, shape } from '../../../kernel/ruleset/shape';
import { copyFigure, copySide, type Figure, NO_BLAME, NO_COMMAND, NO_CONDITIONS, NOBODY_BESIDE, type Skirmish } from '../game/state';
import { NO_CASTINGS, UNLIMITED } from '../rules/card';
import { baseOf, MOST_MODELS, place, placedCondition, readTerrain, terrain } from './field-shapes';
import { overlaps } from './placed';
import { abilities, card, creature } from './shapes';

const FIELD = 48;

/** Which model it is, whose, where, and how it fares. */
export const standing = {
  id: Type.String({ minLength: 1, maxLength: 60, description: 'Name by which the answer speaks of it' }),
  side: Type.String({ minLength: 1, maxLength: 60, description: 'Whose it is; models of different sides are enemies' }),
  ...place,
  condition: Type.Optional(placedCondition),
};

/** What of its card a procedure about a whole field wants to know. */
export const moving = {
  speed: Type.Number({ minimum: 0, maximum: 24, description: 'Inches it may move and still attack (CM-STAT-07)' }),
  level: Type.Optional(Type.Integer({ minimum: 0, maximum: 40, description: 'Level (CM-ABIL-28); 1 unless given' })),
  abilities: Type.Optional(abilities),
  creature: Type.Optional(creature),
};

const fieldModel = shape('FieldModel', { ...standing, model: profile('model', 'MovingModel', moving) });

/** The models of a field, described by one shape or another. */
export function modelsOf<M extends TSchema>(model: M): TArray<M> {
  return Type.Array(model, { minItems: 1, maxItems: MOST_MODELS, description: 'The models on the field' });
}

/** What every procedure about a whole field takes. */
export const wholeField = {
  width: Type.Optional(Type.Number({ minimum: 12, maximum: 144, description: 'Inches from west to east (CM-SETUP-01); 48 unless given' })),
  height: Type.Optional(Type.Number({ minimum: 12, maximum: 144, description: 'Inches from south to north; 48 unless given' })),
  models: modelsOf(fieldModel),
  terrain,
};

/** Which of the models is asked about. */
export const whichModel = Type.String({ minLength: 1, maxLength: 60, description: 'Id of the model that is asked about' });

const NO_SUCH_MODEL: Fault<[id: string]> = { code: 'model.unknown', rule: 'CM-STAT-01', tell: (id) => ({ message: `There is no model "${id}" among those given.`, facts: { id } }) };
const SAME_MODEL: Fault<[id: string]> = { code: 'models.same-id', rule: 'CM-STAT-01', tell: (id) => ({ message: `Two models are called "${id}".`, facts: { id } }) };
const OFF_FIELD: Fault<[id: string]> = { code: 'models.off-field', rule: 'CM-RULING-26', tell: (id) => ({ message: `The centre of "${id}" is not on the field.`, facts: { id } }) };
const OVERLAP: Fault<[one: string, other: string]> = {
  code: 'models.overlap',
  rule: 'CM-MOVE-04',
  tell: (one, other) => ({ message: `The bases of "${one}" and "${other}" lie over each other.`, facts: { models: [one, other] } }),
};
const MOST_FAULTS = 20;

/** A field as the game knows it, or everything that is wrong with it. */
export function fieldOf({ width = FIELD, height = FIELD, models, terrain: laid }: Static<TObject<typeof wholeField>>, asked?: string): Checked<{ readonly state: Skirmish; readonly figure: Figure }> {
  const read = readTerrain(laid);
  const faults: Refusal[] = read.ok ? [] : [...read.refusals];
  const sides = [...new Set(models.map(({ side }) => side))];
  const figures = models.map((given, number) => figureOf(given, number, sides.indexOf(given.side)));
  figures.forEach(({ id, x, y }, i) => {
    if (figures.findIndex((other) => other.id === id) < i) faults.push({ ...refuse(SAME_MODEL, id), pointer: `/models/${i}/id` });
    if (!(x > 0 && y > 0 && x < width && y < height)) faults.push({ ...refuse(OFF_FIELD, id), pointer: `/models/${i}` });
  });
  for (const [i, j] of overlaps(figures).slice(0, MOST_FAULTS)) faults.push({ ...refuse(OVERLAP, figures[i]!.id, figures[j]!.id), pointer: `/models/${j}` });
  const figure = asked === undefined ? figures[0] : figures.find(({ id }) => id === asked);
  if (figure === undefined) faults.push({ ...refuse(NO_SUCH_MODEL, asked ?? ''), pointer: '/model' });
  if (!read.ok || faults.length > 0 || figure === undefined) return refused(...faults);
  const cards = models.map(({ model }) => {
    const { abilities: has = [], creature: kind = 'humanoid', level = 1, speed } = model;
    return { ...card({ abilities: has, creature: kind }), level, speed, name: '', cost: 0, baseDiameter: 1, spells: [], slots: null };
  });
  const state: Skirmish = {
    rules: 'basic',
    scenario: 'standard-skirmish',
    goal: 'last-standing',
    takeSides: false,
    width,
    height,
    points: 0,
    maxRounds: 0,
    spacing: true,
    stage: 'fight',
    scout: -1,
    round: 1,
    turn: figure.side,
    direction: 1,
    left: 1,
    active: -1,
    tried: [],
    spotted: [],
    cards,
    sides: sides.map((seat, team) => copySide({ seat, team, edge: 'south', zones: [], role: null, leader: -1, held: 0, points: 0, tactical: 0, started: 0, quiet: 0, disturbed: false, batch: 1, gone: false })),
    figures,
    terrain: read.value,
    loose: [],
    ended: null,
  };
  return granted({ state, figure });
}

function figureOf(given: Static<typeof fieldModel>, number: number, side: number): Figure {
  const { condition } = given;
  const down = condition === 'knocked-down';
  return copyFigure({
    ...baseOf(given, down),
    id: given.id,
    side,
    team: side,
    card: number,
    where: 'field',
    health: down ? 0 : 1,
    routing: condition === 'routing',
    conditions: condition === 'stunned' || condition === 'dazed' ? [{ kind: condition, by: null, strength: 0, turns: 1 }] : NO_CONDITIONS,
    halfDone: false,
    acted: false,
    struck: false,
    shots: UNLIMITED,
    smites: 0,
    castings: NO_CASTINGS,
    stuns: 0,
    touches: 0,
    cleaved: false,
    braved: false,
    reserve: false,
    exit: null,
    command: NO_COMMAND,
    blame: NO_BLAME,
    beside: NOBODY_BESIDE,
  });
}
