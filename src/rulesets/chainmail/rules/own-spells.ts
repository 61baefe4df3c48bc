import { type Fault, type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { type SpellEntry, SPELLS } from '../catalog/spells';
import type { OwnSpell } from './model';

const IN_INCHES = /^(?:\d{1,3}(?:\.\d{1,2})?"|sight)$/;
/** What a spell counts as follows from its highest level, which has a figure of its own. */
const OF_LEVEL = /^max-level-/;

/** Everything that the effect of a caller's own spell cannot take (CM-SPELLCAST-04, CM-SPELLCAST-08, CM-SPELLCAST-10, CM-SPELLCAST-12). */
export function ownSpellFaults(own: OwnSpell): readonly Refusal[] {
  const effect = SPELLS.find(({ slug }) => slug === own.effect);
  if (effect === undefined) return [];
  const { levels = effect.levels, range = effect.range, flags = effect.flags, saveDc = effect.saveDc, rating = effect.rating, maxLevel = effect.maxLevel } = own;
  const found: Refusal[] = [];
  const no = (field: string, rule: RuleId, message: string): void => {
    const fault: Fault<[]> = { code: `spell.${field.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}`, rule, tell: () => ({ message, facts: { effect: effect.slug } }) };
    found.push({ ...refuse(fault), pointer: `/${field}` });
  };
  const rule = effect.ruleIds[0]! as RuleId;
  if (new Set(Object.values(levels)).size !== 1) no('levels', 'CM-SPELLCAST-12', 'A spell has one level, the same for every class that has it, and at least one class.');
  if (reachOf(range) !== reachOf(effect.range)) no('range', effect.range === 'touch' || effect.range === 'personal' ? 'CM-SPELLCAST-08' : 'CM-SPELLCAST-04', `${effect.name} has the range ${effect.range}: so has a spell with its effect${reachOf(effect.range) === 'ranged' ? ', or another in inches such as 12", or sight' : ''}.`);
  if ((saveDc === null) !== (effect.saveDc === null)) no('saveDc', 'CM-SPELLCAST-10', effect.saveDc === null ? `${effect.name} has no DC for a save against it.` : `${effect.name} allows a save, against a DC.`);
  if (!takesRating(effect, rating)) no('rating', rule, effect.rating === null || effect.rating === 0 ? `${effect.name} has no strength that could be another.` : `The strength of ${effect.name} is a number from 1 up.`);
  if (maxLevel !== effect.maxLevel && effect.maxLevel === null) no('maxLevel', rule, `${effect.name} works on any level.`);
  if (kindOf(flags) !== kindOf(effect.flags)) no('flags', rule, `${effect.name} counts as ${effect.flags.join(', ')}: so does a spell with its effect.`);
  return found;
}

function reachOf(range: string): string {
  return IN_INCHES.test(range) ? 'ranged' : range;
}

function takesRating({ rating: known }: SpellEntry, rating: number | null): boolean {
  return known === null || known === 0 ? rating === known : rating !== null && rating >= 1;
}

function kindOf(flags: readonly string[]): string {
  return [...new Set(flags)].filter((flag) => !OF_LEVEL.test(flag)).sort().join();
}
