import { type Static, Type } from '@sinclair/typebox';
import { toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Checked, type Fault, granted, refuse, refused, type Refusal } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { type Attack, reckonMelee, type Situation } from '../rules/attack';
import type { Fighter } from '../rules/card';
import { hasCover } from '../rules/cover';
import { EPS } from '../rules/field';
import { lookAlong } from '../rules/sight';
import { beginChain, CHAIN, opening } from './chain';
import type { Doubt, Opening } from './chain-state';
import { defender, isLying } from './defender';
import { inContact, threatOf } from './placed';
import { contactsOf, findGround, Findings, interveningIn, positions, readPositions, type Standing } from './positions';
import { bonus, card, fighter, flag } from './shapes';

const contacts = Type.Integer({ minimum: 1, maximum: 50, description: 'Models hostile to the defender in melee contact with it, the attacker among them (CM-MELEE-05); 1 unless given' });

/** What both melee attacks in a turn and attacks of opportunity know of the attacker. */
export const striker = {
  model: fighter,
  fromAbove: Type.Optional(flag('It stands higher than the defender (CM-HILL-07)')),
  atop: Type.Optional(flag('Its base is atop a low wall, hedgerow or window (CM-MELEE-06)')),
  contacts: Type.Optional(contacts),
  smite: Type.Optional(flag('It declared Smite Evil (CM-ABIL-33)')),
  stunning: Type.Optional(flag('It declared a stunning attack (CM-ABIL-38)')),
  attackBonus: Type.Optional(bonus('Orders, spells and whatever else adds to its attack roll')),
};

/** What lies between a Reach attacker and a defender it doesn't touch (CM-MELEE-09). */
export const acrossGap = Type.Optional(
  shape('AcrossGap', {
    cover: Type.Optional(flag('Terrain between gives the defender cover (CM-COVER-01)')),
    intervening: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Models between them; none unless given' })),
  }),
);

const input = shape('MeleeAttack', {
  attacker: shape('MeleeAttacker', {
    ...striker,
    charged: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Inches of the charge that made contact (CM-CHARGE-05); no charge unless given' })),
    rends: Type.Optional(flag('It is its second attack of the turn, and the first hit the same enemy (CM-ABIL-26)')),
  }),
  defender,
  acrossGap,
  positions,
});

type Input = Static<typeof input> & { readonly attacker: { readonly saveBonus?: number } };

const NO_CONTACT: Fault<[gap: number, reach: number]> = {
  code: 'attack.no-contact',
  rule: 'CM-MELEE-01',
  tell: (apart, reach) => ({ message: `The defender is ${apart} inches away and the attacker strikes ${reach === 0 ? 'only what it touches' : `as far as ${reach}`}.`, facts: { gap: apart, reach } }),
};
const OUTSIDE_AREA: Fault<[gap: number, threat: number]> = {
  code: 'attack.outside-threatened-area',
  rule: 'CM-AOO-01',
  tell: (apart, threat) => ({ message: `The defender is ${apart} inches away and the attacker threatens as far as ${threat}.`, facts: { gap: apart, threat } }),
};
const NO_SIGHT: Fault<[blockers: readonly string[]]> = {
  code: 'attack.no-sight',
  rule: 'CM-RULING-42',
  tell: (blockers) => ({ message: `The attacker does not see the defender, past ${blockers.join(', ')}.`, facts: { blockers } }),
};

/** Whether the blow is struck in its own turn or at a model that moves. */
export type Occasion = 'turn' | 'opportunity';

/** Why a blow cannot be struck from where the two stand (CM-MELEE-01, CM-AOO-01, CM-AOO-14, CM-RULING-42, CM-RULING-43). */
function faultsOf({ attacker, defender: target, pieces, gap }: Standing, occasion: Occasion): readonly Refusal[] {
  const faults: Refusal[] = [];
  const depth = occasion === 'turn' ? attacker.reach : threatOf(attacker);
  if (gap > depth + EPS) faults.push({ ...(occasion === 'turn' ? refuse(NO_CONTACT, toGrid(gap), depth) : refuse(OUTSIDE_AREA, toGrid(gap), depth)), pointer: '/positions' });
  // A model that moved still stood when it drew the attack.
  const seen = occasion === 'turn' ? target : { ...target, down: false };
  const blockers = occasion === 'turn' && gap <= EPS ? [] : lookAlong(pieces, attacker, seen);
  if (blockers.length > 0) faults.push({ ...refuse(NO_SIGHT, blockers.map(({ piece: { id } }) => id)), pointer: '/positions' });
  return faults;
}

type Ground = Pick<Situation, 'fromAbove' | 'attackerAtop' | 'defenderAtop' | 'cover' | 'intervening' | 'contacts'>;

/** What the caller says of where the two stand. */
function groundGiven({ attacker, defender: defends, acrossGap: between }: Input): Ground {
  return {
    fromAbove: attacker.fromAbove ?? false,
    attackerAtop: attacker.atop ?? false,
    defenderAtop: defends.atop ?? false,
    cover: between?.cover ?? false,
    intervening: between?.intervening ?? 0,
    contacts: attacker.contacts ?? 1,
  };
}

/** What follows from where the two stand; only Reach at a gap meets cover and models between (CM-MELEE-09, CM-RULING-43). */
function groundFound(findings: Findings, standing: Standing, { attacker, defender: defends, acrossGap: between }: Input, occasion: Occasion): Ground {
  const { attacker: striking, defender: target, pieces, gap } = standing;
  const acrossReach = striking.reach > 0 && gap > EPS;
  const alone = occasion === 'opportunity' && !inContact(pieces, striking, target);
  findings.number('gap', 'CM-MEASURE-01', undefined, () => gap);
  return {
    ...findGround(findings, standing, { fromAbove: attacker.fromAbove, attackerAtop: attacker.atop, defenderAtop: defends.atop }),
    contacts: findings.number('contacts', 'CM-MELEE-05', attacker.contacts, () => (alone ? 1 : contactsOf(standing))),
    cover: findings.yes('cover', 'CM-MELEE-09', between?.cover, () => acrossReach && hasCover(pieces, striking, target)),
    intervening: findings.number('intervening-models', 'CM-MELEE-09', between?.intervening, () => (acrossReach ? interveningIn(standing) : 0)),
  };
}

/** The attack chain of a melee attack, or everything that is wrong with the input. */
export function beginMelee(given: Input, occasion: Occasion = 'turn') {
  const { attacker, defender: defends, positions: stand } = given;
  const strikes = card(attacker.model);
  return beginChain(defends, (model): Checked<Opening> => {
    const reckoned = (ground: Ground): Attack =>
      reckonMelee(strikes, model, {
        ...ground,
        charged: attacker.charged ?? null,
        thrown: null,
        firingIntoMelee: false,
        defenderDown: isLying(defends.condition),
        defenderStunned: defends.condition === 'stunned',
        within6: true,
        smite: attacker.smite ?? false,
        stunning: attacker.stunning ?? false,
        rends: attacker.rends ?? false,
        otherAttack: attacker.attackBonus ?? 0,
        otherArmor: defends.armorBonus ?? 0,
      });
    const doubt = occasion === 'opportunity' ? doubtOf(given, model) : null;
    if (stand === undefined) return opening(reckoned(groundGiven(given)), strikes.traits.cleave, doubt);
    const read = readPositions(stand, { attacker: strikes.traits.reach, defender: model.traits.reach }, defends.condition ?? 'standing');
    if (!read.ok) return read;
    const faults = faultsOf(read.value, occasion);
    if (faults.length > 0) return refused(...faults);
    const findings = new Findings();
    return granted({ attack: reckoned(groundFound(findings, read.value, given, occasion)), found: findings.all, tooFar: null, doubt, cleaves: strikes.traits.cleave });
  });
}

/** What may keep an attack of opportunity from being made (CM-ABIL-40, CM-ABIL-43). */
function doubtOf({ attacker }: Input, { traits: { tumble } }: Fighter): Doubt | null {
  const { save, traits } = card(attacker.model);
  return tumble > 0 || traits.unreliable > 0 ? { tumble, save: save + (attacker.saveBonus ?? 0), unreliable: traits.unreliable } : null;
}

export const meleeAttack = procedure({
  ...CHAIN,
  name: 'melee-attack',
  title: 'Melee attack',
  summary: 'One model strikes another: attack roll, critical roll, damage, and the half-health morale save to the rout. Two stat blocks are enough; with positions the service finds height, contact and cover itself.',
  rules: ['CM-MELEE-01', 'CM-MELEE-03', 'CM-MELEE-05', 'CM-MELEE-08', 'CM-MELEE-09', 'CM-CHARGE-05', 'CM-CRIT-01', 'CM-DMG-06', 'CM-MORALE-02'],
  input,
  begin: (given: Input) => beginMelee(given),
  examples: [
    { title: 'A Human Glaiver strikes a Gnoll Trooper', input: { attacker: { model: { ref: 'human-glaiver' } }, defender: { model: { ref: 'gnoll-trooper' } } }, faces: [8] },
    { title: 'Two stat blocks, a natural 20 and a rout', input: { attacker: { model: { melee: { attack: 3, damage: 1 } } }, defender: { model: { armor: 16, health: 4, save: 1 } } }, faces: [20, 13, 4] },
    { title: 'A fallen model is hit without a roll for double damage (CM-EX-07)', input: { attacker: { model: { ref: 'human-paladin' } }, defender: { model: { ref: 'abyssal-maw' }, currentHealth: 0, condition: 'knocked-down' } }, faces: [] },
    { title: 'A charge of 5 inches by a Hyena against a Paladin atop a wall', input: { attacker: { model: { ref: 'hyena' }, charged: 5 }, defender: { model: { ref: 'human-paladin' }, atop: true } }, faces: [14] },
    {
      title: 'With two comrades a Glaiver reaches down from a hill across a low wall, which the service finds from the positions',
      input: {
        attacker: { model: { ref: 'human-glaiver' } },
        defender: { model: { ref: 'gnoll-trooper' } },
        positions: {
          attacker: { x: 20, y: 24 },
          defender: { x: 21.9, y: 24 },
          others: [{ x: 22.9, y: 24, side: 'attacker' }, { x: 21.9, y: 25, side: 'attacker' }],
          terrain: [
            { kind: 'hill', outline: [{ x: 14, y: 18 }, { x: 20.3, y: 18 }, { x: 20.3, y: 30 }, { x: 14, y: 30 }] },
            { kind: 'low-wall', outline: [{ x: 21, y: 22 }, { x: 21.2, y: 22 }, { x: 21.2, y: 26 }, { x: 21, y: 26 }] },
          ],
        },
      },
      faces: [12],
    },
  ],
});
