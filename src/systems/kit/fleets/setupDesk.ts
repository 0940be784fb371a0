import { problems, type Checked, type Problem } from '../../../core/checked/checked';
import type { Card } from '../../../core/game/setup';
import type { GameSetup, Ruling, Player } from '../../../core/game/system';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Answers, Changes } from '../../../core/pages/answers';
import type { SetupDesk, Shelf, ShelfFleet } from '../../../core/pages/desks';
import type { Block, Option, Page } from '../../../core/pages/page';
import { type WithEntries, nameOf, type FleetEntry } from './entries';
import type { SetupWhy, FleetSetup, ShipBrought } from '../play/setups';
import * as setups from '../pages/setup/blocks';
import { laidOut, listed, type Blocks } from '../pages/laidOut';
import { toldApart } from '../toldApart';
import { cardKey, type Gathered } from './gather';
import { SHIP, shipOptions, type KindOfShip } from './ownShips';

/** A player with the fleet that they bring, and the cards that it was built with. */
export interface FleetAtTable<Fleet extends WithEntries, Cards> {
  readonly player: Player;
  readonly fleet: Fleet;
  readonly cards: Cards;
}

interface ShipCards {
  readonly ships: ReadonlyMap<string, { readonly name: string }>;
}

/** A ship of a fleet as it is called in a game, under the id of its player. */
export const shipBrought = (
  { player, cards }: Pick<FleetAtTable<WithEntries, ShipCards>, 'player' | 'cards'>,
  { id, code, name, badge }: FleetEntry,
  kind = 'ship',
): ShipBrought => ({
  id: `${player.id}.${id}`,
  card: cardKey({ kind, code }),
  name: name ?? nameOf(cards.ships, code),
  ...(badge === undefined ? {} : { badge }),
});

/** What players bring to a game of nothing but ships. */
export const playersBrought = (
  sides: readonly FleetAtTable<WithEntries, ShipCards>[],
  kind: string,
): FleetSetup['players'] =>
  toldApart(
    sides.map((side) => ({
      ...side.player,
      ships: side.fleet.ships.map((ship) => shipBrought(side, ship, kind)),
    })),
  );

/** A fleet that can be brought, with the cards that it was built with. */
export interface FleetToBring<Fleet extends WithEntries, Cards> {
  readonly name: string;
  readonly fleet: Fleet;
  readonly cards: Cards;
}

/** What a game between fleets brings to the desk where it is set up. */
export interface FleetsGame<Fleet extends WithEntries, Cards, Setup extends GameSetup> {
  readonly words: setups.RulingsWords;
  /** The ids of its teams, and how many of them play where that is not given. */
  readonly teams: readonly string[];
  readonly sides?: (draft: Answers) => number;
  /** What is asked before the teams, and what after them. */
  readonly before?: (draft: Answers) => Blocks;
  readonly after?: (draft: Answers, teams: readonly setups.AnyTeamDraft[]) => Blocks;
  /** Fleets that come with the game, by their ids or their places. */
  readonly ready: readonly (FleetToBring<Fleet, Cards> & { readonly id?: string })[];
  /** What a choice of such a fleet begins with, where it is kept under another name. */
  readonly readyFrom?: string;
  /** What else can be chosen in place of a fleet. */
  readonly options?: readonly Option[];
  /** A fleet of the shelf, the cards that are at hand, and what a fleet has of these. */
  readonly read: (draft: Answers) => Fleet;
  readonly cardsOf: (cards: readonly Card[]) => Cards;
  readonly gather: (fleet: Fleet, cards: Cards) => Pick<Gathered<Card>, 'missing'>;
  /** One ship of a player's own and nothing else, where a game can begin with it. */
  readonly single?: {
    readonly kindOf: KindOfShip;
    /** Null where no such ship is at hand. */
    readonly bring: (
      code: string,
      cards: Cards,
    ) => Omit<FleetToBring<Fleet, Cards>, 'cards'> | null;
  };
  /** Ships that a player says on the spot; null for one who brings a fleet. */
  readonly onTheSpot?: (
    player: setups.AnyPlayerDraft,
  ) => (FleetToBring<Fleet, Cards> & { readonly mayBeNone: boolean }) | null;
  /** How many rules it breaks, and what is odd about it at this table besides. */
  readonly breaches: (brought: FleetToBring<Fleet, Cards>, rulings: GameSetup['rulings']) => number;
  readonly odd?: (brought: FleetToBring<Fleet, Cards>) => readonly string[];
  /** Its ships, for the eye. */
  readonly drawn?: (brought: FleetToBring<Fleet, Cards>) => readonly Silhouette[];
  /** What it is, in one line. */
  readonly detail?: (brought: FleetToBring<Fleet, Cards>, isStored: boolean) => string;
  readonly rulings: readonly Ruling[];
  readonly rulingsFrom: (told: GameSetup['rulings']) => Readonly<Record<string, string>>;
  /** True where a side is one player. */
  readonly onePlayerEach?: boolean;
  /** True where the sides stand opposite one another on a wide screen; else the terms stand beside them. */
  readonly isOpposite?: boolean;
  /** What is asked of a player, where that is more than a fleet. */
  readonly playerBlocks?: (player: setups.AnyPlayerDraft, fleet: Block, shelf: Shelf) => Blocks;
  readonly ofTeam?: Pick<setups.OwnTeam, 'forget' | 'blank' | 'reads'>;
  /** What else the table settles. */
  readonly more?: (draft: Answers, teams: readonly setups.AnyTeamDraft[]) => Blocks;
  /** What else a draft lacks. */
  readonly lacks?: (draft: Answers) => readonly Problem[];
  readonly setupOf: (
    sides: readonly (FleetAtTable<Fleet, Cards> & { readonly draft: setups.AnyPlayerDraft })[],
    terms: Pick<GameSetup, 'teams' | 'rulings'>,
    draft: Answers,
    shelf: Shelf,
  ) => Checked<Setup>;
}

type Bringing<Fleet extends WithEntries, Cards> = Pick<
  FleetsGame<Fleet, Cards, GameSetup>,
  'ready' | 'read' | 'cardsOf' | 'single'
>;

const cardsAtHand = (shelf: Shelf, own: ShelfFleet['cards'] = {}): readonly Card[] =>
  [...shelf.cards, ...Object.values(own)].map(({ card }) => card);

const storedFleet = <Fleet extends WithEntries, Cards>(
  { read, cardsOf }: Bringing<Fleet, Cards>,
  { name, draft, cards }: ShelfFleet,
  shelf: Shelf,
): FleetToBring<Fleet, Cards> => ({
  name,
  fleet: read(draft),
  cards: cardsOf(cardsAtHand(shelf, cards)),
});

const judgedBy = <Fleet extends WithEntries, Cards>(
  { gather, breaches, odd }: FleetsGame<Fleet, Cards, GameSetup>,
  brought: FleetToBring<Fleet, Cards>,
  rulings: GameSetup['rulings'],
): setups.Judged => ({
  name: brought.name,
  missing: gather(brought.fleet, brought.cards).missing.map(({ code }) => code),
  breaches: breaches(brought, rulings),
  more: odd?.(brought) ?? [],
});

type Ready = Pick<FleetsGame<WithEntries, unknown, GameSetup>, 'ready' | 'readyFrom'>;

const readyChoices = ({ ready, readyFrom = 'ready' }: Ready): readonly setups.FleetChoice[] =>
  ready.map(({ id }, at) => ({ from: readyFrom, id: id ?? String(at) }));

/** What a choice stands for; null where it is gone. */
export const fleetOf = <Fleet extends WithEntries, Cards>(
  game: Bringing<Fleet, Cards>,
  choice: setups.FleetChoice | null,
  shelf: Shelf,
): FleetToBring<Fleet, Cards> | null => {
  if (choice?.from === SHIP) {
    const cards = game.cardsOf(cardsAtHand(shelf));
    const brought = game.single?.bring(choice.id, cards);
    return brought ? { ...brought, cards } : null;
  }
  if (choice?.from !== setups.STORED)
    return game.ready.find(({ id }, at) => (id ?? String(at)) === choice?.id) ?? null;
  const kept = shelf.fleets.find(({ id }) => id === choice.id);
  return kept ? storedFleet(game, kept, shelf) : null;
};

/** The teams of a draft; one that nobody has named goes by its fleet. */
export const teamsIn = <Fleet extends WithEntries, Cards>(
  game: FleetsGame<Fleet, Cards, GameSetup>,
  draft: Answers,
  shelf: Shelf,
): readonly setups.AnyTeamDraft[] =>
  setups.namedByFleets(
    setups.teamsAt(draft, game.teams.slice(0, game.sides?.(draft)), game.words),
    ({ choice }) => fleetOf(game, choice, shelf)?.name ?? null,
  );

/** Fleets of the shelf, single ships of one's own, and those that come with the game. */
const fleetOptions = <Fleet extends WithEntries, Cards>(
  game: FleetsGame<Fleet, Cards, GameSetup>,
  shelf: Shelf,
): readonly Option[] => {
  const optionOf = (choice: setups.FleetChoice): readonly Option[] => {
    const brought = fleetOf(game, choice, shelf);
    if (!brought) return [];
    const detail = game.detail?.(brought, choice.from === setups.STORED);
    const ships = game.drawn?.(brought) ?? [];
    const named = { value: setups.makeChoice(choice), label: brought.name, ships };
    return [detail === undefined ? named : { ...named, detail }];
  };
  return [
    ...shelf.fleets.flatMap(({ id }) => optionOf({ from: setups.STORED, id })),
    ...(game.single ? shipOptions(shelf, game.single.kindOf, game.words.single) : []),
    ...readyChoices(game).flatMap(optionOf),
  ];
};

const rulingsAt = (draft: Answers, shelf: Shelf): GameSetup['rulings'] => ({
  ...shelf.rulings,
  ...setups.rulingsIn(draft),
});

/** What a player still lacks who brings this. */
const lackOf = (
  { path, name }: setups.AnyPlayerDraft,
  brought: { readonly fleet: WithEntries; readonly mayBeNone?: boolean } | null,
): readonly Problem<SetupWhy>[] => {
  if (!brought) return [{ path, why: { id: 'fleet-gone', player: name } }];
  const isEnough = brought.mayBeNone === true || brought.fleet.ships.length > 0;
  return isEnough ? [] : [{ path, why: { id: 'no-ships', player: name } }];
};

/** The set-up that a draft comes to, or everything that it still lacks. */
const setupFrom = <Fleet extends WithEntries, Cards, Setup extends GameSetup>(
  game: FleetsGame<Fleet, Cards, Setup>,
  draft: Answers,
  shelf: Shelf,
): Checked<Setup> => {
  const teams = teamsIn(game, draft, shelf);
  const brought = teams
    .flatMap(({ players }) => players)
    .map((player) => {
      const own = game.onTheSpot?.(player) ?? fleetOf(game, player.choice, shelf);
      return { player, own };
    });
  const wrong: readonly Problem[] = [
    ...brought.flatMap(({ player, own }) => lackOf(player, own)),
    ...(game.lacks?.(draft) ?? []),
  ];
  if (wrong.length > 0) return problems(...wrong);
  const sides = brought.flatMap(({ player, own }) => {
    if (!own) return [];
    const { id, team, name } = player;
    const fleet = own.name === '' ? {} : { fleet: own.name };
    return [{ ...own, player: { id, team, name, ...fleet }, draft: player }];
  });
  const named = teams.map(({ id, name }) => ({ id, name }));
  return game.setupOf(sides, { teams: named, rulings: rulingsAt(draft, shelf) }, draft, shelf);
};

const pageOf = <Fleet extends WithEntries, Cards>(
  game: FleetsGame<Fleet, Cards, GameSetup>,
  draft: Answers,
  shelf: Shelf,
): Page => {
  const { words, rulings, rulingsFrom, playerBlocks, onTheSpot, options: others = [] } = game;
  const isFixed = game.onePlayerEach === true;
  const teams = teamsIn(game, draft, shelf);
  const options = [...fleetOptions(game, shelf), ...others];
  const told = rulingsAt(draft, shelf);
  const judged = teams
    .flatMap(({ players }) => players)
    .filter((player) => !onTheSpot?.(player))
    .flatMap(({ choice }) => fleetOf(game, choice, shelf) ?? [])
    .map((brought) => judgedBy(game, brought, told));
  const blocksOf = (player: setups.AnyPlayerDraft) => {
    const fleet = setups.fleetBlock(player, words, options);
    return listed<Block>(playerBlocks ? playerBlocks(player, fleet, shelf) : fleet);
  };
  const sides = teams.map((team) =>
    setups.teamBlocks(draft, team, words, { ...game.ofTeam, blocksOf, isFixed }),
  );
  const inSight = game.isOpposite ? 1 : sides.length;
  return laidOut({
    title: words.title,
    blocks: [game.before?.(draft), sides.slice(0, inSight)],
    aside: [
      sides.slice(inSight),
      game.more?.(draft, teams),
      setups.fleetFindings(judged, words),
      game.after?.(draft, teams),
      setups.rulingsBlock(rulings, rulingsFrom(told), words),
    ],
  });
};

/** Where a game between fleets is set up: the teams, their players, and the fleet of each. */
export const makeSetupDesk = <Fleet extends WithEntries, Cards, Setup extends GameSetup>(
  game: FleetsGame<Fleet, Cards, Setup>,
): SetupDesk<Setup> => ({
  blank: (shelf, rulings) => {
    const { teams, read } = game;
    const kept = setups.readiest(shelf, teams.length, {
      hasShips: ({ draft }) => read(draft).ships.length > 0,
      isLegal: (one) => setups.isLegal(judgedBy(game, storedFleet(game, one, shelf), rulings)),
    });
    const choices = readyChoices(game);
    const others = teams.flatMap((_, at) => choices[at % choices.length] ?? []);
    const first = others.slice(kept.length);
    return { teams: setups.blankTeams(teams.length, kept, first, game.ofTeam?.blank), rulings };
  },
  page: (draft, shelf) => pageOf(game, draft, shelf),
  bring: (brought): Changes => {
    if ('ship' in brought && !game.single) return {};
    const choice =
      'ship' in brought
        ? { from: SHIP, id: brought.ship }
        : { from: setups.STORED, id: brought.fleet };
    return { 'teams.0.players.0.fleet': setups.makeChoice(choice) };
  },
  make: (draft, shelf) => setups.titled(setupFrom(game, draft, shelf), game.words.name),
});
