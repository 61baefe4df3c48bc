import { type Static, Type } from '@sinclair/typebox';
import { oneOf, shape } from '../../kernel/ruleset/shape';
import type { Seat } from '../../kernel/table/table';
import { pointerTo, shortened } from '../../platform/http/pointer';
import { InvalidInput, type Problem, type ProblemError } from '../../platform/http/problem';
import type { Names, Scene } from './gauge';

const FARTHEST = 1e9;
/** Beyond this a floating point number does not tell places on the field apart well enough. */
const FARTHEST_INCHES = 1e7;
const MOST_NAMES = 300;

const coordinate = (description: string) => Type.Number({ minimum: -FARTHEST, maximum: FARTHEST, description });

export const SCENE = shape(
  'SessionScene',
  {
    origin: shape('SceneOrigin', { x: coordinate('Along the x axis'), y: coordinate('Along the y axis') }, "Where the field's south-west corner lies in the scene"),
    unitsPerInch: Type.Number({ minimum: 0.001, maximum: 10_000, description: 'How many units of the scene an inch is' }),
    yAxis: oneOf('SceneAxis', ['up', 'down'], 'Whether y grows to the north (up) or to the south (down)'),
  },
  "How the caller's scene lies on the field",
);

export const NAMES = Type.Record(Type.String({ minLength: 1, maxLength: 100 }), Type.String({ minLength: 1, maxLength: 60 }), { maxProperties: MOST_NAMES, description: "The caller's names of things, each with the name that the set-up gives the thing" });

export const UNITS = oneOf('Units', ['inches', 'scene'], "Whether places, lengths and names are the rules' own or those of the caller's scene");
export type Units = Static<typeof UNITS>;

/** What is wrong with a scene or with names for a game's things; every fault is told. */
export function calibrationFaults(scene: Scene | null, names: Names, known: ReadonlySet<string>, seats: readonly Seat[]): Problem | null {
  const faults = [...(scene === null ? [] : originFaults(scene)), ...nameFaults(names, known, seats)];
  return faults.length === 0 ? null : new InvalidInput(faults);
}

function originFaults({ origin, unitsPerInch }: Scene): ProblemError[] {
  return (['x', 'y'] as const)
    .filter((axis) => Math.abs(origin[axis]) / unitsPerInch > FARTHEST_INCHES)
    .map((axis) => ({ pointer: `/scene/origin/${axis}`, code: 'scene.too-far', message: `The corner of the field lies at most ${FARTHEST_INCHES} inches from the origin of the scene.` }));
}

function nameFaults(names: Names, known: ReadonlySet<string>, seats: readonly Seat[]): ProblemError[] {
  const renamed = new Set(Object.values(names));
  const seen = new Set<string>();
  return Object.entries(names).flatMap(([callers, ours]): ProblemError[] => {
    const pointer = `/names${pointerTo([callers])}`;
    const twice = seen.has(ours);
    seen.add(ours);
    if (!known.has(ours)) return [{ pointer, code: 'names.unknown', message: `The set-up has nothing called "${shortened(ours)}".`, facts: { known: [...known] } }];
    if (twice) return [{ pointer, code: 'names.twice', message: `"${shortened(ours)}" has a name already.` }];
    if (seats.includes(ours)) return [{ pointer, code: 'names.seat', message: `"${shortened(ours)}" is a seat too; call the thing something else in the set-up.` }];
    if (known.has(callers) && !renamed.has(callers)) return [{ pointer, code: 'names.taken', message: `"${shortened(callers)}" is the name of another thing; give that one another name too.` }];
    return [];
  });
}
