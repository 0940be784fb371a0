import type { Act, BridgeView, ShipRow } from '../../../core/pages/page';
import { playedBy } from '../../../core/phones/table';
import type { OpenGame, SharedGame } from '../../../stores/gameStore';

/** The players whose side this phone plays. */
export const ownPlayers = ({ view: { table, me } }: SharedGame): readonly string[] =>
  table.seats.find(({ phone }) => phone === me)?.plays ?? [];

const aboutOf = ({ opens }: Act): string | undefined =>
  typeof opens === 'object' ? opens.about : undefined;

interface Acts {
  readonly primary: Act | undefined;
  readonly secondary: readonly Act[];
}

/** What another player chooses face down is chosen on their phone: here one's own comes first. */
export const forThisPhone = ({ setup, shared }: OpenGame, { primary, secondary }: Acts): Acts => {
  if (!shared) return { primary, secondary };
  const mine = ownPlayers(shared);
  const isOthers = (act: Act): boolean => {
    const about = aboutOf(act);
    return setup.players.some(({ id }) => id === about && !mine.includes(id));
  };
  const rest = secondary.filter((act) => !isOthers(act));
  if (!primary || !isOthers(primary)) return { primary, secondary: rest };
  const own = rest.find((act) => mine.includes(aboutOf(act) ?? ''));
  const next = shared.view.secrets.length === 0 ? (own ?? rest[0]) : rest[0];
  return { primary: next, secondary: rest.filter((act) => act !== next) };
};

/** Everybody acts with their own ships: a row offers nothing where another phone plays its ship. */
export const withOwnRows = (
  { shared, played }: Pick<OpenGame, 'shared' | 'played'>,
  fleets: BridgeView['fleets'],
): BridgeView['fleets'] => {
  if (!shared) return fleets;
  const { table, me } = shared.view;
  const mine = ownPlayers(shared);
  const isOthers = (ship: string): boolean => {
    const player = played.state.ships[ship]?.player;
    if (player === undefined || mine.includes(player)) return false;
    return playedBy(table, player, me) !== null;
  };
  const ownRow = ({ act, rows, ...row }: ShipRow): ShipRow => ({
    ...row,
    ...(act && !isOthers(row.ship) && { act }),
    ...(rows && { rows: rows.map(ownRow) }),
  });
  return fleets.map((fleet) => ({ ...fleet, rows: fleet.rows.map(ownRow) }));
};
