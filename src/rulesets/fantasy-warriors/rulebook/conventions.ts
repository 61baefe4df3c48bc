import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const CONVENTIONS: readonly WrittenRule[] = [
  ...topic('conventions', [
    rule('FW-CORE-01', 'Dice', book('Only six-sided dice are used; nD means n dice, added together for a total or read one by one for hits/kills as the rule says.', 'page 4')),
    rule('FW-CORE-02', 'Rounding', book('Halves and quarters of a unit round down; anything priced or rolled "per X or part" rounds up.', 'pages 24, 27, 44')),
    rule('FW-CORE-03', 'Natural faces first', book('In hit and kill throws an unmodified 6 always succeeds and an unmodified 1 always fails; modifiers touch only dice showing 2-5.', 'pages 23, 32')),
    rule('FW-CORE-04', 'Modified results are open-ended', ours('A modified 2-5 may go above 6 or below 1; it succeeds when it is at or above the required number.', 'FW-RULING-06')),
    rule('FW-CORE-05', 'Three stages', book('A game runs Preparing → Before the Battle → Battle Turns (usually 8-12).', 'page 5')),
    rule('FW-CORE-06', 'Phase order', book('Each turn: 1 Threat, 2 Shooting, 3 Movement & Reorganisation, 4 Combat, 5 New Orders, 6 Influence, 7 Command Test; then the hourglass moves one step. Both sides finish a phase before the next starts; a phase with nothing to do is skipped.', 'pages 5-6, 14')),
    rule('FW-CORE-07', 'Simultaneous phases', book('Threat, Shooting and Combat are simultaneous: figures killed in them still act in that phase, and casualties are lifted only after the phase\'s tests. Movement is sequential.', 'pages 19, 23, 26, 32')),
    rule('FW-CORE-08', 'Working order', book('Inside a simultaneous phase resolve items from left to right from the dial holder\'s point of view (the dial holder is the side whose left hand the Time Dial stands at).', 'pages 19, 22, 32, read by FW-RULING-72')),
    rule('FW-CORE-09', 'Unit state', book('A unit carries: reaction (OK, BLOODLUST, SHAKEN; ROUT = removed), disorganised flag, order (inherited from its command), volleys 0-6, airborne/landed flag for flyers, wading flag.', 'pages 17-21')),
    rule('FW-CORE-10', 'In combat', book('A unit or character is in combat (engaged) while any of its figures is in contact with an enemy figure.', 'pages 29-30')),
    rule('FW-CORE-11', 'With a unit', book('A character is with a unit while in contact with one of its figures.', 'pages 40, 42')),
    rule('FW-CORE-12', 'Headcount and worth', book('Headcount counts the unit\'s own figures (warriors + specials), not attached characters; unit worth is the sum of WOR of those figures, riders counted on their rider line.', 'pages 19-20, read by FW-RULING-27')),
    rule('FW-CORE-13', 'Casualty', book('A kill is an event before saving throws; a casualty is a figure actually lost after them. Percentages, "lost more", "killed more" and test triggers count casualties.', 'page 24, read by FW-RULING-23')),
  ]),
  ...topic('geometry', [
    rule('FW-GEO-01', 'Table', book('Continuous plane in inches, default 72 x 48 (6ft x 4ft; at least 48 x 48). Origin at one corner, x along the long edge. Side A\'s base line is y = 0, side B\'s is the opposite long edge.', 'page 10, read by FW-RULING-02')),
    rule('FW-GEO-02', 'Bases', book('Each figure is a rectangle: infantry 1 x 1; mounted 1 wide x 2 deep; ogres and trolls 1.5 x 1.5; giants 2.5 x 2.5; war machines 2 x 2.', 'pages 27-28, read by FW-RULING-03')),
    rule('FW-GEO-03', 'Formation', ours('A unit is a block of ranks and files: files figures per rank, all bases touching, only the last rank incomplete and filled from the left. Position = front-left corner + facing angle.', 'FW-RULING-02')),
    rule('FW-GEO-04', 'Distance', book('Distance between two things is the shortest gap between their base rectangles.', 'page 22, read by FW-RULING-02')),
    rule('FW-GEO-05', 'Contact', ours('Two bases are in contact when their gap is at most 0.01in and the shared edge is longer than 0.01in; corner-to-corner is not contact.', 'FW-RULING-02')),
    rule('FW-GEO-06', 'Faces', ours('A unit has a front, two flanks and a rear; which face an enemy touches is the side of the block on which the shared edge lies.', 'FW-RULING-35')),
    rule('FW-GEO-07', 'No overlap', book('Bases of ground units never overlap each other or the table edge; airborne units may overlap ground things.', 'page 29, read by FW-RULING-02')),
    rule('FW-GEO-08', 'Front-rank figures', book('Leader, champion and standard bearer stand in the front rank while alive; attached characters are placed in the front rank (or touching its end) and count as part of it.', 'pages 7, 30')),
    rule('FW-GEO-09', 'Closing up', ours('Casualties come off the last rank first (plain warriors before specials; when the plain warriors are gone: musicians, champion, leader, and the standard bearer last of all); when only the front rank is left it shrinks from the end farther from the enemy.', 'FW-RULING-64')),
  ]),
  ...topic('dice', [
    rule('FW-DICE-01', 'One stream', ours('All dice come from one ordered stream; each throw consumes the next values.', 'FW-RULING-81')),
    rule('FW-DICE-02', 'Batch', ours('Dice the rules throw together form one batch (for example all hit dice of a volley); a 2D throw is a batch of two.', 'FW-RULING-81')),
    rule('FW-DICE-03', 'Shooting order', book('Per shooter-target pair: hit batch, kill batch (one per hit), specials batch, then saving throws: chosen characters first in the order of choice, then ordinary figures. A character throws every save he owes even after a failure; unit figures stop throwing when the unit is dead. In an annihilation (FW-ANNI-03) the unit\'s own figures throw first, then the attached characters one after another, each with all his throws.', 'page 33, read by FW-RULING-81')),
    rule('FW-DICE-04', 'Combat order', book('Per pair of units: attacker hit, attacker kill, defender hit, defender kill; then attacker\'s specials batch, defender\'s saves; then defender\'s specials batch, attacker\'s saves; capture save if any; after every combat is done, Combat Tests attacker first.', 'page 30, read by FW-RULING-81')),
    rule('FW-DICE-05', 'Spell order', ours('Cost/effect dice in the order the spell line gives them, then specials batch, saves, Casualty Test.', 'FW-RULING-81')),
    rule('FW-DICE-06', 'Re-rolls', ours('A divine re-roll consumes: priest batch, saves of priests who rolled 1, then the replacement batch.', 'FW-RULING-81')),
    rule('FW-DICE-07', 'Dice for nothing are not thrown', ours('A batch of zero dice consumes nothing.', 'FW-RULING-81')),
  ]),
  ...topic('sight', [
    rule('FW-LOS-01', 'Line', book('A shooter sees a target when a straight line exists from some point of a front-rank base of the shooter to some point of a base of the target that crosses no blocker.', 'page 22, read by FW-RULING-04')),
    rule('FW-LOS-02', 'Terrain blockers', book('Hills and woods that contain neither the shooter\'s nor the target\'s touching point block; flat features (swamp, marsh, broken ground, river, ford, bridge) do not.', 'page 22, read by FW-RULING-04')),
    rule('FW-LOS-03', 'Target on terrain', book('A target standing on or in a feature (for example a hill crest) can be seen across that same feature.', 'page 22')),
    rule('FW-LOS-04', 'Unit blockers', ours('Any ground unit other than shooter and target blocks; lone characters and messengers do not. A target on a hill is seen over units that are not on a hill.', 'FW-RULING-04')),
    rule('FW-LOS-05', 'Flyers', book('Airborne units neither block nor are blocked.', 'page 22, read by FW-RULING-04')),
    rule('FW-LOS-06', 'Arc', ours('A unit sees targets whose nearest point lies within 45 degrees either side of straight ahead from its front edge; characters see all round.', 'FW-RULING-04')),
  ]),
];
