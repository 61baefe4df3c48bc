import type { RuleId } from '../../../kernel/ruleset/rule';
import { chooseOne, type Offer, type Seat } from '../../../kernel/table/table';
import type { Scene } from './scene';
import type { Direction, Skirmish } from './state';

/** The side so many places further on in the direction of play (CM-ROUND-03, CM-RULING-47). */
export function sideAfter({ sides, direction }: Pick<Skirmish, 'sides' | 'direction'>, side: number, steps: number): number {
  const { length } = sides;
  return (side + direction * steps + length * steps) % length;
}

/** Names who goes first: a round's winner of initiative, or the scouting player before deployment (CM-ROUND-02, CM-SETUP-08). */
export function chooseFirst(scene: Scene, winner: Seat, rule: RuleId): Seat {
  const offers: readonly Offer<Seat>[] = scene.state.sides.filter(({ gone }) => !gone).map(({ seat }) => ({ exactly: seat }));
  return chooseOne<Seat>(scene.play, { kind: 'first-player', rule, about: [], seats: [winner], sealed: false, facts: { round: scene.state.round }, offers: () => offers, otherwise: () => winner });
}

/** Says which way play passes, where there are three players or more; between two it makes no difference (CM-ROUND-03, CM-TEAM-04, CM-TEAM-06, CM-MULTI-02, CM-MULTI-04). */
export function chooseDirection(scene: Scene, winner: Seat, rule: RuleId): { readonly direction?: Direction } {
  const { state } = scene;
  if (state.sides.length < 3) return ONE_WAY;
  const chosen = chooseOne<Direction>(scene.play, { kind: 'direction', rule, about: [], seats: [winner], sealed: false, facts: { round: state.round }, offers: () => LEFT_OR_RIGHT, otherwise: () => 'left' });
  state.direction = chosen === 'left' ? 1 : -1;
  return chosen === 'left' ? LEFT : RIGHT;
}

const LEFT_OR_RIGHT: readonly Offer<Direction>[] = [{ exactly: 'left' }, { exactly: 'right' }];
const ONE_WAY = {};
const LEFT = { direction: 'left' } as const;
const RIGHT = { direction: 'right' } as const;
