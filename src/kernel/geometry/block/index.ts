export { breadthStraightAhead, inFrontArc } from './arcs';
export { baseOf, type Block, block, centreOf, depthOf, figuresInRank, footprintOf, frontageOf, fullRanks, groundOf, lastRank, lengthOf, ranksOf, steady, withoutFigures } from './block';
export { BLOCK_FACES, type BlockFace, faceTouched, type Side, sidesOf } from './faces';
export { blockGap, blocksTouch, boxHoldsGround, groundOverlapsPolygon, groundsOverlap, groundToPolygon } from './ground';
export { cornersOf, girthSquared, lengthInOblong, lineAsOblong, type Oblong, oblong, oblongGap, oblongGapSquared, overlapDepth, pointToOblongSquared } from './oblong';
export { boxSlideExit, groundSlideEntry, polygonSlideEntry, slideEntry, slideExit } from './slide';
export { swingEntry, swung } from './swing';
export { aboutFaced, frontCorner, type Hand, quarterTurned, refaced, reformed, shifted, slanted, turnedAbout, wheeled, wheelLength } from './turns';
