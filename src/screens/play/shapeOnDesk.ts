import type { PageHands } from '../../components/blocks/hands';

/** Before there is a game the teams have no order but that of their letters. */
export const shapeOnDesk: PageHands['shapeOf'] = (team) =>
  team.toLowerCase().startsWith('b') ? 'b' : 'a';
