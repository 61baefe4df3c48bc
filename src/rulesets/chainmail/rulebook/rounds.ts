import { chapter } from './chapter';

export const ROUNDS = chapter('round', 'rulebook', (rule) => [
  rule('CM-ROUND-01', 'Parts of a round', '(1) start: command points refill (Advanced Rules), attack-of-opportunity uses reset, batch sizes are fixed; (2) initiative; (3) activations; (4) end: scenario checks, quiet-round counters, unspent command points and round-long orders lapse.'),
  rule('CM-ROUND-02', 'Initiative', 'Each player rolls a d20; the highest decides who goes first. Ties: CM-TIE-01 and CM-TIE-02.'),
  rule('CM-ROUND-03', 'Three or more players', 'The initiative winner also chooses the direction (left or right) in which play passes that round.'),
  rule('CM-ROUND-04', 'Batches', 'Players alternate activating batches. Batch size comes from the warband\'s number of models on the field at the start of the round: 1 to 4 gives 1, 5 to 8 gives 2, 9 or more gives 3. It does not change during the round.'),
  rule('CM-ROUND-05', 'Who counts', 'Knocked down and routing models on the field count toward warband size; destroyed and exited ones do not.'),
  rule('CM-ROUND-06', 'One turn each', 'Each model takes exactly one turn per round and finishes it, attacks included, before the next model starts, even inside one batch.'),
  rule('CM-ROUND-07', 'Short batches', 'A player with fewer unactivated models than the batch size activates all of them; a player with none is skipped, and the others carry on.'),
  rule('CM-ROUND-08', 'End of round', 'The round ends when every model still on the field has taken its turn.'),
  rule('CM-ROUND-09', 'Activation is compulsory', 'A player may not pass an activation; a model wanting to do nothing takes the stand action without an attack.'),
]);
