import type { OwnEntries } from '../../../kernel/ruleset/catalog';
import type { OwnSpell } from '../rules/model';
import { ownSpellFaults } from '../rules/own-spells';
import { SPELLS } from './spells';

const OF_LEVEL = /^max-level-/;

/** A spell of a caller's own is as the one whose effect it has, but for what it says. */
export const OWN_SPELL: OwnEntries = {
  usual: ({ effect, maxLevel }) => {
    const { ruleIds, levels, range, saveDc, flags, target, summary, rating, maxLevel: usualLevel, duration } = SPELLS.find(({ slug }) => slug === effect) ?? SPELLS[0]!;
    const known = { ruleIds, levels, range, saveDc, flags, target, summary, rating, maxLevel: usualLevel, duration };
    return maxLevel === undefined ? known : { ...known, flags: [...flags.filter((flag) => !OF_LEVEL.test(flag)), ...(typeof maxLevel === 'number' ? [`max-level-${maxLevel}`] : [])] };
  },
  faults: (entry) => ownSpellFaults(entry as unknown as OwnSpell),
};
