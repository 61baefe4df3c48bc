import type { TSchema } from '@sinclair/typebox';
import { MEASURE } from '../../kernel/ruleset/shape';
import type { Gauge } from './gauge';

type Fields = Record<string, unknown>;

/** A value with every place, length and name in it said by the gauge; the schema marks them. What does not fit the schema is left as it is. */
export function retold(schema: TSchema | undefined, value: unknown, gauge: Gauge): unknown {
  if (schema === undefined || value === null || value === undefined) return value;
  const choices = schema['anyOf'] as readonly TSchema[] | undefined;
  if (choices !== undefined) return retold(choiceFor(choices, value), value, gauge);
  if (typeof value === 'number') return schema[MEASURE] === 'length' ? gauge.length(value) : value;
  if (typeof value === 'string') return schema[MEASURE] === 'id' ? gauge.id(value) : value;
  if (Array.isArray(value)) return value.map((each) => retold(schema['items'] as TSchema | undefined, each, gauge));
  if (typeof value !== 'object') return value;
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, TSchema>>;
  const told = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, retold(Object.hasOwn(properties, name) ? properties[name] : undefined, part, gauge)]));
  return placed(schema[MEASURE], told, gauge);
}

function placed(measure: unknown, told: Fields, gauge: Gauge): Fields {
  const { x, y, minX, minY, maxX, maxY } = told;
  if (measure === 'box') {
    if (![minX, minY, maxX, maxY].every((each) => typeof each === 'number')) return told;
    const [south, north] = [gauge.y(minY as number), gauge.y(maxY as number)];
    return { ...told, minX: gauge.x(minX as number), maxX: gauge.x(maxX as number), minY: Math.min(south, north), maxY: Math.max(south, north) };
  }
  if (typeof x !== 'number' || typeof y !== 'number') return told;
  switch (measure) {
    case 'point':
      return { ...told, x: gauge.x(x), y: gauge.y(y) };
    case 'offset':
      return { ...told, x: gauge.length(x), y: gauge.up * gauge.length(y) };
    case 'direction':
      return { ...told, y: gauge.up * y };
    default:
      return told;
  }
}

/** The member of a choice that a value is meant for: the first of its kind that has its words where it wants words. */
function choiceFor(choices: readonly TSchema[], value: unknown): TSchema | undefined {
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return choices.find((each) => {
    if (each['type'] !== kind && !(kind === 'number' && each['type'] === 'integer')) return false;
    const parts = Object.entries((each['properties'] ?? {}) as Readonly<Record<string, TSchema>>);
    return kind !== 'object' || parts.every(([name, part]) => part['const'] === undefined || (value as Fields)[name] === part['const']);
  });
}

/** Every name of a thing that a value tells. */
export function idsIn(schema: TSchema, value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const same = (number: number): number => number;
  retold(schema, value, { x: same, y: same, length: same, up: 1, id: (id) => (found.add(id), id) });
  return found;
}
