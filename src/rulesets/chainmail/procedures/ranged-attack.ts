import { type Static, Type } from '@sinclair/typebox';
import { toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Checked, type Fault, granted, refuse, refused, type Refusal } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { type Attack, reckonRanged, type Situation } from '../rules/attack';
import type { Fighter } from '../rules/card';
import { hasCover } from '../rules/cover';
import { EPS } from '../rules/field';
import { extraRange } from '../rules/hills';
import { lookAlong } from '../rules/sight';
import { beginChain, CHAIN } from './chain';
import type { Opening, TooFar } from './chain-state';
import { defender, isLying } from './defender';
import { areHostile, inContact, touches } from './placed';
import { findGround, Findings, interveningIn, positions, readPositions, type Standing } from './positions';
import { bonus, card, flag, shooter } from './shapes';

const input = shape('RangedAttack', {
  attacker: shape('RangedAttacker', {
    model: shooter,
    fromAbove: Type.Optional(flag('It stands higher than the defender (CM-HILL-07)')),
    atop: Type.Optional(flag('Its base is atop a low wall, hedgerow or window (CM-RANGED-10)')),
    engaged: Type.Optional(flag('An enemy is in melee contact with it (CM-RANGED-04)')),
    smite: Type.Optional(flag('It declared Smite Evil (CM-ABIL-33)')),
    charged: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Inches of the charge that ends with this throw (CM-ABIL-39); no charge unless given' })),
    attackBonus: Type.Optional(bonus('Orders, spells and whatever else adds to its attack roll')),
  }),
  defender,
  gap: Type.Optional(Type.Number({ minimum: 0, maximum: 1000, description: 'Inches between the bases, one more for each contour up to a higher target (CM-HILL-06); in range and farther than 6 inches unless given' })),
  cover: Type.Optional(flag('The defender has cover (CM-RANGED-06)')),
  intervening: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Other models whose bases the line from centre to centre crosses (CM-RANGED-07); none unless given' })),
  intoMelee: Type.Optional(flag('The defender touches a standing model hostile to it (CM-RANGED-08)')),
  positions,
});

type Input = Static<typeof input>;

export const ENGAGED: Fault<[]> = { code: 'shoot.engaged', rule: 'CM-RANGED-04', tell: () => ({ message: 'A model does not shoot while an enemy is in melee contact with it.' }) };
export const NO_SIGHT: Fault<[blockers: readonly string[]]> = {
  code: 'shoot.no-sight',
  rule: 'CM-RANGED-02',
  tell: (blockers) => ({ message: `The shooter does not see the defender, past ${blockers.join(', ')}.`, facts: { blockers } }),
};

/** Point blank and helpless targets are this near (CM-ABIL-21, CM-ABIL-34c). */
const CLOSE = 6;

type Scene = Pick<Situation, 'fromAbove' | 'attackerAtop' | 'defenderAtop' | 'cover' | 'intervening' | 'firingIntoMelee' | 'within6'>;

/** What the caller says of where the two stand. */
function sceneGiven({ attacker, defender: defends, gap, cover, intervening, intoMelee }: Input): Scene {
  return {
    fromAbove: attacker.fromAbove ?? false,
    attackerAtop: attacker.atop ?? false,
    defenderAtop: defends.atop ?? false,
    cover: cover ?? false,
    intervening: intervening ?? 0,
    firingIntoMelee: intoMelee ?? false,
    within6: gap !== undefined && gap <= CLOSE + EPS,
  };
}

/** What follows from where everybody stands (CM-RANGED-05 to 08, CM-RANGED-10). */
function sceneFound(findings: Findings, standing: Standing, { attacker, defender: defends, gap, cover, intervening, intoMelee }: Input): Scene {
  const { attacker: shooting, defender: target, others, pieces } = standing;
  return {
    ...findGround(findings, standing, { fromAbove: attacker.fromAbove, attackerAtop: attacker.atop, defenderAtop: defends.atop }),
    cover: findings.yes('cover', 'CM-RANGED-06', cover, () => hasCover(pieces, shooting, target)),
    intervening: findings.number('intervening-models', 'CM-RANGED-07', intervening, () => interveningIn(standing)),
    firingIntoMelee: findings.yes('into-melee', 'CM-RANGED-08', intoMelee, () => [shooting, ...others].some((other) => areHostile(other, target) && !other.down && touches(other, target))),
    within6: findings.yes('within-6', 'CM-ABIL-21', gap === undefined ? undefined : gap <= CLOSE + EPS, () => standing.gap <= CLOSE + EPS),
  };
}

/** Whether an enemy is in melee contact with the shooter (CM-RANGED-04). */
function isEngaged({ attacker, defender: target, others, pieces }: Standing): boolean {
  return inContact(pieces, target, attacker) || others.some((other) => inContact(pieces, other, attacker));
}

function beyond(gap: number | undefined, range: number): TooFar | null {
  return gap !== undefined && gap > range + EPS ? { gap: toGrid(gap), range } : null;
}

/** Reads where everybody stands into an attack, or says why there is no shot (CM-RANGED-02 to 04). */
function openFrom(stand: NonNullable<Input['positions']>, given: Input, model: Fighter, reckoned: (scene: Scene) => Attack): Checked<Opening> {
  const { attacker, defender: defends, gap } = given;
  const read = readPositions(stand, { attacker: card(attacker.model).traits.reach, defender: model.traits.reach }, defends.condition ?? 'standing');
  if (!read.ok) return read;
  const standing = read.value;
  const findings = new Findings();
  const blockers = lookAlong(standing.pieces, standing.attacker, standing.defender);
  const faults: Refusal[] = [];
  if (findings.yes('engaged', 'CM-RANGED-04', attacker.engaged, () => isEngaged(standing))) faults.push({ ...refuse(ENGAGED), pointer: '/positions' });
  if (blockers.length > 0) faults.push({ ...refuse(NO_SIGHT, blockers.map(({ piece: { id } }) => id)), pointer: '/positions' });
  if (faults.length > 0) return refused(...faults);
  findings.number('extra-inches', 'CM-HILL-06', gap === undefined ? undefined : 0, () => extraRange(standing.pieces, standing.attacker, standing.defender));
  const far = findings.number('range-needed', 'CM-RANGED-03', gap, () => standing.gap + extraRange(standing.pieces, standing.attacker, standing.defender));
  return granted({ attack: reckoned(sceneFound(findings, standing, given)), found: findings.all, tooFar: beyond(far, attacker.model.ranged.range), doubt: null, cleaves: false });
}

function begin(given: Input) {
  const { attacker, defender: defends, gap, positions: stand } = given;
  if (attacker.engaged === true) return refused({ ...refuse(ENGAGED), pointer: '/attacker/engaged' });
  return beginChain(defends, (model): Checked<Opening> => {
    const reckoned = (scene: Scene): Attack =>
      reckonRanged(card(attacker.model), model, {
        ...scene,
        contacts: 0,
        charged: null,
        thrown: attacker.charged ?? null,
        stunning: false,
        rends: false,
        defenderDown: isLying(defends.condition),
        defenderStunned: defends.condition === 'stunned',
        smite: attacker.smite ?? false,
        otherAttack: attacker.attackBonus ?? 0,
        otherArmor: defends.armorBonus ?? 0,
      });
    if (stand !== undefined) return openFrom(stand, given, model, reckoned);
    return granted({ attack: reckoned(sceneGiven(given)), found: null, tooFar: beyond(gap, attacker.model.ranged.range), doubt: null, cleaves: false });
  });
}

export const rangedAttack = procedure({
  ...CHAIN,
  name: 'ranged-attack',
  title: 'Ranged attack',
  summary: 'One model shoots at another: attack roll, critical roll, damage, and the half-health morale save to the rout; out of range it fails without a roll. With positions the service finds range, sight and cover itself.',
  rules: ['CM-RANGED-01', 'CM-RANGED-03', 'CM-RANGED-04', 'CM-RANGED-06', 'CM-RANGED-07', 'CM-RANGED-08', 'CM-RANGED-09', 'CM-RANGED-10', 'CM-RULING-13', 'CM-CRIT-01', 'CM-MORALE-02'],
  input,
  begin,
  examples: [
    { title: 'A Gnome Infiltrator shoots at a Gnoll Trooper in cover', input: { attacker: { model: { ref: 'gnome-infiltrator' } }, defender: { model: { ref: 'gnoll-trooper' } }, gap: 20, cover: true }, faces: [6] },
    { title: 'Into a melee, past two models', input: { attacker: { model: { ranged: { attack: 4, damage: 1, range: 24 } } }, defender: { model: { armor: 14, health: 2, save: 2 } }, intoMelee: true, intervening: 2 }, faces: [20, 16] },
    {
      title: 'From the positions: a Gnoll Trooper in the woods, past a Glaiver who fights it',
      input: {
        attacker: { model: { ref: 'gnome-infiltrator' } },
        defender: { model: { ref: 'gnoll-trooper' } },
        positions: {
          attacker: { x: 10, y: 24 },
          defender: { x: 22, y: 24 },
          others: [{ x: 21, y: 24, side: 'attacker' }],
          terrain: [{ kind: 'woods', outline: [{ x: 20.8, y: 20 }, { x: 28, y: 20 }, { x: 28, y: 28 }, { x: 20.8, y: 28 }] }],
        },
      },
      faces: [19],
    },
    {
      title: 'Up a hill the range is an inch too short',
      input: {
        attacker: { model: { ref: 'gnome-infiltrator' } },
        defender: { model: { ref: 'gnoll-trooper' } },
        positions: { attacker: { x: 4, y: 24 }, defender: { x: 28.5, y: 24 }, terrain: [{ kind: 'hill', outline: [{ x: 24, y: 20 }, { x: 34, y: 20 }, { x: 34, y: 28 }, { x: 24, y: 28 }] }] },
      },
      faces: [],
    },
  ],
});
