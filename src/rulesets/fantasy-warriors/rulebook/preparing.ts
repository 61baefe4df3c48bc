import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const PREPARING: readonly WrittenRule[] = [
  ...topic('field', [
    rule('FW-FIELD-01', 'Set-up sides', book('On an oblong table the armies face each other across the short dimension.', 'page 10')),
    rule('FW-FIELD-02', 'Items', book('Big hill 6x4 to 12x8; small hill smaller; large wood about 8x8; small wood about 4x4; broken ground up to 12x8; swamp about 8x8; marsh about 8x8 (inches). Irregular outlines are welcome: polygons.', 'pages 10-11')),
    rule('FW-FIELD-03', 'Number of features', book('One Terrain Feature per full 12in of table length (72in: 6); each a group of items about 12 x 12; contents agreed by all; a very large hill may count as two.', 'page 15')),
    rule('FW-FIELD-04', 'Feature examples', book('Bridge; ford; marsh; swamp; broken ground; wood; hill crowned by a small wood; pair of small hills with trees; single big hill.', 'page 15')),
    rule('FW-FIELD-05', 'Rivers', book('Not features; agreed beforehand and laid first: sections alternately, or the higher of one die each lays it (ties again).', 'page 15')),
    rule('FW-FIELD-06', 'Neither outscouts', book('Each player throws 1D + warchief\'s leadership; the higher places every feature and picks a side; ties are thrown again. Then for each feature the other player throws 1D: on 4-6 he may remove it or move it anywhere.', 'page 15, read by FW-RULING-71')),
    rule('FW-FIELD-07', 'Outscouted', book('The outscouting player places any or all features and picks a side; the other throws 1D once per feature: on 5-6 he may remove or move it.', 'page 15')),
    rule('FW-FIELD-08', 'Outmanoeuvred', book('The winner places everything and picks a side; nothing may be shifted.', 'page 15')),
    rule('FW-FIELD-09', 'Legal placement', ours('Features stay on the table and do not overlap one another or a river (bridges and fords must lie on a river).', 'FW-RULING-71')),
  ]),
  ...topic('victory', [
    rule('FW-VICT-01', 'Game types', book('Agree before play: Bitter End or Restricted Turns.', 'page 11')),
    rule('FW-VICT-02', 'Bitter End', book('Play until one side has no units on the table; a player may capitulate at any time. Both sides emptied in the same phase = draw.', 'page 11, read by FW-RULING-45')),
    rule('FW-VICT-03', 'Restricted Turns', book('Play the agreed number of turns, then score.', 'page 11')),
    rule('FW-VICT-04', 'Pre-battle value', book('Warchief +2; army standard +2; sacred item +2; each beloved personage +2; each BL +1; each individual +1; each unit +1.', 'page 12')),
    rule('FW-VICT-05', 'Post-battle value', book('The same sum over what survives on the table (or was taken down safely, FW-TALIS-06), plus for enemy losses: warchief killed/routed +2; army standard wrecked +2; sacred item defiled +2; beloved personage killed/routed +2; BL killed/routed +1; individual killed/routed +1; unit annihilated/routed +1.', 'page 12')),
    rule('FW-VICT-06', 'Grade', book('Difference post minus pre: 0 stalemate; 1-3 minor victory; 4-6 decisive; 7-8 major; 9 or more crushing. Negative: defeat of the mirrored grade.', 'page 12, read by FW-RULING-45')),
    rule('FW-VICT-07', 'Winner', ours('The side with the larger difference wins with its own grade; equal = draw.', 'FW-RULING-45')),
    rule('FW-VICT-08', 'Double counting', ours('A beloved personage scores both as personage (+2) and as what he is (+1 or +2; a special scores only the +2).', 'FW-RULING-45')),
  ]),
  ...topic('several-players', [
    rule('FW-MULTI-01', 'Several players', book('Each player brings one army with its own warchief, all of equal points; ideally the same number of armies per side.', 'page 12')),
    rule('FW-MULTI-02', 'Uneven sides', book('The side with fewer armies gets extra points, spread over its armies, until both totals are equal (3 x 1000 against 2 armies: 1500 each).', 'page 12')),
    rule('FW-MULTI-03', 'Movement', book('With several armies per side use initiative by armies (FW-INIT-02).', 'page 27')),
  ]),
];
