import type { Answer, Changes } from '../../../../core/pages/answers';
import type { Block, Item, Option, Page } from '../../../../core/pages/page';
import { nameOf, type FleetEntry } from '../../../kit/fleets/entries';
import { labelOf } from '../../../kit/fleets/pages';
import { carriedDraft, type Carried } from '../../../kit/fleets/fleetForm';
import { cardLines, requirementLines } from '../../pages/cardPage';
import { findingsFor, type OnDesk } from './onDesk';
import { isCarrier, bonusOrdersOf } from '../../attributes';
import type { OrderType } from '../../../admirals-shared/cards/terms';
import { libraryPage, ordersBlock } from '../../../admirals-shared/desks/fleets/ordersPage';
import { bearersOf } from '../../fleet/commandRules';
import { freshPiece } from '../../piece';
import { choiceBlock, countOf } from '../../../kit/pages/choices';

const chartOf = ({ list }: OnDesk, commander: string) =>
  list?.commandChart.filter((line) => line.commander === commander) ?? [];

/** 10C-03 I: on the first ship that the chart allows, if there is one. */
const appoint = (desk: OnDesk, code: string): Answer => {
  const chart = chartOf(desk, code);
  const ship = desk.fleet.ships.find((one) => chart.some((line) => line.ship === one.code));
  return { code, on: desk.fleet.mode === 'open' ? '' : (ship?.id ?? '') };
};

const commanderDetail = (desk: OnDesk, code: string): string => {
  const { cards, fleet, words } = desk;
  const say = words.fleetDesk.command;
  const card = cards.commanders.get(code);
  const effects = card ? cardLines(desk, card) : [words.fleetDesk.ships.noCard];
  if (fleet.mode === 'open') return effects.join(' ');
  const chart = chartOf(desk, code);
  if (chart.length === 0) return [...effects, say.offChart].join(' ');
  return [
    ...effects,
    say.onShips(chart.map(({ ship, cost }) => ({ ship: nameOf(cards.ships, ship), cost }))),
  ].join(' ');
};

const commanderItem = (desk: OnDesk, code: string): Item => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.command;
  const name = nameOf(cards.commanders, code);
  const isOn = fleet.commander?.code === code;
  return {
    id: code,
    title: name,
    badge: code,
    detail: commanderDetail(desk, code),
    isOn,
    act: isOn
      ? { label: say.dismiss(name), answers: { commander: null } }
      : { label: say.appoint(name), answers: { commander: appoint(desk, code) } },
  };
};

/** 10C-03: those of the list's chart first; the one that the fleet has, whoever it is. */
const commanderCodes = ({ list, cards, fleet }: OnDesk): readonly string[] => {
  const charted = list?.commandChart.map(({ commander }) => commander) ?? [];
  const isOpen = fleet.mode === 'open';
  const chosen = fleet.commander ? [fleet.commander.code] : [];
  return [...new Set([...charted, ...(isOpen ? cards.commanders.keys() : []), ...chosen])];
};

/** 10C-03 I: the ships that the chart names, and the one that carries the commander, whichever it is. */
const aboardBlock = (desk: OnDesk): readonly Block[] => {
  const { fleet, words } = desk;
  const { commander } = fleet;
  if (!commander || fleet.mode === 'open') return [];
  const say = words.fleetDesk.command;
  const chart = chartOf(desk, commander.code);
  const options = fleet.ships.flatMap((ship): readonly Option[] => {
    const line = chart.find((one) => one.ship === ship.code);
    const named = { value: ship.id, label: labelOf(desk, ship) };
    if (line) return [{ ...named, detail: say.cost(line.cost) }];
    return ship.id === commander.on ? [{ ...named, detail: say.offChart }] : [];
  });
  if (options.length === 0) return [];
  return [choiceBlock('list', 'commander.on', say.on, commander.on ?? '', options)];
};

const carriersOf = ({ fleet, cards }: OnDesk): readonly FleetEntry[] =>
  fleet.ships.filter(({ code }) => isCarrier(cards.ships.get(code) ?? null));

const groupsDraft = (groups: readonly Carried[]): Changes => ({
  flightGroups: groups.map(carriedDraft),
});

/** 10C-04: on the first Carrier that has none yet. */
const launch = (desk: OnDesk, code: string): Changes => {
  const { flightGroups, mode } = desk.fleet;
  const free = carriersOf(desk).find(({ id }) => !flightGroups.some(({ on }) => on === id));
  const on = mode === 'open' ? undefined : free?.id;
  return groupsDraft([...flightGroups, on === undefined ? { code } : { code, on }]);
};

const landed = ({ fleet }: OnDesk, code: string): Changes | null => {
  const last = fleet.flightGroups.findLastIndex((group) => group.code === code);
  return last < 0 ? null : groupsDraft(fleet.flightGroups.filter((_, place) => place !== last));
};

const groupItem = (desk: OnDesk, code: string): Item => {
  const { fleet, list, cards, words } = desk;
  const { command: say, counted, ships } = words.fleetDesk;
  const name = nameOf(cards.flightGroups, code);
  const card = cards.flightGroups.get(code);
  const line = list?.flightGroupChart.find(({ flightGroup }) => flightGroup === code);
  const lines = [
    ...(card ? cardLines(desk, card) : [ships.noCard]),
    ...(fleet.mode === 'open' ? [] : [line ? say.groupCost(line.cost) : say.offChart]),
  ];
  return {
    id: code,
    title: name,
    badge: code,
    detail: lines.join(' '),
    count: countOf({
      value: fleet.flightGroups.filter((group) => group.code === code).length,
      more: { label: counted.more(name), answers: launch(desk, code) },
      less: { label: counted.less(name), answers: landed(desk, code) },
    }),
  };
};

const groupCodes = ({ list, cards, fleet }: OnDesk): readonly string[] => {
  const charted = list?.flightGroupChart.map(({ flightGroup }) => flightGroup) ?? [];
  const others = fleet.mode === 'open' ? [...cards.flightGroups.keys()] : [];
  return [...new Set([...charted, ...others, ...fleet.flightGroups.map(({ code }) => code)])];
};

const carrierBlocks = (desk: OnDesk): readonly Block[] => {
  const { fleet, cards, words } = desk;
  const say = words.fleetDesk.command;
  const carriers = carriersOf(desk);
  if (fleet.mode === 'open' || carriers.length === 0) return [];
  return fleet.flightGroups.map(({ code, on }, place): Block => {
    const others = fleet.flightGroups.filter((_, other) => other !== place);
    return choiceBlock(
      'list',
      `flightGroups.${place}.on`,
      say.groupOn(nameOf(cards.flightGroups, code)),
      on ?? '',
      carriers.map((ship): Option => {
        const held = others.find((group) => group.on === ship.id);
        return {
          value: ship.id,
          label: labelOf(desk, ship),
          ...(held ? { detail: say.carries(nameOf(cards.flightGroups, held.code)) } : {}),
        };
      }),
    );
  });
};

/** 10C-03, 10C-04, 13C-05: the commander and the flight groups, with what they cost. */
export const commandPage = (desk: OnDesk): Page | null => {
  const { fleet, list, words } = desk;
  if (!list) return null;
  const say = words.fleetDesk.command;
  const isOpen = fleet.mode === 'open';
  return {
    title: say.title,
    kicker: desk.kicker,
    blocks: [
      ...findingsFor('command', desk),
      {
        block: 'items',
        label: say.commander,
        ...(isOpen ? { note: say.whole } : {}),
        items: commanderCodes(desk).map((code) => commanderItem(desk, code)),
        empty: say.noCommanders,
      },
      ...aboardBlock(desk),
    ],
    aside: [
      {
        block: 'items',
        label: say.groups,
        note: isOpen ? say.groupsOpenNote : say.groupsNote(carriersOf(desk).length),
        items: groupCodes(desk).map((code) => groupItem(desk, code)),
        empty: say.noGroups,
      },
      ...carrierBlocks(desk),
    ],
    primary: { label: words.fleetDesk.done, opens: 'back' },
  };
};

/** 3A-01 VIII, 9G: orders that a ship of the fleet may have besides its limit. */
const bonusCodes = ({ fleet, cards, rules }: OnDesk): ReadonlySet<string> =>
  new Set(
    fleet.ships.flatMap(({ code }) => {
      const card = cards.ships.get(code);
      return card ? bonusOrdersOf(freshPiece(card), rules).map(({ order }) => order) : [];
    }),
  );

const blockOf = (desk: OnDesk, type: OrderType, note: string): Block => {
  const { fleet, cards, words } = desk;
  const bonus = bonusCodes(desk);
  const orders = [...cards.orders.values()].filter((order) => order.type === type);
  return ordersBlock(desk, type, orders, note, (order) => ({
    lines: [...cardLines(desk, order), ...requirementLines(desk, order)],
    chips: bonus.has(order.code) && { label: words.fleetDesk.orders.bonus, tone: 'good' },
    bearers: bearersOf(fleet, order, cards),
  }));
};

/** 10C-01, 10C-02: the order library, what it costs, and who can use what; 13A-04: open play has none. */
export const ordersPage = (desk: OnDesk): Page | null => {
  const { kicker, report, fleet, words } = desk;
  if (!report) return null;
  const { orders: say, figure, done } = words.fleetDesk;
  const { library } = report;
  if (!library)
    return {
      title: say.title,
      kicker,
      blocks: [{ block: 'text', text: say.open }],
      primary: { label: done, opens: 'back' },
    };
  return libraryPage(desk, figure(fleet.orders.length), findingsFor('orders', desk), [
    blockOf(desk, 'Basic', say.basicNote(library.basic)),
    blockOf(desk, 'Special', say.specialNote(library.special)),
  ]);
};
