/** What a game is set by hand with in every edition. */
export { counterItem, noteBlocks, type Correcting } from './correcting';
export { correctionsPage, gameMarkChip } from './game';
export { numberBlocks, ordersBlocks, removal } from './ship';
