import { type TSchema, Type } from '@sinclair/typebox';
import type { TableEvent } from '../../kernel/ruleset/game';
import { measured } from '../../kernel/ruleset/shape';

const id = measured('id', Type.String());
const NOTHING = Type.Object({});

/** Where the events that every game tells name things. */
const SHAPES: { readonly [type in TableEvent['type']]: TSchema } = {
  'decision-opened': Type.Object({ about: Type.Array(id) }),
  'rolls-wanted': NOTHING,
  answered: NOTHING,
  'dice-thrown': NOTHING,
  'seat-leaving': NOTHING,
  'standing-answer-changed': Type.Object({ about: Type.Optional(id) }),
};

/** The shape of an event that belongs to every game; null of a game's own. */
export function tableEventSchema(type: string): TSchema | null {
  return Object.hasOwn(SHAPES, type) ? SHAPES[type as TableEvent['type']] : null;
}
