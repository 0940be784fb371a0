/** What a new game is set up with in every edition. */
export {
  modeBlock,
  nameField,
  oddBlocks,
  rollBlock,
  rulingsBlock,
  systemsBlock,
  titled,
} from './blocks';
export {
  MOST_PLAYERS,
  nameAt,
  namedByFleets,
  rollTold,
  rulingsIn,
  systemsTold,
  teamAt,
  TEAMS,
  USUAL_SYSTEMS,
  without,
  type AnyTeamDraft,
  type TeamName,
} from './draft';
export { readiest } from './readiest';
