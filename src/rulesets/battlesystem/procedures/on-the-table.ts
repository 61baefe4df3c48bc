import { Type } from '@sinclair/typebox';
import { type Checked, granted, type Refusal, refuse, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { type Block } from '../../../kernel/geometry/block';
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
