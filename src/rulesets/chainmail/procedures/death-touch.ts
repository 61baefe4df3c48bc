import { type Static, Type } from '@sinclair/typebox';
import type { ResolutionEvent } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, refused, type Refusal } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { type Attack, type Blow, MISSED, throwAttack } from '../rules/attack';
import { sum } from '../rules/saves';
import { isEndedByTouch, reckonDeathTouch } from '../rules/touch';
import { defender, faultsOfDefender, isLying } from './defender';
import { striker } from './melee-attack';
import { bonus, card, fighter } from './shapes';
import { signed } from './telling';

const { fromAbove, atop, contacts } = striker;
const attacker = shape('DeathToucher', {
  model: fighter,
  fromAbove,
  atop,
  contacts,
  charged: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Inches of the charge that made contact (CM-CHARGE-05); no charge unless given' })),
  attackBonus: Type.Optional(bonus('Orders, spells and whatever else adds to its attack roll')),
});

const outcome = {
  destroyed: Type.Boolean({ description: 'Whether the touch destroys the defender' }),
  mayCleave: Type.Optional(Type.Boolean({ description: 'Whether the attacker may strike another enemy at once; told of those who can (CM-ABIL-02b)' })),
};

const input = shape('DeathTouch', { attacker, defender });
type Input = Static<typeof input>;

interface Touch {
  readonly attack: Attack;
  readonly fatal: boolean;
  readonly standing: boolean;
  readonly cleaves: boolean;
  readonly blow: Blow;
}

const NO_TOUCH: Fault<[]> = { code: 'attack.no-death-touch', rule: 'CM-ABIL-06', tell: () => ({ message: 'The attacker has no Death Touch.' }) };

function begin({ attacker: touching, defender: touched }: Input) {
  const toucher = card(touching.model);
  const victim = card(touched.model);
  const health = touched.currentHealth ?? victim.health;
  const faults: Refusal[] = faultsOfDefender(touched, health, victim.health);
  if (toucher.traits.deathTouch < 0) faults.push({ ...refuse(NO_TOUCH), pointer: '/attacker/model/abilities' });
  if (faults.length > 0) return refused(...faults);
  return granted<Touch>({
    attack: reckonDeathTouch(toucher, victim, situationOf(touching, touched)),
    fatal: isEndedByTouch(toucher, victim, health),
    standing: !isLying(touched.condition),
    cleaves: toucher.traits.cleave,
    blow: MISSED,
  });
}

function situationOf(touching: Input['attacker'], { condition }: Input['defender']): Parameters<typeof reckonDeathTouch>[2] {
  return {
    fromAbove: touching.fromAbove ?? false,
    attackerAtop: touching.atop ?? false,
    defenderAtop: false,
    cover: false,
    intervening: 0,
    contacts: touching.contacts ?? 1,
    charged: touching.charged ?? null,
    thrown: null,
    firingIntoMelee: false,
    defenderDown: isLying(condition),
    defenderStunned: condition === 'stunned',
    within6: true,
    smite: false,
    stunning: false,
    rends: false,
    otherAttack: touching.attackBonus ?? 0,
    otherArmor: 0,
  };
}

const touches: ProcedureStep<Touch> = {
  name: 'death touch',
  run: (touch, table) => ({ ...touch, blow: throwAttack(table, touch.attack, 'attacker') }),
  key: ({ blow }) => blow.roll,
  tell: (_, touch) => toldTouch(touch),
};

function toldTouch({ attack, blow, fatal }: Touch): readonly ResolutionEvent[] {
  const hit = blow.roll !== 'miss';
  const rolled = attack.automatic ? 'A fallen model is touched without a roll.' : `Attack ${signed(sum(attack.attack))} against 11, so ${attack.need} or more: ${hit ? 'a hit' : 'a miss'}.`;
  const told: ResolutionEvent[] = [{ type: hit ? 'attack-hit' : 'attack-missed', rule: attack.automatic ? 'CM-ABIL-06b' : 'CM-ABIL-06', sentence: rolled, modifiers: [...attack.attack, ...attack.armor], change: { attackRoll: blow.roll, need: attack.need } }];
  if (hit) told.push(fatal ? { type: 'model-destroyed', rule: 'CM-ABIL-06', sentence: 'The touch destroys it.', modifiers: [], change: { destroyed: true } } : { type: 'touch-shrugged-off', rule: 'CM-ABIL-06a', sentence: 'It is not living or has too much health: the touch does nothing.', modifiers: [], change: { destroyed: false } });
  return told;
}

function endOf({ blow, fatal, cleaves, standing }: Touch) {
  const destroyed = fatal && blow.roll !== 'miss';
  return { destroyed, ...(cleaves ? { mayCleave: destroyed && standing } : {}) };
}

export const deathTouch = procedure({
  name: 'death-touch',
  title: 'Death touch',
  summary: 'A melee attack against 11 that destroys a living defender with no more health than its rating, and does nothing else.',
  rules: ['CM-ABIL-06', 'CM-ABIL-06a', 'CM-ABIL-06b', 'CM-ARULING-05', 'CM-ARULING-32'],
  input,
  result: shape('DeathTouchResult', {
    attackRoll: oneOf('TouchRoll', ['miss', 'hit', 'natural-20', 'automatic'], 'How the attack roll ended; a fallen model is touched without one'),
    need: Type.Integer({ description: 'What the d20 had to show; 1 always misses and 20 always hits' }),
    ...outcome,
  }),
  outcome: shape('DeathTouchOutcome', outcome),
  begin,
  steps: [touches],
  resultOf: (touch) => ({ attackRoll: touch.blow.roll, need: touch.attack.need, ...endOf(touch) }),
  outcomeOf: endOf,
  examples: [
    { title: 'A Death Cleric touches a Glaiver with 1 health left (CM-AEX-03)', input: { attacker: { model: { ref: 'human-death-cleric' } }, defender: { model: { ref: 'human-glaiver' }, currentHealth: 1 } }, faces: [8] },
    { title: 'A model with 2 health is not harmed', input: { attacker: { model: { ref: 'human-death-cleric' } }, defender: { model: { ref: 'human-glaiver' } } }, faces: [19] },
    { title: 'A fallen model is touched without a roll', input: { attacker: { model: { ref: 'human-death-cleric' } }, defender: { model: { ref: 'gnoll-trooper' }, currentHealth: 0, condition: 'knocked-down' } }, faces: [] },
  ],
});
