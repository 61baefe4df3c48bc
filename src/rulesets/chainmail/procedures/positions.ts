import { type Static, Type } from '@sinclair/typebox';
import { gap } from '../../../kernel/geometry/disc';
import { toGrid } from '../../../kernel/geometry/point';
import { type Checked, type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { intervening } from '../rules/cover';
import type { TerrainPiece } from '../rules/field';
import { isHigher } from '../rules/hills';
import { isAtop } from '../rules/terrain';
import { type DefenderCondition, isLying } from './defender';
import { baseOf, MOST_MODELS, place, placedCondition, readTerrain, terrain } from './field-shapes';
import { inContact, overlaps, type Placed } from './placed';
import { flag } from './shapes';

const attackPlace = shape('AttackPlace', place);

const bystander = shape('OtherModel', {
  ...place,
  side: Type.Optional(oneOf('OtherSide', ['attacker', 'defender'], 'Whose it is; hostile to nobody unless given')),
  condition: Type.Optional(placedCondition),
  reach: Type.Optional(flag('It has Reach 1" (CM-ABIL-25)')),
});

/** Where everybody stands, so that the service finds out itself what the attack hangs on. */
export const positions = Type.Optional(
  shape(
    'AttackPositions',
    {
      attacker: attackPlace,
      defender: attackPlace,
      others: Type.Optional(Type.Array(bystander, { maxItems: MOST_MODELS, description: 'Other models on the field; none unless given' })),
      terrain,
    },
    'Where the two and others stand: the service then finds height, cover, contact, distance and the like itself; what the caller gives besides is taken as given',
  ),
);

/** Something that an attack hangs on, as it was found or given. */
export interface Found {
  readonly flag: string;
  readonly value: number;
  readonly rule: RuleId;
  readonly source: 'positions' | 'caller';
}

export const foundShape = Type.Optional(
  Type.Array(
    shape('FoundFlag', {
      flag: Type.String({ description: 'What was looked at' }),
      value: Type.Number({ description: '1 for yes and 0 for no; else inches or a count' }),
      rule: Type.String({ description: 'Rule that asks for it' }),
      source: oneOf('FoundSource', ['positions', 'caller'], 'Whether it follows from the positions or was given'),
    }),
    { description: 'What the attack hangs on, if positions were given' },
  ),
);

/** The two and everybody else, as they stand. */
export interface Standing {
  readonly attacker: Placed;
  readonly defender: Placed;
  readonly others: readonly Placed[];
  readonly pieces: readonly TerrainPiece[];
  readonly gap: number;
}

const OVERLAP: Fault<[]> = { code: 'positions.overlap', rule: 'CM-MOVE-04', tell: () => ({ message: 'Two bases lie over each other.' }) };
/** How many overlapping pairs are told. */
const MOST_FAULTS = 20;

/** The positions as the rules read them, or everything that is wrong with them. */
export function readPositions(given: Static<NonNullable<typeof positions>>, reach: { readonly attacker: number; readonly defender: number }, condition: DefenderCondition): Checked<Standing> {
  const read = readTerrain(given.terrain, '/positions/terrain');
  const attacker: Placed = { ...baseOf(given.attacker), side: 'attacker', reach: reach.attacker, helpless: false };
  const defender: Placed = { ...baseOf(given.defender, isLying(condition)), side: 'defender', reach: reach.defender, helpless: condition !== 'standing' };
  const others = (given.others ?? []).map((other): Placed => {
    const stands = other.condition ?? 'standing';
    return { ...baseOf(other, stands === 'knocked-down'), side: other.side ?? '', reach: other.reach === true ? 1 : 0, helpless: stands !== 'standing' };
  });
  const faults = overlaps([attacker, defender, ...others]).slice(0, MOST_FAULTS).map(([, j]) => ({ ...refuse(OVERLAP), pointer: j === 1 ? '/positions/defender' : `/positions/others/${j - 2}` }));
  if (!read.ok) return refused(...read.refusals, ...faults);
  if (faults.length > 0) return refused(...faults);
  return granted({ attacker, defender, others, pieces: read.value, gap: gap(attacker, defender) });
}

/** Collects what was found; a value of the caller goes before one that was found. */
export class Findings {
  private readonly list: Found[] = [];

  yes(name: string, rule: RuleId, given: boolean | undefined, find: () => boolean): boolean {
    const value = given ?? find();
    this.list.push({ flag: name, value: value ? 1 : 0, rule, source: given === undefined ? 'positions' : 'caller' });
    return value;
  }

  number(name: string, rule: RuleId, given: number | undefined, find: () => number): number {
    const value = given ?? find();
    this.list.push({ flag: name, value: toGrid(value), rule, source: given === undefined ? 'positions' : 'caller' });
    return value;
  }

  get all(): readonly Found[] {
    return this.list;
  }
}

/** What height and walls do in any attack (CM-HILL-07, CM-TERRAIN-20, CM-RULING-14). */
export function findGround(findings: Findings, { attacker, defender, pieces }: Standing, given: { readonly fromAbove?: boolean | undefined; readonly attackerAtop?: boolean | undefined; readonly defenderAtop?: boolean | undefined }) {
  return {
    fromAbove: findings.yes('from-above', 'CM-HILL-07', given.fromAbove, () => isHigher(pieces, attacker, defender)),
    attackerAtop: findings.yes('attacker-atop', 'CM-RULING-14', given.attackerAtop, () => isAtop(pieces, attacker)),
    defenderAtop: findings.yes('defender-atop', 'CM-RULING-14', given.defenderAtop, () => isAtop(pieces, defender)),
  };
}

/** How many models hostile to the defender are in melee contact with it (CM-MELEE-05). */
export function contactsOf({ attacker, defender, others, pieces }: Standing): number {
  let count = inContact(pieces, attacker, defender) ? 1 : 0;
  for (const other of others) if (inContact(pieces, other, defender)) count += 1;
  return count;
}

/** How many others stand between the two (CM-RANGED-07). */
export function interveningIn({ attacker, defender, others }: Standing): number {
  return intervening(others, attacker, defender);
}
