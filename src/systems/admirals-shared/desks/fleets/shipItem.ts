import type { Changes } from '../../../../core/pages/answers';
import type { Chip, Item } from '../../../../core/pages/page';
import { shipFigures } from '../../fleet/fleetTotals';
import { nameOf } from '../../../admirals/fleet/fleetCards';
import type { FleetShip } from '../../fleet/types';
import { SILHOUETTE } from '../../../admirals/pages/shipRow';
import { addChanges, copyToRemove, removeChanges } from './edits';
import type { AnyDesk } from './anyDesk';
import type { OnDesk } from '../../../admirals/desks/fleets/onDesk';

/** What a line about a ship card says, whether the ship is in the fleet or could be. */
export const shipLine = ({ cards, list, rules, words }: OnDesk, code: string) => {
  const say = words.fleetDesk.ships;
  const card = cards.ships.get(code);
  const line = list?.ships.find(({ ship }) => ship === code);
  const figures = card && shipFigures(card, cards, rules);
  return {
    title: card?.name ?? code,
    kind: [
      say.line(line?.category ?? null, card?.role ?? null),
      ...(card ? [] : [say.noCard]),
      ...(line ? [] : [say.notListed]),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    /** Empty where the card is not at hand. */
    figures: figures ? say.figures(code, figures.hull, figures.dice, figures.moves) : '',
    power: line?.power ?? null,
    ...(card ? { silhouette: SILHOUETTE[card.role] } : {}),
  };
};

/** What tells the copies of a ship apart. */
export const markChips = (copies: readonly FleetShip[]): readonly Chip[] =>
  copies.flatMap(({ badge, name }): readonly Chip[] => {
    const label = [badge, name].filter((part) => part !== undefined).join(' ');
    return label === '' ? [] : [{ label, tone: 'plain' }];
  });

const copyChips = (desk: OnDesk, copies: readonly FleetShip[]): readonly Chip[] => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.ships;
  const isAboard = (on: string | undefined) => copies.some(({ id }) => id === on);
  const { commander } = fleet;
  return [
    ...markChips(copies),
    ...(commander && isAboard(commander.on)
      ? [{ label: say.commander(nameOf(cards.commanders, commander.code)), tone: 'good' as const }]
      : []),
    ...fleet.flightGroups
      .filter(({ on }) => isAboard(on))
      .map(({ code }): Chip => ({ label: nameOf(cards.flightGroups, code), tone: 'good' })),
  ];
};

/** What one copy more and one copy less change; `why` greys the one more. */
interface Counting {
  readonly add: Changes;
  readonly remove: Changes | null;
  readonly why?: string;
}

/** How many copies of a ship there are, with one more and one less. */
export const shipCount = (
  { fleet, cards, words }: AnyDesk,
  code: string,
  { add, remove, why }: Counting,
): NonNullable<Item['count']> => {
  const say = words.fleetDesk.ships;
  const name = nameOf(cards.ships, code);
  const more = { label: say.addOne(name), spoken: say.addOne(name) };
  const less = { label: say.remove(name), spoken: say.remove(name) };
  return {
    value: fleet.ships.filter((ship) => ship.code === code).length,
    more: why === undefined ? { ...more, answers: add } : { ...more, why },
    ...(remove ? { less: { ...less, answers: remove } } : {}),
  };
};

export const countOf = (
  desk: OnDesk,
  code: string,
  why: Pick<Counting, 'why'>,
): NonNullable<Item['count']> => {
  const { fleet } = desk;
  const last = copyToRemove(fleet, code);
  return shipCount(desk, code, {
    add: addChanges(fleet, code),
    remove: last === null ? null : removeChanges(fleet, last),
    ...why,
  });
};

/** Copies of one ship in the fleet: one more, one less, and a tap for each of them by name. */
export const shipItem = (desk: OnDesk, code: string): Item => {
  const { fleet, words } = desk;
  const say = words.fleetDesk.ships;
  const copies = fleet.ships.filter((ship) => ship.code === code);
  const { title, kind, figures: _figures, power, ...look } = shipLine(desk, code);
  return {
    id: code,
    title,
    detail: power === null ? kind : say.costs(kind, power * copies.length),
    ...look,
    chips: copyChips(desk, copies),
    count: countOf(desk, code, {}),
    act: { label: say.cardOf(title), opens: { page: 'ship', about: code } },
  };
};

/** The codes of a fleet's ships, each once, in the order of the list. */
export const codesInFleet = ({ fleet, list }: OnDesk): readonly string[] => {
  const place = (code: string) => {
    const at = list?.ships.findIndex(({ ship }) => ship === code) ?? -1;
    return at < 0 ? Infinity : at;
  };
  return [...new Set(fleet.ships.map(({ code }) => code))].sort((a, b) => place(a) - place(b));
};
