import { type Static, Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { shape } from '../../../kernel/ruleset/shape';
import { reckonMelee } from '../rules/attack';
import { beginChain, CHAIN, defender } from './chain';
import { bonus, card, fighter, flag } from './shapes';

const contacts = Type.Integer({ minimum: 1, maximum: 50, description: 'Models hostile to the defender in melee contact with it, the attacker among them (CM-MELEE-05); 1 unless given' });

/** What both melee attacks in a turn and attacks of opportunity know of the attacker. */
export const striker = {
  model: fighter,
  fromAbove: Type.Optional(flag('It stands higher than the defender (CM-HILL-07)')),
  atop: Type.Optional(flag('Its base is atop a low wall, hedgerow or window (CM-MELEE-06)')),
  contacts: Type.Optional(contacts),
  smite: Type.Optional(flag('It declared Smite Evil (CM-ABIL-33)')),
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
  }),
  defender,
  acrossGap,
});

type Input = Static<typeof input>;

/** The attack chain of a melee attack, or everything that is wrong with the input. */
export function beginMelee({ attacker, defender: defends, acrossGap: between }: Input) {
  return beginChain(defends, (model) =>
    reckonMelee(card(attacker.model), model, {
      fromAbove: attacker.fromAbove ?? false,
      attackerAtop: attacker.atop ?? false,
      defenderAtop: defends.atop ?? false,
      cover: between?.cover ?? false,
      intervening: between?.intervening ?? 0,
      contacts: attacker.contacts ?? 1,
      charged: attacker.charged ?? null,
      firingIntoMelee: false,
      defenderDown: defends.condition === 'knocked-down',
      defenderStunned: defends.condition === 'stunned',
      within6: true,
      smite: attacker.smite ?? false,
      otherAttack: attacker.attackBonus ?? 0,
      otherArmor: defends.armorBonus ?? 0,
    }),
  );
}

export const meleeAttack = procedure({
  ...CHAIN,
  name: 'melee-attack',
  title: 'Melee attack',
  summary: 'One model strikes another: attack roll, critical roll, damage, and the half-health morale save to the rout. Two stat blocks are enough.',
  rules: ['CM-MELEE-03', 'CM-MELEE-05', 'CM-MELEE-08', 'CM-MELEE-09', 'CM-CHARGE-05', 'CM-CRIT-01', 'CM-DMG-06', 'CM-MORALE-02'],
  input,
  begin: beginMelee,
  examples: [
    { title: 'A Human Glaiver strikes a Gnoll Trooper', input: { attacker: { model: { ref: 'human-glaiver' } }, defender: { model: { ref: 'gnoll-trooper' } } }, faces: [8] },
    { title: 'Two stat blocks, a natural 20 and a rout', input: { attacker: { model: { melee: { attack: 3, damage: 1 } } }, defender: { model: { armor: 16, health: 4, save: 1 } } }, faces: [20, 13, 4] },
    { title: 'A fallen model is hit without a roll for double damage (CM-EX-07)', input: { attacker: { model: { ref: 'human-paladin' } }, defender: { model: { ref: 'abyssal-maw' }, currentHealth: 0, condition: 'knocked-down' } }, faces: [] },
    { title: 'A charge of 5 inches by a Hyena against a Paladin atop a wall', input: { attacker: { model: { ref: 'hyena' }, charged: 5 }, defender: { model: { ref: 'human-paladin' }, atop: true } }, faces: [14] },
  ],
});
