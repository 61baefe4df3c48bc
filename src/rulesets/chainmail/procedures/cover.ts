import { type Static, Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { coverFrom, intervening } from '../rules/cover';
import type { Base, TerrainPiece } from '../rules/field';
import { sees } from '../rules/sight';
import { baseOf, MOST_MODELS, namedPiece, nameOf, placedBase, readTerrain, terrain } from './field-shapes';

const COVER = 4;

const input = shape('Cover', {
  attacker: placedBase,
  defender: placedBase,
  others: Type.Optional(Type.Array(placedBase, { maxItems: MOST_MODELS, description: 'Other models of any side, who may stand in between; none unless given' })),
  terrain,
});

const result = shape('CoverResult', {
  cover: Type.Boolean({ description: 'Whether the defender has cover from the attacker (CM-COVER-02, CM-COVER-03)' }),
  coverFrom: Type.Array(shape('CoveringPiece', namedPiece), { description: 'Every piece that gives it; two give no more than one (CM-COVER-07)' }),
  intervening: Type.Integer({ description: 'Other models whose bases the line from centre to centre crosses (CM-RANGED-07)' }),
  armorBonus: Type.Integer({ description: 'What both add to the armor against a shot: 4 for cover, 1 for each model between' }),
  seen: Type.Boolean({ description: 'Whether the attacker sees the defender at all (CM-LOS-01)' }),
});

interface Scene {
  readonly attacker: Base;
  readonly defender: Base;
  readonly others: readonly Base[];
  readonly pieces: readonly TerrainPiece[];
}

function begin({ attacker, defender, others, terrain: laid }: Static<typeof input>) {
  const read = readTerrain(laid);
  if (!read.ok) return read;
  return granted<Scene>({ attacker: baseOf(attacker), defender: baseOf(defender, defender.down), others: (others ?? []).map((other) => baseOf(other)), pieces: read.value });
}

function covered({ attacker, defender, others, pieces }: Scene): Static<typeof result> {
  const covering = coverFrom(pieces, attacker, defender);
  const between = intervening(others, attacker, defender);
  return {
    cover: covering.length > 0,
    coverFrom: covering.map(nameOf),
    intervening: between,
    armorBonus: (covering.length > 0 ? COVER : 0) + between,
    seen: sees(pieces, attacker, defender),
  };
}

export const coverProcedure = procedure({
  name: 'cover',
  title: 'Cover',
  summary: 'What terrain and models between two bases add to the armor of the one that is shot at.',
  rules: ['CM-COVER-01', 'CM-COVER-02', 'CM-COVER-03', 'CM-COVER-04', 'CM-COVER-05', 'CM-COVER-06', 'CM-COVER-07', 'CM-RANGED-07', 'CM-HILL-09', 'CM-RULING-24'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: covered,
  outcomeOf: covered,
  examples: [
    {
      title: 'Behind a low wall, with another model in between',
      input: { attacker: { x: 10, y: 24 }, defender: { x: 22, y: 24 }, others: [{ x: 15, y: 24.2 }], terrain: [{ kind: 'low-wall', outline: [{ x: 20, y: 22 }, { x: 20.5, y: 22 }, { x: 20.5, y: 26 }, { x: 20, y: 26 }] }] },
    },
    {
      title: 'A wall nearer to the shooter covers nobody',
      input: { attacker: { x: 10, y: 24 }, defender: { x: 22, y: 24 }, terrain: [{ kind: 'low-wall', outline: [{ x: 11, y: 22 }, { x: 11.5, y: 22 }, { x: 11.5, y: 26 }, { x: 11, y: 26 }] }] },
    },
  ],
});
