import type { Chip, Item } from '../../../../core/pages/page';
import { shipFigures } from '../../fleet/fleetTotals';
import { nameOf } from '../../fleet/fleetCards';
import type { FleetShip } from '../../fleet/types';
import { SILHOUETTE } from '../../pages/shipRow';
import { addChanges, copyToRemove, removeChanges } from './edits';
import type { OnDesk } from './onDesk';

/** What a line about a ship card says, whether the ship is in the fleet or could be. */
export const shipLine = ({ cards, list, rules, words }: OnDesk, code: string) => {
  const say = words.fleetDesk.ships;
  const card = cards.ships.get(code);
  const line = list?.ships.find(({ ship }) => ship === code);
  const figures = card && shipFigures(card, cards, rules);
  const told = [
    say.line(line?.category ?? null, card?.role ?? null, code),
    figures ? say.figures(figures.hull, figures.dice, figures.moves) : say.noCard,
    ...(line ? [] : [say.notListed]),
  ];
  return {
    title: card?.name ?? code,
    detail: told.join(' · '),
    power: line?.power ?? null,
    ...(card ? { silhouette: SILHOUETTE[card.role] } : {}),
  };
};

const copyChips = (desk: OnDesk, copies: readonly FleetShip[]): readonly Chip[] => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.ships;
  const marks = copies.flatMap(({ badge, name }): readonly Chip[] => {
    const label = [badge, name].filter((part) => part !== undefined).join(' ');
    return label === '' ? [] : [{ label, tone: 'plain' }];
  });
  const isAboard = (on: string | undefined) => copies.some(({ id }) => id === on);
  const { commander } = fleet;
  return [
    ...marks,
    ...(commander && isAboard(commander.on)
      ? [{ label: say.commander(nameOf(cards.commanders, commander.code)), tone: 'good' as const }]
      : []),
    ...fleet.flightGroups
      .filter(({ on }) => isAboard(on))
      .map(({ code }): Chip => ({ label: nameOf(cards.flightGroups, code), tone: 'good' })),
  ];
};

/** Copies of one ship in the fleet: one more, one less, and a tap for each of them by name. */
export const shipItem = (desk: OnDesk, code: string): Item => {
  const { fleet, words } = desk;
  const say = words.fleetDesk.ships;
  const copies = fleet.ships.filter((ship) => ship.code === code);
  const { title, detail, power, ...look } = shipLine(desk, code);
  const last = copyToRemove(fleet, code);
  return {
    id: code,
    title,
    detail,
    ...look,
    ...(power === null ? {} : { figure: say.power(power * copies.length) }),
    chips: copyChips(desk, copies),
    count: {
      value: copies.length,
      more: {
        label: say.addOne(title),
        spoken: say.addOne(title),
        answers: addChanges(fleet, code),
      },
      ...(last === null
        ? {}
        : {
            less: {
              label: say.remove(title),
              spoken: say.remove(title),
              answers: removeChanges(fleet, last),
            },
          }),
    },
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
