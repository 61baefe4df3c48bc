import { TOY_RULES } from '../../support/toy/rules';
import { toyGame } from '../../support/toy/game';
import { TOY_RULEBOOK } from '../../support/toy/rulebook';
import { DUEL, PAIRS, SINGLES, THREE_WAYS } from '../../support/toy/setups';
import { FULL_HEALTH, sideOf, type ToyState } from '../../support/toy/state';
import type { Game } from '../../../src/kernel/ruleset/game';
import type { Seat } from '../../../src/kernel/table/table';
import type { Position, Trespass, Trial } from '../trial';

const stateOf = (position: Position): ToyState => position.state as ToyState;

export const TOY_TRIAL: Trial = {
  name: 'toy',
  game: toyGame as unknown as Game,
  rulebook: TOY_RULEBOOK,
  setups: [
    { name: 'duel', setup: DUEL },
    { name: 'singles', setup: SINGLES },
    { name: 'three ways', setup: THREE_WAYS },
    { name: 'pairs', setup: PAIRS },
  ],
  badSetups: [
    { setup: { ...DUEL, size: 4 }, code: 'setup.size' },
    { setup: { ...DUEL, rounds: 0 }, code: 'setup.rounds' },
    { setup: { ...DUEL, models: 7 }, code: 'setup.models' },
    { setup: { ...DUEL, seats: DUEL.seats.slice(0, 1) }, code: 'setup.seats' },
  ],
  secrets: true,
  standing: [
    { kind: 'reaction', answer: 'strike', until: 'turn' },
    { kind: 'reaction', answer: 'pass', until: 'round' },
    { kind: 'stance', answer: 'bold', until: 'game' },
    { kind: 'stance', answer: 'wary', until: 'game' },
    { kind: 'luck', answer: 'again', until: 'game' },
  ],
  trespasses: (position, seat) => trespasses(stateOf(position), seat),
  tellApart: (before, after) => TOY_RULES.tellApart(before as ToyState, after as ToyState),
  invariants: (position) => broken(stateOf(position)),
  games: 60,
};

/** One step beyond each rule, as far as this position has somebody to take it. */
function trespasses(state: ToyState, seat: Seat): readonly Trespass[] {
  const side = sideOf(state, seat);
  const found: Trespass[] = [{ action: { type: 'no such action' }, code: 'action.unknown' }];
  const strike = (model: string, target: string, code: string): void => void found.push({ action: { type: 'strike', model, target } as never, code });
  const move = (model: string, path: string, code: string): void => void found.push({ action: { type: 'move', model, path } as never, code });
  move('m99', 'n', 'model.unknown');
  for (const model of state.models) {
    if (model.side !== side) {
      move(model.id, 'n', 'model.not-yours');
      continue;
    }
    if (model.health === 0) move(model.id, 'n', 'model.fallen');
    else if (model.shaken) move(model.id, 'n', 'model.shaken');
    else if (model.moved) move(model.id, 'n', 'move.already');
    if (model.health > 0 && !model.shaken && !model.fought) strike(model.id, model.id, 'attack.not-an-enemy');
    if (model.health > 0 && !model.shaken && model.fought) strike(model.id, model.id, 'attack.already');
  }
  return found;
}

function broken(state: ToyState): readonly string[] {
  const found: string[] = [];
  state.models.forEach((model, number) => {
    if (model.health < 0 || model.health > FULL_HEALTH) found.push('health is out of bounds');
    if ((model.health === 0) !== (model.at === -1)) found.push('the fallen are on the board or the living off it');
    if (model.at >= 0 && state.board[model.at] !== number + 1) found.push('the board and the models disagree');
  });
  if (state.board.filter((cell) => cell !== 0).length !== state.models.filter(({ health }) => health > 0).length) found.push('the board has ghosts');
  if (state.round > state.rounds) found.push('a round too many');
  if (state.sides.some(({ luck }) => luck < 0 || luck > 1)) found.push('luck is out of bounds');
  return found;
}
