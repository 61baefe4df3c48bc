import { Inject, Injectable } from '@nestjs/common';
import type { TObject } from '@sinclair/typebox';
import type { Game } from '../kernel/ruleset/game';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { SeededDice } from '../kernel/table/dice';
import type { Seat } from '../kernel/table/table';
import { InvalidInput, type Problem } from '../platform/http/problem';
import { shortened } from '../platform/http/pointer';
import { type Collections, CollectionsWanted } from '../resolution/collections';
import { InputCheck } from '../resolution/input-check';
import { ProfileSwapper } from '../resolution/profiles';
import { ActionCheck, under } from './core/action-check';
import { refusedBy, unprocessable } from './problems';
import { idsIn } from './scene/retold';

/** The rulesets whose games can be stored; a test may bring its own. */
export const SESSION_RULESETS = Symbol('rulesets of sessions');

/** A set-up as the rules take it, and who sits at it. */
export interface Opened {
  readonly setup: unknown;
  readonly seats: readonly Seat[];
  /** The names of the things on the table, as far as everybody may know them. */
  readonly ids: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** One game as sessions meet it: its rules and the checks of what callers send. */
export class GameDesk {
  readonly actions: ActionCheck;
  private readonly check: InputCheck;
  private readonly swapper: ProfileSwapper;

  constructor(
    readonly ruleset: Ruleset,
    readonly game: Game,
  ) {
    const setup = game.shapes.setup as TObject;
    this.actions = new ActionCheck(game.shapes.action);
    this.check = new InputCheck(setup);
    this.swapper = new ProfileSwapper(setup, ruleset.catalog);
  }

  /** Tries a set-up with dice that count for nothing; every fault is told. */
  open(sent: unknown, collections?: Collections): Opened | Problem {
    if (typeof sent === 'string') return this.openReady(sent);
    const swapped = this.swapper.swap(sent, collections);
    if (!swapped.ok && swapped.wanted.length > 0) return new CollectionsWanted(swapped.errors.map((fault) => under('/setup', fault)), swapped.wanted);
    if (!swapped.ok) return new InvalidInput(swapped.errors.map((fault) => under('/setup', fault)));
    const setup: unknown = swapped.input;
    if (!this.check.passes(setup)) return new InvalidInput(this.check.faults(setup).map((fault) => under('/setup', fault)));
    const ruling = this.game.create(setup, new SeededDice('try'));
    if (!ruling.ok) return refusedBy(ruling.refusals, '/setup');
    const { tells } = this.game.shapes;
    return { setup, seats: this.game.seats(ruling.position), ids: tells === null ? NOTHING : idsIn(tells.view, this.game.view(ruling.position, null).game) };
  }

  private openReady(id: string): Opened | Problem {
    const ready = this.game.setups.find((each) => each.id === id);
    return ready === undefined ? unprocessable('setup.unknown', `The game has no ready set-up "${shortened(id)}".`, '/setup', { known: this.game.setups.map((each) => each.id) }) : this.open(ready.setup);
  }
}

/** Every game that can be played to its end. */
@Injectable()
export class Games {
  private readonly desks: ReadonlyMap<string, GameDesk>;

  constructor(@Inject(SESSION_RULESETS) rulesets: readonly Ruleset[]) {
    this.desks = new Map(rulesets.flatMap((ruleset) => (ruleset.game === null ? [] : [[ruleset.id, new GameDesk(ruleset, ruleset.game)] as const])));
  }

  find(ruleset: string): GameDesk | Problem {
    return this.desks.get(ruleset) ?? unprocessable('ruleset.not-playable', `No whole game of "${shortened(ruleset)}" can be played.`, '/ruleset', { known: [...this.desks.keys()] });
  }

  /** The rules of an edition; null if this build lacks them. */
  at({ ruleset, edition }: { readonly ruleset: string; readonly edition: string }): Game | null {
    const desk = this.desks.get(ruleset);
    return desk?.ruleset.edition === edition ? desk.game : null;
  }

  /** Every edition that can be played here. */
  get editions(): readonly string[] {
    return [...this.desks.values()].map(({ ruleset: { id, edition } }) => `${id}@${edition}`);
  }

  /** The desk of a session that was made by one. */
  of(ruleset: string): GameDesk {
    const desk = this.desks.get(ruleset);
    if (desk === undefined) throw new Error(`this build has no game for ${ruleset}`);
    return desk;
  }
}
