import {
  just,
  list,
  object,
  oneOf,
  optional,
  text,
  whole,
  type Reader,
} from '../../../../core/checked/read';
import { ARCS } from '../../cards/terms';
import * as part from './readers';
import type { SharedCommand } from '../commands';

const { id, override } = part;

/** The fields of a strike's aim in every edition. */
export const strikeAim = {
  attacker: id,
  armament: part.index,
  mount: part.index,
  target: id,
  distance: optional(whole({ least: 0, most: 60 })),
  arcs: optional(list(oneOf(ARCS), { most: ARCS.length })),
  facings: optional(part.facings),
  stands: optional(part.stands),
  asked: optional(list(part.words, { most: 40 })),
  nearAttacker: optional(part.near),
  nearTarget: optional(part.near),
  modifiers: optional(part.modifiers),
} as const;

/** The fields of a skirmish's aim in every edition, and of its dice. */
export const skirmishAim = {
  active: id,
  opposing: id,
  rotations: optional(part.rotations),
  nearActive: optional(part.near),
  nearOpposing: optional(part.near),
  extraDice: optional(part.bySide(part.change)),
  dice: optional(part.bySide(part.dice)),
} as const;

type Readers = {
  readonly [Type in SharedCommand['type']]: Reader<Extract<SharedCommand, { type: Type }>>;
};

/** What every edition can be asked for, as it was stored or sent. */
export const sharedReaders: Readers = {
  'start-battle': object({ type: just('start-battle') }),
  'assign-order': object({ type: just('assign-order'), ship: id, card: id, override }),
  'unassign-order': object({ type: just('unassign-order'), card: id }),
  'repeat-orders': object({ type: just('repeat-orders'), player: id }),
  reveal: object({ type: just('reveal'), repairs: optional(part.repairs), override }),
  pass: object({ type: just('pass'), team: id, override }),
  'end-phase': object({ type: just('end-phase'), override }),
  'set-track': object({ type: just('set-track'), ship: id, track: id, to: part.count }),
  'set-mark': object({ type: just('set-mark'), subject: id, mark: id, to: part.markValue }),
  'remove-ship': object({ type: just('remove-ship'), ship: id, by: optional(id) }),
  'move-order': object({ type: just('move-order'), card: id, to: id }),
  'return-order': object({ type: just('return-order'), card: id }),
  'set-initiative': object({ type: just('set-initiative'), team: id }),
  score: object({
    type: just('score'),
    team: id,
    points: part.change,
    text: optional(text({ most: 200 })),
  }),
  'scenario-score': object({ type: just('scenario-score'), line: id, override }),
  note: object({ type: just('note'), about: optional(id), text: part.words }),
  concede: object({ type: just('concede'), team: id }),
  'end-game': object({ type: just('end-game') }),
};
