import type { Game } from '../../../src/kernel/ruleset/game';
import type { Seat } from '../../../src/kernel/table/table';
import { chainmailGame } from '../../../src/rulesets/chainmail/game/game';
import { awaitsRousing } from '../../../src/rulesets/chainmail/game/permission';
import { CHAINMAIL_RULES } from '../../../src/rulesets/chainmail/game/rules';
import { mustRecover } from '../../../src/rulesets/chainmail/game/conditions';
import { sideOf, type Skirmish } from '../../../src/rulesets/chainmail/game/state';
import { setupOf } from '../../../src/rulesets/chainmail/game/scenario-setups';
import { LEADERLESS, MAGIC, MELEE, MENAGERIE, STARTER } from '../../../src/rulesets/chainmail/game/testing/setups';
import { RULEBOOK } from '../../../src/rulesets/chainmail/rulebook';
import { ABILITY_SIGNS } from '../signs/chainmail-abilities';
import { CONDITION_ENDS, CONDITION_SIGNS } from '../signs/chainmail-conditions';
import { COMMAND_SIGNS, ORDER_SIGNS } from '../signs/chainmail-orders';
import { SPELL_SIGNS, SPELL_TURNS } from '../signs/chainmail-spells';
import { signsIn } from '../signs/glimpse';
import type { Trespass, Trial } from '../trial';
import { broken } from './chainmail-invariants';
import { advanced, COURT, CROWD, CURIOSITIES, LISTS, short } from './chainmail-setups';

/** In the Basic Rules nobody gives orders, and nothing is seen in play of what difficult troops cost. */
const BASIC_ABILITY_SIGNS = Object.fromEntries(Object.entries(ABILITY_SIGNS).filter(([slug]) => slug !== 'difficult-troop'));

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
  more: [
    { name: 'curiosities', setup: CURIOSITIES },
    { name: 'crowd', setup: CROWD },
    { name: 'lists', setup: LISTS },
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
  trespasses: (position, seat) => trespasses(position.state as Skirmish, seat),
  tellApart: (before, after) => CHAINMAIL_RULES.tellApart(before as Skirmish, after as Skirmish),
  invariants: broken,
  games: 170,
  signs: [...signsIn(BASIC_ABILITY_SIGNS), ...signsIn(SPELL_SIGNS), ...signsIn(SPELL_TURNS), ...signsIn(CONDITION_SIGNS), ...signsIn(CONDITION_ENDS)],
  // An action of this game takes a hundred times one of the toy's.
  oddsOneIn: 23,
  oddsSampled: 8,
};

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
  more: [
    { name: 'court', setup: COURT },
    { name: 'menagerie', setup: advanced(MENAGERIE) },
    { name: 'magic', setup: advanced(MAGIC) },
    { name: 'curiosities', setup: advanced(CURIOSITIES) },
    { name: 'crowd', setup: advanced(CROWD) },
    { name: 'lists', setup: advanced(LISTS) },
    { name: 'pincer, advanced', setup: short('pincer-move', 'advanced') },
    { name: 'team standard, advanced', setup: short('team-standard-skirmish', 'advanced') },
    { name: 'team leader', setup: short('team-kill-the-leader', 'basic') },
    { name: 'team hold, advanced', setup: short('team-capture-and-hold', 'advanced') },
    { name: 'team breakthrough', setup: short('team-breakthrough', 'basic') },
    { name: 'multiplayer, basic', setup: short('multiplayer-skirmish', 'basic') },
    { name: 'free-form leader', setup: { ...short('free-form', 'advanced'), victory: 'leader' } },
    { name: 'free-form breakthrough', setup: { ...short('free-form', 'basic'), victory: 'breakthrough' } },
    { name: 'sides taken', setup: { ...setupOf('standard-skirmish', 'advanced'), takeSides: true, maxRounds: 6 } },
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
  games: 50,
  signs: [...signsIn(ABILITY_SIGNS), ...signsIn(SPELL_SIGNS), ...signsIn(ORDER_SIGNS), ...signsIn(COMMAND_SIGNS), ...signsIn(CONDITION_SIGNS), ...signsIn(CONDITION_ENDS)],
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
