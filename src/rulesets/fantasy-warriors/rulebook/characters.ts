import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const CHARACTERS: readonly WrittenRule[] = [
  ...topic('individuals', [
    rule('FW-INDIV-01', 'Movement time', book('With the warchief\'s slot; heralds and banner bearers with their leader\'s command; or with a friendly unit they touch.', 'page 40')),
    rule('FW-INDIV-02', 'Freedom', book('Not bound by orders; join and leave units at will in movement (not out of contact with an enemy).', 'page 40, read by FW-RULING-53')),
    rule('FW-INDIV-03', 'No reactions', book('Not affected by reactions, never disorganised; removed with a routing unit they are with.', 'page 40')),
    rule('FW-INDIV-04', 'Risk', book('With a unit that takes kills they can be chosen by FW-KILL-05.', 'page 40')),
    rule('FW-INDIV-05', 'Warchief routs', book('All individuals leave with him.', 'page 40')),
    rule('FW-INDIV-06', 'Warchief killed', book('All individuals rout at once except wizards and heroes, who throw.', 'page 40')),
  ]),
  ...topic('heroes', [
    rule('FW-HERO-01', 'Limit', book('One per full 500 points.', 'page 40')),
    rule('FW-HERO-02', 'Worth', book('At least 5.', 'page 40')),
    rule('FW-HERO-03', 'Death', book('Command Test.', 'page 40')),
    rule('FW-HERO-04', 'Warchief killed', book('1D (+1 if in combat): 4+ stays as avenger; 3 or less routs, without a Command Test for that rout.', 'page 40')),
    rule('FW-HERO-05', 'Avenger', book('From then on moves at full speed to the nearest enemy and fights until it is gone, then the next; moves after all friendly BLs.', 'page 40')),
  ]),
  ...topic('wizards', [
    rule('FW-WIZ-01', 'Death', book('Command Test.', 'pages 40, 43')),
    rule('FW-WIZ-02', 'Power', book('Starts with the bought power, at least 15; 5 points each.', 'page 47')),
    rule('FW-WIZ-03', 'Warchief killed, 4-6', book('May cast one more spell at once, then routs; if he overdraws: Command Test.', 'page 40, read by FW-RULING-17')),
    rule('FW-WIZ-04', 'Warchief killed, 1-3', book('Routs at once, no Command Test.', 'page 40, read by FW-RULING-17')),
  ]),
  ...topic('priests', [
    rule('FW-PRIEST-01', 'Death', book('Command Test.', 'page 40')),
    rule('FW-PRIEST-02', 'Position', book('A calling priest touches no figure; several calling together touch one another and nobody else; same race; none in combat; not wading.', 'page 41')),
    rule('FW-PRIEST-03', 'Change event', book('Directly after a dice batch, before anything else: 1D per priest; total 6+ succeeds.', 'page 41')),
    rule('FW-PRIEST-04', 'Effect', book('One priest: own side\'s last batch is thrown again; two or more: own or the opponent\'s. The new result stands and cannot be changed again.', 'page 41, read by FW-RULING-84')),
    rule('FW-PRIEST-05', 'Price', book('Each die showing 1 kills that priest unless he saves (success or not).', 'page 41')),
    rule('FW-PRIEST-06', 'Attack a wizard', book('At any time, line of sight to the wizard: 1D per priest; total 12+ succeeds (so two priests at least); 1s as FW-PRIEST-05.', 'page 41')),
    rule('FW-PRIEST-07', 'Drain', book('On success each calling priest still alive throws 1D; the sum is taken from the wizard\'s power. If that goes below 0 he saves (power becomes 1) or dies (Command Test).', 'page 41')),
    rule('FW-PRIEST-08', 'Once', ours('Each priest may take part in at most one call per event and one wizard attack per phase.', 'FW-RULING-84')),
  ]),
  ...topic('soothsayers', [
    rule('FW-SOOTH-01', 'Omens', book('+1 per soothsayer; at most two per army; deaths per FW-OMEN-04/05.', 'page 41')),
    rule('FW-SOOTH-02', 'Superstition', book('Forcing an enemy to read: FW-OMEN-03.', 'page 41')),
  ]),
  ...topic('heralds', [
    rule('FW-HERALD-01', 'Herald', book('+2in command range each, at most two per leader, only in contact.', 'page 42')),
    rule('FW-HERALD-02', 'Banner bearer', book('+4in command range, at most one per leader, only in contact; +1 influence.', 'pages 38, 42, read by FW-RULING-49')),
    rule('FW-HERALD-03', 'Courier', book('Delivers with +1 in the Battle Leader\'s Test.', 'pages 36, 42')),
    rule('FW-HERALD-04', 'Scout', book('2D each to the scouting score.', 'pages 13, 42')),
  ]),
  ...topic('leaders', [
    rule('FW-LEADER-01', 'Freedom', book('Not bound by orders; join and leave units at will.', 'page 42')),
    rule('FW-LEADER-02', 'In combat with a unit', book('Add only WOR; can be chosen as victims; keep SAV.', 'page 42')),
    rule('FW-LEADER-03', 'No reactions', book('Only removed with a routing unit they are with; never disorganised.', 'page 42')),
    rule('FW-LEADER-04', 'Loss', book('Killed or routed: Command Test for the army.', 'page 42')),
    rule('FW-LEADER-05', 'Command after loss', book('Its units go on under the last order as a leaderless command; the warchief\'s own command likewise.', 'page 35')),
  ]),
];
