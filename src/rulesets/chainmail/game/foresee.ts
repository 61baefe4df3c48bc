import type { Point } from '../../../kernel/geometry/point';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { milestones, placeAt } from './course';
import { mayStrike } from './opportunity';
import type { Figure, Skirmish } from './state';
import { isTowardNearest, WALK } from './travel';
import { figureAt, type Trigger, triggersAlong } from './triggers';

/** Something that a path would bring upon its mover. */
export interface Foreseen {
  readonly inches: number;
  readonly at: Point;
  readonly kind: Trigger['kind'];
  /** The enemy, or the stakes. */
  readonly who: string;
  readonly rule: RuleId;
  /** Whether it comes with an attack; a contact that is left calls for a morale save besides. */
  readonly attack: boolean;
  readonly moraleSave: boolean;
}

const RULES = { threat: 'CM-AOO-02', leave: 'CM-AOO-04', touch: 'CM-AOO-05', fright: 'CM-ABIL-28b', stakes: 'CM-TERRAIN-16' } as const;

/** Whose attacks a path draws and where, if nothing stops the mover before: each enemy strikes once, and one fright is all (CM-AOO-02 to 08, CM-MORALE-03, CM-TERRAIN-16, CM-ABIL-28b, CM-ABIL-28c). */
export function foresee(state: Skirmish, mover: Figure, path: readonly Point[]): readonly Foreseen[] {
  const struck = new Set<number>();
  let frightened = false;
  return triggersAlong(state, mover, path, milestones(path)).flatMap(({ inches, kind, who, leg }): readonly Foreseen[] => {
    const at = placeAt(path, inches);
    const there = figureAt(mover, at);
    const moraleSave = kind === 'leave' || kind === 'fright';
    const told = { inches, at: { x: there.x, y: there.y }, kind, rule: RULES[kind], moraleSave };
    if (kind === 'stakes') return [{ ...told, who: state.terrain[who]!.id, attack: true }];
    if (kind === 'fright') {
      if (frightened) return [];
      frightened = true;
      return [{ ...told, who: state.figures[who]!.id, attack: false }];
    }
    const able = !struck.has(who) && mayStrike(state, state.figures[who]!, there);
    const attack = able && !(kind === 'threat' && isTowardNearest(state, there, path, leg, WALK));
    if (attack) struck.add(who);
    return attack || moraleSave ? [{ ...told, who: state.figures[who]!.id, attack }] : [];
  });
}
