import type { Modifier } from '../../../kernel/ruleset/event';
import { modifier } from '../rules/saves';
import { cardOf, type ConditionKind, type Figure, type Skirmish } from './state';

/** Whether a condition lies on a model. */
export function bears(figure: Figure, kind: ConditionKind): boolean {
  for (const condition of figure.conditions) if (condition.kind === kind) return true;
  return false;
}

/** What a boon adds, or the difficulty of breaking free; 0 without it (CM-SPELLCAST-11). */
export function strengthOf(figure: Figure, kind: ConditionKind): number {
  for (const condition of figure.conditions) if (condition.kind === kind) return condition.strength;
  return 0;
}

/** Stunned and dazed models strike nobody, make no attacks of opportunity and are in contact with nobody (CM-COND-03a, CM-COND-04b). */
export function isStaggered(figure: Figure): boolean {
  for (const { kind } of figure.conditions) if (kind === 'stunned' || kind === 'dazed') return true;
  return false;
}

/** Whether a model's turn goes to recovering: dazed, without its turn, or stunned on its feet (CM-COND-03a, CM-COND-04a, CM-COND-11, CM-COND-12c to 12e). */
export function mustRecover(figure: Figure): boolean {
  for (const { kind } of figure.conditions) if (kind === 'dazed' || kind === 'turn-lost' || (kind === 'stunned' && !figure.down)) return true;
  return false;
}

/** Whether a model can rout and makes morale saves: neither down nor stunned (CM-COND-02b, CM-COND-03a, CM-COND-04c). */
export function canRout(figure: Figure): boolean {
  return !figure.down && !bears(figure, 'stunned');
}

const LAYING: readonly ConditionKind[] = ['poisoned', 'asleep', 'fallen'];

/** Whether a condition lays a model down whatever its health (CM-ABILCONV-07). */
export function laysDown(kind: ConditionKind): boolean {
  return LAYING.includes(kind);
}

/** Whether a model lies for any reason: its health is gone, or a condition keeps it down (CM-ABILCONV-07, CM-COND-12a). */
export function liesFor({ health, conditions }: Pick<Figure, 'health' | 'conditions'>): boolean {
  return health === 0 || conditions.some(({ kind }) => laysDown(kind));
}

/** What is added to every save of a model: its own figure and the best of the spells on it (CM-STAT-11, CM-SPELL-12, CM-SPELLCAST-11). */
export function saveModifiers(state: Skirmish, figure: Figure): readonly Modifier[] {
  const save = modifier('save', 'CM-STAT-11', cardOf(state, figure).save);
  const resistance = strengthOf(figure, 'resistant');
  return resistance === 0 ? [save] : [save, modifier('resistance', 'CM-SPELL-12', resistance)];
}
