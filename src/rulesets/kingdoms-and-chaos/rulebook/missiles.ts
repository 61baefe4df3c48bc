import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const MISSILES: readonly WrittenRule[] = [
  ...topic('missiles', [
    rule('KC-MISSILE-01', 'Dice', book('1 die per firing figure unless the weapon table gives more; cavalry get no extra die when they shoot. Die size by the target.'), ours('The table\'s dice hold for mounted firers too (mounted heavy crossbow 2).')),
    rule('KC-MISSILE-02', 'Weapons', book('(rate of fire; minimum / short / medium / long; dice per figure). Hand axe 1; 0/1/2/3; 1. Sling 1; 0/0.5/1/2; 1. Javelin 1; 0/2/4/6; 1. Spear 1; 0/1/2/3; 1. Short bow 2; 0/5/10/15; 1. Long bow 2; 0/7/14/21; 1. Light crossbow 1; 0/6/12/18; 1. Heavy crossbow ½; 0/8/16/24; 2. Ballista 1; 0/11/22/32; 3. Light catapult ½; 15/20/25/30; 4. Heavy catapult ½; 18/24/30/36; 5. Giant\'s boulder 1; 0/10/15/20; 4.')),
    rule('KC-MISSILE-03', 'Range', book('Measured between the REARMOST figure that fires and the CLOSEST figure of the target; leaving some figures out to shorten the range is allowed; one volley has one target unit.')),
    rule('KC-MISSILE-04', 'Bands', ours('A range up to and including the printed figure is in that band (tolerance 0.01"); beyond long, or below the minimum, no fire.')),
    rule('KC-MISSILE-05', 'Modifiers (dice)', book('Short 0; medium −1; long −2; target Open or Skirmish −1; target in woods (even at the edge) or behind a hedge −2; target behind a wall or in Shield Wall −3; target in a building −5; firers mounted −1; indirect −1; weather. (A Mob target has no formation modifier.) (see KC-RULING-48, KC-RULING-49).')),
    rule('KC-MISSILE-06', 'At least one die', book('As in melee.')),
    rule('KC-MISSILE-07', 'Ranks', book('Short and long bows in Closed or Open formation fire from two ranks; crossbows only from the front rank.'), ours('Slings and hurled weapons: front rank; skirmishers: every figure with sight; Mob: front rank, and only under a shooting order.')),
    rule('KC-MISSILE-08', 'Partly seen target', book('Only visible figures can be lost; kills beyond them are ignored.')),
    rule('KC-MISSILE-09', 'Three chances', book('Initial Missile Phase: one volley if the rate of fire is 2+. Movement Phase: at most one, as pass-through or split move. Missile and Magic Phase: all volleys left.')),
    rule('KC-MISSILE-10', 'In contact', ours('A unit in enemy contact does not fire (KC-RULING-47).')),
  ]),
  ...topic('arcs', [
    rule('KC-ARC-01', 'Foot', book('The target must be in sight within 45° either side of straight ahead of the firing figure.')),
    rule('KC-ARC-02', 'Mounted', book('45° to the right and 180° to the left of straight ahead.'), ours('Bearing (counter-clockwise positive) from −45° to +180° inclusive.')),
    rule('KC-ARC-03', 'Figure by figure', book('Only figures that can trace the line fire.')),
  ]),
  ...topic('indirect-fire', [
    rule('KC-INDIRECT-01', 'Over friends', book('Archers and slingers may fire over friendly troops that are at least 3" in front of the firers and at least 3" from the target. −1 die.')),
    rule('KC-INDIRECT-02', 'Overhead cover', book('Trees or roofs over the target make it useless.'), ours('Not allowed against targets in woods or buildings (KC-RULING-46).')),
  ]),
  ...topic('ammunition', [
    rule('KC-AMMO-01', 'Hurled', book('Spears, axes, hammers: one volley per battle. Javelins: four.')),
    rule('KC-AMMO-02', 'Others', book('Unlimited ordinary ammunition.'), book('Magic ammunition by scenario; giants carry up to 5 boulders.', 'fantasy play only')),
  ]),
  ...topic('fire-into-melee', [
    rule('KC-INTOMELEE-01', 'Half and half', book('Work out the final number of dice; roll half against each side with the die fitting that side; an odd die goes against the enemy. (KC-RULING-47).')),
  ]),
  ...topic('artillery', [
    rule('KC-ARTY-01', 'Aim point', book('Every shot names a point. A ballista always strikes it; a catapult rolls for accuracy.')),
    rule('KC-ARTY-02', 'Catapult accuracy', book('d20 on the template of the range band; a 1 is the aim point itself. Template lost: substitute table see KC-RULING-15.')),
    rule('KC-ARTY-03', 'Kills', book('Roll the weapon\'s damage dice for the number of possible kills.')),
    rule('KC-ARTY-04', 'Penetration', book('In inches, half as many as the weapon has damage dice: ballista 1.5, light catapult 2, heavy catapult 2.5. The line runs from the landing point onwards, directed away from the piece.')),
    rule('KC-ARTY-05', 'Who is hit', book('Figures with bases on the line die, no more of them than kills were rolled.'), ours('In order from the landing point outward.')),
    rule('KC-ARTY-06', 'Plunging ballista', book('Firing steeply, as from a wall at the ground below, penetration is 0 and at most 1 figure dies.')),
    rule('KC-ARTY-07', 'Minimum range', book('Catapults cannot aim nearer than 15" (light) or 18" (heavy).')),
    rule('KC-ARTY-08', 'Dice size, cover, crew, structures', ours('see KC-RULING-13, KC-RULING-14, KC-RULING-60.')),
  ]),
];
