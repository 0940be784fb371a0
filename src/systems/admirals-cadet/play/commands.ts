import {
  just,
  list,
  nullable,
  object,
  oneOf,
  optional,
  tagged,
  yesNo,
  type ObjectOf,
  type ReadBy,
} from '../../../core/checked/read';
import { FACINGS } from '../../admirals-shared/cards/terms';
import {
  setTerrainTo,
  SHARED_COMMANDS,
  SKIRMISH_AIM,
  SKIRMISH_QUICK,
  SKIRMISH_ROLLS,
  STRIKE_AIM,
  boxes,
  dice,
  die,
  index,
  MOST_DICE,
  PAYERS,
  repairs,
  rotations,
} from '../../admirals-shared/play/commands';
import {
  commandReader,
  setPhaseTo,
  type AnyCommandIn,
  type CommandIn,
  count,
  id,
  ids,
  override,
  words,
} from '../../kit/play/commands';
import { TERRAINS } from '../cards/terms';
import { PHASES } from './names';

/**
 * Everything that a player can ask for. One command is one act at the table, one step of the log and
 * one undo. Dice, and what only the table can see, come in with it.
 */

/** Dice of the mount that are used; all that are left where nobody has said. */
const using = optional(count);

/** Making Attacks: who attacks whom with what, and what the table sees. */
const AIM = { ...STRIKE_AIM, using } as const;
export type StrikeAim = ObjectOf<typeof AIM>;

/** Target Locks: what becomes of one. */
const LOCKS = {
  hold: object({ use: just('hold') }),
  reroll: object({ use: just('reroll'), to: optional(die) }),
  ability: object({ use: just('ability'), which: index, dice: optional(dice) }),
};
export type LockUse = ReadBy<(typeof LOCKS)[keyof typeof LOCKS]>;

/** A die that Augur or an order lets roll again. */
const again = object({ die: count, to: die });

/** One Critical Hit: its Armor and Flak dice, up to the first that stops it, and what blocks it. */
const critical = object({
  saves: optional(dice),
  box: optional(oneOf([...FACINGS, 'pool', 'none'] as const)),
});
export type CriticalRolls = ReadBy<typeof critical>;

/** Resolving Attack Icons: what was rolled and chosen, in the order in which `resolveStrike` asks. */
const STRIKE_ROLLS = {
  dice: optional(dice),
  again: optional(list(again, { most: MOST_DICE })),
  locks: optional(list(tagged<LockUse>('use', LOCKS), { most: MOST_DICE })),
  /** Against Hits, one die for each that still stands. */
  saves: optional(list(object({ save: id, dice }), { most: 4 })),
  /** Boxes spent on Hits, by side. */
  shields: optional(boxes),
  criticals: optional(list(critical, { most: MOST_DICE * 2 })),
} as const;
export type StrikeRolls = ObjectOf<typeof STRIKE_ROLLS>;

/** Terrain Types: the hex that a ship comes to stand in, as the table sees it. */
const entry = object({
  terrain: nullable(oneOf(TERRAINS)),
  /** Star System */
  roll: optional(die),
  /** What takes the Hit of a star or of dust. */
  pays: optional(oneOf(PAYERS)),
  /** Black Hole: the hex is next to one, and what was rolled for it. */
  nearHole: optional(yesNo),
  drag: optional(die),
  /** Rulings hole-drags-each-move and terrain-hits-no-armor: whether it was the last move, and what Armor rolled. */
  endsHere: optional(yesNo),
  armor: optional(die),
});
export type Entry = ReadBy<typeof entry>;

/** The hex of the destroyed ship, where the other takes it; Black Hole: the roll on the way there. */
const ADVANCE = { breakOut: optional(die), advance: optional(entry) } as const;

const SKIRMISH = { ...SKIRMISH_ROLLS, ...ADVANCE } as const;
export type SkirmishRolls = ObjectOf<typeof SKIRMISH>;

const COMMANDS = {
  ...SHARED_COMMANDS,
  /** Setup */
  'place-ship': { ship: id, override },
  activate: { ship: id, override },
  /** Heavy: the box is erased instead of firing. */
  reload: { ship: id, armament: index, override },
  strike: { ...AIM, ...STRIKE_ROLLS, override },
  /** An attack that was resolved at the table: only what it did. */
  'strike-quick': {
    target: id,
    with: optional(object({ attacker: id, armament: index, mount: index, using })),
    hull: count,
    criticals: count,
    shields: optional(boxes),
    override,
  },
  move: {
    ship: id,
    rotations: optional(rotations),
    /** The hex holds a friend, which is fine on the way. */
    ontoFriend: optional(yesNo),
    /** Black Hole: the roll on the way out. */
    breakOut: optional(die),
    enters: optional(entry),
    override,
  },
  skirmish: { ...SKIRMISH_AIM, ...SKIRMISH, override },
  'skirmish-quick': { ...SKIRMISH_QUICK, ...ADVANCE },
  'end-activation': { ship: id, override },
  /** With the ships in a Star System, where the table knows better. */
  refresh: { inSystems: optional(ids), repairs: optional(repairs), override },
  /** Historic Play: something that a ship does in a Star System, which ends its activation. Systems count from 1. */
  'scenario-act': { ship: id, act: id, system: optional(count), override },
  /** One tap: a Critical Hit that nothing stopped. */
  critical: { ship: id },
  'set-terrain': setTerrainTo(TERRAINS),
  'return-ship': { ship: id },
  /** A ship that comes to the table later, by a card that is in the game. */
  'add-ship': { player: id, card: id, name: words, badge: optional(words) },
  'set-phase': setPhaseTo(PHASES),
} as const;

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<Type extends CommandType> = CommandIn<typeof COMMANDS, Type>;
export type CadetCommand = AnyCommandIn<typeof COMMANDS>;

export const parseCommand = commandReader(COMMANDS);

export type Strike = CommandOf<'strike'>;
export type StrikeQuick = CommandOf<'strike-quick'>;
export type Skirmish = CommandOf<'skirmish'>;
export type SkirmishQuick = CommandOf<'skirmish-quick'>;
