import * as readers from '../../../core/checked/read';
import * as kit from '../../kit/play/commands';
import { ARCS, FACINGS } from '../cards/terms';
import { SIDES } from '../skirmish/sides';
import { checked, problems } from '../../../core/checked/checked';

/** Parts that several commands share. */

export const MOST_DICE = 60;

export const die = readers.whole({ least: 1, most: 6 });
export const dice = readers.list(die, { most: MOST_DICE });
export const index = readers.whole({ least: 0, most: 20 });
export const rotations = readers.whole({ least: 0, most: 6 });
/** How far a piece turned in all, in sixths clockwise; absent where nobody has said. */
export const turned = readers.optional(readers.whole({ least: -5, most: 5 }));
export const facing = readers.oneOf(FACINGS);
export const facings = readers.list(facing, { most: 60 });

const distance = readers.whole({ least: 0, most: kit.FURTHEST });
/** Another piece, and the hexes between. */
const nearPiece = readers.object({ ship: kit.id, distance });
export type Near = readers.ReadBy<typeof nearPiece>;
export const near = readers.list(nearPiece, { most: kit.MOST_PIECES });

/** Whom the repair of a card reaches, and which shields it mends: one facing a point. */
const repair = readers.object({ card: kit.id, ship: kit.id, facings: readers.optional(facings) });
export type RepairChoice = readers.ReadBy<typeof repair>;
export const repairs = readers.list(repair, { most: kit.MOST_PIECES });

const modifiers = readers.list(
  readers.object({
    source: readers.text({ most: 120, least: 0 }),
    value: readers.whole({ least: -9, most: 9 }),
  }),
  { most: 20 },
);

/** Points of shields that were spent, by facing; null is the pool. */
export const boxes = readers.list(
  readers.object({ facing: readers.nullable(facing), points: kit.count }),
  {
    most: FACINGS.length,
  },
);

const bySide = <Value>(value: readers.Reader<Value>) =>
  readers.object({ active: readers.optional(value), opposing: readers.optional(value) });

export const PAYERS = [...FACINGS, 'pool', 'hull'] as const;

/** What only a whole set-up can have wrong. */
export const teamRoll: readers.Reader<readonly [number, number]> = (draft, path) => {
  const read = readers.list(die, { least: 2, most: 2 })(draft, path);
  if (!read.ok) return read;
  const [first = 1, second = 1] = read.value;
  return first === second
    ? problems({ path, why: { id: 'team-roll-tied' } })
    : checked([first, second]);
};

/** Who strikes whom with what, and what the table sees. */
export const STRIKE_AIM = {
  attacker: kit.id,
  armament: index,
  mount: index,
  target: kit.id,
  /** Hexes between; conditions that ask for it fail while nobody has said. */
  distance: readers.optional(distance),
  /** The attacker's arcs that hold the target; taken as in arc where nobody has said. */
  arcs: readers.optional(readers.list(readers.oneOf(ARCS), { most: ARCS.length })),
  /** The target's facings that the attacker is in; needed where shields have facings. */
  facings: readers.optional(facings),
  /** Where the target stands as seen from the attacker, whose fore is up; kept for their next strike. */
  stands: readers.optional(kit.stands),
  /** From here on the places of both are followed. */
  followed: readers.optional(readers.yesNo),
  /** The sentences on cards that the table answers with yes. */
  asked: readers.optional(readers.list(kit.words, { most: 40 })),
  /** Other pieces that matter, by their distance from each of the two. */
  nearAttacker: readers.optional(near),
  nearTarget: readers.optional(near),
  modifiers: readers.optional(modifiers),
} as const;
export type AnyStrikeAim = readers.ObjectOf<typeof STRIKE_AIM>;

/** Who skirmishes with whom, and what the table sees. */
export const SKIRMISH_AIM = {
  active: kit.id,
  opposing: kit.id,
  rotations: readers.optional(rotations),
  /** Pieces that may support, by their distance from each of the two. */
  nearActive: readers.optional(near),
  nearOpposing: readers.optional(near),
  /** Dice that the table adds or takes away. */
  extraDice: readers.optional(bySide(kit.change)),
} as const;
export type AnySkirmishAim = readers.ObjectOf<typeof SKIRMISH_AIM>;

/** What both sides of a skirmish rolled. */
export const SKIRMISH_ROLLS = {
  dice: readers.optional(bySide(dice)),
  /** Ram-Prow has dice of its own. */
  rams: readers.optional(bySide(dice)),
  saves: readers.optional(
    readers.list(readers.object({ side: readers.oneOf(SIDES), save: kit.id, dice }), { most: 20 }),
  ),
  /** 9Q */
  grudge: readers.optional(bySide(die)),
} as const;

/** A skirmish that the table has resolved itself. */
export const SKIRMISH_QUICK = {
  active: kit.id,
  opposing: kit.id,
  rotations: readers.optional(rotations),
  /** Hull that each side loses, when all is saved that could be. */
  hull: readers.object({ active: kit.count, opposing: kit.count }),
  override: kit.override,
} as const;

export const setTerrainTo = <const Terrain extends string>(terrains: readonly Terrain[]) => ({
  ship: kit.id,
  terrain: readers.nullable(readers.oneOf(terrains)),
});

/** What a player can ask for in every edition, in the same words. */
export const SHARED_COMMANDS = {
  ...kit.HAND_COMMANDS,
  ...kit.TURN_COMMANDS,
  /** A card of the library of the ship's player. */
  'assign-order': { ship: kit.id, card: kit.id, override: kit.override },
  'unassign-order': { card: kit.id },
  /** Assigns again what the player had at the last reveal, as far as it can be. */
  'repeat-orders': { player: kit.id },
  /** Every place that is left takes an order of the library, where nothing speaks against it. */
  'fill-orders': { player: kit.id },
  reveal: { repairs: readers.optional(repairs), override: kit.override },
  'move-order': { card: kit.id, to: kit.id, override: kit.override },
  'return-order': { card: kit.id },
  /** A line of the scenario. */
  'scenario-score': { line: kit.id, override: kit.override },
} as const;

export type SharedCommand<
  Type extends keyof typeof SHARED_COMMANDS = keyof typeof SHARED_COMMANDS,
> = kit.CommandIn<typeof SHARED_COMMANDS, Type>;

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
