import { cardKey } from '../../kit/fleets/gather';
import type { OrderCard, ShipCard } from '../cards/forms';
import { gatherCards } from '../fleet/gatherCards';
import { fleetCards, type FleetCards } from '../fleet/types';
import { CADET_ORDERS } from '../../admirals-shared/desks/cards/cadetOutline';
import type { CadetPlayer, CadetSetup, ScenarioRules } from '../play/setup';
import { TRAINING_CARDS } from '../training/pack';
import { STAND_INS, type ScenarioId } from '.';
import { SIDES, type Scenario, type ScenarioForce, type Side } from './types';

/** What a scenario says, in one language. */
export interface ScenarioText {
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
  readonly texts: Readonly<Record<ScenarioId, ScenarioText>>;
  readonly side: (side: Side) => string;
  readonly standIn: (code: string, name: string) => string;
  readonly plainOrder: string;
}

/** What the table brings: its own cards, where they are complete. */
export interface ScenarioTable {
  readonly cards: FleetCards;
  readonly names?: Readonly<Partial<Record<Side, string>>>;
  readonly rulings?: Readonly<Record<string, string>>;
}

const TRAINING = fleetCards(TRAINING_CARDS);

interface Cast {
  readonly card: ShipCard;
  readonly isStandIn: boolean;
}

/** The card of a code, or the one that stands in for it. */
const castOf = (code: string, { ships }: FleetCards): Cast | null => {
  const own = ships.get(code);
  if (own) return { card: own, isStandIn: false };
  const standIn = TRAINING.ships.get(STAND_INS[code] ?? '');
  return standIn ? { card: standIn, isStandIn: true } : null;
};

/** An order of which only the name is known: the table reads the printed card. */
const plainOrder = (code: string, text: string): OrderCard | null => {
  const known = CADET_ORDERS.find((order) => order.code === code);
  return known
    ? { kind: 'order', ...known, requirements: [], effects: [{ does: 'text', text }] }
    : null;
};

const ordersOf = ({ orders }: ScenarioForce): readonly string[] =>
  Object.entries(orders).flatMap(([code, copies]) => Array.from({ length: copies }, () => code));

/** All that can be had: the table's own cards before stand-ins. */
const stockOf = (scenario: Scenario, table: ScenarioTable, words: ScenarioWords): FleetCards => {
  const codes = SIDES.flatMap((side) => ordersOf(scenario.forces[side]));
  const plain = codes.flatMap((code) => plainOrder(code, words.plainOrder) ?? []);
  return {
    ships: new Map([...TRAINING.ships, ...table.cards.ships]),
    weapons: new Map([...TRAINING.weapons, ...table.cards.weapons]),
    orders: new Map([...plain.map((order) => [order.code, order] as const), ...table.cards.orders]),
  };
};

const playerOf = (
  { forces }: Scenario,
  side: Side,
  table: ScenarioTable,
  words: ScenarioWords,
  named: ScenarioText['ships'],
): CadetPlayer => ({
  id: `player-${side}`,
  team: side,
  name: table.names?.[side] ?? words.side(side),
  ships: forces[side].ships.flatMap(({ id, code, badge }) => {
    const cast = castOf(code, table.cards);
    if (!cast) return [];
    return [
      {
        id,
        card: cardKey(cast.card),
        name: named[id] ?? (cast.isStandIn ? code : cast.card.name),
        ...(badge === undefined ? {} : { badge }),
      },
    ];
  }),
  orders: ordersOf(forces[side]).map((code) => cardKey({ kind: 'order', code })),
});

const standInLines = (
  { forces }: Scenario,
  { cards }: ScenarioTable,
  words: ScenarioWords,
): readonly string[] => {
  const codes = SIDES.flatMap((side) => forces[side].ships.map(({ code }) => code));
  return [...new Set(codes)].flatMap((code) => {
    const cast = castOf(code, cards);
    return cast?.isStandIn ? [words.standIn(code, cast.card.name)] : [];
  });
};

const rulesOf = (
  scenario: Scenario,
  text: ScenarioText,
  standIns: readonly string[],
): ScenarioRules => {
  const ships = SIDES.flatMap((side) => scenario.forces[side].ships);
  const { orderCopies } = scenario;
  return {
    id: scenario.id,
    name: text.name,
    rules: [...standIns, ...text.deployment, ...text.rules],
    scoring: scenario.lines.map(({ side, ...line }) => ({
      ...line,
      team: side,
      text: text.scoring[line.id] ?? line.id,
    })),
    acts: scenario.deeds.map(({ side, codes, ...deed }) => ({
      ...deed,
      team: side,
      text: text.scoring[deed.id] ?? deed.id,
      ships: ships.filter(({ code }) => codes.includes(code)).map(({ id }) => id),
    })),
    noShields: scenario.noShields,
    inSystems: ships.filter(({ inSystem }) => inSystem).map(({ id }) => id),
    ...(orderCopies
      ? {
          orderCopies: { team: orderCopies.side, most: orderCopies.most, turns: orderCopies.turns },
        }
      : {}),
  };
};

/** Historic Play: the set-up of a scenario, with stand-ins where the table has no cards of its own. */
export const setupFromScenario = (
  scenario: Scenario & { readonly id: ScenarioId },
  table: ScenarioTable,
  words: ScenarioWords,
): CadetSetup => {
  const text = words.texts[scenario.id];
  const stock = stockOf(scenario, table, words);
  const players = SIDES.map((side) => playerOf(scenario, side, table, words, text.ships));
  const ships = SIDES.flatMap((side) =>
    scenario.forces[side].ships.flatMap(({ code }) => castOf(code, table.cards)?.card.code ?? []),
  );
  const orders = SIDES.flatMap((side) => ordersOf(scenario.forces[side]));
  return {
    system: 'admirals-cadet',
    mode: 'historic',
    teams: SIDES.map((side) => ({ id: side, name: words.side(side) })),
    players,
    cards: gatherCards(ships, orders, stock).cards,
    rulings: table.rulings ?? {},
    first: scenario.first,
    starSystems: scenario.starSystems,
    scenario: rulesOf(scenario, text, standInLines(scenario, table, words)),
  };
};
