import { type Problem } from '../../../core/checked/checked';
import type { GameSetup, Player } from '../../../core/game/system';

export interface Named {
  readonly id: string;
  readonly path: string;
}

export const twice = (named: readonly Named[]): readonly Problem[] =>
  named
    .filter(({ id: own }, i) => named.findIndex((other) => other.id === own) < i)
    .map(({ id: found, path }) => ({ path, why: { id: 'same-id-twice', found } }));

/** A set-up whose players bring ships. */
interface WithShips extends Pick<GameSetup, 'teams'> {
  readonly players: readonly (Player & { readonly ships: readonly { readonly id: string }[] })[];
}

/** Teams, players and ships are subjects of one game: no two have one id. */
export const subjects = ({ teams, players }: WithShips): readonly Named[] => [
  { id: 'game', path: '' },
  ...teams.map((team, i) => ({ id: team.id, path: `teams[${i}].id` })),
  ...players.map((one, i) => ({ id: one.id, path: `players[${i}].id` })),
  ...players.flatMap((one, i) =>
    one.ships.map((own, j) => ({ id: own.id, path: `players[${i}].ships[${j}].id` })),
  ),
];

export const teamProblems = (
  teams: GameSetup['teams'],
  team: string,
  path: string,
): readonly Problem[] =>
  teams.some(({ id: known }) => known === team)
    ? []
    : [{ path, why: { id: 'no-such-team', team } }];

export const cardProblems = (
  cards: GameSetup['cards'],
  kind: string,
  refs: readonly (string | undefined)[],
  path: string,
): readonly Problem[] =>
  refs
    .filter((ref) => ref !== undefined)
    .filter((ref) => !Object.hasOwn(cards, ref) || cards[ref]?.kind !== kind)
    .map((ref) => ({ path, why: { id: 'card-missing', kind, code: ref } }));

/** What keeps a game from starting. */
export type SetupWhy =
  | { readonly id: 'no-ships'; readonly player: string }
  | { readonly id: 'fleet-gone'; readonly player: string }
  | { readonly id: 'team-roll-tied' }
  | { readonly id: 'no-such-team'; readonly team: string };
