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
import { commandParts as part, FACINGS } from '../../../admirals/editions';
import { TERRAINS } from '../../cards/types';
import type { CadetCommand, CommandOf, CommandType, Entry, LockUse } from '../commands';
import { PHASES } from '../names';

const { id, override } = part;
const entry: Reader<Entry> = object({
  terrain: nullable(oneOf(TERRAINS)),
  roll: optional(part.die),
  pays: optional(oneOf([...FACINGS, 'pool', 'hull'] as const)),
  nearHole: optional(yesNo),
  drag: optional(part.die),
});

const boxes = list(object({ facing: nullable(part.facing), points: part.count }), {
  most: FACINGS.length,
});

const MOST_DICE = 60;

const locks = list(
  tagged<LockUse>('use', {
    hold: object({ use: just('hold') }),
    reroll: object({ use: just('reroll'), to: optional(part.die) }),
    ability: object({ use: just('ability'), which: part.index, dice: optional(part.dice) }),
  }),
  { most: MOST_DICE },
);

const critical = object({
  saves: optional(part.dice),
  box: optional(oneOf([...FACINGS, 'pool', 'none'] as const)),
});

const gun = object({
  attacker: id,
  armament: part.index,
  mount: part.index,
  using: optional(part.count),
});

const strike: Reader<CommandOf<'strike'>> = object({
  type: just('strike'),
  ...part.strikeAim,
  using: optional(part.count),
  dice: optional(part.dice),
  again: optional(list(object({ die: part.count, to: part.die }), { most: MOST_DICE })),
  locks: optional(locks),
  saves: optional(list(object({ save: id, dice: part.dice }), { most: 4 })),
  shields: optional(boxes),
  criticals: optional(list(critical, { most: MOST_DICE * 2 })),
  override,
});

type Readers = { readonly [Type in CommandType]: Reader<CommandOf<Type>> };

const READERS: Readers = {
  ...part.sharedReaders,
  'place-ship': object({ type: just('place-ship'), ship: id, override }),
  activate: object({ type: just('activate'), ship: id, override }),
  reload: object({ type: just('reload'), ship: id, armament: part.index, override }),
  strike,
  'strike-quick': object({
    type: just('strike-quick'),
    target: id,
    with: optional(gun),
    hull: part.count,
    criticals: part.count,
    shields: optional(boxes),
    override,
  }),
  move: object({
    type: just('move'),
    ship: id,
    rotations: optional(part.rotations),
    ontoFriend: optional(yesNo),
    breakOut: optional(part.die),
    enters: optional(entry),
    override,
  }),
  skirmish: object({
    type: just('skirmish'),
    ...part.skirmishAim,
    rams: optional(part.bySide(part.dice)),
    breakOut: optional(part.die),
    advance: optional(entry),
    override,
  }),
  'skirmish-quick': object({
    type: just('skirmish-quick'),
    active: id,
    opposing: id,
    rotations: optional(part.rotations),
    hull: object({ active: part.count, opposing: part.count }),
    breakOut: optional(part.die),
    advance: optional(entry),
    override,
  }),
  'end-activation': object({ type: just('end-activation'), ship: id, override }),
  refresh: object({
    type: just('refresh'),
    inSystems: optional(part.ids),
    repairs: optional(part.repairs),
    override,
  }),
  'scenario-act': object({
    type: just('scenario-act'),
    ship: id,
    act: id,
    system: optional(part.count),
    override,
  }),
  adjust: object({ type: just('adjust'), ship: id, track: id, by: part.change }),
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
    name: part.words,
    badge: optional(part.words),
  }),
  'set-phase': object({ type: just('set-phase'), round: part.count, phase: oneOf(PHASES) }),
};

const command = tagged<CadetCommand>('type', READERS);

/** What was stored or sent, as a command of this system. Whether it may be done is for `decide`. */
export const parseCommand = (draft: unknown): Checked<CadetCommand> => command(draft, '');
