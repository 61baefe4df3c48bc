import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { ours, rule, topic } from '../../../kernel/ruleset/writing';

export const ACTIONS: readonly WrittenRule[] = [
  ...topic('action', [
    rule('KC-ACT-01', 'rollInitiative', ours('(Initiative): d20 side 0, d20 side 1, repeated in pairs until different.')),
    rule('KC-ACT-02', 'fire', ours('(Initial Missile, Missile and Magic): unit, target, figures used; one die per missile die after modifiers (d16 as pairs of d4); into melee: enemy share first, then friendly share; then 2d10 per MC caused.')),
    rule('KC-ACT-03', 'rally / mobOrder / regainControl', ours('(Rally): unit, by (intrinsic or hero); 2d10.')),
    rule('KC-ACT-04', 'chooseFirstMover', ours('(Movement, side A): no dice.')),
    rule('KC-ACT-05', 'routMove, disciplineCheck', ours('(Movement, automatic): 2d10 per DC; 2d10 per MC of friends touched.')),
    rule('KC-ACT-06', 'move / changeFormation / turn / wheel / changeFrontage / fillGaps / shieldWall / hide / attach / detach / pushTower / climbTower / dropBridge / carryLadder / climbLadder', ours('(Movement): no dice, plus the window of KC-RULING-05.')),
    rule('KC-ACT-07', 'charge', ours('(Movement): 2d10 first if KC-DISC-06 applies; window of KC-RULING-05.')),
    rule('KC-ACT-08', 'forcedMarch', ours('(Movement): window, then 2d10.')),
    rule('KC-ACT-09', 'fightingWithdrawal', ours('(Movement): per hot-headed enemy that wants to stay 2d10, ascending id. flee: as routMove, then 2d10 for every enemy it leaves that KC-DISC-05 makes check, ascending id.')),
    rule('KC-ACT-10', 'wrapAround, faceEnvelopment', ours('(Movement): no dice.')),
    rule('KC-ACT-11', 'passThrough', ours('(enemy Movement): as fire; magic as cast (5 segments or less).')),
    rule('KC-ACT-12', 'cast', ours('(steps 1–2): dice of the spell per touched figure, ordered by unit id, then rank, then file; then MCs.')),
    rule('KC-ACT-13', 'fireArtillery', ours('(steps 5–6): d20 if a catapult; then damage dice if the line touches a figure; then confirmations of KC-RULING-14; then MCs. At a structure: only the d20.')),
    rule('KC-ACT-14', 'ram / strike (horn, elemental) / pourOil', ours('(steps 5–6): ram and strike none; oil: interrupts as fire, then a d6 if a tipper died.')),
    rule('KC-ACT-15', 'duel', ours('(Melee, first): per round KC-RULING-54.')),
    rule('KC-ACT-16', 'resolveCombat', ours('(Melee, side A chooses): attack rolls by KC-DICE-05; breakthrough re-rolls right after them; ladder pushes (d6, then on success 3 dice for the second and 1 for the third figure); KC-FATE dice; then MCs.')),
    rule('KC-ACT-17', 'light / douse / burnTroll / wreck / openGate', ours('(End of Game Turn): d10 each for light and douse; none for the others.')),
    rule('KC-ACT-18', 'pass / endPhase / concede', ours(': no dice, except that the end of the Melee Phase rolls 2d10 for every unit that KC-MORALE-12 makes check, in the order of KC-DICE-05.')),
    rule('KC-ACT-19', 'Set-up dice', ours('Structures roll their KC-SIEGE-01 dice in the order of the scenario\'s list.')),
    rule('KC-ACT-20', 'Answers', ours('Decisions asked for in the middle of a resolution, without dice: the enemy\'s answer to a withdrawal (stay or follow), a hero\'s choice when his unit routs (KC-HERO-08), the assignment of figures that touch several enemies, whether to push a ladder. Unanswered: follow no, hero goes with the unit, KC-RULING-20\'s default, push yes.')),
  ]),
];
