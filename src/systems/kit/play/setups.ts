import { checked, type Checked, type Problem } from '../../../core/checked/checked';
import { all, at, objectDraft, type Reader } from '../../../core/checked/read';
import type { GameSetup, Player } from '../../../core/game/system';

/** Anything under any name, each read alike. */
export const record =
  <Value>(value: Reader<Value>): Reader<Readonly<Record<string, Value>>> =>
  (draft, path) => {
    const own = objectDraft(draft, path);
    if (!own.ok) return own;
    const read = all(
      Object.entries(own.value).map(([key, one]): Checked<readonly [string, Value]> => {
        const given = value(one, at(path, key));
        return given.ok ? checked([key, given.value]) : given;
      }),
    );
    return read.ok ? checked(Object.fromEntries(read.value)) : read;
  };

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
