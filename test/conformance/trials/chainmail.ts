import { discsOverlap } from '../../../src/kernel/geometry/disc';
import { discOverlapsPolygon } from '../../../src/kernel/geometry/polygon-distance';
import type { Game } from '../../../src/kernel/ruleset/game';
import type { Seat } from '../../../src/kernel/table/table';
import { chainmailGame } from '../../../src/rulesets/chainmail/game/game';
import { awaitsRousing } from '../../../src/rulesets/chainmail/game/permission';
import { CHAINMAIL_RULES } from '../../../src/rulesets/chainmail/game/rules';
import { liesFor, mustRecover } from '../../../src/rulesets/chainmail/game/conditions';
import { sideOf, type Skirmish } from '../../../src/rulesets/chainmail/game/state';
import { setupOf } from '../../../src/rulesets/chainmail/game/scenario-setups';
import { LEADERLESS, MAGIC, MELEE, MENAGERIE, STARTER } from '../../../src/rulesets/chainmail/game/testing/setups';
import { RULEBOOK } from '../../../src/rulesets/chainmail/rulebook';
import type { Position, Trespass, Trial } from '../trial';

const stateOf = (position: Position): Skirmish => position.state as Skirmish;
/** Twice the tolerance of the rules: two places, each rounded. */
const OVERLAP = 0.0025;

export const CHAINMAIL_TRIAL: Trial = {
  name: 'chainmail',
  game: chainmailGame as unknown as Game,
  rulebook: RULEBOOK,
  setups: [
    { name: 'starter', setup: STARTER },
    { name: 'melee', setup: MELEE },
    { name: 'leaderless', setup: LEADERLESS },
    { name: 'menagerie', setup: MENAGERIE },
    { name: 'magic', setup: MAGIC },
  ],
  badSetups: [
    { setup: { ...STARTER, points: 30 }, code: 'warband.too-dear' },
    { setup: { ...MELEE, warbands: [MELEE.warbands[0]!, { ...MELEE.warbands[1]!, seat: 'south' }] }, code: 'seat.twice' },
    { setup: { ...MELEE, width: 12 }, code: 'place.off-field' },
    { setup: { ...MELEE, terrain: [{ kind: 'lava', outline: MELEE.terrain![0]!.outline }] }, code: 'terrain.unknown-kind' },
  ],
  secrets: false,
  standing: [
    { kind: 'first-player', answer: 'south', until: 'game' },
    { kind: 'smite', answer: true, until: 'game' },
    { kind: 'guidance', answer: false, until: 'game' },
    { kind: 'wake', answer: true, until: 'round' },
    { kind: 'smite', answer: false, until: 'round' },
    { kind: 'declare-over', answer: false, until: 'game' },
  ],
  trespasses: (position, seat) => trespasses(stateOf(position), seat),
  tellApart: (before, after) => CHAINMAIL_RULES.tellApart(before as Skirmish, after as Skirmish),
  invariants: (position) => broken(stateOf(position), position.suspended !== null),
  games: 170,
  // An action of this game takes a hundred times one of the toy's.
  oddsOneIn: 23,
  oddsSampled: 8,
};

/** Long enough for every rule of a scenario, and short enough for every law. */
const short = (...of: Parameters<typeof setupOf>) => ({ ...setupOf(...of), maxRounds: 6 });

/** The scenarios and the Advanced Rules, each with fewer games than the Basic game has. */
export const CHAINMAIL_SCENARIOS_TRIAL: Trial = {
  ...CHAINMAIL_TRIAL,
  name: 'chainmail-scenarios',
  setups: [
    { name: 'standard', setup: short('standard-skirmish', 'advanced') },
    { name: 'pincer', setup: short('pincer-move', 'basic') },
    { name: 'leader', setup: short('kill-the-leader', 'advanced') },
    { name: 'hold', setup: short('capture-and-hold', 'advanced') },
    { name: 'breakthrough', setup: short('breakthrough', 'advanced') },
    { name: 'team', setup: short('team-pincer-move', 'basic') },
    { name: 'multiplayer', setup: short('multiplayer-skirmish', 'advanced') },
    { name: 'free-form', setup: short('free-form', 'advanced') },
  ],
  badSetups: [
    { setup: { ...setupOf('standard-skirmish', 'advanced'), rules: 'basic' }, code: 'warband.mixed-factions' },
    { setup: { ...setupOf('team-standard-skirmish', 'basic'), scenario: 'breakthrough' }, code: 'scenario.seats' },
    { setup: { ...setupOf('multiplayer-skirmish', 'basic'), width: 20 }, code: 'scenario.field-too-small' },
    { setup: { ...setupOf('pincer-move', 'basic'), takeSides: true }, code: 'scenario.not-symmetrical' },
    { setup: { ...setupOf('pincer-move', 'basic'), victory: 'hold' }, code: 'scenario.not-free-form' },
  ],
  standing: [
    { kind: 'direction', answer: 'left', until: 'game' },
    { kind: 'direction', answer: 'right', until: 'round' },
    { kind: 'order', answer: { order: 'none' }, until: 'round' },
    { kind: 'challenge', answer: [], until: 'game' },
    { kind: 'hold-back', answer: true, until: 'game' },
  ],
  games: 12,
  oddsOneIn: 97,
};

/** One step beyond each rule, as far as this position has somebody to take it. */
function trespasses(state: Skirmish, seat: Seat): readonly Trespass[] {
  const side = sideOf(state, seat);
  const found: Trespass[] = [];
  const trespass = (action: object, code: string): void => void found.push({ action: action as never, code });
  if (state.stage !== 'fight') {
    trespass({ type: 'stand', model: state.figures[0]!.id }, 'action.not-now');
    return found;
  }
  trespass({ type: 'stand', model: 'nobody' }, 'model.unknown');
  for (const figure of state.figures) {
    const { id } = figure;
    if (figure.side !== side) trespass({ type: 'stand', model: id }, 'model.not-yours');
    else if (figure.where !== 'field') trespass({ type: 'stand', model: id }, 'model.not-on-field');
    else if (figure.acted) trespass({ type: 'stand', model: id }, 'model.has-acted');
    else if (state.active >= 0 && state.figures[state.active]!.id !== id) trespass({ type: 'stand', model: id }, 'model.other-active');
    else if (awaitsRousing(state, figure)) trespass({ type: 'stand', model: id }, 'model.not-roused');
    else if (mustRecover(figure)) trespass({ type: 'stand', model: id }, 'model.held');
    else if (figure.down) trespass({ type: 'charge', model: id }, 'model.knocked-down');
    else if (figure.routing) trespass({ type: 'stand', model: id }, 'model.routing');
    else {
      trespass({ type: 'get-up', model: id }, 'get-up.not-down');
      trespass({ type: 'rally', model: id }, 'rally.not-routing');
    }
  }
  return found;
}

/** A model whose move waits for an answer may be on its way over a fallen one, or squeeze between two (CM-MOVE-05, CM-RULING-41). */
function broken(state: Skirmish, underWay: boolean): readonly string[] {
  const found: string[] = [];
  const standing = state.figures.filter(({ where }) => where === 'field');
  standing.forEach((figure, i) => {
    const card = state.cards[figure.card]!;
    if (figure.health < 0 || figure.health > card.health) found.push(`${figure.id} has ${figure.health} health`);
    if (figure.down !== liesFor(figure)) found.push(`${figure.id} ${figure.down ? 'lies' : 'stands'} without cause`);
    if (new Set(figure.conditions.map(({ kind }) => kind)).size !== figure.conditions.length) found.push(`${figure.id} has something come over it twice`);
    if (figure.x < 0 || figure.y < 0 || figure.x > state.width || figure.y > state.height) found.push(`${figure.id} is off the field`);
    for (const other of standing.slice(i + 1)) if (discsOverlap(figure, other, OVERLAP) && !(underWay && (figure.down || other.down || !discsOverlap(figure, other, OVERLAP + Math.max(figure.r, other.r) / 2)))) found.push(`${figure.id} and ${other.id} overlap`);
    for (const piece of state.terrain) if (piece.traits.impassable && discOverlapsPolygon(figure, piece.polygon, OVERLAP)) found.push(`${figure.id} stands in ${piece.id}`);
  });
  state.sides.forEach(({ seat, started }, side) => {
    const counted = state.figures.filter((figure) => figure.side === side && figure.where !== 'absent').length;
    if (state.stage !== 'choose-warband' && state.stage !== 'muster' && counted !== started) found.push(`${seat} has lost count of its models`);
  });
  if (state.figures.some(({ smites, shots, stuns, touches, castings }) => smites < 0 || shots < 0 || stuns < 0 || touches < 0 || castings.some((left) => left < 0))) found.push('something was used more often than it can be');
  if (state.maxRounds > 0 && state.round > state.maxRounds) found.push('a round too many');
  return found;
}
