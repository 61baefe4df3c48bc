import { join } from 'node:path';
import type { Game } from '../../src/kernel/ruleset/game';
import { BOTS as BATTLESYSTEM_BOTS } from '../../src/rulesets/battlesystem/bots';
import { battlesystemGame } from '../../src/rulesets/battlesystem/game/game';
import { HOLD_THE_HILL, PITCHED_BATTLE, WITH_LEADERS } from '../../src/rulesets/battlesystem/game/ready-setups';
import { CLOSE_QUARTERS } from '../../src/rulesets/battlesystem/game/testing/setups';
import { BOTS as CHAINMAIL_BOTS } from '../../src/rulesets/chainmail/bots';
import { chainmailGame } from '../../src/rulesets/chainmail/game/game';
import { setupOf } from '../../src/rulesets/chainmail/game/scenario-setups';
import { MELEE, STARTER } from '../../src/rulesets/chainmail/game/testing/setups';
import { TOY_BOTS } from '../support/toy/bots';
import { toyGame } from '../support/toy/game';
import { DUEL, THREE_WAYS } from '../support/toy/setups';
import { retold } from '../support/transcript';

const TOY = join(__dirname, '../support/toy/transcripts');
const BATTLESYSTEM = join(__dirname, '../../src/rulesets/battlesystem/transcripts');
const CHAINMAIL = join(__dirname, '../../src/rulesets/chainmail/transcripts');

describe('law 10: golden transcripts do not change', () => {
  test.each([
    ['duel', DUEL],
    ['three-ways', THREE_WAYS],
  ])('toy %s', (name, setup) => {
    const { golden, now } = retold({ file: join(TOY, `${name}.ndjson`), game: toyGame as unknown as Game, setup, bot: TOY_BOTS[1] as never, seed: name });
    expect(now).toEqual(golden);
    expect(golden.at(-1)!.events.at(-1)).toMatchObject({ type: 'game-ended' });
  });

  test.each([
    ['starter', STARTER, 'greedy'],
    ['melee', MELEE, 'random-legal'],
    ['pincer-move', setupOf('pincer-move', 'basic'), 'greedy'],
    ['kill-the-leader', setupOf('kill-the-leader', 'advanced'), 'greedy'],
    ['capture-and-hold', setupOf('capture-and-hold', 'advanced'), 'random-legal'],
    ['breakthrough', setupOf('breakthrough', 'advanced'), 'greedy'],
    ['team-skirmish', setupOf('team-standard-skirmish', 'basic'), 'greedy'],
    ['multiplayer', setupOf('multiplayer-skirmish', 'advanced'), 'greedy'],
    ['free-form', setupOf('free-form', 'advanced'), 'greedy'],
  ])('chainmail %s', (name, setup, player) => {
    const bot = CHAINMAIL_BOTS.find(({ id }) => id === player);
    const { golden, now } = retold({ file: join(CHAINMAIL, `${name}.ndjson`), game: chainmailGame as unknown as Game, setup, bot: bot as never, seed: name });
    expect(now).toEqual(golden);
    expect(golden.at(-1)!.events.at(-1)).toMatchObject({ type: 'game-ended' });
  });

  test.each([
    ['pitched-battle', PITCHED_BATTLE, 'one-ply'],
    ['hold-the-hill', HOLD_THE_HILL, 'greedy'],
    ['leaders', WITH_LEADERS, 'greedy'],
    ['close-quarters', CLOSE_QUARTERS, 'random-legal'],
  ])('battlesystem %s', (name, setup, player) => {
    const bot = BATTLESYSTEM_BOTS.find(({ id }) => id === player);
    const { golden, now } = retold({ file: join(BATTLESYSTEM, `${name}.ndjson`), game: battlesystemGame as unknown as Game, setup, bot: bot as never, seed: name });
    expect(now).toEqual(golden);
    expect(golden.at(-1)!.events.at(-1)).toMatchObject({ type: 'game-ended' });
  });
});
