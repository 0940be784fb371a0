import { cardKey } from '../../kit/fleets/gather';
import type { OrderCard, ShipCard } from '../cards/forms';
import { gatherCards, fleetCards, type FleetCards } from '../fleet/types';
import { CADET_ORDERS } from '../../admirals-shared/desks/cards/cadetOutline';
import type { CadetPlayer, CadetSetup } from '../play/setup';
import { TRAINING_CARDS } from '../training/pack';
import * as scenarios from '.';

/** What a scenario says, in one language. */
interface ScenarioText {
  readonly name: string;
  readonly story: string;
  readonly deployment: readonly string[];
  readonly rules: readonly string[];
  /** By the ids of its lines and deeds. */
  readonly scoring: Readonly<Record<string, string>>;
  /** Ships with names of their own, by id. */
  readonly ships: Readonly<Record<string, string>>;
}

export interface ScenarioWords {
  readonly texts: Readonly<Record<scenarios.ScenarioId, ScenarioText>>;
  readonly side: (side: scenarios.Side) => string;
  readonly standIn: (code: string, name: string) => string;
  readonly plainOrder: string;
}

/** What the table brings: its own cards, where they are complete. */
interface ScenarioTable {
  readonly cards: FleetCards;
  readonly names?: Readonly<Partial<Record<scenarios.Side, string>>>;
  readonly rulings?: Readonly<Record<string, string>>;
}

const TRAINING = fleetCards(TRAINING_CARDS);

/** The table's own card of a code, or the one that stands in for it. */
const castIn =
  ({ ships }: FleetCards) =>
  (code: string): { readonly card: ShipCard; readonly isStandIn: boolean } | null => {
    const own = ships.get(code);
    const card = own ?? TRAINING.ships.get(scenarios.STAND_INS.get(code) ?? '');
    return card ? { card, isStandIn: !own } : null;
  };
type CastOf = ReturnType<typeof castIn>;

/** An order of which only the name is known: the table reads the printed card. */
const plainOrder = (code: string, text: string): readonly OrderCard[] =>
  CADET_ORDERS.filter((order) => order.code === code).map((known) => ({
    kind: 'order',
    ...known,
    requirements: [],
    effects: [{ does: 'text', text }],
  }));

/** All that can be had: the table's own cards before stand-ins. */
const stockOf = (orders: readonly string[], own: FleetCards, plainText: string): FleetCards => {
  const plain = orders.flatMap((code) => plainOrder(code, plainText));
  return {
    ships: new Map([...TRAINING.ships, ...own.ships]),
    weapons: new Map([...TRAINING.weapons, ...own.weapons]),
    orders: new Map([...plain.map((order) => [order.code, order] as const), ...own.orders]),
  };
};

const shipsOf = (
  { ships }: scenarios.ScenarioForce,
  castOf: CastOf,
  named: ScenarioText['ships'],
): CadetPlayer['ships'] =>
  ships.flatMap(({ id, code, badge }) => {
    const cast = castOf(code);
    if (!cast) return [];
    const name = named[id] ?? (cast.isStandIn ? code : cast.card.name);
    return [{ id, card: cardKey(cast.card), name, ...(badge === undefined ? {} : { badge }) }];
  });

const rulesOf = (scenario: scenarios.Scenario, text: ScenarioText, standIns: readonly string[]) => {
  const { id, lines, deeds, noShields, orderCopies } = scenario;
  const ships = scenarios.SIDES.flatMap((side) => scenario.forces[side].ships);
  const idsOf = (counts: (ship: scenarios.ScenarioShip) => boolean): readonly string[] =>
    ships.filter(counts).map((ship) => ship.id);
  return {
    id,
    name: text.name,
    deployment: text.deployment,
    rules: [...standIns, ...text.rules],
    scoring: lines.map(({ side, ...line }) => ({
      ...line,
      team: side,
      text: text.scoring[line.id] ?? line.id,
    })),
    acts: deeds.map(({ side, codes, ...deed }) => ({
      ...deed,
      team: side,
      text: text.scoring[deed.id] ?? deed.id,
      ships: idsOf(({ code }) => codes.includes(code)),
    })),
    noShields,
    inSystems: idsOf(({ inSystem }) => inSystem === true),
    ...(orderCopies ? { orderCopies } : {}),
  };
};

/** Historic Play: the set-up of a scenario, with stand-ins where the table has no cards of its own. */
export const setupFromScenario = (
  scenario: scenarios.Scenario & { readonly id: scenarios.ScenarioId },
  { cards, names, rulings = {} }: ScenarioTable,
  words: ScenarioWords,
): CadetSetup => {
  const { forces, first, starSystems } = scenario;
  const text = words.texts[scenario.id];
  const castOf = castIn(cards);
  const codes = scenarios.SIDES.flatMap((side) => forces[side].ships.map(({ code }) => code));
  const orders = scenarios.SIDES.flatMap((side) => forces[side].orders);
  const standIns = [...new Set(codes)].flatMap((code) => {
    const cast = castOf(code);
    return cast?.isStandIn ? [words.standIn(code, cast.card.name)] : [];
  });
  const stock = stockOf(orders, cards, words.plainOrder);
  const ships = codes.flatMap((code) => castOf(code)?.card.code ?? []);
  return {
    system: 'admirals-cadet',
    mode: 'historic',
    teams: scenarios.SIDES.map((side) => ({ id: side, name: words.side(side) })),
    players: scenarios.SIDES.map((side) => ({
      id: `player-${side}`,
      team: side,
      name: names?.[side] ?? words.side(side),
      ships: shipsOf(forces[side], castOf, text.ships),
      orders: forces[side].orders.map((code) => cardKey({ kind: 'order', code })),
    })),
    cards: gatherCards(ships, orders, stock).cards,
    rulings,
    first,
    starSystems,
    scenario: rulesOf(scenario, text, standIns),
  };
};
