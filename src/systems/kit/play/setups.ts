import { problems, type Checked, type Problem } from '../../../core/checked/checked';
import { just, list, object, optional, text, type Reader } from '../../../core/checked/read';
import type { Card, GameSetup, Player } from '../../../core/game/system';
import { id, MOST_PIECES, name, recordOf } from './commands';

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

/** What was stored or sent, if all its parts belong together: no id twice, everybody in a team, and what a game asks besides. */
export const setupParser =
  <Setup extends WithShips>(reader: Reader<Setup>, wrongIn: (setup: Setup) => readonly Problem[]) =>
  (draft: unknown): Checked<Setup> => {
    const read = reader(draft, '');
    if (!read.ok) return read;
    const { teams, players } = read.value;
    const wrong = [
      ...twice(subjects(read.value)),
      ...players.flatMap(({ team }, at) => teamProblems(teams, team, `players[${at}].team`)),
      ...wrongIn(read.value),
    ];
    return wrong.length > 0 ? problems(...wrong) : read;
  };

export const teamProblems = (teams: GameSetup['teams'], team: string, path: string) =>
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

/** A ship that a player brings. Its card is named by its key in the set-up. */
export interface ShipBrought {
  readonly id: string;
  readonly card: string;
  readonly name: string;
  readonly badge?: string;
}

/** What a game between fleets is started with. */
export interface FleetSetup<Some extends Card = Card> extends GameSetup<Some> {
  readonly players: readonly (Player & { readonly ships: readonly ShipBrought[] })[];
}

const MOST_TEAMS = 6;
const MOST_PLAYERS = 12;

/** The fields of a ship that a player brings. */
export const SHIP = { id, card: id, name, badge: optional(text({ most: 8 })) } as const;

/** Those of a player, whatever else the player brings. */
export const PLAYER = { id, name, team: id, fleet: optional(name) } as const;

const ships = list(object(SHIP), { least: 1, most: MOST_PIECES });
const player = object({ ...PLAYER, ships });

/** A whole set-up as it was stored or sent, if all its parts belong together: ships have one kind of card. */
export const fleetSetupReader = <Some extends Card>(
  system: string,
  mode: string,
  kind: Some['kind'],
  readCard: Reader<Some>,
) => {
  const reader: Reader<FleetSetup<Some>> = object({
    system: just(system),
    mode: just(mode),
    teams: list(object({ id, name }), { least: 2, most: MOST_TEAMS }),
    players: list(player, { least: 2, most: MOST_PLAYERS }),
    cards: recordOf(readCard),
    rulings: recordOf(text({ most: 60 })),
  });
  return setupParser(reader, ({ players, cards }) =>
    players.flatMap(({ ships: brought }, at) => {
      const refs = brought.map(({ card }) => card);
      return cardProblems(cards, kind, refs, `players[${at}].ships`);
    }),
  );
};

/** What keeps a game from starting. */
export type SetupWhy =
  | { readonly id: 'no-ships'; readonly player: string }
  | { readonly id: 'fleet-gone'; readonly player: string }
  | { readonly id: 'team-roll-tied' }
  | { readonly id: 'same-id-twice'; readonly found: string }
  | { readonly id: 'no-such-team'; readonly team: string };
