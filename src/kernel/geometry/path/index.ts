export { cheapestCost, cheapestPath } from './cheapest-path';
export { type Ground, prepareGround } from './ground';
export { gapToGoal } from './straight';
export type * from './types';
export { placeIsFree, walk } from './walk';
