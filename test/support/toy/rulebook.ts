import type { Rule } from '../../../src/kernel/ruleset/rule';

function rule(id: string, title: string, text: string, ...related: readonly string[]): Rule {
  return { id, title, topic: id.split('-')[1]!.toLowerCase(), statements: [{ text, provenance: 'house' }], related };
}

export const TOY_RULEBOOK: readonly Rule[] = [
  rule('TOY-SETUP-01', 'Field', 'Two to four seats of at least two teams set up 1 to 6 models each on a square board of 8 to 16 squares a side, for 1 to 20 rounds.'),
  rule('TOY-TURN-01', 'Turns', 'In a round each seat that still has models takes one turn, the winner of the throw first, then in seating order.', 'TOY-INIT-01'),
  rule('TOY-TURN-02', 'End of a turn', 'A turn ends when its seat says so. Its shaken models then rally.', 'TOY-MORALE-01'),
  rule('TOY-INIT-01', 'Who begins', 'At the start of a round each seat with models throws a d6; the highest begins. Those who tie for it throw again.'),
  rule('TOY-STANCE-01', 'Stances', 'Then every seat chooses a stance in secret: bold, steady or wary. All are shown together.'),
  rule('TOY-STANCE-02', 'Bold', 'A bold side hits one easier in hand-to-hand and holds its nerve by one more, and is hit one easier.'),
  rule('TOY-STANCE-03', 'Wary', 'A wary side is hit one harder.'),
  rule('TOY-RELIC-01', 'The relic', 'Before the first round every seat names in secret the model that carries its relic. It is shown when that model falls, when it is invoked, and at the end.'),
  rule('TOY-RELIC-02', 'Invoking it', 'Once in a game a wounded bearer may invoke the relic in its turn and has full health again.', 'TOY-RELIC-01'),
  rule('TOY-MOVE-01', 'Moving', 'Once a turn a model that is not shaken goes up to four squares, from square to square over a side.'),
  rule('TOY-MOVE-02', 'The way', 'Every square of the way is on the board and empty.', 'TOY-MOVE-01'),
  rule('TOY-REACT-01', 'Leaving contact', 'Before a model leaves a square beside an enemy, that enemy may strike it, once between two of its own turns and not while shaken.', 'TOY-STRIKE-01'),
  rule('TOY-REACT-02', 'Riposte', 'A model that was struck at without a hit may strike back at once; this counts as its reaction.', 'TOY-REACT-01'),
  rule('TOY-STRIKE-01', 'Striking', 'Once a turn a model that is not shaken strikes an enemy beside it or shoots. A strike throws two d6 and hits with each 4 or more.'),
  rule('TOY-SHOOT-01', 'Shooting', 'A shot goes two to five squares and throws a d6; it hits with 4 or more.', 'TOY-STRIKE-01'),
  rule('TOY-SHOOT-02', 'Long shots', 'Beyond three squares a shot hits one harder.', 'TOY-SHOOT-01'),
  rule('TOY-LUCK-01', 'Luck', 'Once in a game a seat may throw a missed shot again.', 'TOY-SHOOT-01'),
  rule('TOY-WOUND-01', 'Wounds', 'Each hit takes one point of health; a model begins with three and falls at none.'),
  rule('TOY-MORALE-01', 'Nerve', 'A model brought down to its last point of health throws 2d6: above 7 it is shaken and falls back.'),
  rule('TOY-MORALE-02', 'Falling back', 'It steps one square away from who hit it, if there is a free one, and enemies it leaves may react.', 'TOY-REACT-01'),
  rule('TOY-END-01', 'Last round', 'The game ends after its last round.', 'TOY-END-03'),
  rule('TOY-END-02', 'Last team', 'It ends at once when only one team has models.', 'TOY-END-03'),
  rule('TOY-END-03', 'Score', 'A team scores one for each model and three for each relic bearer still on the board.'),
  rule('TOY-CONCEDE-01', 'Giving up', 'The models of a seat that gives up leave the board, and its relic is shown.'),
];
