import type { CadetCard, ShipCard } from '../../src/systems/admirals-cadet/cards/forms';
import { setupFromFleets } from '../../src/systems/admirals-cadet/fleet/setupFromFleets';
import { fleetCards } from '../../src/systems/admirals-cadet/fleet/types';
import { decide } from '../../src/systems/admirals-cadet/play/decide';
import type { CadetPlayer, CadetSetup } from '../../src/systems/admirals-cadet/play/setup';
import { start } from '../../src/systems/admirals-cadet/play/start';
import { rulesFor, type Rules } from '../../src/systems/admirals-cadet/rules';
import { SCENARIOS, type ScenarioId } from '../../src/systems/admirals-cadet/scenarios';
import { setupFromScenario } from '../../src/systems/admirals-cadet/scenarios/setupFromScenario';
import { TRAINING_CARDS, TRAINING_FLEETS } from '../../src/systems/admirals-cadet/training/pack';
import { en } from '../../src/systems/admirals-cadet/words/en';
import { makeBattles, type AnyBattle } from './anyBattle';
import { shipCard, weapon, type ShipDraft } from './cadet';
import type { CadetCommand } from '../../src/systems/admirals-cadet/play/commands';

export { stateOf } from './anyBattle';

const CARDS = fleetCards(TRAINING_CARDS);

/** The two training fleets against each other; Lantern goes first. */
export const trainingSetup = (rulings: Readonly<Record<string, string>> = {}): CadetSetup => {
  const sides = TRAINING_FLEETS.map(({ id, ships, orders }) => ({
    player: { id: `p-${id}`, team: id, name: id },
    fleet: { ships: ships.map((code, at) => ({ id: String(at + 1), code })), orders },
    cards: CARDS,
  }));
  const teams = [
    { id: 'lantern', name: 'Lantern' },
    { id: 'kiln', name: 'Kiln' },
  ];
  const setup = setupFromFleets(sides, { teams, first: 'lantern', starSystems: 3, rulings });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
};

/** A historic scenario with stand-ins, or with cards of the table's own. */
export const scenarioSetup = (id: ScenarioId, own: readonly CadetCard[] = []): CadetSetup => {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  return setupFromScenario(scenario, { cards: fleetCards(own) }, en.scenarios);
};

export type Battle = AnyBattle<CadetSetup, Rules>;

export const { startBattle, play, refusalOf } = makeBattles<CadetSetup, Rules, CadetCommand>({
  rulesOf: ({ rulings }) => rulesFor(rulings),
  start: (_rules, setup) => start(setup),
  decide,
});

/** A ship of a small battle. */
export interface DuelShip extends ShipDraft {
  readonly id: string;
  readonly armaments?: ShipCard['armaments'];
}

export interface Duel {
  readonly a?: readonly DuelShip[];
  readonly b?: readonly DuelShip[];
  /** Weapons and orders. */
  readonly cards?: readonly CadetCard[];
  /** Codes of the orders that each side has. */
  readonly orders?: { readonly a?: readonly string[]; readonly b?: readonly string[] };
  readonly terms?: Partial<CadetSetup>;
}

const cardOf = ({ id, armaments, ...draft }: DuelShip): ShipCard => ({
  ...shipCard({ ...draft, code: id, name: draft.name ?? id }),
  ...(armaments === undefined ? {} : { armaments }),
});

const playerOf = (team: 'a' | 'b', ships: readonly DuelShip[], { orders }: Duel): CadetPlayer => ({
  id: `p-${team}`,
  team,
  name: `Player ${team}`,
  ships: ships.map(({ id, name = id }) => ({ id, card: `ship:${id}`, name })),
  orders: (orders?.[team] ?? []).map((code) => `order:${code}`),
});

/** A small battle of side a, which goes first, against side b. Its ships have a cannon with 3 dice. */
export const duel = (draft: Duel = {}): CadetSetup => {
  const { a = [{ id: 'a1' }], b = [{ id: 'b1' }], cards = [weapon()] } = draft;
  const all: readonly CadetCard[] = [...[...a, ...b].map(cardOf), ...cards];
  return {
    system: 'admirals-cadet',
    mode: 'constructed',
    teams: [
      { id: 'a', name: 'Amber' },
      { id: 'b', name: 'Blue' },
    ],
    players: [playerOf('a', a, draft), playerOf('b', b, draft)],
    cards: Object.fromEntries(all.map((card) => [`${card.kind}:${card.code}`, card])),
    rulings: {},
    first: 'a',
    starSystems: 3,
    ...draft.terms,
  };
};

/** In the orders phase of the first turn. */
export const inOrders = (draft: Duel = {}): Battle =>
  play(startBattle(duel(draft)), { type: 'start-battle' });

/** In the ship phase of the first turn, with no orders given. */
export const inShips = (draft: Duel = {}): Battle => play(inOrders(draft), { type: 'reveal' });

/** The same, with a ship active. */
export const withActive = (ship: string, draft: Duel = {}): Battle =>
  play(inShips(draft), { type: 'activate', ship });
