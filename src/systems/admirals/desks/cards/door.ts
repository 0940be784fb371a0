/** What the desk of another edition is made of: what is the same on the cards of both. */
export { inArmaments, inEffects, inWeapon } from '../../cards/references';
export { asKind, readOnce, type Bench, type Open, type Print, type Readings } from './bench';
export { SHARED_BLANKS } from './blank';
export { builtCard } from './builtIn';
export { cardSoFar, placeOf } from './cardSoFar';
export { choice, field, plainOptions, stepper } from './controls';
export { draftOf } from './draftOf';
export { numberAt, textAt } from './draftParts';
export { armamentsBlocks } from './editor/armament';
export { editorPage, SHARED_PARTS } from './editor/editorPage';
export { diceEffect, sharedEffects } from './editor/effectKinds';
export { keywordsBlocks } from './editor/keyword';
export { lockBlocks } from './editor/lock';
export { orderEditor } from './editor/order';
export {
  FRESH_FACINGS,
  FRESH_POOL,
  hasFacings,
  shieldsBlocks,
  shieldValues,
} from './editor/shields';
export { weaponEditor } from './editor/weapon';
export { orderGlance, shipGlance, weaponGlance } from './glance';
export { names } from './names';
export { openCard } from './open';
export { missing } from './problems';
export { orderReading } from './reading/order';
export { textBlock } from './reading/text';
export { weaponReading } from './reading/weapon';
export { cardOnShelf, onShelf } from './shelfCards';
export { modifierAt, saidAt } from './told';
