import { type SpellEntry, SPELLS } from '../catalog/spells';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Card } from './card';
import type { OwnSpell, SpellOnCard } from './model';

/** A spell as casting reads it. */
export interface Spell {
  readonly slug: string;
  /** The spell of the list whose effect it has; its own slug for those of the list. */
  readonly effect: string;
  /** The same for every class that has it (CM-SPELLCAST-12). */
  readonly level: number;
  /** Touch and personal spells have no range; `Infinity` needs only sight (CM-SPELLCAST-04, CM-SPELLCAST-08). */
  readonly reach: 'touch' | 'personal' | 'ranged';
  readonly range: number;
  /** What cancels or breaks it; null where nothing does (CM-SPELLCAST-10). */
  readonly dc: number | null;
  /** The health it gives or takes, or what it adds. */
  readonly strength: number;
  readonly preparatory: boolean;
  readonly rule: RuleId;
  readonly mindAffecting: boolean;
  readonly livingOnly: boolean;
  readonly humanoidOnly: boolean;
  readonly fear: boolean;
  readonly notWild: boolean;
  /** The highest level it works on; null for any. */
  readonly maxLevel: number | null;
}

const LISTED: ReadonlyMap<string, SpellEntry> = new Map(SPELLS.map((entry) => [entry.slug, entry]));
const KNOWN: ReadonlyMap<string, Spell> = new Map(SPELLS.map((entry) => [entry.slug, read(entry.slug, entry)]));

function read(effect: string, { slug, levels, range, saveDc, rating, flags, ruleIds, maxLevel }: SpellEntry): Spell {
  return {
    slug,
    effect,
    level: Math.min(...Object.values(levels)),
    reach: range === 'touch' || range === 'personal' ? range : 'ranged',
    range: range === 'sight' ? Infinity : (Number.parseFloat(range) || 0),
    dc: saveDc,
    strength: rating ?? 0,
    preparatory: flags.includes('preparatory'),
    rule: ruleIds[0]! as RuleId,
    mindAffecting: flags.includes('mind-affecting'),
    livingOnly: flags.includes('living-only'),
    humanoidOnly: flags.includes('humanoid-only'),
    fear: flags.includes('fear'),
    notWild: flags.includes('no-wild-troops'),
    maxLevel,
  };
}

/** A spell of the list. */
export function spellOf(slug: string): Spell | null {
  return KNOWN.get(slug) ?? null;
}

/** A spell of the caller's own: the effect of one of the list, with its own figures. */
export function ownSpell(slug: string, own: OwnSpell): Spell {
  return read(own.effect, { ...LISTED.get(own.effect)!, ...own, slug });
}

/** A spell for whoever has this card: its own figures, if it is one of the caller's own. */
export function spellFor({ spells }: { readonly spells: readonly SpellOnCard[] }, slug: string): Spell | null {
  const own = spells.find((each) => each.slug === slug)?.own;
  return own === undefined ? spellOf(slug) : ownSpell(slug, own);
}

/** The slots of those who fill them as they please, by level (CM-ABIL-35). */
export function slotsFor(spells: readonly SpellOnCard[], given: { readonly [level: string]: number } | undefined): readonly number[] {
  const slots: number[] = [];
  const atLevel = (level: number, count: number): void => {
    while (slots.length <= level) slots.push(0);
    slots[level] = Math.max(slots[level]!, count);
  };
  if (given === undefined) for (const { slug, uses } of spells) atLevel(spellFor({ spells }, slug)?.level ?? 0, uses);
  else for (const [level, count] of Object.entries(given)) atLevel(Number(level), count);
  return slots;
}

/** Whether a spell can do anything to a model, as far as its card says (CM-SPELLCAST-13, CM-ABIL-12, CM-ABIL-17b, CM-ARULING-24). */
export function canAffect({ livingOnly, mindAffecting, humanoidOnly, fear, notWild, maxLevel }: Spell, { traits, creature, level }: Pick<Card, 'traits' | 'creature' | 'level'>): boolean {
  if (livingOnly && !traits.living) return false;
  if (mindAffecting && traits.immuneMind) return false;
  if (humanoidOnly && creature !== 'humanoid') return false;
  if (fear && traits.fearless) return false;
  if (notWild && traits.wild) return false;
  return maxLevel === null || level <= maxLevel;
}
