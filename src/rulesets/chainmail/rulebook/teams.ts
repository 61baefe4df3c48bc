import { chapter } from './chapter';

export const TEAMS = [
  ...chapter('team', 'rulebook', (rule) => [
    rule('CM-TEAM-01', 'Players', 'Four players, one warband each; one terrain piece per warband.'),
    rule('CM-TEAM-02', 'Seats', 'One corner each, teammates at opposite corners, so turns alternate between teams.'),
    rule('CM-TEAM-03', 'Teammates are neutral', 'A teammate\'s models are neither allies nor enemies (CM-RULING-40).'),
    rule('CM-TEAM-04', 'Terrain', 'The scouting player places first and chooses whether placing passes left or right.'),
    rule('CM-TEAM-05', 'Preparatory spells', 'Only the scouting player\'s own casters, not the teammate\'s.'),
    rule('CM-TEAM-06', 'Deployment order', 'The scouting player chooses the first player and the direction.'),
    rule('CM-TEAM-07', 'Deployment zone', 'Every base entirely within 10" of both edges that form the player\'s corner.'),
    rule('CM-TEAM-08', 'Standard victory', 'Both opposing warbands are defeated.'),
    rule('CM-TEAM-09', 'Pincer', 'Both middle players deploy in the central strip (CM-SCEN-10); the split team uses two facing edges, one warband in the 6" zone of each. Seating does not change.'),
    rule('CM-TEAM-10', 'Leader', 'One leader per warband; a team wins at once when both enemy leaders are eliminated.'),
    rule('CM-TEAM-11', 'Hold', 'As CM-SCEN-14, but a teammate\'s models do not spoil the hold; the team wins when either member completes it (CM-RULING-30).'),
    rule('CM-TEAM-12', 'Breakthrough: seats', 'Each team has an edge; seats diagonal, or turn order in a figure of eight, so that teammates never follow each other.'),
    rule('CM-TEAM-13', 'Breakthrough: terrain', 'One defender places one piece; the attackers place the others in turn.'),
    rule('CM-TEAM-14', 'Breakthrough: deployment', 'Entirely within 8" of the team\'s edge.'),
    rule('CM-TEAM-15', 'Breakthrough: victory', 'At least half (as in CM-SCEN-20) of the attacking team\'s combined models over the defenders\' edge, whichever of the two players they belong to.'),
  ]),
  ...chapter('multiplayer', 'rulebook', (rule) => [
    rule('CM-MULTI-01', 'Seats', 'By agreement, otherwise random.'),
    rule('CM-MULTI-02', 'Terrain', 'One piece per warband, placed by agreement; otherwise each rolls a d20, the winner naming who starts and the direction.'),
    rule('CM-MULTI-03', 'Home spots', 'The scouting player picks a point of the perimeter; the others are spaced equally along the perimeter (192" / number of players), in seat order.'),
    rule('CM-MULTI-04', 'Deployment', 'The scouting player picks the first player and the direction; every base entirely within 6" of the home spot.'),
    rule('CM-MULTI-05', 'End', 'Play until one side has models left; the winner is the player with most victory points, not necessarily the survivor.'),
    rule('CM-MULTI-06', 'Base points', 'An eliminated model gives its cost to the player whose models eliminated it; making it rout off the field counts as eliminating (CM-RULING-31 for credit).'),
    rule('CM-MULTI-07', 'Early kills', 'The first floor(n / 2) models eliminated from a warband of n models give double points.'),
    rule('CM-MULTI-08', 'Own losses', 'A player who eliminates an own model gets nothing, and every opponent gets its points, doubled if CM-MULTI-07 applies.'),
    rule('CM-MULTI-09', 'Lost cause', 'A player whom nobody can overtake any more wins at once; the others may agree to play on for the places (CM-RULING-32).'),
  ]),
  ...chapter('free-form', 'rulebook', (rule) => [
    rule('CM-FREE-01', 'Players', 'Two; one is the setup player.'),
    rule('CM-FREE-02', 'Setup player decides', 'Field (48" x 48" by default), deployment (8" from the edges by default), terrain and its place, both warbands, victory conditions.'),
    rule('CM-FREE-03', 'Choice', 'The other player, having seen all of it, chooses which warband to play; the setup player takes the other.'),
  ]),
];
