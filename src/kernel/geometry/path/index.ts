export { cheapestCost, cheapestPath, straightCost } from './cheapest-path';
export { type Ground, prepareGround } from './ground';
export { gapToGoal, straightIsFree, straightIsOpen } from './straight';
export type * from './types';
export { placeIsFree, walk } from './walk';
