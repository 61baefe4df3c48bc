import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files';

const LINE = /^- `/;
const FILE = /`((?:src|test|scripts)\/[^`]+\.ts)`/g;
/** A file, and the titles and rows that stand behind it up to the next file. */
const NAMED = /`((?:src|test|scripts)\/[^`]+\.ts)`([^`]*)/g;

const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

describe('docs/security.md', () => {
  test('answers each of the ten', () => {
    expect(text.match(/^## API\d+ /gm)).toHaveLength(10);
    for (const part of text.split(/^## /m).filter((each) => /^API\d/.test(each))) expect([part.split('\n')[0], LINE.test(part.split('\n').find((line) => LINE.test(line)) ?? '')]).toEqual([part.split('\n')[0], true]);
  });

  test('names tests that are there', () => {
    const named = [...text.matchAll(NAMED)].flatMap(([, file = '', rest = '']) => [...rest.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })));
    expect(named.length).toBeGreaterThan(50);
    const gone = named.filter(({ file, title }) => !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title));
    expect(gone).toEqual([]);
    expect([...text.matchAll(FILE)].map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
