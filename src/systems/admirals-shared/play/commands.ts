import {
  list,
  nullable,
  object,
  oneOf,
  optional,
  yesNo,
  type ObjectOf,
} from '../../../core/checked/read';
import { HAND_COMMANDS, TURN_COMMANDS, type CommandIn } from '../../kit/play/commands';
import { change, count, id, override, words } from '../../kit/play/fields';
import { ARCS } from '../cards/terms';
import { SIDES } from '../skirmish/sides';
import {
  bySide,
  dice,
  die,
  distance,
  facings,
  index,
  modifiers,
  near,
  repairs,
  rotations,
  stands,
} from './fields';

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
