import { type Static, Type } from '@sinclair/typebox';
import type { ResolutionEvent } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Checked, granted, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { attackDice, modifyArmor, moraleTriggers, type Reckoned, rollArmor, scoreHits, suffer } from '../rules/attack';
import type { ReferenceCard } from '../rules/card';
import { type Advantage, advantagesOver, type Fighter } from '../rules/melee';
import { afterCheck, modifyMorale, RETREAT_INCHES, rollVerdict } from '../rules/morale';
import { cardFaults, cardWith } from '../rules/own-card';
import { whyNotPresent } from '../rules/roster-faults';
import type { OrderState } from '../rules/troops';
import { cardName, ownCard } from './card-shape';
import { attackDie, face, figures, flag, formation, orderState } from './shapes';

const fightingTroop = profile('troop-type', 'FightingTroop', {
  attackDice: Type.Array(attackDie, { minItems: 1, maxItems: 2, description: 'The attack die, or two dice that are thrown together (BS-STAT-02)' }),
  armorRating: Type.Integer({ minimum: 1, maximum: 10, description: 'Armor rating (BS-STAT-03)' }),
  hits: Type.Integer({ minimum: 1, maximum: 20, description: 'Hits that remove one figure (BS-STAT-04)' }),
  morale: Type.Integer({ minimum: 2, maximum: 20, description: 'Morale rating (BS-STAT-05)' }),
  class: Type.Optional(oneOf('TroopClass', ['foot', 'mounted', 'large'], 'Foot, mounted or large figures')),
  weaponLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: 'Length of its weapons (BS-MELEE-03); 1 unless given' })),
  traits: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20, description: 'Traits such as lance or never-checks' })),
});

const fighter = shape('MeleeFighter', {
  troop: fightingTroop,
  figures: figures('Figures present'),
  startFigures: Type.Optional(figures('Figures at the start of the battle; those present unless given')),
  striking: Type.Optional(figures('Figures that strike: those in contact and a second rank with reach (BS-MELEE-01); all unless given')),
  partialHits: Type.Optional(Type.Integer({ minimum: 0, maximum: 19, description: 'Hits already marked (BS-HITS-02); 0 unless given' })),
  state: Type.Optional(orderState),
  formation: Type.Optional(formation),
  face: Type.Optional(face),
  charging: Type.Optional(flag('Charged into contact this turn (BS-CHARGE-05)')),
  ground: Type.Optional(flag('Stands uphill, or behind a wall or hedge (BS-MELEE-03, BS-AR-03)')),
});

const input = shape('Melee', { first: fighter, second: fighter, card: Type.Optional(ownCard) });

const fate = (title: string) =>
  shape(title, {
    figuresLeft: Type.Integer({ description: 'Figures left' }),
    partialHits: Type.Integer({ description: 'Hits that stay marked' }),
    state: oneOf('OrderState', ['good', 'shaken', 'routed'], 'Order state afterwards'),
    retreats: Type.Integer({ description: 'Inches it retreats' }),
  });

const advantage = Type.Array(oneOf('MeleeAdvantage', ['length', 'rear', 'ground', 'size'], 'What it is'), { description: 'What it has over the other (BS-MELEE-03)' });
const outcome = shape('MeleeOutcome', { first: fate('MeleeFirstFate'), second: fate('MeleeSecondFate') });
const result = shape('MeleeResult', {
  card: cardName,
  order: oneOf('MeleeOrder', ['first', 'second', 'together'], 'Who strikes first'),
  firstAdvantages: advantage,
  secondAdvantages: advantage,
  first: fate('MeleeFirstFate'),
  second: fate('MeleeSecondFate'),
});

type Given = Static<typeof fighter>;
type Who = 'first' | 'second';

/** What does not change in a melee. */
interface Match {
  readonly card: ReferenceCard;
  readonly order: Who | 'together';
  readonly advantages: Readonly<Record<Who, readonly Advantage[]>>;
  readonly given: Readonly<Record<Who, Given>>;
  readonly armor: Readonly<Record<Who, Reckoned>>;
  /** The dice by how many figures are left to strike. */
  readonly dice: Readonly<Record<Who, readonly Reckoned[]>>;
  /** The rating while less than half are lost, and after that. */
  readonly ratings: Readonly<Record<Who, readonly [Rating, Rating]>>;
  /** Whether it ever checks. */
  readonly checks: Readonly<Record<Who, boolean>>;
}

type Rating = ReturnType<typeof modifyMorale>;

interface Side {
  readonly figures: number;
  readonly marked: number;
  readonly suffered: number;
  readonly state: OrderState;
  readonly retreats: number;
}

interface State {
  readonly match: Match;
  readonly first: Side;
  readonly second: Side;
  /** Hits on the way to the armor of who is struck now. */
  readonly hits: number;
}

function fighterOf({ troop, charging, ground }: Given, other: Given): Fighter {
  return { weaponLength: troop.weaponLength ?? 1, lance: troop.traits?.includes('lance') ?? false, charging: charging ?? false, large: troop.class === 'large', onRear: other.face === 'rear', ground: ground ?? false };
}

function begin({ first, second, card: own }: Static<typeof input>): Checked<State> {
  const faults = [...whyNotPresent(first.figures, first.startFigures, '/first'), ...whyNotPresent(second.figures, second.startFigures, '/second'), ...cardFaults(own, '/card')];
  if (faults.length > 0) return refused(...faults);
  const card = cardWith(own);
  const firstHas = advantagesOver(fighterOf(first, second), fighterOf(second, first));
  const secondHas = advantagesOver(fighterOf(second, first), fighterOf(first, second));
  const order = firstHas.length > 0 === secondHas.length > 0 ? 'together' : firstHas.length > 0 ? 'first' : 'second';
  const armor = (each: Given): Reckoned =>
    modifyArmor(card, 'melee', { armorRating: each.troop.armorRating, state: each.state ?? 'good', formation: each.formation ?? 'regular', face: each.face ?? 'front', uphillOrBehindObstacle: each.ground ?? false, cover: 'none', loneIndividual: false });
  const side = (each: Given): Side => ({ figures: each.figures, marked: each.partialHits ?? 0, suffered: 0, state: each.state ?? 'good', retreats: 0 });
  const match: Match = { card, order, advantages: { first: firstHas, second: secondHas }, given: { first, second }, armor: { first: armor(first), second: armor(second) }, dice: { first: diceOf(card, first), second: diceOf(card, second) }, ratings: { first: ratingsOf(card, first), second: ratingsOf(card, second) }, checks: { first: everChecks(first), second: everChecks(second) } };
  return granted({ match, first: side(first), second: side(second), hits: 0 });
}

function sideChanged(state: State, who: Who, side: Side, hits: number): State {
  return who === 'first' ? { match: state.match, first: side, second: state.second, hits } : { match: state.match, first: state.first, second: side, hits };
}

/** Where one has an advantage, its strike is worked out first and losses come off before the answer (BS-MELEE-03). */
function strikerAt(turn: 0 | 1, { order }: Match): Who {
  const leads = order === 'second' ? 'second' : 'first';
  return turn === 0 ? leads : leads === 'first' ? 'second' : 'first';
}

const other = (who: Who): Who => (who === 'first' ? 'second' : 'first');

function diceOf(card: ReferenceCard, { figures: present, striking, state, charging, troop }: Given): readonly Reckoned[] {
  const mountedLance = troop.class === 'mounted' && (troop.traits ?? []).includes('lance');
  return Array.from({ length: present + 1 }, (_, left) => attackDice(card, { figures: Math.min(striking ?? present, left), state: state ?? 'good', charging: charging ?? false, mountedLance }, null));
}

function ratingsOf(card: ReferenceCard, { troop, face: on = 'front' }: Given): readonly [Rating, Rating] {
  const rating = (halfLost: boolean): Rating => modifyMorale(card, { morale: troop.morale, halfLost, enemyOn: on === 'front' ? 'none' : on, commanded: false });
  return [rating(false), rating(true)];
}

function everChecks({ state, troop }: Given): boolean {
  return state !== 'routed' && troop.traits?.includes('never-checks') !== true;
}

/** Those who strike together strike with all they began with. */
function strikeDice(state: State, who: Who): Reckoned {
  const { match } = state;
  return match.dice[who][match.order === 'together' ? match.given[who].figures : state[who].figures]!;
}

const ORDERS: Readonly<Record<OrderState, number>> = { good: 0, shaken: 1, routed: 2 };

// Hits left tell figures, marks and what was suffered.
function sideKey({ figures: left, marked, state, retreats }: Side, hits: number): number {
  return ((left * hits - marked) * 3 + ORDERS[state]) * 2 + (retreats > 0 ? 1 : 0);
}

function keyOf({ match, first, second, hits }: State): number {
  const { troop: one, figures: ones } = match.given.first;
  const { troop: two, figures: twos } = match.given.second;
  const firsts = 6 * (ones * one.hits + 1);
  const seconds = 6 * (twos * two.hits + 1);
  return (hits * firsts + sideKey(first, one.hits)) * seconds + sideKey(second, two.hits);
}

function strike(turn: 0 | 1): ProcedureStep<State> {
  return {
    name: turn === 0 ? 'first strike' : 'answer',
    run(state, table) {
      const who = strikerAt(turn, state.match);
      const dice = strikeDice(state, who);
      if (dice.value === 0) return state;
      const { attackDice: sides } = state.match.given[who].troop;
      return { match: state.match, first: state.first, second: state.second, hits: table.ask(scoreHits(state.match.card, dice.value, sides, 'sum'), { rule: 'BS-AD-02', purpose: 'attack', by: who }) };
    },
    key: keyOf,
    tell(before, after) {
      const who = strikerAt(turn, before.match);
      const dice = strikeDice(before, who);
      return [event('attack-rolled', 'BS-MELEE-02', `The ${who} throws ${dice.value} attack dice: ${after.hits} hits.`, dice.modifiers, { side: who, attackDice: dice.value, hits: after.hits })];
    },
  };
}

function save(turn: 0 | 1): ProcedureStep<State> {
  return {
    name: turn === 0 ? 'first armor' : 'second armor',
    run(state, table) {
      const struck = other(strikerAt(turn, state.match));
      const given = state.match.given[struck];
      const suffered = state.hits - rollArmor(table, state.hits, state.match.armor[struck].value, struck);
      const { marked, figures: present, state: order } = state[struck];
      const losses = suffer(suffered, given.troop.hits, marked, present);
      return sideChanged(state, struck, { figures: losses.figuresLeft ?? 0, marked: losses.partialHits, suffered, state: order, retreats: 0 }, 0);
    },
    key: keyOf,
    tell(before, after) {
      const struck = other(strikerAt(turn, before.match));
      const { figures: left, marked, suffered } = after[struck];
      const { armor } = before.match;
      return [event('armor-rolled', 'BS-AR-01', `Armor rating ${armor[struck].value}: the ${struck} suffers ${suffered} and has ${left} figures left.`, armor[struck].modifiers, { side: struck, suffered, figuresLeft: left, partialHits: marked })];
    },
  };
}

function ratingOf(state: State, who: Who): Rating {
  const { startFigures, figures: present } = state.match.given[who];
  const start = startFigures ?? present;
  return state.match.ratings[who][2 * (start - state[who].figures) >= start ? 1 : 0];
}

/** Whether a side has met a trigger and checks (BS-MELEE-05, BS-MORALE-09). */
function mustCheck(state: State, who: Who): boolean {
  const { figures: present, startFigures } = state.match.given[who];
  const { figures: left, suffered, marked } = state[who];
  if (left === 0 || suffered === 0 || !state.match.checks[who]) return false;
  return moraleTriggers(suffered, { figuresRemoved: present - left, partialHits: marked, figuresLeft: left, destroyed: false }, startFigures ?? present).length > 0;
}

function check(who: Who): ProcedureStep<State> {
  return {
    name: `morale of the ${who}`,
    run(state, table) {
      if (!mustCheck(state, who)) return state;
      const { figures: left, marked, suffered, state: order } = state[who];
      const { rating } = ratingOf(state, who);
      const verdict = rollVerdict(table, rating, 'morale check', 'BS-MORALE-01', who);
      if (verdict === 'passed') return state;
      const reached = order === 'shaken' && verdict === 'failed' ? (rollVerdict(table, rating, 'second morale check', 'BS-MORALE-05', who) === 'passed' ? 'shaken' : 'routed') : afterCheck(order, verdict);
      return sideChanged(state, who, { figures: left, marked, suffered, state: reached, retreats: verdict === 'failed' ? RETREAT_INCHES : 0 }, 0);
    },
    key: keyOf,
    tell(before, after) {
      if (!mustCheck(before, who)) return [];
      const { state: order, retreats } = after[who];
      const { rating, modifiers } = ratingOf(before, who);
      return [event('morale-checked', 'BS-MELEE-05', `The ${who} checks against ${rating} and is ${order === 'good' ? 'in good order' : order}.`, modifiers, { side: who, state: order, retreats })];
    },
  };
}

function event(type: string, rule: string, sentence: string, modifiers: ResolutionEvent['modifiers'], change: ResolutionEvent['change']): ResolutionEvent {
  return { type, rule, sentence, modifiers, change };
}

const fateOf = ({ figures: figuresLeft, marked: partialHits, state, retreats }: Side) => ({ figuresLeft, partialHits, state, retreats });

export const melee = procedure({
  name: 'melee',
  title: 'Melee',
  summary: 'Two units fight: who strikes first by its advantages, attack dice, armor, figures removed, and the morale of both afterwards; both check in place of retreating.',
  rules: ['BS-MELEE-01', 'BS-MELEE-02', 'BS-MELEE-03', 'BS-MELEE-05', 'BS-RULING-16', 'BS-RULING-20', 'BS-AD-01', 'BS-AR-01', 'BS-MORALE-01'],
  input,
  result,
  outcome,
  begin,
  steps: [strike(0), save(0), strike(1), save(1), check('first'), check('second')],
  resultOf: ({ match, first, second }) => ({ card: match.card.name, order: match.order, firstAdvantages: [...match.advantages.first], secondAdvantages: [...match.advantages.second], first: fateOf(first), second: fateOf(second) }),
  outcomeOf: ({ first, second }) => ({ first: fateOf(first), second: fateOf(second) }),
  examples: [
    { title: 'Pikes strike before orcs', input: { first: { troop: { ref: 'pikemen' }, figures: 4 }, second: { troop: { ref: 'orcs' }, figures: 6, striking: 4 } }, faces: [8, 3, 4, 1, 1, 7, 7, 6, 1, 1, 9, 10, 9, 1] },
    { title: 'Two bands of light foot strike together', input: { first: { troop: { ref: 'light-foot' }, figures: 2 }, second: { troop: { ref: 'light-foot' }, figures: 2 } }, faces: [1, 2, 3, 3] },
  ],
});
