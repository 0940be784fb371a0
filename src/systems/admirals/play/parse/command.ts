import type { Checked } from '../../../../core/checked/checked';
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
  yesNo,
  type Reader,
} from '../../../../core/checked/read';
import { shields } from '../../../admirals-shared/cards/parse/ship';
import { REPAIRS, ROLES, TERRAINS } from '../../../admirals-shared/cards/terms';
import {
  sharedReaders,
  skirmishAim,
  strikeAim,
} from '../../../admirals-shared/play/parse/commands';
import { HEX_CONTENTS } from '../../movement/maneuvers';
import type { AddShip, AdmiralsCommand, CommandOf, CommandType } from '../commands';
import { PHASES } from '../../../admirals-shared/play/names';
import * as part from '../../../admirals-shared/play/parse/readers';

const { id, override } = part;

const PLACES = ['play', 'reserve'] as const;
const FACES = ['up', 'down'] as const;
const MOVES = ['ahead', 'ahead-pass', 'bypass-sling'] as const;

const aim = {
  ...strikeAim,
  skilled: optional(yesNo),
  augur: optional(id),
};

const strikeRolls = {
  dice: optional(part.dice),
  shields: optional(part.shieldSpends),
  bonusDice: optional(part.dice),
  locks: optional(part.locks),
  saves: optional(part.strikeSaves),
  returned: optional(part.ids),
};

const quick = object({
  role: oneOf(ROLES),
  hull: whole({ least: 1, most: 60 }),
  shields,
  armor: optional(whole({ least: 0, most: 4 })),
  flak: optional(whole({ least: 0, most: 4 })),
  keywords: optional(list(text({ most: 60 }), { most: 20 })),
});

const shipAs: Reader<AddShip['as']> = part.eitherField<AddShip['as']>(
  'card',
  object({ card: id }),
  object({ quick }),
);

type Readers = { readonly [Type in CommandType]: Reader<CommandOf<Type>> };

const READERS: Readers = {
  ...sharedReaders,
  'place-ship': object({ type: just('place-ship'), ship: id, place: oneOf(PLACES), override }),
  'choose-order': object({ type: just('choose-order'), ship: id, order: id }),
  'assign-bonus': object({ type: just('assign-bonus'), ship: id, order: id, override }),
  'set-omega': object({ type: just('set-omega'), player: id, card: id, override }),
  activate: object({ type: just('activate'), ship: id, near: optional(part.near), override }),
  strike: object({ type: just('strike'), ...aim, ...strikeRolls, override }),
  'strike-quick': object({
    type: just('strike-quick'),
    target: id,
    with: optional(object({ attacker: id, armament: part.index, mount: part.index })),
    hull: part.count,
    criticals: part.count,
    stands: optional(part.stands),
    shields: optional(
      list(object({ facing: nullable(part.facing), points: part.count }), { most: 6 }),
    ),
    skirmishDicePenalty: optional(part.count),
    skilled: optional(yesNo),
    augur: optional(id),
    returned: optional(part.ids),
    override,
  }),
  skirmish: object({
    type: just('skirmish'),
    ...skirmishAim,
    assault: optional(yesNo),
    saves: optional(part.skirmishSaves),
    grudge: optional(part.bySide(part.die)),
    enters: optional(part.entry),
    override,
  }),
  'skirmish-quick': object({
    type: just('skirmish-quick'),
    active: id,
    opposing: id,
    assault: optional(yesNo),
    rotations: optional(part.rotations),
    hull: object({ active: part.count, opposing: part.count }),
    grudge: optional(part.side),
    enters: optional(part.entry),
    override,
  }),
  evade: object({
    type: just('evade'),
    ship: id,
    by: id,
    rotations: optional(part.rotations),
    escape: optional(part.die),
    enters: optional(part.entry),
    follows: optional(part.entry),
    override,
  }),
  move: object({
    type: just('move'),
    ship: id,
    maneuver: oneOf(MOVES),
    rotations: optional(part.rotations),
    ahead: optional(oneOf(HEX_CONTENTS)),
    beyond: optional(oneOf(HEX_CONTENTS)),
    escape: optional(part.die),
    enters: optional(part.entry),
    override,
  }),
  'end-activation': object({
    type: just('end-activation'),
    ship: id,
    noManeuver: optional(yesNo),
  }),
  refresh: object({
    type: just('refresh'),
    strategic: part.ids,
    near: part.ids,
    keepExhausted: optional(part.ids),
    repairs: optional(part.repairs),
    reinforcements: optional(part.ids),
    override,
  }),
  adjust: object({
    type: just('adjust'),
    ship: id,
    track: id,
    by: part.change,
    returned: optional(part.ids),
  }),
  repair: object({
    type: just('repair'),
    ship: id,
    what: oneOf(REPAIRS),
    amount: part.count,
    facings: optional(part.facings),
  }),
  'set-terrain': object({
    type: just('set-terrain'),
    ship: id,
    terrain: nullable(oneOf(TERRAINS)),
    nearStrategic: optional(yesNo),
  }),
  'return-ship': object({ type: just('return-ship'), ship: id, place: oneOf(PLACES) }),
  'add-ship': object({
    type: just('add-ship'),
    player: id,
    name: text({ most: 80 }),
    badge: optional(text({ most: 8 })),
    place: optional(oneOf(PLACES)),
    as: shipAs,
  }),
  'turn-order': object({ type: just('turn-order'), card: id, face: oneOf(FACES) }),
  'set-phase': object({ type: just('set-phase'), round: part.count, phase: oneOf(PHASES) }),
};

const command = tagged<AdmiralsCommand>('type', READERS);

/** What was stored or sent, as a command of this system. Whether it may be done is for `decide`. */
export const parseCommand = (draft: unknown): Checked<AdmiralsCommand> => command(draft, '');
