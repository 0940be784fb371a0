import type { Checked } from '../../../../core/checked/checked';
import {
  just,
  list,
  nullable,
  object,
  oneOf,
  optional,
  tagged,
  yesNo,
  type Reader,
} from '../../../../core/checked/read';
import {
  id,
  override,
  die,
  facing,
  count,
  index,
  dice,
  rotations,
  bySide,
  ids,
  repairs,
  change,
  words,
} from '../../../admirals-shared/play/parse/readers';
import {
  strikeAim,
  sharedReaders,
  skirmishAim,
} from '../../../admirals-shared/play/parse/commands';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import { TERRAINS } from '../../cards/terms';
import type { CadetCommand, CommandOf, CommandType, Entry, LockUse } from '../commands';
import { PHASES } from '../names';

const entry: Reader<Entry> = object({
  terrain: nullable(oneOf(TERRAINS)),
  roll: optional(die),
  pays: optional(oneOf([...FACINGS, 'pool', 'hull'] as const)),
  nearHole: optional(yesNo),
  drag: optional(die),
});

const boxes = list(object({ facing: nullable(facing), points: count }), {
  most: FACINGS.length,
});

const MOST_DICE = 60;

const locks = list(
  tagged<LockUse>('use', {
    hold: object({ use: just('hold') }),
    reroll: object({ use: just('reroll'), to: optional(die) }),
    ability: object({ use: just('ability'), which: index, dice: optional(dice) }),
  }),
  { most: MOST_DICE },
);

const critical = object({
  saves: optional(dice),
  box: optional(oneOf([...FACINGS, 'pool', 'none'] as const)),
});

const gun = object({
  attacker: id,
  armament: index,
  mount: index,
  using: optional(count),
});

const strike: Reader<CommandOf<'strike'>> = object({
  type: just('strike'),
  ...strikeAim,
  using: optional(count),
  dice: optional(dice),
  again: optional(list(object({ die: count, to: die }), { most: MOST_DICE })),
  locks: optional(locks),
  saves: optional(list(object({ save: id, dice: dice }), { most: 4 })),
  shields: optional(boxes),
  criticals: optional(list(critical, { most: MOST_DICE * 2 })),
  override,
});

type Readers = { readonly [Type in CommandType]: Reader<CommandOf<Type>> };

const READERS: Readers = {
  ...sharedReaders,
  'place-ship': object({ type: just('place-ship'), ship: id, override }),
  activate: object({ type: just('activate'), ship: id, override }),
  reload: object({ type: just('reload'), ship: id, armament: index, override }),
  strike,
  'strike-quick': object({
    type: just('strike-quick'),
    target: id,
    with: optional(gun),
    hull: count,
    criticals: count,
    shields: optional(boxes),
    override,
  }),
  move: object({
    type: just('move'),
    ship: id,
    rotations: optional(rotations),
    ontoFriend: optional(yesNo),
    breakOut: optional(die),
    enters: optional(entry),
    override,
  }),
  skirmish: object({
    type: just('skirmish'),
    ...skirmishAim,
    rams: optional(bySide(dice)),
    breakOut: optional(die),
    advance: optional(entry),
    override,
  }),
  'skirmish-quick': object({
    type: just('skirmish-quick'),
    active: id,
    opposing: id,
    rotations: optional(rotations),
    hull: object({ active: count, opposing: count }),
    breakOut: optional(die),
    advance: optional(entry),
    override,
  }),
  'end-activation': object({ type: just('end-activation'), ship: id, override }),
  refresh: object({
    type: just('refresh'),
    inSystems: optional(ids),
    repairs: optional(repairs),
    override,
  }),
  'scenario-act': object({
    type: just('scenario-act'),
    ship: id,
    act: id,
    system: optional(count),
    override,
  }),
  adjust: object({ type: just('adjust'), ship: id, track: id, by: change }),
  critical: object({ type: just('critical'), ship: id }),
  'set-terrain': object({
    type: just('set-terrain'),
    ship: id,
    terrain: nullable(oneOf(TERRAINS)),
  }),
  'return-ship': object({ type: just('return-ship'), ship: id }),
  'add-ship': object({
    type: just('add-ship'),
    player: id,
    card: id,
    name: words,
    badge: optional(words),
  }),
  'set-phase': object({ type: just('set-phase'), round: count, phase: oneOf(PHASES) }),
};

const command = tagged<CadetCommand>('type', READERS);

/** What was stored or sent, as a command of this system. Whether it may be done is for `decide`. */
export const parseCommand = (draft: unknown): Checked<CadetCommand> => command(draft, '');
