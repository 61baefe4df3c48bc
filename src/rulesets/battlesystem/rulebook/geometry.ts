import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const GEOMETRY: readonly WrittenRule[] = [
  {
    id: 'BS-GEO-01',
    title: 'Table',
    topic: 'geometry',
    statements: [
      { text: 'The table is twice as long as wide: 8×4 feet is ideal, 6×3 feet will do for small battles.', provenance: 'sample' },
      { text: 'The default is 96×48 inches, x along the length and y across it; side 0 owns the edge y = 0 and side 1 the opposite one.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-GEO-02',
    title: 'Pose',
    topic: 'geometry',
    statements: [
      { text: 'A unit faces an angle in degrees, counted counter-clockwise from +x; forward is f = (cos, sin) of it and right is r = (sin, −cos). A block is given by the point P, the angle, its files and its number of figures, where P is the middle of the front edge of the front rank.', provenance: 'house' },
      { text: 'With bases of width w and depth d and a gap g, the figure in rank i (0 is the front) and file j (0 is leftmost as the unit sees it) has its centre at P − f·(i·(d+g) + d/2) + r·((j − (files−1)/2)·(w+g)). The gap is 0 in regular formation and column and 0.5" in irregular formation. Ranks fill from the front, and an incomplete last rank uses its leftmost files.', provenance: 'house' },
      { text: 'Lengths are compared with a tolerance of 0.01"; two bases are in contact, by edge or corner, when the gap between them is at most that.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-GEO-03',
    title: 'Bases',
    topic: 'geometry',
    statements: [
      { text: 'Bases, width by depth in inches: man-sized foot 0.75×0.75, mounted 1.0×2.0, large 1.5×1.5, an individual as its kind.', provenance: 'house' },
      { text: 'Of the new standard bases the sample tells only that they are somewhat larger than those of 1985.', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-GEO-04',
    title: 'Arcs and faces',
    topic: 'geometry',
    statements: [
      { text: 'The front arc opens 45° to either side from the front corners, 90° in all (BS-MISSILE-03). A block has four faces: front, left, right and rear. Which of them is attacked: BS-RULING-21.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-SCALE-01',
    title: 'Ground scale',
    topic: 'scale',
    statements: [{ text: 'One inch on the table is 10 yards.', provenance: 'sample' }],
  },
  {
    id: 'BS-SCALE-02',
    title: 'Figure scale',
    topic: 'scale',
    statements: [
      { text: 'A figure, 25 mm high, stands for 10 combatants.', provenance: 'sample' },
      { text: 'The figure of a hero is one individual.', provenance: 'public', source: 'WA' },
    ],
  },
];
