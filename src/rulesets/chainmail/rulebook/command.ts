import { chapter } from './chapter';

export const COMMAND = chapter('command', 'rulebook', (rule) => [
  rule('CM-CMD-01', 'Command radius', 'A troop is eligible for command when an allied commander is (a) within 6", line of sight or not, or (b) within 24" and in line of sight.'),
  rule('CM-CMD-02', 'Under command', 'Basic Rules only. Commanders, and troops eligible by CM-CMD-01, are under command; all others are out of command.'),
  rule('CM-CMD-03', 'Under command', 'Advanced Rules only. As CM-CMD-02, but an eligible troop is under command only if a commander that reaches it also pays the under-command order (CM-ORDER-11) for that turn; unpaid troops are out of command.'),
  rule('CM-CMD-04', 'Commanders', 'A commander is always under command itself, also while routing (so it may rally).'),
  rule('CM-CMD-05', 'Who cannot command', 'A routing or knocked down commander puts nobody under command. (Stunned or dazed ones are not excluded in the Basic Rules; in the Advanced Rules they cannot pay, CM-CP-04.).'),
  rule('CM-CMD-06', 'When checked', 'Status is fixed at the start of the model\'s turn, from positions at that moment, and holds for that whole turn (CM-RULING-06).'),
  rule('CM-CMD-07', 'Out of command: allowed', 'Charge, stand and get up work normally, including attacks and spells as part of them.'),
  rule('CM-CMD-08', 'Out of command: maneuver', 'The only maneuver open to it is a full-speed advance on the nearest enemy by the shortest path; it halts on melee contact with that enemy or when 2 x speed is spent. If it makes contact after moving no more than its speed, it may still attack (CM-RULING-07).'),
  rule('CM-CMD-09', 'Out of command: shooters', 'A model with a ranged attack that was out of range may stop short of full speed, after at most its speed, to shoot once it has come into range of the nearest enemy (CM-RULING-08).'),
  rule('CM-CMD-10', 'Out of command: nobody in sight', 'Without any enemy in line of sight a maneuver must go at full speed toward the focus point (field centre unless a scenario or an order sets another).'),
  rule('CM-CMD-11', 'Out of command: no rally', 'A routing model out of command makes no save; its turn is a full-speed move to the nearest field edge.'),
  rule('CM-CMD-12', 'Ability overrides', 'Independent, Wild, Untrained and Unreliable Troops change this section; see the abilities list.'),
]);
