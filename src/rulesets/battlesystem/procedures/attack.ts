import { type Static, Type } from '@sinclair/typebox';
import type { Modifier, ResolutionEvent } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Checked, granted, type Refusal, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { attackDice, modifyArmor, moraleTriggers, type Range, type Reckoned, rollArmor, scoreHits, suffer, type TwoDiceMode } from '../rules/attack';
import type { ReferenceCard } from '../rules/card';
import { cardFaults, cardWith } from '../rules/own-card';
import { whyNoAttack } from '../rules/attack-faults';
import { cardName, ownCard } from './card-shape';
import { attackingTroop, defendingTroop, face, figures, flag, formation, missileWeapon, orderState } from './shapes';

const input = shape('Attack', {
  kind: Type.Optional(oneOf('AttackKind', ['melee', 'missile'], 'Hand to hand or at a distance; melee unless given')),
  attacker: shape('Attacker', {
    troop: attackingTroop,
    figures: figures('Figures that may attack (BS-AD-01)'),
    state: Type.Optional(orderState),
    formation: Type.Optional(formation),
    charging: Type.Optional(flag('Charged into contact this turn (BS-CHARGE-05)')),
    weapon: Type.Optional(missileWeapon),
    range: Type.Optional(oneOf('Range', ['short', 'medium', 'long'], 'Range band of a missile attack (BS-MISSILE-04); or give the distance')),
    distance: Type.Optional(Type.Number({ minimum: 0, maximum: 200, description: 'Inches to the target; the service finds the range band' })),
    movedOverHalf: Type.Optional(flag('Moved more than half its movement this turn (BS-MISSILE-05)')),
    inContact: Type.Optional(flag('Touches an enemy; bars missile fire (BS-MISSILE-05)')),
  }),
  defender: shape('Defender', {
    troop: defendingTroop,
    figures: Type.Optional(figures('Figures present; unlimited unless given')),
    startFigures: Type.Optional(figures('Figures at the start of the battle, to find morale triggers (BS-MORALE-09)')),
    partialHits: Type.Optional(Type.Integer({ minimum: 0, maximum: 19, description: 'Hits already marked (BS-HITS-02); 0 unless given' })),
    state: Type.Optional(orderState),
    formation: Type.Optional(formation),
    face: Type.Optional(face),
    uphillOrBehindObstacle: Type.Optional(flag('Stands uphill or behind a wall or hedge, for melee (BS-AR-03)')),
    cover: Type.Optional(oneOf('Cover', ['none', 'soft', 'hard'], 'Cover against missiles (BS-AR-03); none unless given')),
    loneIndividual: Type.Optional(flag('A hero or commander standing alone, who is one figure (BS-CMD-06)')),
  }),
  card: Type.Optional(ownCard),
  twoDiceMode: Type.Optional(oneOf('TwoDiceMode', ['sum', 'separate'], 'How two attack dice are looked up (BS-RULING-05); sum unless given')),
});

export const losses = {
  suffered: Type.Integer({ description: 'Hits left after armor' }),
  figuresRemoved: Type.Integer({ description: 'Figures removed' }),
  partialHits: Type.Integer({ description: 'Hits that stay marked' }),
  figuresLeft: Type.Union([Type.Integer(), Type.Null()], { description: 'Figures left, if their number was given' }),
  destroyed: Type.Boolean({ description: 'Whether no figure is left' }),
};

const result = shape('AttackResult', {
  card: cardName,
  attackDice: Type.Integer({ description: 'Attack dice thrown after all factors' }),
  range: Type.Union([oneOf('Range', ['short', 'medium', 'long'], 'Range band'), Type.Null()], { description: 'Range band of a missile attack' }),
  armorRating: Type.Integer({ description: 'Armor rating after modifiers' }),
  hits: Type.Integer({ description: 'Hits scored' }),
  cancelled: Type.Integer({ description: 'Hits cancelled by armor' }),
  ...losses,
  moraleTriggers: Type.Array(Type.String(), { description: 'Reasons for a morale check that this attack gives; none for a unit that makes no more checks (BS-MORALE-06, BS-MORALE-08)' }),
});

const outcome = shape('AttackOutcome', losses);

export interface Exchange {
  readonly card: ReferenceCard;
  readonly kind: 'melee' | 'missile';
  readonly dice: Reckoned;
  readonly sides: readonly number[];
  readonly mode: TwoDiceMode;
  readonly range: Range | null;
  readonly armor: Reckoned;
  readonly defender: { readonly hitsPerFigure: number; readonly partialHits: number; readonly figures: number | null; readonly startFigures: number | null; readonly checks: boolean };
}

export interface AttackState {
  readonly exchange: Exchange;
  readonly hits: number;
  readonly suffered: number;
}

function begin(given: Static<typeof input>): Checked<AttackState> {
  const { attacker, defender, kind = 'melee', twoDiceMode = 'sum' } = given;
  const faults: readonly Refusal[] = [...whyNoAttack(given), ...cardFaults(given.card, '/card')];
  if (faults.length > 0) return refused(...faults);
  const card = cardWith(given.card);
  const range = kind === 'missile' ? rangeOf(attacker) : null;
  const sides = kind === 'missile' && attacker.weapon ? [attacker.weapon.missileDie] : attacker.troop.attackDice;
  const mountedLance = attacker.troop.class === 'mounted' && (attacker.troop.traits ?? []).includes('lance');
  const dice = attackDice(card, { figures: attacker.figures, state: attacker.state ?? 'good', charging: attacker.charging ?? false, mountedLance }, range);
  const alone = defender.loneIndividual ?? false;
  const armor = modifyArmor(card, kind, {
    armorRating: defender.troop.armorRating,
    state: defender.state ?? 'good',
    formation: defender.formation ?? 'regular',
    face: defender.face ?? 'front',
    uphillOrBehindObstacle: defender.uphillOrBehindObstacle ?? false,
    cover: defender.cover ?? 'none',
    loneIndividual: alone,
  });
  const marked = {
    hitsPerFigure: defender.troop.hits,
    partialHits: defender.partialHits ?? 0,
    figures: defender.figures ?? (alone ? 1 : null),
    startFigures: defender.startFigures ?? null,
    checks: !alone && defender.state !== 'routed',
  };
  return granted({ exchange: { card, kind, dice, sides, mode: twoDiceMode, range, armor, defender: marked }, hits: 0, suffered: 0 });
}

/** The range band at which a weapon is used (BS-MISSILE-04, BS-MISSILE-09). */
function rangeOf({ range, distance, weapon }: Static<typeof input>['attacker']): Range | null {
  if (range !== undefined || distance === undefined || weapon === undefined) return range ?? null;
  if (distance <= weapon.short) return 'short';
  return distance <= weapon.medium ? 'medium' : 'long';
}

export const strike: ProcedureStep<AttackState> = {
  name: 'strike',
  run(state, table) {
    const { card, dice, sides, mode, kind } = state.exchange;
    if (dice.value === 0) return state;
    const hits = table.ask(scoreHits(card, dice.value, sides, mode), { rule: 'BS-AD-02', purpose: kind === 'melee' ? 'attack' : 'volley', by: 'attacker' });
    return { exchange: state.exchange, hits, suffered: 0 };
  },
  key: (state) => state.hits,
  tell(_, { exchange, hits }) {
    const { dice, sides } = exchange;
    return [
      told('attack-rolled', 'BS-AD-03', `${dice.value} attack dice (${sides.map((side) => `d${side}`).join('+')}) score ${hits} ${hits === 1 ? 'hit' : 'hits'}.`, dice.modifiers, {
        attackDice: dice.value,
        hits,
      }),
    ];
  },
};

export const save: ProcedureStep<AttackState> = {
  name: 'armor',
  run(state, table) {
    const { exchange, hits } = state;
    const cancelled = rollArmor(table, hits, exchange.armor.value);
    return { exchange, hits, suffered: hits - cancelled };
  },
  key: (state) => state.suffered,
  tell(_, state) {
    const { exchange, hits, suffered } = state;
    const { armor } = exchange;
    const cancelled = hits - suffered;
    const { figuresRemoved, partialHits, figuresLeft, destroyed } = lossesOf(state);
    return [
      told('armor-rolled', 'BS-AR-01', `Armor rating ${armor.value}: ${cancelled} of ${hits} cancelled, ${suffered} suffered.`, armor.modifiers, { armorRating: armor.value, cancelled, suffered }),
      told(
        destroyed ? 'unit-destroyed' : 'figures-removed',
        destroyed ? 'BS-HITS-04' : 'BS-HITS-01',
        destroyed ? 'No figure is left.' : `${figuresRemoved} ${figuresRemoved === 1 ? 'figure' : 'figures'} removed, ${partialHits} ${partialHits === 1 ? 'hit' : 'hits'} marked.`,
        [],
        { figuresRemoved, partialHits, figuresLeft, destroyed },
      ),
    ];
  },
};

function told(type: string, rule: string, sentence: string, modifiers: readonly Modifier[], change: ResolutionEvent['change']): ResolutionEvent {
  return { type, rule, sentence, modifiers, change };
}

export function lossesOf({ exchange: { defender }, suffered }: AttackState) {
  return suffer(suffered, defender.hitsPerFigure, defender.partialHits, defender.figures);
}

export const attack = procedure({
  name: 'attack',
  title: 'Attack',
  summary: 'One unit attacks another, in melee or with missiles: attack dice, armor rolls, figures removed and the hits left over.',
  rules: ['BS-AD-01', 'BS-AD-02', 'BS-AD-05', 'BS-AR-01', 'BS-AR-03', 'BS-HITS-01', 'BS-HITS-02', 'BS-MISSILE-04', 'BS-MISSILE-06'],
  input,
  result,
  outcome,
  begin,
  steps: [strike, save],
  resultOf(state) {
    const { exchange, hits, suffered } = state;
    const lost = lossesOf(state);
    return {
      card: exchange.card.name,
      attackDice: exchange.dice.value,
      range: exchange.range,
      armorRating: exchange.armor.value,
      hits,
      cancelled: hits - suffered,
      suffered,
      ...lost,
      moraleTriggers: exchange.defender.checks ? [...moraleTriggers(suffered, lost, exchange.defender.startFigures)] : [],
    };
  },
  outcomeOf: (state) => ({ suffered: state.suffered, ...lossesOf(state) }),
  examples: [
    {
      title: 'Eight figures with d8 against armor 7 and 2 hits (BS-EX-01)',
      input: { attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } },
      faces: [2, 2, 3, 4, 5, 5, 6, 8, 1, 3, 3, 4, 5, 8, 9],
    },
    {
      title: 'Heavy cavalry charges shaken orcs, both from the catalog',
      input: { attacker: { troop: { ref: 'heavy-cavalry' }, figures: 3, charging: true }, defender: { troop: { ref: 'orcs' }, figures: 12, startFigures: 12, state: 'shaken' } },
      faces: [10, 7, 4, 3, 2, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    },
    {
      title: 'Longbows at 12 inches against a target in soft cover',
      input: { kind: 'missile', attacker: { troop: { ref: 'longbowmen' }, figures: 6, weapon: { ref: 'long-bow' }, distance: 12 }, defender: { troop: { ref: 'goblins' }, figures: 10, cover: 'soft' } },
      faces: [6, 4, 2, 8, 3, 1],
    },
  ],
});
