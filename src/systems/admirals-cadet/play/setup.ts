import {
  list,
  object,
  oneOf,
  optional,
  text,
  whole,
  yesNo,
  type ReadBy,
} from '../../../core/checked/read';
import type { TeamId } from '../../../core/game/events';
import type { GameSetup } from '../../../core/game/system';
import { eitherField, id, ids, MOST_PIECES, name, words } from '../../kit/play/fields';
import type { CadetCard } from '../cards/types';

/** Readers of a set-up as it was stored or sent; the types of its parts come from them. */

export const MODES = ['constructed', 'historic'] as const;
export type Mode = (typeof MODES)[number];

const points = whole({ least: -99, most: 99 });
const some = whole({ least: 1, most: 99 });

/** A ship that a player brings. Cards are named by their key in `cards`. */
const ship = object({ id, card: id, name, badge: optional(text({ most: 8 })) });
export type SetupShip = ReadBy<typeof ship>;

export const playerReader = object({
  id,
  team: id,
  name,
  fleet: optional(name),
  ships: list(ship, { most: MOST_PIECES }),
  /** The order library: card keys, one entry a copy. */
  orders: list(id, { most: 200 }),
});
export type CadetPlayer = ReadBy<typeof playerReader>;

const score = object({
  id,
  text: words,
  team: id,
  points,
  /** When a line scores by itself; without it a player taps it. */
  when: optional(
    eitherField(
      'hullAtMost',
      /** At the end of the game, if the ship still stands with so few hull boxes. */
      object({ ship: id, hullAtMost: whole({ least: 0, most: 99 }) }),
      /** Each of these ships that is destroyed. */
      object({ destroyed: list(id, { least: 1, most: MOST_PIECES }) }),
    ),
  ),
  limit: optional(some),
  /** The game ends at the end of the turn in which it scores. */
  endsGame: optional(yesNo),
});
export type ScenarioScore = ReadBy<typeof score>;
export type ScoreWhen = NonNullable<ScenarioScore['when']>;

/** Something that a ship may do in a Star System instead of going on. */
const act = object({
  id,
  text: words,
  ships: ids,
  /** Before anything else in its activation, or in place of its movement. */
  moment: oneOf(['activation', 'movement']),
  team: id,
  points,
  /** How often at each star system; as often as one likes where absent. */
  perSystem: optional(some),
});
export type ScenarioAct = ReadBy<typeof act>;

/** Historic Play: what a scenario adds to the rules. */
export const scenarioReader = object({
  id,
  name,
  /** In words: deployment, special rules, and what stands in for cards that are not at hand. */
  rules: list(words, { most: 60 }),
  scoring: list(score, { most: 60 }),
  acts: list(act, { most: 20 }),
  noShields: ids,
  /** Ships that start in a Star System. */
  inSystems: ids,
  /** Copies of one order that a team may play in the first turns. */
  orderCopies: optional(object({ team: id, most: some, turns: some })),
});
export type ScenarioRules = ReadBy<typeof scenarioReader>;

export interface CadetSetup extends GameSetup<CadetCard> {
  readonly mode: Mode;
  readonly players: readonly CadetPlayer[];
  /** Setup: the team that goes first, for the whole game. */
  readonly first: TeamId;
  /** What each team rolled for it, in the order of the teams. */
  readonly firstRoll?: readonly [number, number];
  /** How many Star System hexes the map has. */
  readonly starSystems: number;
  readonly scenario?: ScenarioRules;
}
