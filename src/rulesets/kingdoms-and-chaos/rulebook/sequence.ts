import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const SEQUENCE: readonly WrittenRule[] = [
  ...topic('sequence', [
    rule('KC-SEQ-01', 'Turn', book('Each game turn runs through: Initiative, Initial Missile, Rally, Movement, Missile and Magic, Melee, End of Game Turn.')),
    rule('KC-SEQ-02', 'Rally order', book('Side A does all its rally attempts and mob orders, then side B.')),
    rule('KC-SEQ-03', 'Movement order', book('Side A says which side moves first. That side moves whatever it likes of its eligible units, with split-move fire; the other side has its pass-through fire against those moves. Then the roles are exchanged. (Timing see KC-RULING-05.).')),
    rule('KC-SEQ-04', 'Missile and Magic steps', book('1 magic of A, 2 magic of B, 3 remaining missiles of A, 4 remaining missiles of B, 5 artillery of A, 6 artillery of B. Losses come off after every step, so figures lost in a step do not act in a later one. (Steps 1–2 are.'), book('.).', 'fantasy play only')),
    rule('KC-SEQ-05', 'Melee steps', book('First the combats between individuals, then the combats of units in an order chosen by side A.')),
    rule('KC-SEQ-06', 'End of Game Turn', ours('See KC-RULING-02.', 'the book only names it')),
    rule('KC-SEQ-07', 'One move a turn', book('A unit moves only once in a game turn; the single exception is a routing unit that is attacked or checks again in the Melee Phase (KC-ROUT-07).')),
  ]),
  ...topic('initiative', [
    rule('KC-INIT-01', 'Roll', book('Each side rolls d20; equal rolls are rolled again; the LOWER roll wins and is side A for this turn, the other is side B.')),
    rule('KC-INIT-02', 'Dice order', ours('Side 0\'s die then side 1\'s; on a tie both again in the same order.')),
    rule('KC-INIT-03', 'Multiplayer option', book('Every player rolls; players act in each phase from lowest to highest roll; the lowest roller decides which side moves first. (KC-RULING-04).')),
  ]),
  ...topic('initial-missiles', [
    rule('KC-IMISSILE-01', 'Who', book('Only units whose weapon has a rate of fire of 2 or more may fire here.')),
    rule('KC-IMISSILE-02', 'How much', book('At most one volley per unit in this phase.')),
    rule('KC-IMISSILE-03', 'Order', book('Side A fires and losses are removed, then side B fires and losses are removed.')),
    rule('KC-IMISSILE-04', 'Effect later', book('The volley counts against the unit\'s volleys and movement of the turn (KC-MOVEFIRE).')),
  ]),
];
