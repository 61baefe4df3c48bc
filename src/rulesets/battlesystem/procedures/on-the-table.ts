import { type Static, Type } from '@sinclair/typebox';
import { type Checked, granted, type Refusal, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import type { Block } from '../../../kernel/geometry/block';
import type { Step } from '../game/action';
import { NO_SUCH_UNIT } from '../game/faults';
import { setUp } from '../game/setup';
import { type BattleSetup, setupShape } from '../game/shapes';
import { type Battle, unitNumber } from '../game/state';
import type { FormationKind } from '../rules/troops';
import { formation } from './shapes';

/** A battle in which every unit has its place. */
export const battle = setupShape;

export const unitName = (description: string) => Type.String({ minLength: 1, maxLength: 40, description });

const coordinate = (description: string) => Type.Number({ description });

/** Where a unit ends and how it stands there. */
export const standing = shape('UnitStanding', {
  x: coordinate('Middle of its front edge, along the long side'),
  y: coordinate('Middle of its front edge, from the edge of the first side'),
  facingX: coordinate('The direction it faces, as a unit vector'),
  facingY: coordinate('The direction it faces, as a unit vector'),
  figures: Type.Integer({ description: 'Figures' }),
  files: Type.Integer({ description: 'Figures in the front rank' }),
  formation,
});

export function standingOf({ x, y, fx, fy, figures, files }: Block, kind: FormationKind) {
  return { x, y, facingX: fx, facingY: fy, figures, files, formation: kind };
}

const inches = (description: string) => Type.Number({ minimum: 0, maximum: 240, description });

/** One part of a move, its fields side by side: each kind takes its own. */
export const movementStep = shape('MovementStep', {
  kind: oneOf('MovementStepKind', ['advance', 'wheel', 'face', 'form', 'frontage', 'go'], 'What it does'),
  inches: Type.Optional(inches('How far it advances')),
  slant: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Degrees to the left of straight ahead, 45 at most (BS-MOVE-02); 0 unless given' })),
  hand: Type.Optional(oneOf('MovementHand', ['left', 'right'], 'About which front corner it wheels (BS-MOVE-03)')),
  degrees: Type.Optional(Type.Number({ minimum: 0, maximum: 90, description: 'How far round it wheels' })),
  to: Type.Optional(oneOf('MovementFacing', ['left', 'right', 'about'], 'Where it faces to (BS-MOVE-04)')),
  formation: Type.Optional(formation),
  files: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, description: 'Figures in the front rank after a change (BS-FORM-03, BS-FORM-04)' })),
  place: Type.Optional(shape('MovementPlace', { x: inches('Inches along the long side'), y: inches('Inches from the edge of the first side') }, 'Where an individual alone goes (BS-CMD-06)')),
});

const NEEDS = { advance: ['inches'], wheel: ['hand', 'degrees'], face: ['to'], form: ['formation'], frontage: ['files'], go: ['place'] } as const;

/** The steps of a move, or which of their fields are missing. */
export function stepsOf(given: readonly Static<typeof movementStep>[]): Checked<readonly Step[]> {
  const missing = given.flatMap((step, i) =>
    NEEDS[step.kind].filter((field) => step[field] === undefined).map((field): Refusal => ({ code: 'step.incomplete', rule: 'BS-ACT-04', message: `A step "${step.kind}" says ${field}.`, facts: { kind: step.kind, field }, pointer: `/steps/${i}/${field}` })),
  );
  return missing.length > 0 ? refused(...missing) : granted(given.map(stepOf));
}

function stepOf({ kind, inches: far = 0, slant, hand = 'left', degrees = 0, to = 'about', formation: into = 'regular', files, place = { x: 0, y: 0 } }: Static<typeof movementStep>): Step {
  switch (kind) {
    case 'advance':
      return slant === undefined ? { kind, inches: far } : { kind, inches: far, slant };
    case 'wheel':
      return { kind, hand, degrees };
    case 'face':
      return { kind, to };
    case 'form':
      return files === undefined ? { kind, formation: into } : { kind, formation: into, files };
    case 'frontage':
      return { kind, files: files ?? 1 };
    case 'go':
      return { kind, to: place };
    default:
      return kind satisfies never;
  }
}

const NOT_PLACED: Refusal = { code: 'place.missing', rule: 'BS-RULING-24', message: 'Every unit needs a place: give each its at.', facts: {}, pointer: '/battle/armies' };

/** The battle as a caller describes it, with the numbers of the units it names, or everything that is wrong. */
export function tableOf(setup: BattleSetup, names: readonly { readonly id: string; readonly pointer: string }[]): Checked<{ readonly state: Battle; readonly numbers: readonly number[] }> {
  const made = setUp(setup);
  if (!made.ok) return refused(...made.refusals.map((refusal) => ({ ...refusal, pointer: `/battle${refusal.pointer ?? ''}` })));
  const state = made.value;
  if (state.units.some(({ where }) => where === 'waiting')) return refused(NOT_PLACED);
  const faults = names.filter(({ id }) => unitNumber(state, id) < 0).map(({ id, pointer }) => ({ ...refuse(NO_SUCH_UNIT, state, id), pointer }));
  return faults.length > 0 ? refused(...faults) : granted({ state, numbers: names.map(({ id }) => unitNumber(state, id)) });
}

const foot = (id: string, ref: string, figures: number, x: number, y: number) => ({ id, troop: { ref }, figures, files: 4, at: { x, y } });

/** A field for examples: bows and spears in the south, orcs in the north. */
export const EXAMPLE = {
  anyArmy: true,
  armies: [
    { seat: 'south', units: [foot('spears', 'medium-foot', 8, 40, 12), foot('bows', 'archers', 8, 50, 12)] },
    { seat: 'north', units: [foot('orcs', 'orcs', 8, 40, 22), foot('goblins', 'goblins', 8, 60, 30)] },
  ],
};
