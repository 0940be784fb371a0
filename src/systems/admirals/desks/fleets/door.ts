/** What the desk of another edition is made of: what is the same about fleets in both. */
export { AIMS, worth } from '../../fleet/aims';
export { completionBound, type Choice } from '../../fleet/completionBound';
export { searchSets } from '../../fleet/completions';
export { addFigures, figuresOf, type FleetTotals, type ShipFigures } from '../../fleet/fleetTotals';
export { fresh } from '../../fleet/freshPiece';
export { fitsOf, type AnyFit } from '../../fleet/whatFits';
export {
  all,
  makeRuns,
  makeShip,
  MOST_IN_CODE,
  openCode,
  parseRuns,
  parseShip,
  sealCode,
  type FleetCodeWhy,
} from './codeParts';
export { makeFigure, parseFigure, type CodeKind } from './codeSigns';
export { aimNamed, searchInSlices } from './completions';
export { codesIn, shipDrafts, shipsIn } from './draftParts';
export { withMarks, withShips } from './edits';
export { reportBlock } from './findings';
export { atHand, calledFor, EMPTY_SHELF, onceAFleet, takenWhole } from './frame';
export { clearBlocks, libraryItem, missingItems, usedBy } from './ordersPage';
export { printedBoxes, weaponLines } from './sheet';
export { markChips, shipCount } from './shipItem';
export { copiesBlocks, derivedBlock } from './shipPage';
export { orderLines, shipText } from './text';
export { totalsBlocks } from './totalsPage';
