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
import { ARCS, commandParts as part, FACINGS } from '../../../admirals/editions';
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

const repairs = list(object({ card: id, ship: id, facings: optional(part.facings) }), {
  most: part.MOST_PIECES,
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
  attacker: id,
  armament: part.index,
  mount: part.index,
  target: id,
  using: optional(part.count),
  distance: optional(whole({ least: 0, most: 60 })),
  arcs: optional(list(oneOf(ARCS), { most: ARCS.length })),
  facings: optional(part.facings),
  asked: optional(list(part.words, { most: 40 })),
  nearAttacker: optional(part.near),
  nearTarget: optional(part.near),
  modifiers: optional(part.modifiers),
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
  'place-ship': object({ type: just('place-ship'), ship: id, override }),
  'start-battle': object({ type: just('start-battle') }),
  'assign-order': object({ type: just('assign-order'), ship: id, card: id, override }),
  'unassign-order': object({ type: just('unassign-order'), card: id }),
  'repeat-orders': object({ type: just('repeat-orders'), player: id }),
  reveal: object({ type: just('reveal'), repairs: optional(repairs), override }),
  activate: object({ type: just('activate'), ship: id, override }),
  pass: object({ type: just('pass'), team: id, override }),
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
    active: id,
    opposing: id,
    rotations: optional(part.rotations),
    nearActive: optional(part.near),
    nearOpposing: optional(part.near),
    extraDice: optional(part.bySide(part.change)),
    dice: optional(part.bySide(part.dice)),
    rams: optional(part.bySide(part.dice)),
    advance: optional(entry),
    override,
  }),
  'skirmish-quick': object({
    type: just('skirmish-quick'),
    active: id,
    opposing: id,
    rotations: optional(part.rotations),
    hull: object({ active: part.count, opposing: part.count }),
    advance: optional(entry),
    override,
  }),
  'end-activation': object({ type: just('end-activation'), ship: id, override }),
  'end-phase': object({ type: just('end-phase'), override }),
  refresh: object({
    type: just('refresh'),
    inSystems: optional(part.ids),
    repairs: optional(repairs),
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
  'set-track': object({ type: just('set-track'), ship: id, track: id, to: part.count }),
  'set-mark': object({ type: just('set-mark'), subject: id, mark: id, to: part.markValue }),
  'set-terrain': object({
    type: just('set-terrain'),
    ship: id,
    terrain: nullable(oneOf(TERRAINS)),
  }),
  'remove-ship': object({ type: just('remove-ship'), ship: id, by: optional(id) }),
  'return-ship': object({ type: just('return-ship'), ship: id }),
  'move-order': object({ type: just('move-order'), card: id, to: id }),
  'return-order': object({ type: just('return-order'), card: id }),
  'set-initiative': object({ type: just('set-initiative'), team: id }),
  'set-phase': object({ type: just('set-phase'), round: part.count, phase: oneOf(PHASES) }),
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

const command = tagged<CadetCommand>('type', READERS);

/** What was stored or sent, as a command of this system. Whether it may be done is for `decide`. */
export const parseCommand = (draft: unknown): Checked<CadetCommand> => command(draft, '');
