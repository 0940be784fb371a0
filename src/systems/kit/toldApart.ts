interface Named {
  readonly name: string;
  readonly badge?: string;
}

const BADGES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const sameName =
  ({ name }: Named) =>
  (ship: Named): boolean =>
    ship.name === name;

/** Whether one name with one badge stands for two of these ships. */
const areTwins = (ships: readonly Named[]): boolean =>
  new Set(ships.map(({ badge }) => badge)).size < ships.length;

/** Where players bring ships of one name, each has a badge that no other of them has: a log can tell them apart. */
export const toldApart = <Ship extends Named, Player extends { readonly ships: readonly Ship[] }>(
  players: readonly Player[],
): readonly Player[] => {
  const all = players.flatMap(({ ships }) => ships);
  const badged = (ship: Ship): Ship => {
    const namesakes = all.filter(sameName(ship));
    if (!areTwins(namesakes)) return ship;
    const before = namesakes.indexOf(ship);
    return { ...ship, badge: BADGES[before] ?? String(before + 1) };
  };
  return players.map((player) => ({ ...player, ships: player.ships.map(badged) }));
};
