import { type Static, Type } from '@sinclair/typebox';
import { at, type Point, toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Checked, type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { affordable, cutAt, duesOf, isAffordable, openInches } from '../game/course';
import { foresee } from '../game/foresee';
import { crowdFor, routeTo, walkOf } from '../game/ground';
import { cardOf, type Figure, type Skirmish } from '../game/state';
import { point } from './field-shapes';
import { fieldOf, whichModel, wholeField } from './skirmish';

const result = shape('MovementResult', {
  path: Type.Array(point, { description: 'The way, from where it stands' }),
  length: Type.Number({ description: 'Inches of the way' }),
  cost: Type.Number({ description: 'Inches with what terrain, climbs, squeezes and the fallen cost' }),
  allowance: Type.Number({ description: 'Inches it may spend (CM-MOVE-02)' }),
  legal: Type.Boolean({ description: 'Whether it may go the whole way and stay at its end' }),
  stopsAt: shape('StoppingPlace', { ...point.properties, inches: Type.Number({ description: 'Inches along the way' }), why: oneOf('StoppingReason', ['arrived', 'allowance', 'blocked', 'no-room'], 'Why it goes no further') }),
  costs: Type.Array(shape('MovementCost', { inches: Type.Number({ description: 'Where on the way it falls due' }), cost: Type.Number({ description: 'Inches it costs; of max prices only the dearest counts (CM-TERRAIN-03)' }), max: Type.Boolean({ description: 'Whether it is a max price' }) }), { description: 'What slows it, in order' }),
  draws: Type.Array(
    shape('DrawnAttack', {
      by: Type.String({ description: 'The enemy, or the stakes' }),
      inches: Type.Number({ description: 'Where on the way' }),
      at: point,
      rule: Type.String({ description: 'By which rule' }),
      attack: Type.Boolean({ description: 'Whether an attack comes with it' }),
      moraleSave: Type.Boolean({ description: 'Whether it must make a morale save, for leaving contact or for coming into that of something scary (CM-MORALE-03, CM-ABIL-28b)' }),
    }),
    { description: 'Attacks of opportunity and stakes that it meets if nothing stops it before, contacts that it leaves, and what frightens it' },
  ),
});

type Result = Static<typeof result>;

const ONE_WAY: Fault<[]> = { code: 'movement.one-way', rule: 'CM-MOVE-01', tell: () => ({ message: 'Give exactly one of path and to.' }) };
const UNREACHABLE: Fault<[]> = { code: 'movement.unreachable', rule: 'CM-MOVE-07', tell: () => ({ message: 'There is no way to that place.' }) };

const input = shape('Movement', {
  model: whichModel,
  path: Type.Optional(Type.Array(point, { minItems: 1, maxItems: 30, description: 'Corners of the way in order, its end last' })),
  to: Type.Optional(point),
  attackAfterwards: Type.Optional(Type.Boolean({ description: 'Whether it wants to attack afterwards and so moves its speed, not twice that; false unless given' })),
  ...wholeField,
});

function begin(given: Static<typeof input>): Checked<Result> {
  const field = fieldOf(given, given.model);
  if (!field.ok) return field;
  if ((given.path === undefined) === (given.to === undefined)) return refused(refuse(ONE_WAY));
  const { state, figure } = field.value;
  const path = given.path ? [at(figure.x, figure.y), ...given.path.map(({ x, y }) => at(x, y))] : (routeTo(state, figure, crowdFor(state, figure), { to: 'point', point: at(given.to!.x, given.to!.y) })?.polyline ?? null);
  if (path === null) return refused(refuse(UNREACHABLE));
  return granted(walked(state, figure, path, cardOf(state, figure).speed * (given.attackAfterwards === true ? 1 : 2)));
}

function walked(state: Skirmish, figure: Figure, path: readonly Point[], allowance: number): Result {
  const walk = walkOf(state, figure, crowdFor(state, figure), path);
  const dues = duesOf(state, figure, path, walk);
  const open = openInches(path, walk);
  const inches = affordable(dues, open, allowance);
  const gone = cutAt(path, inches);
  const end = gone[gone.length - 1]!;
  const paid = isAffordable(walk.length, walk.cost, allowance);
  const legal = walk.stopped === null && walk.endFree && paid;
  const why = legal ? 'arrived' : inches < open ? 'allowance' : walk.stopped !== null ? 'blocked' : 'no-room';
  return {
    path: path.map(({ x, y }) => at(x, y)),
    length: toGrid(walk.length),
    cost: toGrid(walk.cost),
    allowance,
    legal,
    stopsAt: { ...at(end.x, end.y), inches: toGrid(inches), why },
    costs: dues.map(({ at: where, cost, max }) => ({ inches: toGrid(where), cost, max })),
    draws: foresee(state, figure, gone).map(({ who, inches: where, at: there, rule, attack, moraleSave }) => ({ by: who, inches: toGrid(where), at: at(there.x, there.y), rule, attack, moraleSave })),
  };
}

export const movement = procedure({
  name: 'movement',
  title: 'Movement',
  summary: 'What a way costs, where it stops, and whose attacks it draws at which points; or the cheapest way to a place.',
  rules: ['CM-MOVE-01', 'CM-MOVE-02', 'CM-MOVE-03', 'CM-MOVE-04', 'CM-MOVE-05', 'CM-TERRAIN-02', 'CM-HILL-12', 'CM-AOO-02', 'CM-AOO-03', 'CM-AOO-04', 'CM-AOO-06', 'CM-EXPERT-01'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [
    {
      title: 'A Maw passes a Paladin within an inch (CM-EX-06)',
      input: {
        model: 'maw',
        path: [{ x: 28, y: 20 }],
        models: [{ id: 'maw', side: 'demons', x: 20, y: 20, model: { ref: 'abyssal-maw' } }, { id: 'paladin', side: 'thalos', x: 24, y: 21.5, model: { ref: 'human-paladin' } }],
      },
    },
    {
      title: 'The cheapest way round a high wall',
      input: {
        model: 'marine',
        to: { x: 20, y: 26 },
        models: [{ id: 'marine', side: 'thalos', x: 20, y: 20, model: { ref: 'human-marine' } }],
        terrain: [{ kind: 'high-wall', outline: [{ x: 18, y: 22.75 }, { x: 21, y: 22.75 }, { x: 21, y: 23.25 }, { x: 18, y: 23.25 }] }],
      },
    },
    {
      title: 'On a hill with a peak, the cheapest way to the other side of it',
      input: {
        model: 'marine',
        to: { x: 21.5, y: 23.5 },
        models: [{ id: 'marine', side: 'thalos', x: 17, y: 20, model: { ref: 'human-marine' } }],
        terrain: [{ kind: 'hill', outline: [{ x: 10, y: 10 }, { x: 30, y: 10 }, { x: 30, y: 30 }, { x: 10, y: 30 }], peak: { x: 20, y: 20 } }],
      },
    },
  ],
});
