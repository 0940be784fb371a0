import type { GameEvent, ShipEntered, Track } from '../../../core/game/events';
import type { Player, Team } from '../../../core/game/system';
import type { ShipBrought } from './setups';

/** What each team rolled, in the order of the teams. */
export const teamRolls = (
  teams: readonly Team[],
  dice: readonly number[] | undefined,
  roll: string,
  rule: string,
): readonly GameEvent[] =>
  (dice ?? []).flatMap((die, at): readonly GameEvent[] => {
    const team = teams[at];
    return team ? [{ type: 'dice-rolled', by: team.id, roll, dice: [die], rule }] : [];
  });

/** A track that nothing is missing from. */
export const full = (points: number): Track => ({ now: points, max: points });

export const shipEntered = (
  { id: player, team }: Pick<Player, 'id' | 'team'>,
  { id, card, name, badge }: ShipBrought,
  place: string,
  tracks: ShipEntered['tracks'],
): ShipEntered => ({
  type: 'ship-entered',
  ship: id,
  card,
  team,
  player,
  name,
  ...(badge === undefined ? {} : { badge }),
  place,
  tracks,
});

/** The first ship that no card of the game is known for. */
export const shipWithoutCard = (
  players: readonly { readonly ships: readonly ShipBrought[] }[],
  isKnown: (card: string) => boolean,
): ShipBrought | null =>
  players.flatMap(({ ships }) => ships).find(({ card }) => !isKnown(card)) ?? null;
