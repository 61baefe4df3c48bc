import { Value } from '@sinclair/typebox/value';
import type { TSchema } from '@sinclair/typebox';
import type { Tells } from '../../src/kernel/ruleset/game';
import { isTableEvent } from '../../src/kernel/ruleset/playable';
import type { Json } from '../../src/kernel/table/table';
import { retold } from '../../src/sessions/scene/retold';
import { randomGames } from './random-play';
import type { Position, Trial } from './trial';
import { TRIALS } from './trials';

const DECLARING = TRIALS.filter(({ game }) => game.shapes.tells !== null).map((trial) => [trial.name, trial, trial.game.shapes.tells!] as const);
const GAMES = 2;

function faults(schema: TSchema | undefined, value: unknown, what: string): readonly string[] {
  if (schema === undefined) return [`${what}: no shape`];
  return [...Value.Errors(schema, value)].slice(0, 3).map(({ path, message }) => `${what}${path}: ${message} ${JSON.stringify(value).slice(0, 200)}`);
}

/** Points, directions and lengths that a fact names although it is not declared. */
function undeclared(facts: { readonly [name: string]: Json }, { facts: declared }: Tells): readonly string[] {
  const known = Object.keys(declared['properties'] as object);
  return Object.entries(facts).filter(([name, fact]) => typeof fact === 'object' && fact !== null && 'x' in fact && !known.includes(name)).map(([name]) => `fact ${name} is a place and is not declared`);
}

function atPosition({ game }: Trial, tells: Tells, position: Position): readonly string[] {
  return game.seats(position).flatMap((seat) => {
    const { game: view, owed } = game.view(position, seat);
    const blocked = game.blockedActions(position, seat).map(({ refusal }) => refusal.facts);
    return [
      ...faults(tells.view, view, 'view'),
      ...game.legalActions(position, seat).flatMap((offer) => ('family' in offer && position.suspended === null ? faults(tells.bounds[offer.family], offer.bounds, `bounds of ${offer.family}`) : [])),
      ...[...blocked, ...(owed === null ? [] : [owed.facts])].flatMap((facts) => undeclared(facts, tells)),
    ];
  });
}

describe('a game that declares what it tells', () => {
  test('is Chainmail', () => {
    expect(DECLARING.map(([name]) => name)).toContain('chainmail');
  });

  test.each(DECLARING)('tells nothing else in %s: views, events, bounds and facts of random games have their shapes', (_name, trial, tells) => {
    const found = new Set<string>();
    const types = new Set<string>();
    for (const { steps } of randomGames(trial, GAMES)) {
      for (const { ruling } of steps) {
        for (const event of ruling.events) {
          types.add(event.type);
          if (!isTableEvent(event)) for (const fault of faults(tells.event, event, event.type)) found.add(fault);
        }
        for (const fault of atPosition(trial, tells, ruling.position)) found.add(fault);
      }
    }
    expect([...found].slice(0, 10)).toEqual([]);
    expect(types.size).toBeGreaterThan(8);
  });

  test.each(DECLARING)('and in %s its envelopes and odds have theirs', (_name, trial, tells) => {
    const { game } = trial;
    const found: string[] = [];
    let envelopes = 0;
    let counted = 0;
    for (const { steps } of randomGames(trial, 1)) {
      for (const { ruling: { position } } of steps.slice(0, 12)) {
        const [seat] = game.toAct(position);
        if (seat === undefined || position.suspended !== null) continue;
        const ids: string[] = [];
        retold(tells.view, game.view(position, seat).game, { x: (x) => x, y: (y) => y, length: (length) => length, up: 1, id: (id) => (ids.push(id), id) });
        for (const id of ids.slice(0, 6)) {
          const envelope = game.envelope(position, seat, id);
          if (envelope.ok) found.push(...faults(tells.envelope, envelope.value, 'envelope'));
          if (envelope.ok) envelopes++;
        }
        const [offer] = game.legalActions(position, seat);
        const odds = offer === undefined ? null : game.odds(position, seat, 'exactly' in offer ? offer.exactly : offer.example);
        if (odds?.ok !== true) continue;
        counted++;
        for (const outcome of odds.outcomes.values.slice(0, 20)) found.push(...faults(tells.odds, outcome, 'odds'));
      }
    }
    expect(found.slice(0, 10)).toEqual([]);
    expect([envelopes > 0, counted > 0]).toEqual([true, true]);
  });
});
