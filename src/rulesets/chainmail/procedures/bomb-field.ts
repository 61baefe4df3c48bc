import { type Static, Type } from '@sinclair/typebox';
import { gap } from '../../../kernel/geometry/disc';
import { toGrid } from '../../../kernel/geometry/point';
import { type Checked, type Fault, granted, type Refusal, refuse, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { type Attack, type Blow, MISSED } from '../rules/attack';
import type { Fighter } from '../rules/card';
import { EPS, type TerrainPiece } from '../rules/field';
import { type Burst, reckonBomb } from '../rules/fire-bomb';
import { extraRange, isHigher } from '../rules/hills';
import type { Losses } from '../rules/morale';
import { lookAlong } from '../rules/sight';
import { isAtop } from '../rules/terrain';
import type { TooFar } from './chain-state';
import { defenderCondition, faultsOfDefender, isLying } from './defender';
import { baseOf, place, readTerrain, terrain } from './field-shapes';
import { inContact, overlaps, type Placed, touches } from './placed';
import { ENGAGED, NO_SIGHT } from './ranged-attack';
import { bonus, burning, card, flag, losses, moraleNerve } from './shapes';

const MOST_BOMBED = 40;
const CLOSE = 6;

const body = shape('BombedModel', {
  id: Type.String({ minLength: 1, maxLength: 60, description: 'Name by which the answer speaks of it' }),
  side: Type.String({ minLength: 1, maxLength: 60, description: 'Whose it is; models of different sides are enemies' }),
  ...place,
  model: burning,
  currentHealth: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Health it has now; that of its card unless given' })),
  condition: Type.Optional(defenderCondition),
  passedHalfHealth: Type.Optional(flag('It has passed its half-health save before (CM-MORALE-04)')),
  saveBonus: Type.Optional(bonus('Spells and whatever else adds to its save against the fire')),
  ...moraleNerve,
});

export const bombInput = shape('FireBomb', {
  thrower: Type.String({ minLength: 1, maxLength: 60, description: 'Id of the model that throws' }),
  target: Type.String({ minLength: 1, maxLength: 60, description: 'Id of the model it throws at' }),
  models: Type.Array(body, { minItems: 2, maxItems: MOST_BOMBED, description: 'Everybody about, thrower and target among them' }),
  warbands: Type.Optional(Type.Array(shape('BombedWarband', { side: Type.String({ minLength: 1, maxLength: 60, description: 'Whose losses' }), losses }), { maxItems: MOST_BOMBED, description: 'Losses of each side before the bomb (CM-MORALE-06); a side that is not named saves against 13' })),
  attackBonus: Type.Optional(bonus('Orders, spells and whatever else adds to the attack roll')),
  terrain,
});

type Input = Static<typeof bombInput>;

/** One of those about, as it stands before the bomb. */
export interface Body extends Placed {
  readonly id: string;
  readonly card: Fighter;
  readonly health: number;
  readonly lying: boolean;
  readonly stunned: boolean;
  readonly poisoned: boolean;
  readonly casualty: boolean;
  readonly canBreak: boolean;
  readonly save: number;
  readonly nerve: { readonly aura: number; readonly inspired: number; readonly other: number };
}

/** A bomb on its way, as far as it has come. */
export interface Throwing {
  readonly attack: Attack;
  readonly tooFar: TooFar | null;
  readonly target: number;
  readonly bodies: readonly Body[];
  readonly losses: ReadonlyMap<string, Losses>;
  readonly blow: Blow;
  readonly burst: Burst | null;
  readonly caught: readonly number[];
  /** What the fire cost each that it caught, and how many of those that had to test their nerve broke. */
  readonly taken: readonly number[];
  readonly tested: readonly boolean[];
}

const NO_SUCH_MODEL: Fault<[id: string]> = { code: 'model.unknown', rule: 'CM-STAT-01', tell: (id) => ({ message: `There is no model "${id}" among those given.`, facts: { id } }) };
const SAME_MODEL: Fault<[id: string]> = { code: 'models.same-id', rule: 'CM-STAT-01', tell: (id) => ({ message: `Two models are called "${id}".`, facts: { id } }) };
const OVERLAP: Fault<[one: string, other: string]> = { code: 'models.overlap', rule: 'CM-MOVE-04', tell: (one, other) => ({ message: `The bases of "${one}" and "${other}" lie over each other.`, facts: { models: [one, other] } }) };
const NO_BOMB: Fault<[]> = { code: 'attack.no-fire-bomb', rule: 'CM-ABIL-15', tell: () => ({ message: 'The thrower has no Fire Bomb, or no ranged attack to throw it with.' }) };
const NOT_HOSTILE: Fault<[]> = { code: 'attack.not-an-enemy', rule: 'CM-MELEE-10', tell: () => ({ message: 'The target is not an enemy of the thrower.' }) };

/** Reads where everybody stands, or says why there is no throw (CM-ABIL-15a). */
export function beginBomb(given: Input): Checked<Throwing> {
  const read = readTerrain(given.terrain);
  const bodies = given.models.map(bodyOf);
  const faults: Refusal[] = [...(read.ok ? [] : read.refusals), ...faultsAbout(given, bodies)];
  const thrower = bodies.findIndex(({ id }) => id === given.thrower);
  const target = bodies.findIndex(({ id }) => id === given.target);
  if (thrower < 0) faults.push({ ...refuse(NO_SUCH_MODEL, given.thrower), pointer: '/thrower' });
  if (target < 0) faults.push({ ...refuse(NO_SUCH_MODEL, given.target), pointer: '/target' });
  if (!read.ok || faults.length > 0) return refused(...faults);
  const unable = whyNotThrow(read.value, bodies, bodies[thrower]!, bodies[target]!);
  if (unable.length > 0) return refused(...unable);
  return granted({
    ...aim(read.value, bodies, bodies[thrower]!, bodies[target]!, given.attackBonus ?? 0),
    target,
    bodies,
    losses: new Map((given.warbands ?? []).map(({ side, losses: lost }) => [side, lost])),
    blow: MISSED,
    burst: null,
    caught: [],
    taken: [],
    tested: [],
  });
}

function bodyOf(given: Static<typeof body>): Body {
  const model = card(given.model);
  const condition = given.condition ?? 'standing';
  const lying = isLying(condition);
  return {
    ...baseOf(given, lying),
    id: given.id,
    side: given.side,
    reach: model.traits.reach,
    helpless: condition !== 'standing',
    card: model,
    health: given.currentHealth ?? model.health,
    lying,
    stunned: condition === 'stunned',
    poisoned: condition === 'poisoned',
    casualty: lying || condition === 'routing',
    canBreak: (condition === 'standing' || condition === 'dazed') && !(given.passedHalfHealth ?? false),
    save: model.save + (given.saveBonus ?? 0),
    nerve: { aura: given.aura ?? 0, inspired: given.inspired ?? 0, other: given.moraleBonus ?? 0 },
  };
}

function faultsAbout({ models }: Input, bodies: readonly Body[]): readonly Refusal[] {
  const faults: Refusal[] = [];
  bodies.forEach(({ id, health, card: { health: full } }, i) => {
    if (bodies.findIndex((other) => other.id === id) < i) faults.push({ ...refuse(SAME_MODEL, id), pointer: `/models/${i}/id` });
    faults.push(...faultsOfDefender(models[i]!, health, full, `/models/${i}`));
  });
  for (const [i, j] of overlaps(bodies)) faults.push({ ...refuse(OVERLAP, bodies[i]!.id, bodies[j]!.id), pointer: `/models/${j}` });
  return faults;
}

function whyNotThrow(pieces: readonly TerrainPiece[], bodies: readonly Body[], thrower: Body, target: Body): readonly Refusal[] {
  const faults: Refusal[] = [];
  if (thrower.card.traits.fireBomb === 0 || thrower.card.ranged === null) faults.push({ ...refuse(NO_BOMB), pointer: '/thrower' });
  if (thrower.side === target.side) faults.push({ ...refuse(NOT_HOSTILE), pointer: '/target' });
  if (bodies.some((other) => inContact(pieces, other, thrower))) faults.push({ ...refuse(ENGAGED), pointer: '/thrower' });
  const blockers = lookAlong(pieces, thrower, target);
  if (blockers.length > 0) faults.push({ ...refuse(NO_SIGHT, blockers.map(({ piece: { id } }) => id)), pointer: '/target' });
  return faults;
}

function aim(pieces: readonly TerrainPiece[], bodies: readonly Body[], thrower: Body, target: Body, otherAttack: number): Pick<Throwing, 'attack' | 'tooFar'> {
  const far = gap(thrower, target) + extraRange(pieces, thrower, target);
  const { range } = thrower.card.ranged!;
  const attack = reckonBomb(thrower.card, target.card, {
    fromAbove: isHigher(pieces, thrower, target),
    attackerAtop: isAtop(pieces, thrower),
    defenderAtop: false,
    cover: false,
    intervening: 0,
    contacts: 0,
    charged: null,
    thrown: null,
    firingIntoMelee: bodies.some((other) => other.side !== target.side && !other.down && touches(other, target)),
    defenderDown: target.lying,
    defenderStunned: target.stunned,
    within6: gap(thrower, target) <= CLOSE + EPS,
    smite: false,
    stunning: false,
    rends: false,
    otherAttack,
    otherArmor: 0,
  });
  return { attack, tooFar: far > range + EPS ? { gap: toGrid(far), range } : null };
}
