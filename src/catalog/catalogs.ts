import { Injectable } from '@nestjs/common';
import { shortened } from '../platform/http/pointer';
import { NotFound } from '../platform/http/problem';
import { RULESETS } from '../rulesets';
import { catalogOf, type CatalogView, type GameCatalog } from './core/game-catalog';
import { EntrySearch, type Searched } from './core/search';

/** The catalogs of every game, made ready once. */
@Injectable()
export class Catalogs {
  private readonly games: ReadonlyMap<string, GameCatalog> = new Map(RULESETS.map((ruleset) => [ruleset.id, catalogOf(ruleset)]));
  private index: EntrySearch | null = null;

  all(): readonly GameCatalog[] {
    return [...this.games.values()];
  }

  find(ruleset: string): GameCatalog | NotFound {
    return this.games.get(ruleset) ?? new NotFound('ruleset.unknown', `There is no ruleset "${shortened(ruleset)}"; there are ${[...this.games.keys()].join(', ')}.`);
  }

  /** The catalog of a game that there is, as everybody sees it. */
  ours(ruleset: string): CatalogView {
    return this.games.get(ruleset)!.ours;
  }

  search(): EntrySearch {
    return (this.index ??= new EntrySearch(this.all().flatMap(({ ruleset, kinds }) => [...kinds.values()].flatMap(({ rows }) => rows.map(({ entry }): Searched => ({ ruleset: ruleset.id, entry }))))));
  }
}
