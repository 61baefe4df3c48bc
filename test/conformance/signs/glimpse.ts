import type { TableAction } from '../../../src/kernel/ruleset/game';
import type { Id, Throw } from '../../../src/kernel/table/table';
import type { ChainmailAction } from '../../../src/rulesets/chainmail/game/action';
import type { ChainmailEvent } from '../../../src/rulesets/chainmail/game/events';
import { cardOf, type Figure, figureNumber, type Skirmish } from '../../../src/rulesets/chainmail/game/state';
import type { Card } from '../../../src/rulesets/chainmail/rules/card';
import type { Step } from '../random-play';
import type { Sign } from '../sign';

type Type = ChainmailEvent['type'];
export type Told<T extends Type> = Extract<ChainmailEvent, { readonly type: T }>;

/** How something is seen in a glimpse of a skirmish. */
export type Shows = (glimpse: Glimpse) => boolean;

/** What one action of a skirmish did. */
export class Glimpse {
  readonly events: readonly ChainmailEvent[];
  readonly thrown: readonly Throw[];
  readonly after: Skirmish;
  /** The state before it; for the set-up the state after it. */
  readonly before: Skirmish;
  private readonly action: ChainmailAction | TableAction | null;

  constructor({ before, action, ruling }: Step) {
    this.events = ruling.events as readonly ChainmailEvent[];
    this.thrown = ruling.thrown;
    this.after = ruling.position.state as Skirmish;
    this.before = (before?.state ?? this.after) as Skirmish;
    this.action = action as ChainmailAction | TableAction | null;
  }

  /** The action, if it is of this type and begins here. */
  readonly took = <T extends ChainmailAction['type']>(type: T): Extract<ChainmailAction, { readonly type: T }> | null => (this.action?.type === type ? (this.action as Extract<ChainmailAction, { readonly type: T }>) : null);

  readonly told = <T extends Type>(type: T): readonly Told<T>[] => this.events.filter((event): event is Told<T> => event.type === type);

  readonly card = (id: Id | null): Card => cardOf(this.after, this.was(id));

  /** A model as it was before. */
  readonly was = (id: Id | null): Figure => this.before.figures[figureNumber(this.before, id ?? '')]!;

  /** A model as it is now. */
  readonly is = (id: Id): Figure => this.after.figures[figureNumber(this.after, id)]!;
}

/** An event of a type that fits. */
export function told<T extends Type>(type: T, fits: (event: Told<T>, glimpse: Glimpse) => boolean = () => true): Shows {
  return (glimpse) => glimpse.told(type).some((event) => fits(event, glimpse));
}

/** A modifier of a rule, on whatever it adds to. */
export function modified(...rules: readonly string[]): Shows {
  return ({ events }) => events.some((event) => 'modifiers' in event && event.modifiers.some(({ rule }) => rules.includes(rule)));
}

/** A table of them, as signs; the steps of a game are the same for all of it, so that each is looked at once. */
export function signsIn(table: { readonly [of: string]: Shows }): readonly Sign[] {
  return Object.entries(table).map(([of, shows]) => ({ of, shows: (step) => shows(glimpseOf(step)) }));
}

const glimpses = new WeakMap<Step, Glimpse>();

function glimpseOf(step: Step): Glimpse {
  let glimpse = glimpses.get(step);
  if (glimpse === undefined) glimpses.set(step, (glimpse = new Glimpse(step)));
  return glimpse;
}
