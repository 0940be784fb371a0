import type { GameEvent } from '../../../core/game/events';
import type { Player, Team } from '../../../core/game/system';
import { SLOTS } from './names';

/** The order library of a player, one card a copy. */
export const library = ({
  id,
  orders,
}: Player & { readonly orders: readonly string[] }): readonly GameEvent[] =>
  orders.map((ref, copy) => ({
    type: 'card-attached',
    card: `o:${id}:${copy + 1}`,
    ref,
    owner: id,
    to: id,
    slot: SLOTS.library,
    face: 'down',
  }));

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
