import { MARK_OF_COLOUR, teams, teamsIn } from '../../components/TeamMark';
import type { PageHands } from '../../components/blocks/hands';
import type { GameSetup } from '../../core/game/setup';

/** Teams have their shapes by their colours, or in the order of the setup. */
export const shapeIn = (setup: Pick<GameSetup, 'teams'>): PageHands['shapeOf'] => {
  const shapes = teamsIn(setup.teams);
  const shapeOf = new Map(setup.teams.map(({ id }, place) => [id, shapes[place]]));
  return (team) => shapeOf.get(team) ?? 'a';
};

/** Before there is a game the teams have no order but that of their letters, or their colours. */
export const shapeOnDesk: PageHands['shapeOf'] = (team) =>
  MARK_OF_COLOUR[team] ?? teams.find((shape) => team.toLowerCase().startsWith(shape)) ?? 'a';
