import { chapter } from './chapter';

export const SET_UP = chapter('set-up', 'rulebook', (rule) => [
  rule('CM-SETUP-01', 'Field', '4 ft x 4 ft (48" x 48"). A narrower table is allowed as long as about 4 ft lie between the players\' edges.'),
  rule('CM-SETUP-02', 'Sequence', 'Reserve rolls; scenario roles (if any); scouting check; terrain placement; preparatory spells; deployment; round 1.'),
  rule('CM-SETUP-03', 'Scouting check', 'Each player rolls d20 + tactical points + Scout abilities; highest is the scouting player; ties reroll (CM-TIE-01).'),
  rule('CM-SETUP-04', 'Terrain placement', 'The scouting player picks any unplaced piece (from either player\'s) and places it anywhere; players then alternate until all four lie on the field.'),
  rule('CM-SETUP-05', 'No overlap', 'Terrain polygons may not overlap (card backgrounds may). Only the outlined terrain on a card has any effect.'),
  rule('CM-SETUP-06', 'Impassable spacing', 'An impassable piece keeps at least 2" from the field\'s sides and from other impassable pieces (CM-RULING-35: enforced).'),
  rule('CM-SETUP-07', 'Preparatory spells', 'Each spellcaster of the scouting player may cast one spell on itself or on another model of its warband before deployment (CM-RULING-36). The other side\'s casters may not.'),
  rule('CM-SETUP-08', 'Deployment order', 'The scouting player chooses who deploys first; then players alternate. A batch is 1 model for a warband of 1 to 4, 2 for 5 to 8, 3 for 9 or more (or all that are left, if fewer).'),
  rule('CM-SETUP-09', 'Deployment zone', 'The whole base lies within 8" of the own edge and inside the field; bases may not overlap each other or impassable terrain.'),
  rule('CM-SETUP-10', 'Deploy out', 'If one player has no models left to place, the other goes on in batches until done.'),
]);
