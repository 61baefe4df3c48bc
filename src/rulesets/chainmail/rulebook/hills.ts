import { chapter } from './chapter';

export const HILLS = chapter('hill', 'rulebook', (rule) => [
  rule('CM-HILL-01', 'On a hill', 'A model touching or inside a hill\'s border is on it.'),
  rule('CM-HILL-02', 'Elevation score', 'For each contour polygon: 0 outside, 1 touching the border line, 2 wholly inside and clear of it; add up over nested contours. The higher score is higher ground; equal scores are level.'),
  rule('CM-HILL-03', 'Cost', '1" each time a contour is crossed upward, i.e. when the model comes from off it to touching it. Movement on top and downhill is free. Adds to other terrain costs.'),
  rule('CM-HILL-04', 'Blocking between lower models', 'A hill blocks line of sight between two models neither of which is on it, if the line passes through it.'),
  rule('CM-HILL-05', 'Up and down', 'It never blocks sight onto or off itself.'),
  rule('CM-HILL-06', 'Range', 'A higher target counts as 1" farther for each contour line between it and a lower shooter: ceil((score difference) / 2) inches. Ranged attacks only, not spells or orders.'),
  rule('CM-HILL-07', 'Attack bonus', '+1 on attack rolls against a lower model.'),
  rule('CM-HILL-08', 'Seeing over equal hills', 'A model on a hill sees over other hills no higher than its own level within 24" of it; beyond 24" they block as for a model on the ground.'),
  rule('CM-HILL-09', 'Both elevated', 'Between two models that are both on hills, ignore intervening briars, hedgerows, hills no higher than the lower of them, low walls and headstones, for sight and for cover. Where this and CM-HILL-10 differ, either one is enough to see over a hill (CM-RULING-55).'),
  rule('CM-HILL-10', 'Higher hills', 'Nested contours are each 5 ft of height. Unequal models: ignore hills up to the higher one\'s level within 24" of it. Equal models: ignore hills up to their level anywhere between them.'),
  rule('CM-HILL-11', 'Contact', 'A contour line never prevents melee contact.'),
  rule('CM-HILL-12', 'Peak option', 'With a peak marker, of two models on that hill the one whose centre is closer to the peak is higher, and a turn\'s movement that brings a model closer to the peak costs 1".'),
]);
