import type { Modifier } from '../../../src/kernel/ruleset/event';
import type { Stance } from './state';

const BOLD_ATTACKER: Modifier = { name: 'bold attacker', rule: 'TOY-STANCE-02', provenance: 'house', add: -1 };
const BOLD_TARGET: Modifier = { name: 'bold target', rule: 'TOY-STANCE-02', provenance: 'house', add: -1 };
const WARY_TARGET: Modifier = { name: 'wary target', rule: 'TOY-STANCE-03', provenance: 'house', add: 1 };
const LONG_SHOT: Modifier = { name: 'long shot', rule: 'TOY-SHOOT-02', provenance: 'house', add: 1 };
const BOLD_NERVE: Modifier = { name: 'bold', rule: 'TOY-STANCE-02', provenance: 'house', add: 1 };

const NONE: readonly Modifier[] = [];

/** What changes the face a strike needs (TOY-STANCE-02, TOY-STANCE-03). */
export function strikeModifiers(attacker: Stance, target: Stance): readonly Modifier[] {
  return kept(attacker === 'bold' ? BOLD_ATTACKER : null, targetModifier(target));
}

/** What changes the face a shot needs (TOY-STANCE-02, TOY-STANCE-03, TOY-SHOOT-02). */
export function shotModifiers(range: number, target: Stance): readonly Modifier[] {
  return kept(range > 3 ? LONG_SHOT : null, targetModifier(target));
}

/** What changes the nerve of a model (TOY-STANCE-02). */
export function nerveModifiers(stance: Stance): readonly Modifier[] {
  return kept(stance === 'bold' ? BOLD_NERVE : null, null);
}

/** A number after its modifiers. */
export function modified(base: number, modifiers: readonly Modifier[]): number {
  for (const modifier of modifiers) base += modifier.add ?? 0;
  return base;
}

function targetModifier(stance: Stance): Modifier | null {
  if (stance === 'bold') return BOLD_TARGET;
  return stance === 'wary' ? WARY_TARGET : null;
}

function kept(first: Modifier | null, second: Modifier | null): readonly Modifier[] {
  if (first !== null) return second !== null ? [first, second] : [first];
  return second !== null ? [second] : NONE;
}
