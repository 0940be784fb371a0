import type { PlayerId, ShipId, ShipLeft, TeamId } from '../../../core/game/events';
import type { GameState, Ship } from '../../../core/game/state';
import type { GameSetup } from '../../../core/game/system';

/** On the battlefield: neither waiting, nor in reserve, nor gone. */
export const isInPlay = (ship: Ship): boolean => ship.left === null && ship.place === 'play';

export const shipsInPlay = (state: GameState, team?: TeamId): readonly Ship[] =>
  Object.values(state.ships).filter(
    (ship) => isInPlay(ship) && (team === undefined || ship.team === team),
  );

export const otherTeam = (setup: GameSetup, team: TeamId): TeamId =>
  setup.teams.find(({ id }) => id !== team)?.id ?? team;

export const playerName = (setup: GameSetup, player: PlayerId): string =>
  setup.players.find(({ id }) => id === player)?.name ?? player;

export const teamName = (setup: GameSetup, team: TeamId): string =>
  setup.teams.find(({ id }) => id === team)?.name ?? team;

/** A ship's name with what tells it from its twins. */
export const shipName = (state: GameState, ship: ShipId): string => {
  const known = state.ships[ship];
  if (!known) return ship;
  return known.badge === null ? known.name : `${known.name} ${known.badge}`;
};

/** It takes no further part. */
export const shipLeft = (ship: ShipId, how: string, rule: string, by?: ShipId): ShipLeft => ({
  type: 'ship-left',
  ship,
  how,
  rule,
  ...(by === undefined ? {} : { by }),
});
