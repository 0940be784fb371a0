import * as read from '../../../core/checked/read';
import { readShields as shields } from '../../admirals-shared/cards/shieldsForm';
import { FACINGS, REPAIRS, ROLES, TERRAINS } from '../../admirals-shared/cards/terms';
import { WOUNDS } from '../../admirals-shared/odds/spec';
import * as every from '../../admirals-shared/play/commands';
import { PHASES } from '../../admirals-shared/play/names';
import { SIDES } from '../../admirals-shared/skirmish/sides';
import * as kit from '../../kit/play/commands';
import { readReplies } from '../../kit/procedures/play';
import { HEX_CONTENTS } from '../movement/maneuvers';

/**
 * Everything that a player can ask for. One command is one act at the table, one step of the log and
 * one undo. Dice, and what only the table can see, come in with it.
 */

const PLACES = ['play', 'reserve'] as const;
/** An Assault is a skirmish. */
const MOVES = ['ahead', 'ahead-pass', 'bypass-sling'] as const;

/** 5A, 5B: who strikes whom with what, and what the table sees. */
const AIM = {
  ...every.STRIKE_AIM,
  /** 9I */
  skilled: read.optional(read.yesNo),
  /** 9L: the piece that augments. */
  augur: read.optional(kit.id),
} as const;
export type StrikeAim = read.ObjectOf<typeof AIM>;

/** 5E: points that one facing, or the pool, pays for hits and for criticals. */
const shieldSpend = read.object({
  facing: read.nullable(every.facing),
  hits: kit.count,
  criticals: kit.count,
});
export type ShieldSpend = read.ReadBy<typeof shieldSpend>;

/** 5F-01: what becomes of one Target Lock. */
const LOCKS = {
  hold: read.object({ use: read.just('hold') }),
  ability: read.object({ use: read.just('ability'), dice: read.optional(every.dice) }),
  'lock-on': read.object({ use: read.just('lock-on'), dice: every.dice }),
};
export type LockUse = read.ReadBy<(typeof LOCKS)[keyof typeof LOCKS]>;

/** 5C to 5F, as commands of earlier versions tell it: each kind of roll has a field of its own. */
const EARLIER_ROLLS = {
  dice: read.optional(every.dice),
  shields: read.optional(read.list(shieldSpend, { most: FACINGS.length })),
  /** Dice that cards or Augur add, rolled as Lock Ons. */
  bonusDice: read.optional(every.dice),
  locks: read.optional(read.list(read.tagged<LockUse>('use', LOCKS), { most: every.MOST_DICE })),
  /** Dice of one kind of save, one for each icon that still stands. */
  saves: read.optional(
    read.list(read.object({ icon: read.oneOf(WOUNDS), save: kit.id, dice: every.dice }), {
      most: 20,
    }),
  ),
  /** 5F-03: the orders that go back, one a critical. */
  returned: read.optional(kit.ids),
} as const;
export type EarlierRolls = read.ObjectOf<typeof EARLIER_ROLLS>;

/** 5C to 5F: what was rolled and chosen. */
const STRIKE_ROLLS = { replies: read.optional(readReplies), ...EARLIER_ROLLS } as const;
export type StrikeRolls = read.ObjectOf<typeof STRIKE_ROLLS>;

/** 8: the hex that a piece comes to stand in, as the table sees it. */
const entry = read.object({
  terrain: read.nullable(read.oneOf(TERRAINS)),
  /** 8B-01, 8C-03 */
  roll: read.optional(every.die),
  /** 8B-01: who is in the core hex that it is drawn into; null for nobody. */
  coreOccupant: read.whenGiven(read.nullable(kit.id)),
  /** 8B-04: not the core hex in which its activation began. */
  otherCore: read.optional(read.yesNo),
  /** 8C-03: what pays on a 4 or 5: a facing, the pool, or the hull. */
  pays: read.optional(read.oneOf(every.PAYERS)),
  /** 10E-03: next to a Strategic System that its team holds. */
  nearStrategic: read.optional(read.yesNo),
});
export type Entry = read.ReadBy<typeof entry>;

/** 7: `assault` is false for a skirmish that no Assault began: it costs no move. */
const FIGHT = { ...every.SKIRMISH_AIM, assault: read.optional(read.yesNo) } as const;
export type SkirmishAim = read.ObjectOf<typeof FIGHT>;

/** 6B-04: with the hex that the active piece takes when the other was defeated. */
const SKIRMISH = { ...every.SKIRMISH_ROLLS, enters: read.optional(entry) } as const;

/** What is known of a ship without a card. */
const quick = read.object({
  role: read.oneOf(ROLES),
  hull: read.whole({ least: 1, most: 60 }),
  shields,
  armor: read.optional(read.whole({ least: 0, most: 4 })),
  flak: read.optional(read.whole({ least: 0, most: 4 })),
  /** As printed: `Stealth`, `Lethal [2]`. */
  keywords: read.optional(read.list(read.text({ most: 60 }), { most: 20 })),
});
export type QuickShip = read.ReadBy<typeof quick>;

const COMMANDS = {
  ...every.SHARED_COMMANDS,
  /** 4A-04: puts a piece on the battlefield, or into reserve where no setup hex is left. */
  'place-ship': { ship: kit.id, place: read.oneOf(PLACES), override: kit.override },
  /** 13A-05, 13A-06: which of its bonus orders a ship has for the whole game. */
  'choose-order': { ship: kit.id, order: kit.id },
  /** 3A-01 VIII, 9G: a bonus order lies face up. */
  'assign-bonus': { ship: kit.id, order: kit.id, override: kit.override },
  /** 10A-05 I */
  'set-omega': { player: kit.id, card: kit.id, override: kit.override },
  /** 9R: with pieces that may hold it back, by their distance. */
  activate: { ship: kit.id, near: read.optional(every.near), override: kit.override },
  strike: { ...AIM, ...STRIKE_ROLLS, override: kit.override },
  /** A strike that was resolved at the table: only what it did. */
  'strike-quick': {
    target: kit.id,
    /** Absent where an attacker is not tracked. */
    with: read.optional(
      read.object({ attacker: kit.id, armament: every.index, mount: every.index }),
    ),
    hull: kit.count,
    criticals: kit.count,
    stands: read.optional(kit.stands),
    followed: read.optional(read.yesNo),
    shields: read.optional(every.boxes),
    skirmishDicePenalty: read.optional(kit.count),
    skilled: read.optional(read.yesNo),
    augur: read.optional(kit.id),
    returned: read.optional(kit.ids),
    override: kit.override,
  },
  skirmish: { ...FIGHT, ...SKIRMISH, override: kit.override },
  'skirmish-quick': {
    ...every.SKIRMISH_QUICK,
    assault: read.optional(read.yesNo),
    /** 9Q: whose Grudge took the other with it. */
    grudge: read.optional(read.oneOf(SIDES)),
    enters: read.optional(entry),
  },
  /** 6C: the Escort slips away, and the active piece takes its hex. */
  evade: {
    ship: kit.id,
    by: kit.id,
    rotations: read.optional(every.rotations),
    /** 8B-05: the escape roll of an Escort in a core hex. */
    escape: read.optional(every.die),
    enters: read.optional(entry),
    follows: read.optional(entry),
    override: kit.override,
  },
  move: {
    ship: kit.id,
    maneuver: read.oneOf(MOVES),
    rotations: read.optional(every.rotations),
    turned: every.turned,
    /** What lies directly ahead, and behind that; not checked where nobody has said. */
    ahead: read.optional(read.oneOf(HEX_CONTENTS)),
    beyond: read.optional(read.oneOf(HEX_CONTENTS)),
    /** 8B-05 */
    escape: read.optional(every.die),
    enters: read.optional(entry),
    override: kit.override,
  },
  /** 6B: `noManeuver` where there was none that it could execute. */
  'end-activation': { ship: kit.id, noManeuver: read.optional(read.yesNo) },
  /** 4B-03, 10E: what only the table knows of a refresh phase; everything else follows. */
  refresh: {
    /** Pieces in a Strategic System hex. */
    strategic: kit.ids,
    /** 10E-03: pieces next to a Strategic System that their team holds. */
    near: kit.ids,
    keepExhausted: read.optional(kit.ids),
    repairs: read.optional(every.repairs),
    /** 10E-01: pieces that come in, in the order in which they are placed. */
    reinforcements: read.optional(kit.ids),
    /** 8A: Strategic Systems that a fleet on paper holds; absent where nobody knows. */
    paper: read.optional(kit.count),
    /** 11A: lines of the scenario that score as the game ends. */
    lines: read.optional(kit.ids),
    override: kit.override,
  },
  /** 5F-03: with the orders that go back. */
  adjust: { ...every.SHARED_COMMANDS.adjust, returned: read.optional(kit.ids) },
  /** 14A */
  repair: {
    ship: kit.id,
    what: read.oneOf(REPAIRS),
    amount: kit.count,
    facings: read.optional(every.facings),
  },
  'set-terrain': { ...every.setTerrainTo(TERRAINS), nearStrategic: read.optional(read.yesNo) },
  /** Takes a ship that left back into the battle by hand. */
  'return-ship': { ship: kit.id, place: read.oneOf(PLACES) },
  'add-ship': {
    player: kit.id,
    name: read.text({ most: 80 }),
    badge: read.optional(read.text({ most: 8 })),
    place: read.optional(read.oneOf(PLACES)),
    /** A ship card of this game, or what is known of the ship. */
    as: kit.eitherField('card', read.object({ card: kit.id }), read.object({ quick })),
    power: read.optional(read.whole({ least: 0, most: 999 })),
  },
  'turn-order': { card: kit.id, face: read.oneOf(['up', 'down']) },
  'set-phase': kit.setPhaseTo(PHASES),
} as const;

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<Type extends CommandType> = kit.CommandIn<typeof COMMANDS, Type>;
export type AdmiralsCommand = kit.AnyCommandIn<typeof COMMANDS>;

export const parseCommand = kit.commandReader(COMMANDS);

export type Strike = CommandOf<'strike'>;
export type StrikeQuick = CommandOf<'strike-quick'>;
export type Skirmish = CommandOf<'skirmish'>;
export type SkirmishQuick = CommandOf<'skirmish-quick'>;
