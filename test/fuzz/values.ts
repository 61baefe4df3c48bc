import * as fc from 'fast-check';

/** As much of a JSON schema as the document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly example?: unknown;
}

const COMPONENT = '#/components/schemas/';
const LONG_LIST = 6;
const LONG_TEXT = 40;
const FAR = 1_000_000;

/** Values that fit the schemas of a document, as far as a schema alone can say. */
export class Values {
  private readonly made = new Map<Schema, fc.Arbitrary<unknown>>();

  constructor(
    private readonly components: Readonly<Record<string, Schema>>,
    /** Slugs and ids that mean something to the service. */
    private readonly words: readonly string[],
  ) {}

  of(schema: Schema): fc.Arbitrary<unknown> {
    const known = this.made.get(schema);
    if (known !== undefined) return known;
    // A schema may hold itself; by the time a value is drawn it is known.
    this.made.set(schema, fc.constant(null).chain(() => this.made.get(schema)!));
    const made = this.make(schema);
    this.made.set(schema, made);
    return made;
  }

  private make(schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.of(this.components[schema.$ref.replace(COMPONENT, '')]!);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const variants = schema.anyOf ?? schema.oneOf;
    if (variants !== undefined) return fc.oneof(...variants.map((each) => this.of(each)));
    const types = [schema.type ?? 'any'].flat();
    return types.length === 1 ? this.typed(types[0]!, schema) : fc.oneof(...types.map((type) => this.typed(type, schema)));
  }

  private typed(type: string, schema: Schema): fc.Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return this.object(schema);
      case 'array': {
        const { minItems = 0, maxItems = LONG_LIST, items = {} } = schema;
        return fc.array(this.of(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, LONG_LIST)) });
      }
      case 'string':
        return this.text(schema);
      case 'integer':
        return numbers(schema, true);
      case 'number':
        return numbers(schema, false);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }

  private object({ properties = {}, required = [], patternProperties, example }: Schema): fc.Arbitrary<unknown> {
    const named = fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, this.of(part)])), { requiredKeys: [...required] });
    const [pattern] = Object.entries(patternProperties ?? {});
    const whole = pattern === undefined ? named : fc.dictionary(this.text({ pattern: pattern[0] }), this.of(pattern[1]), { maxKeys: 3 });
    return example === undefined ? whole : fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: fc.constant(example) });
  }

  private text({ minLength = 0, maxLength = LONG_TEXT, pattern }: Schema): fc.Arbitrary<string> {
    const fits = this.words.filter((word) => word.length >= minLength && word.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(word)));
    const any = pattern === undefined ? fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONG_TEXT)), unit: 'binary' }) : fc.stringMatching(new RegExp(pattern));
    return fits.length === 0 ? any : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fits) }, { weight: 1, arbitrary: any });
  }
}

/** Mostly small ones, at times the ends. */
function numbers({ minimum = -FAR, maximum = FAR }: Schema, whole: boolean): fc.Arbitrary<number> {
  const [low, high] = [Math.ceil(minimum), Math.floor(maximum)];
  const near = Math.min(high, Math.max(low, 0) + 12);
  const small = fc.integer({ min: Math.max(low, -12), max: Math.max(Math.max(low, -12), near) });
  const ends = fc.constantFrom(minimum, maximum);
  const any = whole ? fc.integer({ min: low, max: high }) : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ weight: 8, arbitrary: small }, { weight: 1, arbitrary: ends }, { weight: 1, arbitrary: any });
}
