import { chapter } from './chapter';

export const NEAREST = [
  ...chapter('nearest', 'rulebook', (rule) => [
    rule('CM-NEAREST-01', 'Definition', 'The nearest enemy is the enemy in line of sight with the shortest path.'),
    rule('CM-NEAREST-02', 'Nobody in sight', 'Without an enemy in line of sight there is no nearest enemy.'),
    rule('CM-NEAREST-03', 'For movement and charges', 'Compare path costs: length of the cheapest legal path to contact plus the terrain costs on it. Enemies that cannot be reached at all are ignored.'),
    rule('CM-NEAREST-04', 'For ranged attacks and ranged spells', 'Compare straight gaps; movement costs do not count, and unreachable enemies do count (CM-RULING-11).'),
    rule('CM-NEAREST-05', 'Fallen enemies', 'Knocked down enemies are ignored unless no other candidate is in line of sight.'),
    rule('CM-NEAREST-06', 'Stakes as a barrier', 'A model may treat a stake barrier as impassable when finding nearest enemies and shortest paths; wild troops and routing models may not (CM-RULING-23).'),
    rule('CM-NEAREST-07', 'Beneficial spells', 'The nearest ally is found in the same way, with allies in place of enemies.'),
  ]),
  ...chapter('measuring', 'rulebook', (rule) => [
    rule('CM-MEASURE-01', 'Between models', 'From the nearest parts of the two bases.'),
    rule('CM-MEASURE-02', 'Movement', 'By the distance travelled by the centre.'),
    rule('CM-MEASURE-03', 'Declare first', 'Distances are not measured to help choose an action; the engine takes the declaration, then measures (CM-RULING-12).'),
    rule('CM-MEASURE-04', 'Line of sight is free', 'Line of sight may be checked at any time.'),
    rule('CM-MEASURE-05', 'To a point', 'From the nearest part of the base to the point; "entirely within" uses the farthest part of the base.'),
    rule('CM-MEASURE-06', 'Suspected misjudging', 'Where a player seems to misjudge a distance on purpose, the opponent may have it measured instead. Table play only; the engine always measures exactly.'),
  ]),
  ...chapter('tie', 'rulebook', (rule) => [
    rule('CM-TIE-01', 'Rolls', 'Tied opposed rolls are rerolled by the tied players (exception CM-CP-05).'),
    rule('CM-TIE-02', 'Multiplayer initiative', 'If any two players tie, all players reroll.'),
    rule('CM-TIE-03', 'Distances', 'Equal distances (difference <= EPS) are decided at random (CM-RULING-15).'),
  ]),
];
