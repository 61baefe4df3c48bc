import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const TROOPS: readonly WrittenRule[] = [
  ...topic('armor', [
    rule('KC-AC-01', 'Four classes', book('Light: no armour, padded or leather — 1st/2nd ed. AC 10–8, 3rd/4th ed. AC 10–12. Medium: studded leather, scale, brigandine — 7–6 / 13–14. Heavy: chain, ring, banded, splint — 5–3 / 15–17. Armored: full or field plate — 2–0 / 18–20. (Conversion used by the table: AC3e = 20 − AC2e; outside values see KC-RULING-17.).')),
    rule('KC-AC-02', 'Unit\'s class', book('The armour worn by the majority of the figures. (Tie see KC-RULING-75.).'), book('The AC value may already contain dexterity.', 'fantasy play only')),
    rule('KC-AC-03', 'Die by class', book('The attacker\'s die size is the DEFENDER\'s class: Light d4, Medium d6, Heavy d8, Armored d10, one class above d12, two above d16, three above d20.')),
    rule('KC-AC-04', 'Bump', book('Creatures of 4–6+ HD are attacked as 2 classes higher, 7–9+ HD as 4 classes higher; 1–3+ HD, player characters and 10+ HD creatures as their own class. The ladder stops at d20 (KC-RULING-16).', 'fantasy play only')),
  ]),
  ...topic('formation', [
    rule('KC-FORM-01', 'Four formations', book('Closed, Open, Skirmish, Mob.')),
    rule('KC-FORM-02', 'Size at start', book('Closed 4–48 figures, Open 4–48, Skirmish 1–24, Mob 12–96.')),
    rule('KC-FORM-03', 'Spacing', book('Closed: bases touching. Open: ½" apart (or as near as stands allow). Skirmish: at least 1" apart. Mob: touching, irregular, about square.')),
    rule('KC-FORM-04', 'Sub-units', book('Only Skirmish units may split. (KC-RULING-68).')),
    rule('KC-FORM-05', 'Moving', book('Closed, Open and Mob units move as a block; skirmishers move figure by figure and may pass through other friendly skirmish units.')),
    rule('KC-FORM-06', 'Losses', book('Closed and Mob lose figures from the rear. Open loses them where they fall; filling a gap costs 1" of movement per figure. Skirmish loses them where they fall and gaps are not filled automatically. (Which figure see KC-RULING-43.).')),
    rule('KC-FORM-07', 'Changes', book('Closed→Open, Open→Closed, Open→Skirmish: R/3 each. Skirmish→Open: R/3, and only from a tidy block in which no base is more than 1" from its neighbours. A Mob never changes. (Closed→Skirmish is therefore two changes.).')),
    rule('KC-FORM-08', 'Rectangle', book('A Closed unit must be as near to a rectangle as its figures permit; when a frontage change leaves it otherwise it counts as Open. (Test see KC-RULING-69.).')),
    rule('KC-FORM-09', 'Skirmishers and contact', book('Skirmishers may not touch enemies who are Closed, Open or in a Mob. Should contact arise, the skirmishers\' next chance to act has to be spent on a fighting withdrawal or on fleeing. Castle interiors are exempt. (KC-RULING-93).')),
    rule('KC-FORM-10', 'Skirmishers and friends\' routs', book('A Skirmish unit checks morale when a friendly unit within its normal movement routs.')),
    rule('KC-FORM-11', 'Mob orders', book('A Mob needs a passed MC in the Rally Phase to take an order, and goes on with its last order until a new one is taken or it fails an MC. (KC-RULING-36).')),
    rule('KC-FORM-12', 'Mob class', book('A Mob is Light Foot whatever its figures wear.')),
    rule('KC-FORM-13', 'Forced changes are free', book('Breaking to Open by a failed check, obstacle, terrain or wrap-around costs no movement.'), ours('The opened block keeps P and θ. While it would overlap another base or leave the table it drops one file at a time (the figures form further ranks); if a single file still overlaps, the gaps shrink as far as needed. A voluntary change that would overlap is refused.')),
  ]),
  ...topic('scale', [
    rule('KC-SCALE-01', 'Ground', book('1" on the table is 10 yards.')),
    rule('KC-SCALE-02', 'Spell areas', book('An area printed in inches is taken at one third (3" becomes 1"); an area in feet or yards is converted at 10 yards (30 feet) to 1"; ranges stay as printed. (KC-RULING-53).', 'fantasy play only')),
  ]),
  ...topic('figure-ratio', [
    rule('KC-RATIO-01', 'Table', book('HD up to 3+: 10 creatures per figure, 1 attack die on foot / 2 as cavalry, attacked at own class. 4–6+: 5 per figure, 2/3 dice, +2 classes. 7–9+: 2 per figure, 3/4 dice, +4 classes. Player character or 10+: 1 per figure, 1 die, own class. (Mounted hero see KC-RULING-18.).', 'more than 3+ hit dice only in fantasy play')),
    rule('KC-RATIO-02', 'HD brackets', ours('Use the whole number before the plus: 3+2 is in 1–3+, 4−1 is in 4–6+ (as a 4). Below 1 HD use the first row. For KC-MORALE-03, 1−1 HD is under 1 and over ½.')),
    rule('KC-RATIO-03', 'Missile dice', book('Missile fire uses the dice of the weapon, not this table (KC-MISSILE-01).')),
  ]),
];
