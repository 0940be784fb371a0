import { teamAt, teams } from '../../components/TeamMark';
import type { PageHands } from '../../components/blocks/hands';
import type { GameSetup } from '../../core/game/setup';

/** Teams have their shapes in the order of the setup. */
export const shapeIn = (setup: Pick<GameSetup, 'teams'>): PageHands['shapeOf'] => {
  const places = new Map(setup.teams.map(({ id }, place) => [id, place]));
  return (team) => teamAt(places.get(team) ?? 0);
};

/** Before there is a game the teams have no order but that of their letters. */
export const shapeOnDesk: PageHands['shapeOf'] = (team) =>
  teams.find((shape) => team.toLowerCase().startsWith(shape)) ?? 'a';
