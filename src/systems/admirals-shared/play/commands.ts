import {
  list,
  nullable,
  object,
  oneOf,
  optional,
  yesNo,
  type ObjectOf,
  text,
  whole,
  type ReadBy,
  type Reader,
} from '../../../core/checked/read';
import {
  HAND_COMMANDS,
  TURN_COMMANDS,
  type CommandIn,
  change,
  count,
  id,
  override,
  words,
  MOST_PIECES,
  FURTHEST,
  stands,
} from '../../kit/play/commands';
import { ARCS, FACINGS } from '../cards/terms';
import { SIDES } from '../skirmish/sides';
import { checked, problems } from '../../../core/checked/checked';

/** Numbers as they come in with a command. */

export const isDie = (die: number | undefined): die is number =>
  die !== undefined && Number.isInteger(die) && die >= 1 && die <= 6;

/** Parts that several commands share. */

export const MOST_DICE = 60;

export const die = whole({ least: 1, most: 6 });
export const dice = list(die, { most: MOST_DICE });
export const index = whole({ least: 0, most: 20 });
export const rotations = whole({ least: 0, most: 6 });
export const facing = oneOf(FACINGS);
export const facings = list(facing, { most: 60 });

const distance = whole({ least: 0, most: FURTHEST });
/** Another piece, and the hexes between. */
const nearPiece = object({ ship: id, distance });
export type Near = ReadBy<typeof nearPiece>;
export const near = list(nearPiece, { most: MOST_PIECES });

/** Whom the repair of a card reaches, and which shields it mends: one facing a point. */
const repair = object({ card: id, ship: id, facings: optional(facings) });
export type RepairChoice = ReadBy<typeof repair>;
export const repairs = list(repair, { most: MOST_PIECES });

const modifiers = list(
  object({ source: text({ most: 120, least: 0 }), value: whole({ least: -9, most: 9 }) }),
  { most: 20 },
);

/** Points of shields that were spent, by facing; null is the pool. */
export const boxes = list(object({ facing: nullable(facing), points: count }), {
  most: FACINGS.length,
});

const bySide = <Value>(value: Reader<Value>) =>
  object({ active: optional(value), opposing: optional(value) });

export const PAYERS = [...FACINGS, 'pool', 'hull'] as const;

/** What only a whole set-up can have wrong. */
export const teamRoll: Reader<readonly [number, number]> = (draft, path) => {
  const read = list(die, { least: 2, most: 2 })(draft, path);
  if (!read.ok) return read;
  const [first = 1, second = 1] = read.value;
  return first === second
    ? problems({ path, why: { id: 'team-roll-tied' } })
    : checked([first, second]);
};

/** Who strikes whom with what, and what the table sees. */
export const STRIKE_AIM = {
  attacker: id,
  armament: index,
  mount: index,
  target: id,
  /** Hexes between; conditions that ask for it fail while nobody has said. */
  distance: optional(distance),
  /** The attacker's arcs that hold the target; taken as in arc where nobody has said. */
  arcs: optional(list(oneOf(ARCS), { most: ARCS.length })),
  /** The target's facings that the attacker is in; needed where shields have facings. */
  facings: optional(facings),
  /** Where the target stands as seen from the attacker, whose fore is up; kept for their next strike. */
  stands: optional(stands),
  /** From here on the places of both are followed. */
  followed: optional(yesNo),
  /** The sentences on cards that the table answers with yes. */
  asked: optional(list(words, { most: 40 })),
  /** Other pieces that matter, by their distance from each of the two. */
  nearAttacker: optional(near),
  nearTarget: optional(near),
  modifiers: optional(modifiers),
} as const;
export type AnyStrikeAim = ObjectOf<typeof STRIKE_AIM>;

/** Who skirmishes with whom, and what the table sees. */
export const SKIRMISH_AIM = {
  active: id,
  opposing: id,
  rotations: optional(rotations),
  /** Pieces that may support, by their distance from each of the two. */
  nearActive: optional(near),
  nearOpposing: optional(near),
  /** Dice that the table adds or takes away. */
  extraDice: optional(bySide(change)),
} as const;
export type AnySkirmishAim = ObjectOf<typeof SKIRMISH_AIM>;

/** What both sides of a skirmish rolled. */
export const SKIRMISH_ROLLS = {
  dice: optional(bySide(dice)),
  /** Ram-Prow has dice of its own. */
  rams: optional(bySide(dice)),
  saves: optional(list(object({ side: oneOf(SIDES), save: id, dice }), { most: 20 })),
  /** 9Q */
  grudge: optional(bySide(die)),
} as const;

/** A skirmish that the table has resolved itself. */
export const SKIRMISH_QUICK = {
  active: id,
  opposing: id,
  rotations: optional(rotations),
  /** Hull that each side loses, when all is saved that could be. */
  hull: object({ active: count, opposing: count }),
  override,
} as const;

export const setTerrainTo = <const Terrain extends string>(terrains: readonly Terrain[]) => ({
  ship: id,
  terrain: nullable(oneOf(terrains)),
});

/** What a player can ask for in every edition, in the same words. */
export const SHARED_COMMANDS = {
  ...HAND_COMMANDS,
  ...TURN_COMMANDS,
  /** A card of the library of the ship's player. */
  'assign-order': { ship: id, card: id, override },
  'unassign-order': { card: id },
  /** Assigns again what the player had at the last reveal, as far as it can be. */
  'repeat-orders': { player: id },
  /** Every place that is left takes an order of the library, where nothing speaks against it. */
  'fill-orders': { player: id },
  reveal: { repairs: optional(repairs), override },
  'move-order': { card: id, to: id, override },
  'return-order': { card: id },
  /** A line of the scenario. */
  'scenario-score': { line: id, override },
} as const;

export type SharedCommand<
  Type extends keyof typeof SHARED_COMMANDS = keyof typeof SHARED_COMMANDS,
> = CommandIn<typeof SHARED_COMMANDS, Type>;

/** What a table may still set right when a game is over. */
export const AFTER_THE_END = [
  'adjust',
  'set-track',
  'set-mark',
  'set-terrain',
  'remove-ship',
  'return-ship',
  'score',
  'scenario-score',
] as const;
