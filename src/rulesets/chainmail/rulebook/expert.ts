import { chapter } from './chapter';

export const EXPERT = chapter('expert', 'rulebook', (rule) => [
  rule('CM-EXPERT-01', 'Squeezing: gap', 'A model may pass between two models, two blocking terrain pieces, or one of each, if the free gap is at least half its base width but less than the full width.'),
  rule('CM-EXPERT-02', 'Squeezing: cost', '2" of movement for each gap squeezed through.'),
  rule('CM-EXPERT-03', 'Squeezing: all or nothing', 'It needs enough movement to reach, in the same move, a place where the whole base fits; otherwise it may not enter the gap.'),
  rule('CM-EXPERT-04', 'Squeezing and charges', 'Squeezing ends a charge (CM-CHARGE-07).'),
  rule('CM-EXPERT-05', 'Accidental meeting: charge', 'See CM-CHARGE-08 to CM-CHARGE-11.'),
  rule('CM-EXPERT-06', 'Accidental meeting: toward the nearest enemy', 'Out of command, it may stop on entering any enemy\'s threatened area, or go on.'),
  rule('CM-EXPERT-07', 'Accidental meeting: toward the focus', 'Out of command, it must stop on entering an enemy\'s threatened area.'),
  rule('CM-EXPERT-08', 'Accidental meeting: toward a scenario goal', 'Out of command, it may stop on entering an enemy\'s threatened area, or go on.'),
  rule('CM-EXPERT-09', 'Accidental meeting: under command', 'Stops or goes on, as its player wishes.'),
  rule('CM-EXPERT-10', 'No friendly attacks', 'Models do not attack allies (area effects may still catch them).'),
  rule('CM-EXPERT-11', 'Conditions do not add up', 'A condition a model already has is not deepened by getting it again.'),
  rule('CM-EXPERT-12', 'Abilities do not stack with themselves', 'Several sources of the same ability give its bonus once; different abilities, orders and situations add up (CM-RULING-20).'),
]);
