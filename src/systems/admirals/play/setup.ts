import * as readers from '../../../core/checked/read';
import type { TeamId } from '../../../core/game/events';
import { id, MOST_PIECES, name, words, ids, recordOf } from '../../kit/play/commands';
import { writtenShapes } from '../../admirals-shared/cards/parse/shapes';
import { type Escalation, ESCALATIONS } from '../../admirals-shared/fleet/types';
import { onceFor } from '../../kit/onceFor';
import { rulingsFrom } from '../rulings';
import { WAYS, waysIn, type Way } from '../scoring/score';
import { teamRoll } from '../../admirals-shared/play/commands';
import { cardProblems, PLAYER, setupParser, SHIP } from '../../kit/play/setups';
import { readCard } from '../cards/forms';

export const MODES = ['constructed', 'open', 'scenario'] as const;
export type Mode = (typeof MODES)[number];

/** A ship that a player brings. Cards are named by their key in `cards`. */
const ship = readers.object({
  ...SHIP,
  /** Its Power Points, for 4C-02 II and 13A-04. */
  power: readers.whole({ least: 0, most: 999 }),
  /** 10D-01: did not fit on the setup hexes. */
  reserve: readers.optional(readers.yesNo),
  /** 11A: where a scenario has it start, in words. */
  starts: readers.optional(words),
  /** 10C-03, 10C-04: cards it carries. */
  commander: readers.optional(id),
  flightGroup: readers.optional(id),
});
export type SetupShip = readers.ReadBy<typeof ship>;

export const playerReader = readers.object({
  ...PLAYER,
  ships: readers.list(ship, { most: MOST_PIECES }),
  /** The order library: card keys, one entry a copy. */
  orders: readers.list(id, { most: 200 }),
  /** 13A-01, 13A-02: open play's commander and flight group, which lead the whole fleet. */
  commander: readers.optional(id),
  flightGroup: readers.optional(id),
});
export type AdmiralsPlayer = readers.ReadBy<typeof playerReader>;

const score = readers.object({
  id,
  text: readers.text({ most: 400 }),
  team: id,
  points: readers.whole({ least: -99, most: 99 }),
  when: readers.optional(
    readers.object({ defeated: readers.list(id, { most: MOST_PIECES, least: 1 }) }),
  ),
  limit: readers.optional(readers.whole({ least: 1, most: 99 })),
  /** It scores at the end of the game only, if these ships still stand; none where only the table can say. */
  atEnd: readers.optional(readers.list(id, { most: MOST_PIECES })),
});
export type ScenarioScore = readers.ReadBy<typeof score>;

/** 11: what a scenario adds to the rules. */
const scenarioReader = readers.object({
  name,
  battlefield: readers.optional(words),
  /** Where and in what order pieces are set up, in words. */
  deployment: readers.optional(readers.list(words, { most: 20 })),
  /** Ships that are placed before the teams take turns. */
  placedFirst: readers.optional(ids),
  /** Extra rules in words. */
  rules: readers.list(words, { most: 60 }),
  /** Extra ways to score, each a line that a player taps, or that the game sees by itself. */
  scoring: readers.list(score, { most: 60 }),
  /** Which ways of 10E score; all of them in constructed play. */
  standardScoring: readers.yesNo,
  /** 11B-01: played with 13A's simplicity rules. */
  simple: readers.yesNo,
  rounds: readers.optional(readers.whole({ least: 1, most: 20 })),
});
export type ScenarioRules = readers.ReadBy<typeof scenarioReader>;

// The keys of the table of levels are the levels.
const LEVELS = Object.keys(ESCALATIONS) as Escalation[];
const LIMITS = [...LEVELS, 'custom'] as const;

const setupReader = readers.object({
  system: readers.just('admirals'),
  mode: readers.oneOf(MODES),
  escalation: readers.nullable(readers.oneOf(LIMITS)),
  teams: readers.list(readers.object({ id, name }), { least: 2, most: 2 }),
  players: readers.list(playerReader, { least: 1, most: 12 }),
  cards: recordOf(readCard),
  rulings: recordOf(readers.text({ most: 60 })),
  /** How many Strategic System hexes the battlefield has. */
  strategicSystems: readers.whole({ least: 0, most: 40 }),
  /** 4A-01: what each team rolled; the lower is Team A. */
  teamRoll: readers.optional(teamRoll),
  scenario: readers.optional(scenarioReader),
  /** Teams whose ships are kept on paper: those entered for them are targets, and say nothing of the rest. */
  untracked: readers.optional(ids),
  /** 5A-01, 5E-01: arcs and facings as a player has redrawn them for these cards. */
  shapes: readers.optional(writtenShapes),
});
export type AdmiralsSetup = readers.ReadBy<typeof setupReader>;

/** 13A, 11B-01: open play, and scenarios that take over its simplicity rules. */
export const isSimple = (setup: AdmiralsSetup): boolean =>
  setup.mode === 'open' || setup.scenario?.simple === true;

/** How this table reads what the rulebook leaves open. */
const rulingsOf = onceFor(({ rulings }: AdmiralsSetup) => rulingsFrom(rulings));

/** 11B-01, 13A-04: undefeated ships score their power, in an Easy scenario too (ruling easy-scenario-scoring). */
export const scoresPower = (setup: AdmiralsSetup): boolean => {
  const rulings = rulingsOf(setup);
  const isAll = setup.mode !== 'scenario' || rulings['easy-scenario-scoring'] === 'all-of-13a';
  return isSimple(setup) && isAll;
};

/** 8A-02, 10E, 13A-04: which ways score in this game; a scenario says whether those of 10E do. */
export const waysOf = (setup: AdmiralsSetup): readonly Way[] => {
  if (setup.mode !== 'scenario') return waysIn(isSimple(setup), rulingsOf(setup));
  const ways = setup.scenario?.standardScoring === true ? WAYS : (['secureArea'] as const);
  return scoresPower(setup) ? ways.filter((way) => way !== 'secureArea') : ways;
};

export const isTracked = (setup: AdmiralsSetup, team: TeamId): boolean =>
  setup.untracked?.includes(team) !== true;

const playerProblems = (setup: AdmiralsSetup, one: AdmiralsPlayer, i: number) => {
  const path = `players[${i}]`;
  const { ships, orders, commander, flightGroup } = one;
  const brought = ships.map(({ card }) => card);
  const leads = [commander, ...ships.map((own) => own.commander)];
  const groups = [flightGroup, ...ships.map((own) => own.flightGroup)];
  return [
    ...cardProblems(setup.cards, 'ship', brought, `${path}.ships`),
    ...cardProblems(setup.cards, 'order', orders, `${path}.orders`),
    ...cardProblems(setup.cards, 'commander', leads, path),
    ...cardProblems(setup.cards, 'flight-group', groups, path),
  ];
};

/** A whole set-up as it was stored or sent, if all its parts belong together. */
export const parseSetup = setupParser(setupReader, (setup) =>
  setup.players.flatMap((one, i) => playerProblems(setup, one, i)),
);
