import { Type } from '@sinclair/typebox';
import { measured, oneOf, shape } from '../../../kernel/ruleset/shape';

export const text = (description: string) => Type.String({ description });
export const count = (description: string) => Type.Integer({ description });
export const inches = (description: string) => Type.Number({ description });
export const whether = (description: string) => Type.Boolean({ description });
export const id = (description: string) => measured('id', Type.String({ description }));
export const ids = (description: string) => Type.Array(measured('id', Type.String()), { description });
export const length = (description: string) => measured('length', Type.Number({ description }));

const place = { x: inches('Inches to the east'), y: inches('Inches to the north') };

/** The places, offsets and directions in what a skirmish tells. */
export const point = measured('point', shape('ToldPlace', place, 'A place on the field'));
export const offset = measured('offset', shape('ToldOffset', place, 'A corner as seen from the point by which a piece is placed'));
export const direction = measured('direction', shape('ToldDirection', place, 'A direction, an inch long'));
export const box = measured('box', shape('ToldBox', { minX: inches('West'), minY: inches('South'), maxX: inches('East'), maxY: inches('North') }, 'The bounds of an outline'));
export const edge = oneOf('FieldEdge', ['south', 'west', 'north', 'east'], 'An edge of the field');
