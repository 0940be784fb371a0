import { list, object, oneOf, optional, text, whole, yesNo } from '../../../core/checked/read';
import type { Game } from '../../../core/game/game';
import {
  commandReader,
  HAND_COMMANDS,
  setPhaseTo,
  type AnyCommandIn,
  type CommandIn,
  count,
  id,
  override,
  recordOf,
  stands,
} from '../../kit/play/commands';
import type { KitWhy, WhyOf } from '../../kit/play/refusals';
import { readReplies } from '../../kit/procedures/play';
import { OUTER, SLOTS, type Outer } from '../parts';
import { DICE_ORDERS } from '../rules/attack';
import { PHASES } from '../rules/order';
import type { PowerFault } from '../rules/power';
import type { Rules } from '../rulings';
import type { SolarSetup } from './setup';

const slot = oneOf(SLOTS);
const section = oneOf(OUTER.map(String));
const level = whole({ least: 0, most: 9 });

const transfer = object({
  crew: id,
  to: id,
  power: level,
  fromBatteries: recordOf(level),
  overcharge: yesNo,
});
const transfers = list(transfer, { most: 40 });

/** Charges by the slot that they are taken from. */
const charges = recordOf(level);

/** Detonation: who is in reach, how far away (ruling blast-distance-steps), and which section looks towards the blast. */
const reached = object({ target: id, steps: level, section: optional(section) });

/** Every command, with a reader for each of its fields: its type comes from here too. */
export const COMMANDS = {
  ...HAND_COMMANDS,
  'set-phase': setPhaseTo(PHASES),
  'fire-beam': {
    ship: id,
    slot,
    spend: level,
    nebulae: level,
    target: id,
    section: optional(section),
    order: optional(oneOf(DICE_ORDERS)),
    replies: readReplies,
    override,
  },
  launch: { ship: id, slot, override },
  detonate: { torpedo: id, reached: list(reached, { most: 40 }), replies: readReplies, override },
  disarm: { torpedo: id, override },
  move: {
    ship: id,
    movement: count,
    manoeuvre: count,
    /** How many of the manoeuvre points are for slides, three each. */
    slides: optional(count),
    from: charges,
    /** Where it leads, seen from where it began. */
    ends: optional(stands),
    override,
  },
  /** Where a piece or anomaly is, seen from a ship with its bow up. */
  place: { ship: id, what: id, stands },
  asteroids: {
    ship: id,
    section: optional(section),
    points: count,
    from: charges,
    replies: readReplies,
    override,
  },
  share: { ship: id, transfers, override },
  /** A share under a name of one's own; without transfers it is forgotten. */
  'keep-share': { ship: id, name: text({ most: 30 }), transfers },
  /** The ship has finished the phase that is on. */
  finish: { ship: id, override },
  /** Nobody else is left: all that remains of the turn is skipped. */
  'end-turn': { override },
  'come-back': { ship: id },
} as const;

export const parseCommand = commandReader(COMMANDS);
export type SolarCommand = AnyCommandIn<typeof COMMANDS>;
export type Asked<Type extends keyof typeof COMMANDS> = CommandIn<typeof COMMANDS, Type>;

interface OwnWhys {
  'not-a-ship': { readonly ship: string };
  'not-a-torpedo': { readonly ship: string };
  'own-target': object;
  'no-such-part': { readonly slot: string };
  'part-gone': { readonly slot: string };
  'already-fired': { readonly slot: string };
  'not-enough-charge': { readonly slot: string; readonly charge: number };
  'not-ready': { readonly slot: string };
  'no-room': { readonly section: Outer };
  'spend-something': object;
  'no-section': object;
  'does-not-fit': object;
  'does-not-pay': { readonly movement: number; readonly manoeuvre: number };
  'phase-finished': { readonly ship: string };
  'going-off': { readonly torpedoes: readonly string[] };
  'torpedoes-left': { readonly torpedoes: readonly string[] };
  'others-left': object;
  'power-fault': { readonly fault: PowerFault | 'excess' };
  'no-such-crew': object;
  'no-asteroids-for': { readonly ship: string };
}

export type SolarWhy = KitWhy | WhyOf<OwnWhys>;
export type SolarGame = Game<SolarSetup, Rules>;
