import { chapter } from './chapter';

export const SIGHT = [
  ...chapter('sight', 'rulebook', (rule) => [
    rule('CM-LOS-01', 'The line', 'Line of sight is the segment from centre to centre. It is blocked if it passes through sight-blocking terrain (hut wall, mausoleum wall, high wall, or hills by section HILL).'),
    rule('CM-LOS-02', 'Woods', 'Woods and rows of trees block it when 2" or more of them lie between the two models along the line (CM-RULING-19).'),
    rule('CM-LOS-03', 'Models never block', 'Bases do not block line of sight; they only count as intervening (CM-RANGED-07).'),
    rule('CM-LOS-04', 'No ignoring', 'Blocking works wherever the terrain lies; being close to it does not help.'),
    rule('CM-LOS-05', 'Mutual', 'Line of sight is the same in both directions, except CM-LOS-06 and abilities such as Hide.'),
    rule('CM-LOS-06', 'Fallen models', 'If a terrain piece would give the model cover from the viewer while standing, it blocks the viewer\'s line of sight to it while knocked down.'),
  ]),
  ...chapter('cover', 'rulebook', (rule) => [
    rule('CM-COVER-01', 'Value', '+4 armor, once, against ranged attacks (and Reach attacks at a gap).'),
    rule('CM-COVER-02', 'Crossing', 'Needed: some segment from a point of the attacker\'s base to a point of the defender\'s base passes through the piece, i.e. the convex hull of the two discs meets it.'),
    rule('CM-COVER-03', 'Closer to the defender', 'Needed as well: the piece is closer to the defender than to the attacker; the attacker ignores pieces closer to itself (CM-RULING-24 for ties).'),
    rule('CM-COVER-04', 'Under a base', 'The part of a piece directly beneath either base gives no cover.'),
    rule('CM-COVER-05', 'Walls that block sight', 'Hut walls, mausoleum walls and high walls give cover by the same test when they do not block the line of sight.'),
    rule('CM-COVER-06', 'Kinds giving cover', 'Briars, hedgerow, hut window, headstones, trees, low wall, woods, and the three walls of CM-COVER-05. Never hills, quagmires or stakes.'),
    rule('CM-COVER-07', 'Not cumulative', 'Two pieces give the same +4 as one.'),
  ]),
];
