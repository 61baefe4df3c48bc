import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const COMMAND: readonly WrittenRule[] = [
  ...topic('command', [
    rule('KC-CMD-01', 'Intrinsic commander', book('Every unit that is not a Mob has a built-in commander who gives orders and rallies; no figure is needed.')),
    rule('KC-CMD-02', 'Leader figure', book('A special leader figure is either a full normal figure, last to fall, or a hero — chosen at army building.')),
    rule('KC-CMD-03', 'Whole unit in radius', book('A hero commands or rallies only units lying ENTIRELY inside his Command Radius.'), ours('Every figure centre within the radius of the hero\'s centre.')),
  ]),
  ...topic('heroes', [
    rule('KC-HERO-01', 'Figure', book('A hero fights as a normal full figure (about a 10th-level fighter) and is not counted in unit strength for morale. (Dice see KC-RULING-18.).')),
    rule('KC-HERO-02', 'Engaged by one', book('Only one normal (10:1) figure can engage a hero at a time. (KC-RULING-55).')),
    rule('KC-HERO-03', 'Shot at', book('Archers firing at a hero do so with one figure and kill him only with 1s on two dice. (KC-RULING-55).')),
    rule('KC-HERO-04', 'Command Rating', book('Usually +1 to +3; a bonus to the MCs of units he fights with (and, by the factor table, of units within his radius see KC-RULING-35).')),
    rule('KC-HERO-05', 'Command Radius', book('(3 × rating) + 6 inches: +1 → 9", +2 → 12", +3 → 15".')),
    rule('KC-HERO-06', 'Mobs', book('Only a hero can give an order to a Mob, and only within his radius.')),
    rule('KC-HERO-07', 'Last to fall', book('A hero fighting in a unit falls after every other figure; near cover he may get away (see KC-RULING-56, KC-RULING-57).')),
    rule('KC-HERO-08', 'Unit routs', book('His choice: go with the routers (and maybe rally them later), hold his ground alone, or slip away (KC-RULING-57).')),
    rule('KC-HERO-09', 'Morale', book('Heroes never check.')),
    rule('KC-HERO-10', 'Individual combat', book('Individuals in base contact with each other fight 3 normal AD&D melee rounds in each game turn, before unit combat. (Resolution see KC-RULING-54.).')),
    rule('KC-HERO-11', 'Clerics and mages', book('May be heroes, taken as 10th level; each spell carried is paid for; a mage is Light AC.', 'fantasy play only')),
    rule('KC-HERO-12', 'Sheet fields', book('Name, mounted or not, 3rd-edition AC, class (Lt/Md/Hvy/Ar), attack bonus, damage, hit points, command bonus, command radius, spell cost, cost.')),
  ]),
  ...topic('fate-of-heroes', [
    rule('KC-FATE-01', 'Table', book('d10: 1 killed, body lost; 2–3 killed, body on the field; 4–7 badly wounded with 1–6 hit points left; 8–10 unhurt but unconscious for 5–10 game turns.')),
    rule('KC-FATE-02', 'Use', ours('One d10 when a hero falls as the last figure of his unit; on 4–7 also a d6 (hit points), on 8–10 also a d6 (+4 = turns). In every case he is out of this battle (KC-RULING-56).')),
  ]),
  ...topic('rally', [
    rule('KC-RALLY-01', 'When', book('Only in the Rally Phase, in initiative order.')),
    rule('KC-RALLY-02', 'Who', book('A routed unit is rallied by its own commander or by a hero, one attempt of one kind per turn. A Mob has no own commander, so only a hero can rally it.')),
    rule('KC-RALLY-03', 'Roll', book('An MC with all fitting modifiers; passed = rallied.')),
    rule('KC-RALLY-04', 'Rallied: at once', book('It may change facing immediately (free).')),
    rule('KC-RALLY-05', 'Rallied: rest of the turn', book('In this turn\'s Movement Phase it may change formation but not move; it may not fire, nor attack another unit; it may defend itself. (KC-RULING-37).')),
    rule('KC-RALLY-06', 'Failed', book('It goes on routing.')),
    rule('KC-RALLY-07', 'Mob order', book('A hero may try to give a Mob an order: MC of the Mob; passed = the order is taken. (KC-RULING-36).')),
    rule('KC-RALLY-08', 'After undisciplined attack', book('The same check returns an awaitingControl unit to control.')),
  ]),
];
