import {
  list,
  object,
  oneOf,
  nullable,
  optional,
  tagged,
  just,
  yesNo,
  type Reader,
} from '../../../core/checked/read';
import { makeRefusals, type Decided, type Game } from '../../../core/game/game';
import { isPromise } from '../../../core/game/promise';
import type { Refusal } from '../../../core/game/system';
import {
  commandReader,
  HAND_COMMANDS,
  setPhaseTo,
  type AnyCommandIn,
  type CommandIn,
  count,
  id,
  override,
} from '../../kit/play/commands';
import type { KitWhy } from '../../kit/play/refusals';
import { readReplies } from '../../kit/procedures/play';
import type { Obstacle } from '../activation/maneuver';
import type { ShipAttackRefusal, SquadronRefusal } from '../activation/squadron';
import type { ActivationRefusal } from '../commands/activation';
import type { NavigateViolation } from '../commands/navigate';
import type { RepairEffect, RepairRefusal } from '../commands/repair';
import type { Rules } from '../rulings';
import { COLOURS, COMMANDS as SHIP_COMMANDS, RANGES, ZONES } from '../terms';
import { ALL_PHASES } from './names';
import type { ArmadaSetup } from './setup';

const zone = oneOf(ZONES);
const command = oneOf(SHIP_COMMANDS);
const side = oneOf(['faceup', 'facedown']);
/** Command Dials: as it was chosen, or as a promise where only its player's phone knows. */
const dial: Reader<string> = (draft, path) =>
  typeof draft === 'string' && isPromise(draft) ? id(draft, path) : command(draft, path);
const spent = { dial: yesNo, token: yesNo };

const repairEffect = tagged<RepairEffect>('effect', {
  move: object({ effect: just('move'), from: zone, to: zone }),
  recover: object({ effect: just('recover'), to: zone }),
  'repair-hull': object({ effect: just('repair-hull'), card: side, which: optional(id) }),
});

const obstacle = tagged<Obstacle>('type', {
  'asteroid-field': object({ type: just('asteroid-field') }),
  'debris-field': object({ type: just('debris-field'), zone }),
  station: object({ type: just('station'), discard: nullable(side) }),
});

/** Every command, with a reader for each of its fields: its type comes from here too. */
const TABLE = {
  ...HAND_COMMANDS,
  'set-phase': setPhaseTo(ALL_PHASES),
  /** Setup 4: one of the second player's cards. */
  'choose-objective': { card: id, override },
  /** Setup 6: a ship with its speed, or a squadron. */
  deploy: { ship: id, speed: optional(count), override },
  /** Command Phase: from the next to the last. */
  'set-dials': { ship: id, dials: list(dial, { least: 1, most: 4 }), override },
  activate: {
    ship: id,
    /** What its dial is, where it lay there as a promise. */
    told: optional(object({ promise: id, what: command, salt: id })),
    override,
  },
  'dial-to-token': { ship: id, discard: optional(command), override },
  repair: { ship: id, ...spent, effects: list(repairEffect, { most: 20 }), override },
  'command-squadrons': { ship: id, ...spent, override },
  /** One attack, from the dice to the damage, as the table tells it. */
  attack: {
    ship: id,
    zone: optional(zone),
    target: id,
    at: optional(zone),
    range: oneOf(RANGES),
    /** Obstructed: the die that was removed. */
    removed: optional(oneOf(COLOURS)),
    ...spent,
    /** Swarm: the target is engaged with another squadron. */
    swarm: yesNo,
    replies: readReplies,
    /** The damage card that was dealt faceup. */
    card: optional(id),
    override,
  },
  counter: { removed: optional(oneOf(COLOURS)), swarm: yesNo, replies: readReplies },
  maneuver: {
    ship: id,
    ...spent,
    /** As the dial says now. */
    speed: count,
    joint: optional(count),
    /** Overlapping: the speed at which it could end, and the nearest ship that it overlapped. */
    movedAt: optional(count),
    hit: optional(id),
    obstacles: list(obstacle, { most: 6 }),
    /** The damage card that an asteroid field deals faceup. */
    card: optional(id),
    off: yesNo,
    override,
  },
  'move-squadron': { ship: id, station: yesNo, off: yesNo, override },
  'end-activation': { ship: id, override },
  'end-phase': { override },
  /** By hand: cards and tokens as they lie on the table. */
  'set-token': { card: id, to: oneOf(['readied', 'exhausted', 'discarded']) },
  'set-upgrade': { card: id, to: oneOf(['readied', 'exhausted', 'discarded']) },
  'set-damage': { ship: id, faceup: count, facedown: count },
  /** A damage card is turned, or named; `gone` puts it away. */
  'turn-damage': { card: id, to: oneOf(['up', 'down', 'gone']), ref: optional(id) },
  'come-back': { ship: id },
} as const;

export const parseCommand = commandReader(TABLE);
export type ArmadaCommand = AnyCommandIn<typeof TABLE>;
export type Asked<Type extends keyof typeof TABLE> = CommandIn<typeof TABLE, Type>;

/** Why a command may not be: what the rules modules say, and what only play knows. */
export type OwnWhy = {
  readonly id:
    | ActivationRefusal
    | RepairRefusal
    | NavigateViolation
    | ShipAttackRefusal
    | SquadronRefusal
    | 'not-a-ship'
    | 'not-a-squadron'
    | 'place-a-ship-first'
    | 'lone-squadron-waits'
    | 'place-second-squadron'
    | 'not-an-objective'
    | 'wrong-number-of-dials'
    | 'dial-not-told'
    | 'no-squadrons-left'
    | 'no-zone'
    | 'no-dice'
    | 'dice-do-not-fit'
    | 'no-counter'
    | 'course-does-not-fit'
    | 'still-moving';
};
export type ArmadaWhy = KitWhy | OwnWhy;

export type ArmadaGame = Game<ArmadaSetup, Rules>;
export type Done = Decided<ArmadaGame, ArmadaWhy>;
export type No = Refusal<ArmadaWhy> | null;

export const { refuse, check, andThen, advised } = makeRefusals<ArmadaGame, ArmadaWhy>();
