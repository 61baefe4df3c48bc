import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, typescriptBelow } from '../../scripts/source-files';
import { cyclesIn, type Import, importsBelow, importsOf } from './imports-graph';

const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.includes('/testing/');
const imports = importsBelow('src', (file) => !isTest(file));

/** Ruleset folders that hold the game itself: pure code, loaded by workers and browsers too. */
const PURE = ['rules', 'game', 'bots', 'procedures', 'catalog', 'rulebook'];
/** What knows every game through the contract and none by name. */
const APPLICATION = ['sessions', 'tournaments', 'catalog', 'resolution', 'rulebooks'];

const rulesetOf = (file: string): string | null => /^src\/rulesets\/([^/]+)\//.exec(file)?.[1] ?? null;
const isPureRuleset = (file: string): boolean => rulesetOf(file) !== null && (PURE.some((folder) => file.startsWith(`src/rulesets/${rulesetOf(file)}/${folder}/`)) || file.endsWith('/ruleset.ts'));
const isSchemas = (name: string): boolean => /^@sinclair\/typebox(\/|$)/.test(name);
const isWithin = (file: string, ...folders: readonly string[]): boolean => folders.some((folder) => file.startsWith(`src/${folder}/`));

function strays(from: (file: string) => boolean, mayImport: (each: Import) => boolean): readonly string[] {
  return imports.filter((each) => from(each.from) && !mayImport(each)).map(({ from: file, to }) => `${file} imports ${to}`);
}

describe('imports point downwards only', () => {
  test('the graph is read', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(importsOf('src/a/b.ts', "import type { A } from '../kernel/ruleset/rule';\nimport 'x/y';\nexport * from './c';\nconst d = require('node:fs');")).toEqual([
      { from: 'src/a/b.ts', to: 'src/kernel/ruleset/rule.ts', inside: true },
      { from: 'src/a/b.ts', to: 'x/y', inside: false },
      { from: 'src/a/b.ts', to: 'src/a/c', inside: true },
      { from: 'src/a/b.ts', to: 'node:fs', inside: false },
    ]);
  });

  test('every file imported inside the project is there', () => {
    expect(imports.filter(({ to, inside }) => inside && !to.endsWith('.ts'))).toEqual([]);
  });

  test('no product code imports a test, a script or what only tests use', () => {
    expect(strays(() => true, ({ to, inside }) => !inside || (to.startsWith('src/') && !isTest(to)))).toEqual([]);
  });

  test('the kernel imports itself, schemas and a generator, and nothing else', () => {
    expect(strays((file) => isWithin(file, 'kernel'), ({ to, inside }) => (inside ? isWithin(to, 'kernel') : isSchemas(to) || to.startsWith('pure-rand/')))).toEqual([]);
  });

  test('a game never imports another game', () => {
    expect(strays((file) => rulesetOf(file) !== null, ({ from, to }) => rulesetOf(to) === null || rulesetOf(to) === rulesetOf(from))).toEqual([]);
  });

  test('the rules, game, bots, procedures, catalog and rulebook of a game import the kernel, each other and schemas', () => {
    const allowed = ({ from, to, inside }: Import): boolean =>
      inside ? isWithin(to, 'kernel') || (isPureRuleset(to) && rulesetOf(to) === rulesetOf(from)) : isSchemas(to);
    expect(strays(isPureRuleset, allowed)).toEqual([]);
  });

  test('the list of games is as pure as the games', () => {
    expect(strays((file) => file === 'src/rulesets/index.ts', ({ to }) => isWithin(to, 'kernel') || isPureRuleset(to))).toEqual([]);
  });

  test('the platform knows no game', () => {
    expect(strays((file) => isWithin(file, 'platform'), ({ to, inside }) => !inside || isWithin(to, 'platform'))).toEqual([]);
  });

  test('the application knows games only by the contract and the list of them', () => {
    const allowed = ({ to, inside }: Import): boolean => !inside || to === 'src/rulesets/index.ts' || isWithin(to, 'kernel', 'platform', ...APPLICATION);
    expect(strays((file) => isWithin(file, ...APPLICATION), allowed)).toEqual([]);
  });

  test('only the database, the purses, the traces, the streams and what is sent outward speak with anybody else, and only the last with whom a caller names', () => {
    const speaks = ['pg', 'typeorm', 'ioredis', 'ws', 'graphql-ws', 'node:http', 'node:https', 'node:http2', 'node:net', 'node:tls', 'node:dns', 'node:dgram', 'undici', 'axios', '@opentelemetry/exporter-trace-otlp-http'];
    const serves = ['node:http', 'node:net', 'ws', 'graphql-ws'];
    const may = (file: string, to: string): boolean => isWithin(file, 'platform/database', 'platform/limits', 'platform/telemetry', 'platform/outward') || ['typeorm', 'pg'].includes(to) || serves.includes(to);
    expect(imports.filter(({ from, to, inside }) => !inside && speaks.includes(to) && !may(from, to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
    const calls = /(?<![.\w])fetch\(|new WebSocket\(|\b(?:http|https|net|tls)\.(?:request|get|connect)\(|\bcreateConnection\(/;
    expect(typescriptBelow('src').filter((file) => !isTest(file) && calls.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(cyclesIn(imports)).toEqual([]);
    const circle = [['a', 'b'], ['b', 'c'], ['c', 'b']].map(([from = '', to = '']) => ({ from, to, inside: true }));
    expect(cyclesIn(circle)).toEqual(['b → c → b']);
  });
});

describe('sizes', () => {
  const linesOf = (file: string): number => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
  const isTable = (file: string): boolean => /\/(tables|catalog|rulebook)\//.test(file);

  test('no file of the product is above 500 lines, tables apart', () => {
    const large = typescriptBelow('src').filter((file) => !isTest(file) && !isTable(file)).map((file) => ({ file, lines: linesOf(file) }));
    expect(large.filter(({ lines }) => lines > 500)).toEqual([]);
  });
});
