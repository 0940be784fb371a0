/** What the desk of another edition is made of: what is the same about fleets in both. */
export { codesIn, shipDrafts, shipsIn } from './draftParts';
