import { StartFault } from '../config/start-fault';
import { readCommand } from './command';

const ID = '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11';

describe('the command line of keys', () => {
  test.each<readonly [args: readonly string[], command: object]>([
    [['make', '--name', 'mine'], { do: 'make', name: 'mine', kind: 'secret', scopes: ['read', 'resolve', 'play'] }],
    [['make', 'mine', '--scopes', 'admin, read'], { do: 'make', name: 'mine', kind: 'secret', scopes: ['read', 'admin'] }],
    [['make', 'page', '--publishable'], { do: 'make', name: 'page', kind: 'publishable', scopes: ['read', 'resolve'] }],
    [['list'], { do: 'list' }],
    [['rotate', ID], { do: 'rotate', id: ID, overlapSeconds: 86_400 }],
    [['rotate', ID, '--overlap', '0'], { do: 'rotate', id: ID, overlapSeconds: 0 }],
    [['revoke', ID], { do: 'revoke', id: ID }],
  ])('%j is understood', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  test.each<readonly [args: readonly string[], said: string]>([
    [[], 'npm run key -- make'],
    [['remove'], 'npm run key -- make'],
    [['make'], 'A key needs a --name'],
    [['make', 'x'.repeat(81)], 'A key needs a --name of 1 to 80 letters'],
    [['make', 'x\u001b[2J'], "A key's --name must have no control characters."],
    [['make', 'x', 'y'], '"y" is one word too many.'],
    [['make', '--name', 'x', '--scopes', 'read,everything'], 'There is no scope "everything"; there are read, resolve, play, organise, admin.'],
    [['make', '--name', 'x', '--publishable', '--scopes', 'play'], 'A publishable key may only read and resolve, not play.'],
    [['rotate', 'mine'], 'Which key? Give its id'],
    [['revoke'], 'Which key? Give its id'],
    [['rotate', ID, '--overlap', 'long'], '--overlap is "long", but must be a whole number of seconds'],
    [['make', '--colour', 'red'], "Unknown option '--colour'"],
  ])('%j is refused with what would be right', (args, said) => {
    expect(() => readCommand(args)).toThrow(StartFault);
    expect(() => readCommand(args)).toThrow(said);
  });
});
