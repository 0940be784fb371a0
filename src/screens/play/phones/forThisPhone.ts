import type { PlayerId, TeamId } from '../../../core/game/events';
import type { Act, BridgeView, Page, PageRef, ShipRow } from '../../../core/pages/page';
import { playedBy } from '../../../core/phones/table';
import type { OpenGame, SharedGame } from '../../../stores/gameStore';

/** The players whose side this phone plays. */
export const ownPlayers = ({ view: { table, me } }: SharedGame): readonly PlayerId[] =>
  table.seats.find(({ phone }) => phone === me)?.plays ?? [];

/** Whether another phone plays for all of these, and this one for none. */
const areOthers = (shared: SharedGame, players: readonly PlayerId[]): boolean => {
  const { table, me } = shared.view;
  const mine = ownPlayers(shared);
  return (
    players.length > 0 &&
    players.every((id) => !mine.includes(id) && playedBy(table, id, me) !== null)
  );
};

const aboutOf = ({ opens }: Act): string | undefined =>
  typeof opens === 'object' ? opens.about : undefined;

interface Acts {
  readonly primary: Act | undefined;
  readonly secondary: readonly Act[];
}

/** What is about one's own side comes before what is about another's. */
const ownFirst = (
  { setup }: Pick<OpenGame, 'setup'>,
  mine: readonly PlayerId[],
  acts: readonly Act[],
): readonly Act[] => {
  const sides = setup.players.filter(({ id }) => mine.includes(id)).map(({ team }) => team);
  const isOthers = (act: Act): boolean => {
    const about = aboutOf(act) ?? '';
    return setup.teams.some(({ id }) => id === about) && !sides.includes(about);
  };
  return [...acts.filter((act) => !isOthers(act)), ...acts.filter(isOthers)];
};

/** What another player chooses face down is chosen on their phone: here one's own comes first. */
export const forThisPhone = ({ setup, shared }: OpenGame, { primary, secondary }: Acts): Acts => {
  if (!shared) return { primary, secondary };
  const mine = ownPlayers(shared);
  const isOthers = (act: Act): boolean => {
    const about = aboutOf(act);
    return setup.players.some(({ id }) => id === about && !mine.includes(id));
  };
  const rest = ownFirst({ setup }, mine, secondary).filter((act) => !isOthers(act));
  if (!primary || !isOthers(primary)) return { primary, secondary: rest };
  const own = rest.find((act) => mine.includes(aboutOf(act) ?? ''));
  const next = shared.view.secrets.length === 0 ? (own ?? rest[0]) : rest[0];
  return { primary: next, secondary: rest.filter((act) => act !== next) };
};

/**
 * A phone of one's own need not be handed to anybody, and what another chooses face down is for their phone alone. What is
 * done with another's ship is no main button here: its dial would stay face down.
 */
export const pageForThisPhone = (
  game: OpenGame,
  { page: name, about = '' }: PageRef,
  page: Page,
  othersEyes: (name: string) => string,
): Page => {
  const { shared } = game;
  if (!shared) return page;
  const owner = game.played.state.ships[about]?.player ?? about;
  const { cover, primary, secondary = [], ...bare } = page;
  if (ownPlayers(shared).includes(owner)) {
    const acts = forThisPhone(game, { primary, secondary });
    return { ...bare, ...(acts.primary && { primary: acts.primary }), secondary: acts.secondary };
  }
  const other = playedBy(shared.view.table, owner, shared.view.me);
  if (other === null) return page;
  if (cover) return { ...bare, blocks: [{ block: 'text', text: othersEyes(other) }] };
  const isTheirs = name === 'ship' && primary !== undefined && primary.opens !== 'back';
  return isTheirs ? { ...bare, secondary: [primary, ...secondary] } : page;
};

type Linked = Pick<OpenGame, 'setup' | 'shared' | 'played'>;

/**
 * Whether what comes next is another phone's to do. What is done with a ship is its player's, even on another's turn;
 * the rest belongs to the side whose turn it is. A battle is started by whoever likes, and a phone that watches does
 * nothing.
 */
export const isForOthers = (
  { setup, shared, played: { state } }: Linked,
  turn: TeamId | null,
  next: Act | undefined,
): boolean => {
  if (!shared || !next) return false;
  const mine = ownPlayers(shared);
  if (mine.length === 0) return true;
  if (state.phase === 'set-up' && next.command) return false;
  const ship = state.ships[aboutOf(next) ?? ''];
  const inTurn = setup.players.filter(({ team }) => team === turn).map(({ id }) => id);
  return areOthers(shared, ship ? [ship.player] : inTurn);
};

/** Everybody acts with their own ships: a row offers nothing where another phone plays its ship. */
export const withOwnRows = (
  { shared, played }: Pick<OpenGame, 'shared' | 'played'>,
  fleets: BridgeView['fleets'],
): BridgeView['fleets'] => {
  if (!shared) return fleets;
  const isOthers = (ship: string): boolean => {
    const player = played.state.ships[ship]?.player;
    return player !== undefined && areOthers(shared, [player]);
  };
  const ownRow = ({ act, rows, ...row }: ShipRow): ShipRow => ({
    ...row,
    ...(act && !isOthers(row.ship) && { act }),
    ...(rows && { rows: rows.map(ownRow) }),
  });
  return fleets.map((fleet) => ({ ...fleet, rows: fleet.rows.map(ownRow) }));
};
