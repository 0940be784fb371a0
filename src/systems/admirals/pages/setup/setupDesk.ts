import { checked, problems, type Checked, type Problem } from '../../../../core/checked/checked';
import { answerAt, type Answer, type Answers } from '../../../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../../../core/pages/desks';
import type { Page } from '../../../../core/pages/page';
import { writtenShapes, type WrittenShapes } from '../../../admirals-shared/cards/parse/shapes';
import { ESCALATIONS } from '../../../admirals-shared/fleet/types';
import { drawnShips } from '../../../admirals-shared/looks';
import * as every from '../../../admirals-shared/pages/setup';
import { entriesOf } from '../../../kit/fleets/entries';
import { atHand } from '../../../kit/fleets/gather';
import { SHIP, type KindOfShip } from '../../../kit/fleets/ownShips';
import * as desks from '../../../kit/fleets/setupDesk';
import { oneAt, textsAt } from '../../../kit/pages/answered';
import { picks, chipsChoice, segmentsChoice } from '../../../kit/pages/choices';
import { findingsBlock, laidOut, type Blocks } from '../../../kit/pages/laidOut';
import * as setups from '../../../kit/pages/setup/blocks';
import { listOf } from '../../fleet/anyShips';
import { checkFleet } from '../../fleet/checkFleet';
import { ANY_SHIPS, type Fleet } from '../../fleet/fleet';
import {
  fleetCards,
  gatherWithList,
  isAdmiralsCard,
  type FleetCards,
} from '../../fleet/fleetCards';
import { CUSTOM_LIMIT, FLEET_FORM, LIMITS, type Limit } from '../../fleet/fleetForm';
import { viewFleet } from '../../fleet/fleetView';
import { filledLibrary } from '../../fleet/libraryRules';
import { setupFromFleets } from '../../fleet/setupFromFleets';
import { MODES, type AdmiralsSetup, type Mode } from '../../play/setup';
import { teamOrder } from '../../rounds/turns';
import { rulesFor } from '../../rules';
import { RULINGS, rulingsFrom } from '../../rulings';
import { TRAINING_FLEETS } from '../../training/fleets';
import type { AdmiralsWords } from '../../words/en';
import { readsRule } from '../view';
import { EDITING, quickBlocks, quickFleet } from './quickShips';
import { librariesOf, scenarioBlocks, scenarioSetup, TRAINING_CARDS } from './scenario';

type Game = desks.FleetsGame<Fleet, FleetCards, AdmiralsSetup>;
type FleetToBring = desks.FleetToBring<Fleet, FleetCards>;
type Side = Parameters<Game['setupOf']>[0][number];

/** Fleets of the training set by their list, and ships that are said on the spot. */
const TRAINING = 'training';
const QUICK = 'quick';

/** Where the first player's fleet stands. */
const FIRST_FLEET = 'teams.0.players.0.fleet';

const modeIn = (draft: Answers): Mode => oneAt(draft, 'mode', MODES) ?? 'constructed';
const levelIn = (draft: Answers): Limit => oneAt(draft, 'level', LIMITS) ?? 'Alpha';

/** The only team that is kept on this phone; null where both are. */
const onlyIn = (draft: Answers): every.TeamName | null => oneAt(draft, 'only', every.TEAMS);

/** 13: how fleets are brought to this table. */
const termsIn = (draft: Answers): Pick<Fleet, 'mode' | 'limit'> => {
  const escalation = levelIn(draft);
  return {
    mode: modeIn(draft) === 'open' ? 'open' : 'constructed',
    limit: escalation === 'custom' ? { escalation, power: CUSTOM_LIMIT.usual } : { escalation },
  };
};

const kindOf: KindOfShip = (card) =>
  isAdmiralsCard(card) && card.kind === 'ship' ? card.role : null;

/** One ship of a player's own and nothing else, with orders for it: a game can begin with a single card. */
const singleShip = (draft: Answers, code: string, cards: FleetCards) => {
  const card = cards.ships.get(code);
  if (!card) return null;
  const ships = entriesOf([code]);
  const fleet: Fleet = { ...termsIn(draft), list: ANY_SHIPS, ships, flightGroups: [], orders: [] };
  const rules = rulesFor(setups.rulingsIn(draft));
  const list = listOf(fleet, cards);
  const orders = list ? filledLibrary(viewFleet({ fleet, list, cards, rules }), 'mixed') : [];
  return { name: card.name, fleet: { ...fleet, orders } };
};

/** The training fleets at the level of the table, by their lists. */
const trainingFleets = (draft: Answers): Game['ready'] => {
  const terms = termsIn(draft);
  const level = levelIn(draft) === 'custom' ? 'Alpha' : levelIn(draft);
  return TRAINING_FLEETS.filter(
    ({ mode, limit }) => mode === terms.mode && limit.escalation === level,
  ).map((fleet) => ({ id: fleet.list, name: fleet.name, fleet, cards: TRAINING_CARDS }));
};

const powerOf = ({ fleet, cards }: FleetToBring): number | null => {
  const list = listOf(fleet, cards);
  const powerIn = (code: string) => list?.ships.find(({ ship }) => ship === code)?.power ?? 0;
  return list && fleet.ships.reduce((sum, { code }) => sum + powerIn(code), 0);
};

/** Kept on the phone, ship by ship. */
const isKept = (draft: Answers, { team }: setups.AnyPlayerDraft): boolean =>
  onlyIn(draft) === null || onlyIn(draft) === team;

const isQuick = (draft: Answers, player: setups.AnyPlayerDraft): boolean =>
  !isKept(draft, player) || player.choice === null || player.choice.from === QUICK;

const reserveAt = (draft: Answers, { path }: setups.AnyPlayerDraft): readonly string[] =>
  textsAt(draft, `${path}.reserve`) ?? [];

/** 10D-01: ships that do not fit on the setup hexes. */
const reserveBlock = (
  draft: Answers,
  player: setups.AnyPlayerDraft,
  brought: FleetToBring | null,
  words: AdmiralsWords,
): Blocks => {
  const options = brought?.fleet.ships.map(({ id, code, name, badge }) => {
    const label = name ?? brought.cards.ships.get(code)?.name ?? code;
    return { value: id, label: badge === undefined ? label : `${label} ${badge}` };
  });
  const label = words.setupDesk.reserve(player.name);
  return (
    options &&
    options.length > 0 &&
    picks(`${player.path}.reserve`, label, reserveAt(draft, player), options)
  );
};

const limitOf = (level: Limit): number | null => (level === 'custom' ? null : ESCALATIONS[level]);

/** 10A, 8A */
const termsBlocks = (draft: Answers, { setupDesk: say }: AdmiralsWords): Blocks => {
  const nameOf = (one: Limit): string => say.levels(one, limitOf(one));
  return [
    chipsChoice('level', say.level, levelIn(draft), LIMITS, nameOf, readsRule('10A')),
    every.systemsBlock(every.systemsAt(draft), say.systems, readsRule('8A')),
  ];
};

/** Who keeps what on this phone. */
const trackedBlocks = (
  draft: Answers,
  teams: readonly setups.AnyTeamDraft[],
  { setupDesk: say }: AdmiralsWords,
): Blocks => {
  const only = onlyIn(draft);
  const onPaper = teams.find(({ id }) => only !== null && id !== only);
  const keptOf = (id: string | null): string => {
    const team = teams.find((one) => one.id === id);
    return team ? say.only(team.name) : say.both;
  };
  return [
    segmentsChoice('only', say.tracked, only, [null, ...every.TEAMS], keptOf),
    onPaper && { block: 'text', text: say.trackedNote(onPaper.name) },
  ];
};

/** 4A-01, 4A-05: the lower roll is Team A, and Team B has the initiative. */
const rollBlocks = (
  draft: Answers,
  teams: readonly setups.AnyTeamDraft[],
  { setupDesk: say, system }: AdmiralsWords,
): Blocks => {
  const roll = every.rollAt(draft);
  const [A, B] = every.bothRolled(roll) ?? [0, 1];
  const order = teamOrder({ A, B });
  const [a = '', b = ''] =
    order?.map((id) => teams.find((team) => team.id === id)?.name ?? id) ?? [];
  return [
    every.rollBlock(roll, teams, say),
    {
      block: 'text',
      text: order ? say.order(a, b) : system.problem({ id: 'team-roll-tied' }),
      ...(order ? {} : { tone: 'warning' }),
      ...readsRule('4A-01'),
    },
  ];
};

/** What is odd about a fleet at this table. */
const oddAt = (
  draft: Answers,
  { name, fleet }: FleetToBring,
  { setupDesk: say }: AdmiralsWords,
) => {
  const { escalation } = fleet.limit;
  const level = say.levels(escalation, limitOf(escalation));
  return [
    ...(fleet.mode === termsIn(draft).mode ? [] : [say.otherMode(name, fleet.mode)]),
    ...(escalation === levelIn(draft) ? [] : [say.otherLevel(name, level)]),
  ];
};

/** 4A-01: teams are even; a table may play otherwise. */
const evenBlock = (
  teams: readonly setups.AnyTeamDraft[],
  { setupDesk: say }: AdmiralsWords,
): Blocks => {
  const [one = 0, other = 0] = teams.map(({ players }) => players.length);
  const text = say.uneven(one, other);
  const finding = { text, rule: '4A-01', tone: 'warning', ...readsRule('4A-01') } as const;
  return one !== other && findingsBlock(finding);
};

/** 5A-01: cards are played by the shapes of their pack; where two packs have drawn one, by the first of them. */
const shapesFor = (sides: readonly Side[], shelf: Shelf): Pick<AdmiralsSetup, 'shapes'> => {
  const packs = sides.flatMap(({ draft: { choice } }) => {
    const kept = shelf.fleets.find(({ id }) => choice?.from === setups.STORED && id === choice.id);
    const single = choice?.from === SHIP ? [choice.id] : [];
    const codes = kept ? FLEET_FORM.read(kept.draft).ships.map(({ code }) => code) : single;
    return atHand(kept?.cards ?? {}, shelf, isAdmiralsCard)
      .filter(({ card: { kind, code } }) => kind === 'ship' && codes.includes(code))
      .map(({ pack }) => pack);
  });
  const drawn = [...new Set(packs)].flatMap((pack) => {
    const read = writtenShapes(shelf.shapes?.[pack] ?? {}, '');
    return read.ok ? [read.value] : [];
  });
  const all = drawn.reduceRight<WrittenShapes>(
    (under, { arcs, facings }) => ({
      ...(under.arcs || arcs ? { arcs: { ...under.arcs, ...arcs } } : {}),
      ...(under.facings || facings ? { facings: { ...under.facings, ...facings } } : {}),
    }),
    {},
  );
  return Object.keys(all).length > 0 ? { shapes: all } : {};
};

/** 4A: what each player brings, put together. */
const setupOf: Game['setupOf'] = (sides, terms, draft, shelf): Checked<AdmiralsSetup> => {
  const withLists = sides.map((side) => ({ ...side, list: listOf(side.fleet, side.cards) }));
  const listless = withLists
    .filter(({ list }) => list === null)
    .map(({ draft: { path }, fleet }): Problem => {
      return { path, why: { id: 'card-missing', kind: 'list', code: fleet.list } };
    });
  if (listless.length > 0) return problems(...listless);
  const { mode } = termsIn(draft);
  const teamRoll = every.bothRolled(every.rollAt(draft));
  const setup = setupFromFleets(
    withLists.flatMap(({ player, fleet, cards, list }) =>
      list ? [{ player, fleet: { ...fleet, mode }, cards, list }] : [],
    ),
    { ...terms, strategicSystems: every.systemsAt(draft), ...(teamRoll ? { teamRoll } : {}) },
  );
  if (!setup.ok) return setup;
  const held = sides.flatMap((side) =>
    reserveAt(draft, side.draft).map((id) => `${side.player.id}.${id}`),
  );
  const players = setup.value.players.map((player) => ({
    ...player,
    ships: player.ships.map((ship) => (held.includes(ship.id) ? { ...ship, reserve: true } : ship)),
  }));
  const waiting = terms.teams.filter(({ id }) => {
    const ships = players.filter(({ team }) => team === id).flatMap((player) => player.ships);
    return ships.length > 0 && ships.every(({ reserve }) => reserve === true);
  });
  if (waiting.length > 0)
    return problems(
      ...waiting.map(({ id, name }): Problem => ({
        path: `teams.${terms.teams.findIndex((team) => team.id === id)}`,
        why: { id: 'all-in-reserve', team: name },
      })),
    );
  const only = onlyIn(draft);
  return checked({
    ...setup.value,
    mode: modeIn(draft),
    escalation: levelIn(draft),
    players,
    ...(only ? { untracked: every.TEAMS.filter((id) => id !== only) } : {}),
    ...shapesFor(sides, shelf),
  });
};

/** 13: what a game between fleets is set up with, as this table has said so far. */
const gameAt = (draft: Answers, words: AdmiralsWords): Game => {
  const say = words.setupDesk;
  const game: Game = {
    words: say,
    teams: every.TEAMS,
    ready: trainingFleets(draft),
    readyFrom: TRAINING,
    options: [{ value: QUICK, label: say.quick, detail: say.quickDetail }],
    read: FLEET_FORM.read,
    cardsOf: (cards) => fleetCards(cards.filter(isAdmiralsCard)),
    gather: gatherWithList,
    single: { kindOf, bring: (code, cards) => singleShip(draft, code, cards) },
    onTheSpot: (player) =>
      isQuick(draft, player)
        ? {
            ...quickFleet(draft, player, termsIn(draft), words),
            mayBeNone: !isKept(draft, player),
          }
        : null,
    breaches: ({ fleet, cards }, rulings) => {
      const list = listOf(fleet, cards);
      const rules = rulesFor(rulings);
      return list ? checkFleet({ fleet, list, cards, rules }).breaches.length : 0;
    },
    odd: (brought) => oddAt(draft, brought, words),
    drawn: drawnShips,
    detail: (brought, isStored) => {
      const { mode, limit } = brought.fleet;
      const power = powerOf(brought);
      return isStored ? say.stored(mode, limit.escalation, power) : say.training(power ?? 0);
    },
    rulings: RULINGS,
    rulingsFrom,
    isOpposite: true,
    playerBlocks: (player, fleet, shelf) => [
      isKept(draft, player) && fleet,
      isQuick(draft, player)
        ? quickBlocks(draft, player, words)
        : reserveBlock(draft, player, desks.fleetOf(game, player.choice, shelf), words),
    ],
    ofTeam: {
      forget: { [EDITING]: null },
      blank: { reserve: [], quick: [] },
      reads: readsRule('4A-01'),
    },
    before: () => termsBlocks(draft, words),
    more: (_draft, teams) => evenBlock(teams, words),
    after: (_draft, teams) => [rollBlocks(draft, teams, words), trackedBlocks(draft, teams, words)],
    lacks: () => every.tiedRoll(every.rollAt(draft)),
    setupOf,
  };
  return game;
};

/** 11: the scenario, with its sides opposite one another and the rulings of the table. */
const scenarioPage = (draft: Answers, shelf: Shelf, words: AdmiralsWords): Page => {
  const game = gameAt(draft, words);
  const [first, ...others] = desks.teamsIn(game, draft, shelf).map((team) => [
    ...setups.teamBlocks(draft, team, words.setupDesk, {
      ...game.ofTeam,
      isFixed: true,
      blocksOf: () => [],
    }),
    librariesOf(draft, team, words),
  ]);
  const rulings = desks.makeSetupDesk(game).page(draft, shelf).aside?.slice(-1);
  return laidOut({
    title: words.setupDesk.title,
    blocks: [scenarioBlocks(draft, words), first],
    aside: [others, rulings],
  });
};

/** The table takes over how the fleet is built that is brought first. */
const termsOf = (choice: Answer | undefined, { fleets }: Shelf): Answers => {
  const { STORED: from, makeChoice } = setups;
  const kept = fleets.find(({ id }) => makeChoice({ from, id }) === choice);
  if (!kept) return {};
  const { mode, limit } = FLEET_FORM.read(kept.draft);
  return { mode, level: limit.escalation };
};

/** Where a game is set up: 4A, 10A, 13 and who brings what. */
export const makeSetupDesk = (words: AdmiralsWords): SetupDesk<AdmiralsSetup> => {
  const deskFor = (draft: Answers) => desks.makeSetupDesk(gameAt(draft, words));
  const isScenario = (draft: Answers): boolean => modeIn(draft) === 'scenario';
  return {
    blank: (shelf, rulings) => {
      const blank = deskFor({}).blank(shelf, rulings);
      return { ...blank, ...termsOf(answerAt(blank, FIRST_FLEET), shelf) };
    },
    page: (draft, shelf) => {
      const mode = setups.modeBlock(MODES, modeIn(draft), words.setupDesk);
      const page = isScenario(draft)
        ? scenarioPage(draft, shelf, words)
        : deskFor(draft).page(draft, shelf);
      return { ...page, blocks: [mode, ...page.blocks] };
    },
    bring: (brought, shelf) => {
      const choice = deskFor({}).bring?.(brought, shelf) ?? {};
      return { ...termsOf(choice[FIRST_FLEET], shelf), ...choice };
    },
    make: (draft, shelf) => {
      if (!isScenario(draft)) return deskFor(draft).make(draft, shelf);
      const teams = desks.teamsIn(gameAt(draft, words), draft, shelf);
      return setups.titled(scenarioSetup(draft, teams), words.setupDesk.name);
    },
  };
};
