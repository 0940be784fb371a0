/** What odds without a game are put together from in every edition. */
export { distanceBlock, situationTold } from './attack';
export { cardsOn, TYPED } from './onShelf';
export {
  leftBlocks,
  roleBlock,
  stateTold,
  targetCard,
  targetChoice,
  terrainBlock,
  TYPED_PATH,
} from './target';
export { weaponBlocks, weaponTold } from './weapon';
