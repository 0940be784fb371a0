import {
  just,
  list,
  nullable,
  object,
  oneOf,
  optional,
  tagged,
  text,
  whole,
  whenGiven,
  yesNo,
  type ObjectOf,
  type ReadBy,
} from '../../../core/checked/read';
import { readShields as shields } from '../../admirals-shared/cards/shieldsForm';
import { FACINGS, REPAIRS, ROLES, TERRAINS } from '../../admirals-shared/cards/terms';
import { WOUNDS } from '../../admirals-shared/odds/spec';
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
  facing,
  facings,
  index,
  MOST_DICE,
  near,
  PAYERS,
  repairs,
  rotations,
} from '../../admirals-shared/play/commands';
import { PHASES } from '../../admirals-shared/play/names';
import { SIDES } from '../../admirals-shared/skirmish/sides';
import {
  commandReader,
  setPhaseTo,
  type AnyCommandIn,
  type CommandIn,
  count,
  eitherField,
  id,
  ids,
  override,
  stands,
} from '../../kit/play/commands';
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
  ...STRIKE_AIM,
  /** 9I */
  skilled: optional(yesNo),
  /** 9L: the piece that augments. */
  augur: optional(id),
} as const;
export type StrikeAim = ObjectOf<typeof AIM>;

/** 5E: points that one facing, or the pool, pays for hits and for criticals. */
const shieldSpend = object({ facing: nullable(facing), hits: count, criticals: count });
export type ShieldSpend = ReadBy<typeof shieldSpend>;

/** 5F-01: what becomes of one Target Lock. */
const LOCKS = {
  hold: object({ use: just('hold') }),
  ability: object({ use: just('ability'), dice: optional(dice) }),
  'lock-on': object({ use: just('lock-on'), dice }),
};
export type LockUse = ReadBy<(typeof LOCKS)[keyof typeof LOCKS]>;

/** 5C to 5F: what was rolled and chosen, in the order in which `resolveStrike` asks. */
const STRIKE_ROLLS = {
  dice: optional(dice),
  shields: optional(list(shieldSpend, { most: FACINGS.length })),
  /** Dice that cards or Augur add, rolled as Lock Ons. */
  bonusDice: optional(dice),
  locks: optional(list(tagged<LockUse>('use', LOCKS), { most: MOST_DICE })),
  /** Dice of one kind of save, one for each icon that still stands. */
  saves: optional(list(object({ icon: oneOf(WOUNDS), save: id, dice }), { most: 20 })),
  /** 5F-03: the orders that go back, one a critical. */
  returned: optional(ids),
} as const;
export type StrikeRolls = ObjectOf<typeof STRIKE_ROLLS>;

/** 8: the hex that a piece comes to stand in, as the table sees it. */
const entry = object({
  terrain: nullable(oneOf(TERRAINS)),
  /** 8B-01, 8C-03 */
  roll: optional(die),
  /** 8B-01: who is in the core hex that it is drawn into; null for nobody. */
  coreOccupant: whenGiven(nullable(id)),
  /** 8B-04: not the core hex in which its activation began. */
  otherCore: optional(yesNo),
  /** 8C-03: what pays on a 4 or 5: a facing, the pool, or the hull. */
  pays: optional(oneOf(PAYERS)),
  /** 10E-03: next to a Strategic System that its team holds. */
  nearStrategic: optional(yesNo),
});
export type Entry = ReadBy<typeof entry>;

/** 7: `assault` is false for a skirmish that no Assault began: it costs no move. */
const FIGHT = { ...SKIRMISH_AIM, assault: optional(yesNo) } as const;
export type SkirmishAim = ObjectOf<typeof FIGHT>;

/** 6B-04: with the hex that the active piece takes when the other was defeated. */
const SKIRMISH = { ...SKIRMISH_ROLLS, enters: optional(entry) } as const;
export type SkirmishRolls = ObjectOf<typeof SKIRMISH>;

/** What is known of a ship without a card. */
const quick = object({
  role: oneOf(ROLES),
  hull: whole({ least: 1, most: 60 }),
  shields,
  armor: optional(whole({ least: 0, most: 4 })),
  flak: optional(whole({ least: 0, most: 4 })),
  /** As printed: `Stealth`, `Lethal [2]`. */
  keywords: optional(list(text({ most: 60 }), { most: 20 })),
});
export type QuickShip = ReadBy<typeof quick>;

const COMMANDS = {
  ...SHARED_COMMANDS,
  /** 4A-04: puts a piece on the battlefield, or into reserve where no setup hex is left. */
  'place-ship': { ship: id, place: oneOf(PLACES), override },
  /** 13A-05, 13A-06: which of its bonus orders a ship has for the whole game. */
  'choose-order': { ship: id, order: id },
  /** 3A-01 VIII, 9G: a bonus order lies face up. */
  'assign-bonus': { ship: id, order: id, override },
  /** 10A-05 I */
  'set-omega': { player: id, card: id, override },
  /** 9R: with pieces that may hold it back, by their distance. */
  activate: { ship: id, near: optional(near), override },
  strike: { ...AIM, ...STRIKE_ROLLS, override },
  /** A strike that was resolved at the table: only what it did. */
  'strike-quick': {
    target: id,
    /** Absent where an attacker is not tracked. */
    with: optional(object({ attacker: id, armament: index, mount: index })),
    hull: count,
    criticals: count,
    stands: optional(stands),
    followed: optional(yesNo),
    shields: optional(boxes),
    skirmishDicePenalty: optional(count),
    skilled: optional(yesNo),
    augur: optional(id),
    returned: optional(ids),
    override,
  },
  skirmish: { ...FIGHT, ...SKIRMISH, override },
  'skirmish-quick': {
    ...SKIRMISH_QUICK,
    assault: optional(yesNo),
    /** 9Q: whose Grudge took the other with it. */
    grudge: optional(oneOf(SIDES)),
    enters: optional(entry),
  },
  /** 6C: the Escort slips away, and the active piece takes its hex. */
  evade: {
    ship: id,
    by: id,
    rotations: optional(rotations),
    /** 8B-05: the escape roll of an Escort in a core hex. */
    escape: optional(die),
    enters: optional(entry),
    follows: optional(entry),
    override,
  },
  move: {
    ship: id,
    maneuver: oneOf(MOVES),
    rotations: optional(rotations),
    /** How far it turned in all, in sixths clockwise; absent where nobody has said. */
    turned: optional(whole({ least: -5, most: 5 })),
    /** What lies directly ahead, and behind that; not checked where nobody has said. */
    ahead: optional(oneOf(HEX_CONTENTS)),
    beyond: optional(oneOf(HEX_CONTENTS)),
    /** 8B-05 */
    escape: optional(die),
    enters: optional(entry),
    override,
  },
  /** 6B: `noManeuver` where there was none that it could execute. */
  'end-activation': { ship: id, noManeuver: optional(yesNo) },
  /** 4B-03, 10E: what only the table knows of a refresh phase; everything else follows. */
  refresh: {
    /** Pieces in a Strategic System hex. */
    strategic: ids,
    /** 10E-03: pieces next to a Strategic System that their team holds. */
    near: ids,
    keepExhausted: optional(ids),
    repairs: optional(repairs),
    /** 10E-01: pieces that come in, in the order in which they are placed. */
    reinforcements: optional(ids),
    /** 8A: Strategic Systems that a fleet on paper holds; absent where nobody knows. */
    paper: optional(count),
    /** 11A: lines of the scenario that score as the game ends. */
    lines: optional(ids),
    override,
  },
  /** 5F-03: with the orders that go back. */
  adjust: { ...SHARED_COMMANDS.adjust, returned: optional(ids) },
  /** 14A */
  repair: { ship: id, what: oneOf(REPAIRS), amount: count, facings: optional(facings) },
  'set-terrain': { ...setTerrainTo(TERRAINS), nearStrategic: optional(yesNo) },
  /** Takes a ship that left back into the battle by hand. */
  'return-ship': { ship: id, place: oneOf(PLACES) },
  'add-ship': {
    player: id,
    name: text({ most: 80 }),
    badge: optional(text({ most: 8 })),
    place: optional(oneOf(PLACES)),
    /** A ship card of this game, or what is known of the ship. */
    as: eitherField('card', object({ card: id }), object({ quick })),
    power: optional(whole({ least: 0, most: 999 })),
  },
  'turn-order': { card: id, face: oneOf(['up', 'down']) },
  'set-phase': setPhaseTo(PHASES),
} as const;

export type CommandType = keyof typeof COMMANDS;
export type CommandOf<Type extends CommandType> = CommandIn<typeof COMMANDS, Type>;
export type AdmiralsCommand = AnyCommandIn<typeof COMMANDS>;

export const parseCommand = commandReader(COMMANDS);

export type Strike = CommandOf<'strike'>;
export type StrikeQuick = CommandOf<'strike-quick'>;
export type Skirmish = CommandOf<'skirmish'>;
export type SkirmishQuick = CommandOf<'skirmish-quick'>;
