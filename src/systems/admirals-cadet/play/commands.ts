import * as read from '../../../core/checked/read';
import { FACINGS } from '../../admirals-shared/cards/terms';
import * as every from '../../admirals-shared/play/commands';
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
import { readReplies } from '../../kit/procedures/play';
import { TERRAINS } from '../cards/terms';
import { PHASES } from './names';

/**
 * Everything that a player can ask for. One command is one act at the table, one step of the log and
 * one undo. Dice, and what only the table can see, come in with it.
 */

/** Dice of the mount that are used; all that are left where nobody has said. */
const using = read.optional(count);

/** Making Attacks: who attacks whom with what, and what the table sees. */
const AIM = { ...every.STRIKE_AIM, using } as const;
export type StrikeAim = read.ObjectOf<typeof AIM>;

/** Target Locks: what becomes of one. */
const LOCKS = {
  hold: read.object({ use: read.just('hold') }),
  reroll: read.object({ use: read.just('reroll'), to: read.optional(every.die) }),
  ability: read.object({
    use: read.just('ability'),
    which: every.index,
    dice: read.optional(every.dice),
  }),
};
export type LockUse = read.ReadBy<(typeof LOCKS)[keyof typeof LOCKS]>;

/** A die that Augur or an order lets roll again. */
const again = read.object({ die: count, to: every.die });

/** One Critical Hit: its Armor and Flak dice, up to the first that stops it, and what blocks it. */
const critical = read.object({
  saves: read.optional(every.dice),
  box: read.optional(read.oneOf([...FACINGS, 'pool', 'none'] as const)),
});

/** Resolving Attack Icons, as commands of earlier versions tell it: each kind of roll has a field of its own. */
const EARLIER_ROLLS = {
  dice: read.optional(every.dice),
  again: read.optional(read.list(again, { most: every.MOST_DICE })),
  locks: read.optional(read.list(read.tagged<LockUse>('use', LOCKS), { most: every.MOST_DICE })),
  /** Against Hits, one die for each that still stands. */
  saves: read.optional(read.list(read.object({ save: id, dice: every.dice }), { most: 4 })),
  /** Boxes spent on Hits, by side. */
  shields: read.optional(every.boxes),
  criticals: read.optional(read.list(critical, { most: every.MOST_DICE * 2 })),
} as const;
export type EarlierRolls = read.ObjectOf<typeof EARLIER_ROLLS>;

/** Resolving Attack Icons: what was rolled and chosen. */
const STRIKE_ROLLS = { replies: read.optional(readReplies), ...EARLIER_ROLLS } as const;
export type StrikeRolls = read.ObjectOf<typeof STRIKE_ROLLS>;

/** Terrain Types: the hex that a ship comes to stand in, as the table sees it. */
const entry = read.object({
  terrain: read.nullable(read.oneOf(TERRAINS)),
  /** Star System */
  roll: read.optional(every.die),
  /** What takes the Hit of a star or of dust. */
  pays: read.optional(read.oneOf(every.PAYERS)),
  /** Black Hole: the hex is next to one, and what was rolled for it. */
  nearHole: read.optional(read.yesNo),
  drag: read.optional(every.die),
  /** Rulings hole-drags-each-move and terrain-hits-no-armor: whether it was the last move, and what Armor rolled. */
  endsHere: read.optional(read.yesNo),
  armor: read.optional(every.die),
});
export type Entry = read.ReadBy<typeof entry>;

/** The hex of the destroyed ship, where the other takes it; Black Hole: the roll on the way there. */
const ADVANCE = { breakOut: read.optional(every.die), advance: read.optional(entry) } as const;

const SKIRMISH = { ...every.SKIRMISH_ROLLS, ...ADVANCE } as const;

const COMMANDS = {
  ...every.SHARED_COMMANDS,
  /** Setup */
  'place-ship': { ship: id, override },
  activate: { ship: id, override },
  /** Heavy: the box is erased instead of firing. */
  reload: { ship: id, armament: every.index, override },
  strike: { ...AIM, ...STRIKE_ROLLS, override },
  /** An attack that was resolved at the table: only what it did. */
  'strike-quick': {
    target: id,
    with: read.optional(
      read.object({ attacker: id, armament: every.index, mount: every.index, using }),
    ),
    hull: count,
    criticals: count,
    shields: read.optional(every.boxes),
    override,
  },
  move: {
    ship: id,
    rotations: read.optional(every.rotations),
    turned: every.turned,
    /** The hex holds a friend, which is fine on the way. */
    ontoFriend: read.optional(read.yesNo),
    /** Black Hole: the roll on the way out. */
    breakOut: read.optional(every.die),
    enters: read.optional(entry),
    override,
  },
  skirmish: { ...every.SKIRMISH_AIM, ...SKIRMISH, override },
  'skirmish-quick': { ...every.SKIRMISH_QUICK, ...ADVANCE },
  'end-activation': { ship: id, override },
  /** With the ships in a Star System, where the table knows better. */
  refresh: { inSystems: read.optional(ids), repairs: read.optional(every.repairs), override },
  /** Historic Play: something that a ship does in a Star System, which ends its activation. Systems count from 1. */
  'scenario-act': { ship: id, act: id, system: read.optional(count), override },
  /** One tap: a Critical Hit that nothing stopped. */
  critical: { ship: id },
  'set-terrain': every.setTerrainTo(TERRAINS),
  'return-ship': { ship: id },
  /** A ship that comes to the table later, by a card that is in the game. */
  'add-ship': { player: id, card: id, name: words, badge: read.optional(words) },
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
