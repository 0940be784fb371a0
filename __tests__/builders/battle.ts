import type { AdmiralsCard, ShipCard } from '../../src/systems/admirals-shared/cards/types';
import { fleetCards } from '../../src/systems/admirals/fleet/fleetCards';
import {
  setupFromFleets,
  type FleetAtTable,
} from '../../src/systems/admirals/fleet/setupFromFleets';
import type { Escalation, FleetMode } from '../../src/systems/admirals-shared/fleet/types';
import { decide } from '../../src/systems/admirals/play/decide';
import type {
  AdmiralsPlayer,
  AdmiralsSetup,
  SetupShip,
} from '../../src/systems/admirals/play/setup';
import { start } from '../../src/systems/admirals/play/start';
import { setupFromScenario } from '../../src/systems/admirals/scenario/setupFromScenario';
import { TRAINING_FLEETS } from '../../src/systems/admirals/training/fleets';
import { TRAINING_PACK } from '../../src/systems/admirals-shared/training/pack';
import { shipCard, weapon, type ShipDraft } from './admirals';
import { makeBattles, stateOf, type AnyBattle } from './anyBattle';
import type { AdmiralsCommand } from '../../src/systems/admirals/play/commands';
import { rulesFor, type Rules } from '../../src/systems/admirals/rules';
import { TRAINING_SCENARIO } from '../../src/systems/admirals/training/scenario';

export { seeded } from './chance';
export { stateOf } from './anyBattle';

export interface TrainingTerms {
  readonly mode?: FleetMode;
  readonly escalation?: Escalation;
  readonly perSide?: number;
  readonly rulings?: Readonly<Record<string, string>>;
  readonly strategicSystems?: number;
}

const CARDS = fleetCards(TRAINING_PACK.cards);

const sideOf = (
  prefix: string,
  team: string,
  number: number,
  terms: TrainingTerms,
): FleetAtTable => {
  const { mode = 'constructed', escalation = 'Alpha' } = terms;
  const ready = TRAINING_FLEETS.find(
    (fleet) =>
      fleet.mode === mode && fleet.limit.escalation === escalation && fleet.name.startsWith(prefix),
  );
  const list = TRAINING_PACK.cards.find((card) => card.code === ready?.list);
  if (!ready || list?.kind !== 'list') throw new Error('no such training fleet');
  return {
    player: { id: `${team}${number}`, team, name: `${prefix} ${number}` },
    fleet: ready,
    list,
    cards: CARDS,
  };
};

/** Lantern as team A against Kiln as team B, so many players a side. */
export const trainingSetup = (terms: TrainingTerms = {}): AdmiralsSetup => {
  const { perSide = 1, rulings = {}, strategicSystems = 3 } = terms;
  const numbers = Array.from({ length: perSide }, (_, i) => i + 1);
  const sides = [
    ...numbers.map((number) => sideOf('Lantern', 'A', number, terms)),
    ...numbers.map((number) => sideOf('Kiln', 'B', number, terms)),
  ];
  const teams = [
    { id: 'A', name: 'Lantern' },
    { id: 'B', name: 'Kiln' },
  ];
  const setup = setupFromFleets(sides, { teams, rulings, strategicSystems });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
};

/** The training pack's own scenario. */
export const trainingScenario = (difficulty: 'easy' | 'challenge'): AdmiralsSetup => {
  const setup = setupFromScenario(TRAINING_SCENARIO, { difficulty }, CARDS);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
};

export type Battle = AnyBattle<AdmiralsSetup, Rules>;

export const { startBattle, play, refusalOf } = makeBattles<AdmiralsSetup, Rules, AdmiralsCommand>({
  rulesOf: ({ rulings }) => rulesFor(rulings),
  start,
  decide,
});

/** A ship of a small battle: what its card prints, and what the set-up says of it. */
export interface DuelShip extends ShipDraft {
  readonly id: string;
  readonly player?: string;
  readonly power?: number;
  readonly reserve?: boolean;
  readonly commander?: string;
  readonly flightGroup?: string;
  readonly armaments?: ShipCard['armaments'];
}

export interface Duel {
  readonly a?: readonly DuelShip[];
  readonly b?: readonly DuelShip[];
  /** Weapons, orders, commanders and flight groups. */
  readonly cards?: readonly AdmiralsCard[];
  /** Codes of the orders that each player has, by player. */
  readonly libraries?: Readonly<Record<string, readonly string[]>>;
  /** Commander and flight group that lead a whole fleet, by player. */
  readonly leads?: Readonly<
    Record<string, { readonly commander?: string; readonly flightGroup?: string }>
  >;
  readonly terms?: Partial<AdmiralsSetup>;
}

const keyOf = ({ kind, code }: AdmiralsCard): string => `${kind}:${code}`;

const cardOfDuel = (draft: DuelShip): ShipCard => ({
  ...shipCard({ ...draft, name: draft.name ?? draft.id }),
  code: draft.id,
  ...(draft.armaments === undefined ? {} : { armaments: draft.armaments }),
});

const setupShip = (draft: DuelShip): SetupShip => {
  const { id, name = id, power = 1, reserve, commander, flightGroup } = draft;
  return {
    id,
    card: `ship:${id}`,
    name,
    power,
    ...(reserve === undefined ? {} : { reserve }),
    ...(commander === undefined ? {} : { commander: `commander:${commander}` }),
    ...(flightGroup === undefined ? {} : { flightGroup: `flight-group:${flightGroup}` }),
  };
};

const playersOf = (
  team: string,
  ships: readonly DuelShip[],
  duel: Duel,
): readonly AdmiralsPlayer[] => {
  const ids = [...new Set(ships.map(({ player }) => player ?? `p-${team}`))];
  return ids.map((id) => {
    const lead = duel.leads?.[id] ?? {};
    return {
      id,
      team,
      name: `Player ${id}`,
      ships: ships.filter(({ player }) => (player ?? `p-${team}`) === id).map(setupShip),
      orders: (duel.libraries?.[id] ?? []).map((code) => `order:${code}`),
      ...(lead.commander === undefined ? {} : { commander: `commander:${lead.commander}` }),
      ...(lead.flightGroup === undefined
        ? {}
        : { flightGroup: `flight-group:${lead.flightGroup}` }),
    };
  });
};

/** A small battle of team a, which has the initiative, against team b. Its ships have a cannon with 3 dice. */
export const duel = (draft: Duel = {}): AdmiralsSetup => {
  const { a = [{ id: 'a1' }], b = [{ id: 'b1' }], cards = [weapon()] } = draft;
  const ships = [...a, ...b].map(cardOfDuel);
  return {
    system: 'admirals',
    mode: 'constructed',
    escalation: 'Alpha',
    teams: [
      { id: 'a', name: 'Amber' },
      { id: 'b', name: 'Blue' },
    ],
    players: [...playersOf('a', a, draft), ...playersOf('b', b, draft)],
    cards: Object.fromEntries([...ships, ...cards].map((card) => [keyOf(card), card])),
    rulings: {},
    strategicSystems: 3,
    teamRoll: [5, 2],
    ...draft.terms,
  };
};

/** In the action phase of the first round, with no orders given. */
export const inAction = (draft: Duel = {}): Battle => {
  const placed = play(startBattle(duel(draft)), { type: 'start-battle' });
  return stateOf(placed).phase === 'command' ? play(placed, { type: 'reveal' }) : placed;
};

/** The same, with a ship active. */
export const withActive = (ship: string, draft: Duel = {}): Battle =>
  play(inAction(draft), { type: 'activate', ship });
