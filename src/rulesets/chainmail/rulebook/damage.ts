import { chapter } from './chapter';

export const DAMAGE = [
  ...chapter('damage', 'rulebook', (rule) => [
    rule('CM-DMG-01', 'Applying damage', 'A hit subtracts the weapon\'s damage from current health, at once.'),
    rule('CM-DMG-02', 'Outcome', 'Health below 0: destroyed, removed. Exactly 0: knocked down. Above 0 and half or less, reached by this damage: morale save (CM-MORALE-02).'),
    rule('CM-DMG-03', 'Bonus damage', 'Special bonus damage (charge, rend, smite, sneak) is added after doubling and never doubled.'),
    rule('CM-DMG-04', 'No double doubling', 'Knocked-down doubling and critical doubling cannot meet, as an automatic hit has no roll.'),
    rule('CM-DMG-05', 'Zero damage', 'Damage reduced to 0 triggers no health check.'),
    rule('CM-DMG-06', 'Order of resolution', 'Attack roll; critical roll; damage reduction rolls; health change; knocked down or destroyed; morale save; rout move with the attacks of opportunity it draws; follow-up abilities of the attacker.'),
  ]),
  ...chapter('critical', 'rulebook', (rule) => [
    rule('CM-CRIT-01', 'Critical roll', 'A natural 20 on an attack roll hits and earns a second attack roll with the same modifiers; if that also succeeds the base damage is doubled.'),
    rule('CM-CRIT-02', 'Second roll', 'Natural 1 fails and natural 20 succeeds on it; it never leads to a third roll.'),
    rule('CM-CRIT-03', 'Immune', 'Constructs, elementals and undead: natural 20 hits, no second roll.'),
    rule('CM-CRIT-04', 'Blunt', 'Blunt weapons: natural 20 hits, no second roll.'),
  ]),
];
