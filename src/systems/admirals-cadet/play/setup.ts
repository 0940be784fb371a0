import type { Problem } from '../../../core/checked/checked';
import * as readers from '../../../core/checked/read';
import { eitherField, id, ids, MOST_PIECES, name, words, recordOf } from '../../kit/play/commands';
import { cardProblems, PLAYER, setupParser, SHIP, teamProblems } from '../../kit/play/setups';
import { teamRoll } from '../../admirals-shared/play/commands';
import { readCard } from '../cards/read';

/** Readers of a set-up as it was stored or sent; the types of its parts come from them. */

export const MODES = ['constructed', 'historic'] as const;
export type Mode = (typeof MODES)[number];

const points = readers.whole({ least: -99, most: 99 });
const some = readers.whole({ least: 1, most: 99 });

/** A ship that a player brings. Cards are named by their key in `cards`. */
const ship = readers.object(SHIP);
export type SetupShip = readers.ReadBy<typeof ship>;

const playerReader = readers.object({
  ...PLAYER,
  ships: readers.list(ship, { most: MOST_PIECES }),
  /** The order library: card keys, one entry a copy. */
  orders: readers.list(id, { most: 200 }),
});
export type CadetPlayer = readers.ReadBy<typeof playerReader>;

const score = readers.object({
  id,
  text: words,
  team: id,
  points,
  /** When a line scores by itself; without it a player taps it. */
  when: readers.optional(
    eitherField(
      'hullAtMost',
      /** At the end of the game, if the ship still stands with so few hull boxes. */
      readers.object({ ship: id, hullAtMost: readers.whole({ least: 0, most: 99 }) }),
      /** Each of these ships that is destroyed. */
      readers.object({ destroyed: readers.list(id, { least: 1, most: MOST_PIECES }) }),
    ),
  ),
  limit: readers.optional(some),
  /** The game ends at the end of the turn in which it scores. */
  endsGame: readers.optional(readers.yesNo),
});
export type ScenarioScore = readers.ReadBy<typeof score>;

/** Something that a ship may do in a Star System instead of going on. */
const act = readers.object({
  id,
  text: words,
  ships: ids,
  /** Before anything else in its activation, or in place of its movement. */
  moment: readers.oneOf(['activation', 'movement']),
  team: id,
  points,
  /** How often at each star system; as often as one likes where absent. */
  perSystem: readers.optional(some),
});
export type ScenarioAct = readers.ReadBy<typeof act>;

/** Historic Play: what a scenario adds to the rules. */
const scenarioReader = readers.object({
  id,
  name,
  deployment: readers.optional(readers.list(words, { most: 20 })),
  /** In words: special rules, and what stands in for cards that are not at hand. */
  rules: readers.list(words, { most: 60 }),
  scoring: readers.list(score, { most: 60 }),
  acts: readers.list(act, { most: 20 }),
  noShields: ids,
  /** Ships that start in a Star System. */
  inSystems: ids,
  /** Copies of one order that a team may play in the first turns. */
  orderCopies: readers.optional(readers.object({ team: id, most: some, turns: some })),
});
export type ScenarioRules = readers.ReadBy<typeof scenarioReader>;

const setupReader = readers.object({
  system: readers.just('admirals-cadet'),
  mode: readers.oneOf(MODES),
  teams: readers.list(readers.object({ id, name }), { least: 2, most: 2 }),
  players: readers.list(playerReader, { least: 1, most: 12 }),
  cards: recordOf(readCard),
  rulings: recordOf(readers.text({ most: 60 })),
  /** Setup: the team that goes first, for the whole game. */
  first: id,
  /** What each team rolled for it, in the order of the teams. */
  firstRoll: readers.optional(teamRoll),
  /** How many Star System hexes the map has. */
  starSystems: readers.orElse(readers.whole({ least: 0, most: 40 }), 0),
  scenario: readers.optional(scenarioReader),
});
export type CadetSetup = readers.ReadBy<typeof setupReader>;

const playerProblems = (setup: CadetSetup, one: CadetPlayer, i: number): readonly Problem[] => {
  const path = `players[${i}]`;
  const ships = one.ships.map(({ card }) => card);
  return [
    ...cardProblems(setup.cards, 'ship', ships, `${path}.ships`),
    ...cardProblems(setup.cards, 'order', one.orders, `${path}.orders`),
  ];
};

/** A whole set-up as it was stored or sent, if all its parts belong together. */
export const parseSetup = setupParser(setupReader, (setup) => [
  ...teamProblems(setup.teams, setup.first, 'first'),
  ...setup.players.flatMap((one, i) => playerProblems(setup, one, i)),
]);
