import { chapter } from './chapter';

export const MOVEMENT = chapter('movement', 'rulebook', (rule) => [
  rule('CM-MOVE-01', 'Path', 'A move is a polyline for the centre of the base; its length is the distance moved. Rotation is free, about the centre; facing means nothing.'),
  rule('CM-MOVE-02', 'Budget', 'Legal when path length + movement costs (section TERRAIN) <= allowance. Allowance is speed for a move followed by an attack, 2 x speed for a double move, a charge or full-speed movement.'),
  rule('CM-MOVE-03', 'Minimum inch', 'Whatever the costs, a model may always move 1" in its turn where movement is possible at all.'),
  rule('CM-MOVE-04', 'Other models block', 'A base may not pass through or end on another standing model, of any side.'),
  rule('CM-MOVE-05', 'Over the fallen', 'A knocked down model may be moved over at 1" per model so crossed, but no move may end with the bases overlapping.'),
  rule('CM-MOVE-06', 'Breaking contact', 'If an enemy is in melee contact with the mover and the move ends that contact, the mover draws that enemy\'s attack of opportunity and must make a morale save or rout (CM-AOO-04, CM-MORALE-03).'),
  rule('CM-MOVE-07', 'Toward', 'Moving toward a model or point means moving along the shortest (cheapest) path to it, which may bend round obstacles.'),
  rule('CM-MOVE-08', 'Away from', 'Moving away means ending as far from the model as this turn\'s movement allows, bending round obstacles if necessary.'),
  rule('CM-MOVE-09', 'Directly', '"Directly" toward or away means along a straight line.'),
  rule('CM-MOVE-10', 'Straight line to a base', 'A direct move at a model aims at the nearest point of its base, which for discs is the centre-to-centre line.'),
]);
