import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const CONVENTIONS: readonly WrittenRule[] = [
  ...topic('dice', [
    rule('KC-DICE-01', 'Dice are inputs', ours('The engine creates no randomness. Every action that needs dice receives them as an ordered list of (sides, value). Wrong sides, a value outside 1..sides, too few or too many dice: the action is rejected and the state does not change.')),
    rule('KC-DICE-02', 'Kill die', book('In melee, missile, artillery and fall attacks only a 1 matters: each die showing 1 is one kill, every other face is nothing.')),
    rule('KC-DICE-03', 'Sixteen-sided die', book('The +2 rung of the ladder is a d16. It may be rolled as a pair of d4, a kill only when both show 1 (1 in 16). Pairs must be kept apart: the 1st and 2nd d4 are one pair, the 3rd and 4th the next.'), ours('The default is the pair of d4 (two dice consumed per attack die); setting nativeD16 consumes one d16 instead.')),
    rule('KC-DICE-04', 'Checks', book('Morale, rally, mob-order and discipline checks roll 2d10 and add.'), ours('Two d10 are consumed; a face marked 0 is 10.')),
    rule('KC-DICE-05', 'Order of rolls', ours('Within one resolution: first all attack rolls of side A\'s units in ascending unit id, then side B\'s; after losses are taken off, morale checks of side A\'s units in ascending id, then side B\'s; checks caused by those checks (routs) join the end of a first-in-first-out queue. A unit with several targets rolls against them in ascending target id.')),
    rule('KC-DICE-06', 'No rounding of lengths', ours('Thirds, halves and quarters of a rate are exact; store at 0.001".')),
  ]),
  ...topic('geometry', [
    rule('KC-GEO-01', 'Table', ours('A rectangle W×D inches, origin at a corner, x along the long side, y across; default 72×48. Side 0 owns the edge y=0, side 1 the edge y=D unless the scenario says otherwise.')),
    rule('KC-GEO-02', 'Facing', ours('Angle θ in degrees counter-clockwise from +x; forward f=(cosθ,sinθ); right r=(sinθ,−cosθ).')),
    rule('KC-GEO-03', 'Tolerance', ours('Lengths compare with a tolerance of 0.01". Two bases are in base-to-base contact when the gap is at most 0.01" (edge or corner).')),
    rule('KC-GEO-04', 'Bases', ours('The book prints no base sizes. Defaults, width×depth in inches: man-sized foot 0.75×0.75; cavalry 1.0×1.5; 5:1 creatures 1.0×1.0; 2:1 creatures 1.5×1.5; 1:1 creatures of 10+ HD 2.0×2.0; artillery piece 1.5×2.0; hero as his troop kind. A unit may override its base.')),
    rule('KC-GEO-05', 'Ranked unit pose', ours('Closed, Open and Mob units are (P, θ, files, n): P is the midpoint of the front edge of the front rank. Figure in rank i (0 = front) and file j (0 = leftmost seen from the unit) has its centre at P − f·(i·(d+g)+d/2) + r·((j−(files−1)/2)·(w+g)); g is 0 for Closed and Mob, 0.5" for Open. Ranks fill from the front; an incomplete last rank uses its leftmost files.')),
    rule('KC-GEO-06', 'Mob shape', ours('A Mob stands in a block with files = ceil(√n).')),
    rule('KC-GEO-07', 'Skirmish pose', ours('Every skirmishing figure has its own position; bases at least 1" apart; every figure within 3" of another figure of the same unit (KC-RULING-68).')),
    rule('KC-GEO-08', 'Distance', ours('Between units: the smallest gap between any two of their bases. Between figures: the gap between bases.')),
    rule('KC-GEO-09', 'Faces', ours('The footprint rectangle of a ranked unit has a front, left flank, right flank and rear. Skirmishers and individuals have no flank and no rear.')),
    rule('KC-GEO-10', 'Forward arc', ours('For a unit: everything ahead of the two lines leaving its front corners at 45° outwards. For a figure: measured from the middle of its base\'s front edge.')),
    rule('KC-GEO-11', 'Line of sight', ours('Segment from the middle of the viewer\'s front base edge to the centre or any corner of the target base; one free segment is enough. Blockers see KC-RULING-45.')),
    rule('KC-GEO-12', 'Conforming', ours('A unit moving into enemy contact turns at no cost (at most 45°) until its touching edge lies flush along the touched face. Other bases in the way stop the turn where it is.')),
  ]),
  ...topic('state', [
    rule('KC-STATE-01', 'Unit record', ours('id, side, name, troop type (Armored/Heavy/Medium/Light × Foot/Cavalry, or Mob), race, HD, ratio, R, weapons, base MR, base DR, cost per figure, figures at start, figures now, formation, pose, status, flags of this turn, ammunition, march-fatigue steps, obstacle debt, attached heroes.')),
    rule('KC-STATE-02', 'Status values', ours('good, routing, rallied (this turn), undisciplined, awaitingControl, cowering, spent (Light unit broken by forced march), destroyed, left (off table).')),
    rule('KC-STATE-03', 'Individuals', ours('Heroes, and creatures of 10+ HD that were given a hero line, are individuals. Everything else fights as a unit, even a unit of one figure.')),
    rule('KC-STATE-04', 'Loss fraction', ours('(figures at start − figures now) ÷ figures at start. Attached heroes are counted in neither (KC-HERO-01).')),
  ]),
];
