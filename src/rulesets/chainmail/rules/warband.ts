import { type Fault, type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import { difficultyOf, has } from './abilities';
import { factionFaults } from './cross-faction';
import { commandOf, type Recruit } from './recruit';

/** A warband as its player writes it down (CM-BUILD-01). */
export interface Warband {
  readonly rules: 'basic' | 'advanced';
  /** The faction its player declares where several could be it (CM-BUILD-16). */
  readonly faction: string | null;
  readonly points: number;
  readonly models: readonly Recruit[];
  readonly reserve: Recruit | null;
  readonly tacticalPoints: number;
}

/** What a warband costs, part by part. */
export interface Bill {
  readonly models: number;
  readonly reserve: number;
  readonly tacticalPoints: number;
  readonly total: number;
}

/** Half of its cost, rounded up (CM-BUILD-09). */
export function reservePrice(cost: number): number {
  return Math.ceil(cost / 2);
}

/** Adds a warband up (CM-BUILD-01, CM-BUILD-09, CM-BUILD-11). */
export function costOf({ models, reserve, tacticalPoints }: Warband): Bill {
  const all = models.reduce((sum, { cost }) => sum + cost, 0);
  const held = reserve === null ? 0 : reservePrice(reserve.cost);
  return { models: all, reserve: held, tacticalPoints, total: all + held + tacticalPoints };
}

/** What a model weighs on its commanders: troops 1, difficult ones their rating, independent ones and commanders nothing (CM-BUILD-06). */
export function weightOf(model: Recruit): number {
  if (has(model, 'commander') || has(model, 'independent-troop')) return 0;
  return difficultyOf(model);
}

const TOO_DEAR: Fault<[total: number, points: number]> = {
  code: 'warband.too-dear',
  rule: 'CM-BUILD-01',
  tell: (total, points) => ({ message: `The warband costs ${total} points and may cost ${points}.`, facts: { total, points } }),
};
const MIXED_FACTIONS: Fault<[factions: readonly string[]]> = {
  code: 'warband.mixed-factions',
  rule: 'CM-BUILD-03',
  tell: (factions) => ({ message: `All models are of one faction in the Basic Rules, not of ${factions.join(', ')}.`, facts: { factions } }),
};
const GOOD_AND_EVIL: Fault<[]> = { code: 'warband.good-and-evil', rule: 'CM-BUILD-04', tell: () => ({ message: 'Good and evil models never share a warband.' }) };
const TOO_MANY_TROOPS: Fault<[weight: number, command: number]> = {
  code: 'warband.too-many-troops',
  rule: 'CM-BUILD-06',
  tell: (weight, command) => ({ message: `The troops weigh ${weight} and the commanders lead ${command}.`, facts: { weight, command } }),
};
const RESERVE_TOO_DEAR: Fault<[cost: number, most: number]> = {
  code: 'warband.reserve-too-dear',
  rule: 'CM-BUILD-08',
  tell: (cost, most) => ({ message: `A model in reserve costs at most a tenth of the point value, ${most}, not ${cost}.`, facts: { cost, most } }),
};

/** Every rule that a warband breaks; the reserve counts as if present (CM-BUILD-21, CM-RULING-33). */
export function faultsOf(warband: Warband): readonly Refusal[] {
  const { points, reserve, rules } = warband;
  const models = reserve === null ? warband.models : [...warband.models, reserve];
  const found: Refusal[] = [];
  const { total } = costOf(warband);
  if (total > points) found.push({ ...refuse(TOO_DEAR, total, points), pointer: '/points' });
  const alignments = new Set(models.map(({ alignment }) => alignment));
  if (rules === 'basic') found.push(...basicFaults(models));
  if (alignments.has('good') && alignments.has('evil')) found.push({ ...refuse(GOOD_AND_EVIL), pointer: '/models' });
  if (rules === 'basic') {
    const weight = models.reduce((sum, model) => sum + weightOf(model), 0);
    const command = commandOf(models);
    if (weight > command) found.push({ ...refuse(TOO_MANY_TROOPS, weight, command), pointer: '/models' });
  } else found.push(...factionFaults(models, warband.faction));
  if (reserve !== null && 10 * reserve.cost > points) found.push({ ...refuse(RESERVE_TOO_DEAR, reserve.cost, Math.floor(points / 10)), pointer: '/reserve' });
  return found;
}

function basicFaults(models: readonly Recruit[]): readonly Refusal[] {
  const factions = [...new Set(models.map(({ faction }) => faction))];
  return factions.length > 1 ? [{ ...refuse(MIXED_FACTIONS, factions), pointer: '/models' }] : [];
}

/** More models than this slow a game down (CM-BUILD-05). */
export const RECOMMENDED_MODELS = 15;

/** How many models a player activates or deploys at a time (CM-ROUND-04, CM-SETUP-08). */
export function batchSize(models: number): number {
  if (models <= 4) return 1;
  return models <= 8 ? 2 : 3;
}
