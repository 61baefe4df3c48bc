/** What the models of sessions have in common. */
export const UUID = '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11';
export const WHEN = '2026-03-01T12:00:00.000Z';
export const DATE = '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$';
export const ID = '^[0-9a-f-]{36}$';
export const TOKEN = 'Zx3yB0rUj1cO2n5oV8mE7qL4wT6kH9sD3fG5hJ8kL0a';
export const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
export const STATUS = { description: 'open until it is started, then playing until it is finished', enum: ['open', 'playing', 'finished'], example: 'playing' };
export const VERSION = { description: 'How many actions its log holds', type: 'integer', example: 12 } as const;
export const SEAT_OR_NULL = { type: 'string', nullable: true, example: 'south' } as const;
export const OBJECT_OR_NULL = { type: 'object', nullable: true, additionalProperties: true } as const;
export const OBJECTS = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;
