import { cardKey } from '../../kit/fleets/gather';
import { countBy } from '../../kit/fleets/entries';
import { checked, problems, type Checked, type Problem } from '../../../core/checked/checked';
import type { OrderCard } from '../../admirals-shared/cards/types';
import { gatherCards, type FleetCards } from '../fleet/fleetCards';
import type { AdmiralsPlayer, AdmiralsSetup, ScenarioRules, SetupShip } from '../play/setup';

/** 11B: from a first game to a puzzle. */
export const DIFFICULTIES = ['easy', 'advanced', 'challenge'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** 11A: Team A and Team B are given, not rolled for. */
export const SCENARIO_TEAMS = ['A', 'B'] as const;
export type ScenarioTeam = (typeof SCENARIO_TEAMS)[number];

export interface ScenarioShip extends Omit<SetupShip, 'card' | 'name'> {
  /** A ship card's code. */
  readonly code: string;
  readonly name?: string;
}

export interface ScenarioPlayer {
  readonly id: string;
  /** Whom the player plays: `Lantern Survey`. */
  readonly name: string;
  readonly team: ScenarioTeam;
  readonly ships: readonly ScenarioShip[];
}

/** 11B-02: what an order library may be made of. */
export interface LibraryRule {
  readonly basic: number;
  readonly special: number;
  /** Copies of one Basic order. */
  readonly copies: number;
}

/** What one player has at one difficulty. */
export type ScenarioSide =
  /** 11B-01: a commander leads everything; no orders. */
  | { readonly commander: string }
  /** 11B-02: a library to choose. */
  | { readonly choose: LibraryRule }
  /** 11B-03: a library that is given. */
  | { readonly library: readonly string[] };

/** Extra rules and scoring are those of this difficulty only. */
export interface ScenarioMode extends Pick<ScenarioRules, 'rules' | 'scoring'> {
  readonly difficulty: Difficulty;
  /** By player id. */
  readonly sides: Readonly<Record<string, ScenarioSide>>;
}

/** 11: forces, libraries, rules and scoring of a battle that was written beforehand. */
export interface Scenario extends Pick<AdmiralsSetup, 'strategicSystems' | 'teams'> {
  readonly code: string;
  readonly story: string;
  readonly players: readonly ScenarioPlayer[];
  /** What it adds to the rules at every difficulty. */
  readonly adds: Omit<ScenarioRules, 'simple'>;
  readonly modes: readonly ScenarioMode[];
}

/** What the table brings to a scenario. */
export interface ScenarioTable {
  readonly difficulty: Difficulty;
  /** Who plays whom: names by player id. */
  readonly names?: Readonly<Record<string, string>>;
  /** 11B-02: the libraries that were chosen, by player id. */
  readonly libraries?: Readonly<Record<string, readonly string[]>>;
  readonly rulings?: Readonly<Record<string, string>>;
}

export type ScenarioTrouble =
  | { readonly id: 'no-such-difficulty'; readonly difficulty: string }
  | { readonly id: 'card-missing'; readonly kind: string; readonly code: string }
  | { readonly id: 'library-basic-count'; readonly count: number; readonly exactly: number }
  | { readonly id: 'library-special-count'; readonly count: number; readonly most: number }
  | { readonly id: 'library-copies'; readonly order: string; readonly most: number };

type Trouble = Problem<ScenarioTrouble>;

const countsOf = (orders: readonly OrderCard[], { basic, special }: LibraryRule) => {
  const count = orders.filter(({ type }) => type === 'Basic').length;
  const specials = orders.length - count;
  const troubles: ScenarioTrouble[] = [];
  if (count !== basic) troubles.push({ id: 'library-basic-count', count, exactly: basic });
  if (specials > special)
    troubles.push({ id: 'library-special-count', count: specials, most: special });
  return troubles;
};

/** 11B-02: what is wrong with a library that was chosen under a scenario's limits. */
export const libraryTroubles = (
  codes: readonly string[],
  rule: LibraryRule,
  cards: FleetCards,
): readonly ScenarioTrouble[] => {
  const orders = codes.flatMap((code) => cards.orders.get(code) ?? []);
  const perOrder = [...countBy(codes)].flatMap(([code, count]): readonly ScenarioTrouble[] => {
    const card = cards.orders.get(code);
    if (!card) return [{ id: 'card-missing', kind: 'order', code }];
    const most = card.type === 'Special' ? 1 : rule.copies;
    return count > most ? [{ id: 'library-copies', order: card.name, most }] : [];
  });
  return [...countsOf(orders, rule), ...perOrder];
};

const libraryOf = (side: ScenarioSide, chosen: readonly string[]): readonly string[] => {
  if ('library' in side) return side.library;
  return 'choose' in side ? chosen : [];
};

const leadersOf = (side: ScenarioSide) =>
  'commander' in side ? { commander: cardKey({ kind: 'commander', code: side.commander }) } : {};

const playerOf = (
  { id, name, team, ships }: ScenarioPlayer,
  side: ScenarioSide,
  orders: readonly string[],
  who: string | undefined,
  cards: FleetCards,
): AdmiralsPlayer => ({
  id,
  team,
  name: who ?? name,
  ships: ships.map(({ code, name: own, ...ship }) => ({
    ...ship,
    card: cardKey({ kind: 'ship', code }),
    name: own ?? cards.ships.get(code)?.name ?? code,
  })),
  orders: orders.map((code) => cardKey({ kind: 'order', code })),
  ...leadersOf(side),
});

const broughtBy = ({ ships }: ScenarioPlayer, side: ScenarioSide, orders: readonly string[]) => ({
  ships: ships.map(({ code }) => code),
  orders,
  commanders: 'commander' in side ? [side.commander] : [],
  flightGroups: [],
});

const scenarioRules = ({ adds }: Scenario, mode: ScenarioMode): ScenarioRules => ({
  ...adds,
  rules: [...adds.rules, ...mode.rules],
  scoring: [...adds.scoring, ...mode.scoring],
  simple: mode.difficulty === 'easy',
});

/** 11A, 11B: the set-up of a game from a scenario at one of its difficulties. */
export const setupFromScenario = (
  scenario: Scenario,
  table: ScenarioTable,
  cards: FleetCards,
): Checked<AdmiralsSetup, ScenarioTrouble> => {
  const mode = scenario.modes.find(({ difficulty }) => difficulty === table.difficulty);
  if (!mode)
    return problems({
      path: 'difficulty',
      why: { id: 'no-such-difficulty', difficulty: table.difficulty },
    });
  const sides = scenario.players.flatMap((player) => {
    const side = mode.sides[player.id];
    const chosen = table.libraries?.[player.id] ?? [];
    return side ? [{ player, side, chosen, orders: libraryOf(side, chosen) }] : [];
  });
  const gathered = sides.map(({ player, side, orders }) =>
    gatherCards(broughtBy(player, side, orders), cards),
  );
  const wrong = sides.flatMap(({ side, chosen }, i): readonly Trouble[] => [
    ...('choose' in side ? libraryTroubles(chosen, side.choose, cards) : []).map(
      (why): Trouble => ({ path: `players[${i}].orders`, why }),
    ),
    ...(gathered[i]?.missing ?? [])
      .filter(({ kind }) => kind !== 'order' || !('choose' in side))
      .map(({ kind, code }): Trouble => ({
        path: `players[${i}]`,
        why: { id: 'card-missing', kind, code },
      })),
  ]);
  if (wrong.length > 0) return problems(...wrong);
  return checked({
    system: 'admirals',
    mode: 'scenario',
    escalation: null,
    teams: scenario.teams,
    players: sides.map(({ player, side, orders }) =>
      playerOf(player, side, orders, table.names?.[player.id], cards),
    ),
    cards: Object.assign({}, ...gathered.map((one) => one.cards)),
    rulings: table.rulings ?? {},
    strategicSystems: scenario.strategicSystems,
    scenario: scenarioRules(scenario, mode),
  });
};
