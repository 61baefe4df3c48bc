import { blocksOf, isStart, pagesOf, without } from './readme-blocks';

const README = ['# T', '', '```sh', 'npm ci && npm start', '```', '```json', '{}', '```', '```html', '<p>', '```', '```sh docker', 'up', '```', '```sh', 'docker compose up', '```', '```sh', 'curl a \\', "  -d '{", "  }'", 'curl b', '```'].join('\n');

describe('the shell blocks of a README', () => {
  test('are those marked sh, with their lines, without those that need Docker', () => {
    expect(blocksOf(README)).toEqual([
      { line: 4, script: 'npm ci && npm start' },
      { line: 19, script: "curl a \\\n  -d '{\n  }'\ncurl b" },
    ]);
  });

  test('are not its pages', () => {
    expect(pagesOf(README)).toEqual([{ line: 10, script: '<p>' }]);
  });

  test('lose the commands that were already run, and nothing else', () => {
    expect(without('npm ci && npm start', ['npm ci'])).toBe('npm start');
    expect(without('npm ci && npm test', ['npm ci', 'npm test'])).toBe('');
    expect(without('npm test\ncurl a', ['npm test'])).toBe('curl a');
    expect(without('npm run lint', ['npm ci'])).toBe('npm run lint');
  });

  test('go on for ever if they end in npm start', () => {
    expect(['npm start', 'npm ci && npm start', 'npm run start-all', 'curl a'].map(isStart)).toEqual([true, true, false, false]);
  });
});
