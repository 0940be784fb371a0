import {
  GAME,
  type CardAttached,
  type CardTurned,
  type DiceRolled,
  type GameEnded,
  type MarkSet,
  type PointsScored,
  type ShipPlaced,
  type TrackSet,
} from '../../../../core/game/events';
import { trackOf } from '../../../../core/game/state';
import type { GameSetup } from '../../../../core/game/system';
import { makeGrammar } from '../../../../core/words';
import { facingOf, HULL, SLOTS } from '../../../admirals-shared/play/names';
import { linesIn } from '../../../admirals-shared/words/en/play/lines';
import type { Told } from '../../../admirals-shared/words/en/play/told';
import * as eventParts from '../../../admirals-shared/words/en/play/sharedLines';
import { GAME_MARKS, LASTING_MARKS, TURN_MARKS } from '../../play/names';
import type { CadetSetup } from '../../play/setup';
import { VERDICTS, type Verdict } from '../../winner';
import { countOf } from '../../../kit/play/reading';

const { plural, number, signed, list } = makeGrammar('en');

const boxes = (count: number) => plural(count, { one: '# shield box', other: '# shield boxes' });
const hull = (count: number) => plural(count, { one: '# hull box', other: '# hull boxes' });
const times = (count: number) => plural(count, { one: '# time', other: '# times' });
const moves = (count: number) => plural(count, { one: '# move', other: '# moves' });

const leftLine = eventParts.leftLineBy({
  hull: (ship, by) => (by === null ? `${ship} is destroyed.` : `${ship} is destroyed by ${by}.`),
  critical: (ship, by) =>
    by === null
      ? `${ship} is destroyed by a Critical Hit.`
      : `${ship} is destroyed by a Critical Hit of ${by}.`,
  'black-hole': (ship) => `${ship} is lost in the black hole.`,
  removed: (ship) => `${ship} is taken out of the battle.`,
});

const placedLine = ({ ship }: ShipPlaced, told: Told): string =>
  told.before.ships[ship]?.left
    ? `${told.name(ship)} is back in the battle.`
    : `${told.name(ship)} is placed.`;

const SYSTEM = /^star-system:(\d+)$/;

const trackLine = ({ subject, track, to }: TrackSet, told: Told): string | null => {
  const [, system] = SYSTEM.exec(subject) ?? [];
  if (system !== undefined)
    return trackOf(told.before, subject, track) === null
      ? null
      : `Star System ${system}: used ${times(to)}.`;
  const ship = told.name(subject);
  const by = to - (trackOf(told.before, subject, track)?.now ?? 0);
  if (track === HULL)
    return by < 0
      ? `${ship} loses ${hull(-by)}, ${number(to)} left.`
      : `${ship} has ${hull(by)} repaired: ${number(to)}.`;
  const facing = facingOf(track);
  const where = typeof facing === 'string' ? ` (${facing})` : '';
  return by < 0
    ? `${ship} loses ${boxes(-by)}${where}, ${number(to)} left.`
    : `${ship} has ${boxes(by)}${where} back: ${number(to)}.`;
};

type Say = (ship: string, to: number | string, before: number) => string | null;

const SHIP_MARKS: Readonly<Record<string, Say>> = {
  [TURN_MARKS.activated]: (ship, to) =>
    to === 0 ? `${ship} has not activated.` : `${ship} has activated.`,
  [TURN_MARKS.movesUsed]: (ship, to, before) =>
    typeof to === 'number' && to > before ? `${ship} makes ${moves(to - before)}.` : null,
  [TURN_MARKS.withFriend]: (ship, to) => (to === 0 ? null : `${ship} passes through a friend.`),
  [LASTING_MARKS.crippled]: (ship, to) =>
    to === 0 ? `${ship} is no longer crippled.` : `${ship} is crippled and loses its keywords.`,
  [LASTING_MARKS.terrain]: (ship, to) =>
    to === 0 ? `${ship} is in open space.` : `${ship} is in a ${to} hex.`,
};

const markLine = ({ subject, mark, to, rule }: MarkSet, told: Told): string | null => {
  if (subject === GAME) {
    if (mark === GAME_MARKS.lastRound)
      return to === 0 ? 'This is not the last turn.' : 'This is the last turn.';
    if (mark === GAME_MARKS.lastTeam)
      return rule === undefined && to !== 0 ? `${told.name(String(to))} acted last.` : null;
    return to === 0 ? null : `${told.name(String(to))} is active.`;
  }
  const ship = told.name(subject);
  if (mark.startsWith('reloading:'))
    return to === 0 ? `${ship} is ready to fire Heavy weapons again.` : `${ship} must reload.`;
  return SHIP_MARKS[mark]?.(ship, to, countOf(told.before, subject, mark)) ?? null;
};

const attachedLine = ({ card, ref, to, slot, face }: CardAttached, told: Told): string | null => {
  if (slot !== SLOTS.order) return null;
  const known = told.before.cards[card];
  const name = told.card(ref ?? known?.ref ?? card);
  if (face === 'down') return `${told.name(to)} is given an order.`;
  return known?.slot === SLOTS.order
    ? `${name} goes over to ${told.name(to)}.`
    : `${told.name(to)} is given ${name}.`;
};

const turnedLine = ({ card }: CardTurned, told: Told): string => {
  const held = told.before.cards[card];
  return `${told.name(held?.at ?? '')} reveals ${told.card(held?.ref ?? card)}.`;
};

const returnedLine = eventParts.returnedLineBy(
  (order, ship) => `${order} of ${ship} goes back to the library.`,
);

const phaseLine = eventParts.phaseLineBy((turn) => `Turn ${number(turn)}`, {
  orders: 'Orders Phase',
  ship: 'Ship Phase',
  refresh: 'Refresh Phase',
});

const SCENARIO = 'scenario:';

const scoreWhy = ({ why }: PointsScored, setup: GameSetup): string => {
  if (why === 'star-system') return 'a Star System';
  if (why.startsWith('hand:')) return why.slice('hand:'.length);
  if (!why.startsWith(SCENARIO)) return 'by hand';
  // A game of this system has a set-up of this system.
  const { scenario } = setup as CadetSetup;
  const id = why.slice(SCENARIO.length);
  const lines = [...(scenario?.scoring ?? []), ...(scenario?.acts ?? [])];
  return lines.find((line) => line.id === id)?.text ?? 'the scenario';
};

const scoredLine = (event: PointsScored, told: Told, setup: GameSetup): string =>
  `${told.name(event.team)} scores ${signed(event.points)}: ${scoreWhy(event, setup)}`.replace(
    /[.]?$/,
    '.',
  );

const ENDS: Readonly<Record<Verdict, (name: string) => string>> = {
  eliminated: (name) => `${name} wins: the other fleet is gone.`,
  'objective-points': (name) => `${name} wins by Objective Points.`,
  'fleet-value-destroyed': (name) => `${name} wins by the Fleet Value that it destroyed.`,
  stalemate: () => 'Stalemate: nobody wins.',
};

const endedLine = ({ winner, by }: GameEnded, told: Told): string => {
  const name = winner === null ? '' : told.name(winner);
  const verdict = VERDICTS.find((one) => one === by);
  return verdict ? ENDS[verdict](name) : `${name} wins: the other side concedes.`;
};

const notedLine = eventParts.notedLineBy({
  ...eventParts.SHARED_NOTES,
  'must-move': (name, { moves: owed }) => `${name} should have made ${moves(Number(owed))} more.`,
});

const ICONS: Readonly<Record<string, (count: number) => string>> = {
  hit: (count) => plural(count, { one: '# Hit', other: '# Hits' }),
  critical: (count) => plural(count, { one: '# Critical Hit', other: '# Critical Hits' }),
  direct: (count) => plural(count, { one: '# Direct Hit', other: '# Direct Hits' }),
};

const madeBy = ({ actual = {} }: DiceRolled): string => {
  const made = Object.entries(ICONS)
    .filter(([icon]) => (actual[icon] ?? 0) > 0)
    .map(([icon, saying]) => saying(actual[icon] ?? 0));
  return made.length === 0 ? 'nothing' : list(made);
};

const SAVE = /^save:(.*):(\w+)$/;

const ROLLS: Readonly<Record<string, (by: string, dice: string, against: string) => string>> = {
  first: (by, dice) => `${by} rolls ${dice} for who goes first.`,
  star: (by, dice) => `${by} rolls ${dice} on entering the Star System.`,
  drag: (by, dice) => `${by} rolls ${dice} beside the black hole.`,
  'break-out': (by, dice) => `${by} rolls ${dice} to leave the black hole.`,
  ram: (by, dice, against) => `${by} rolls ${dice} to ram ${against}.`,
};

const rollLine = (event: DiceRolled, told: Told): string => {
  const by = told.name(event.by);
  const against = told.name(event.against ?? '');
  const dice = event.dice.map((die) => number(die)).join(' ');
  const [, save] = SAVE.exec(event.roll) ?? [];
  if (save !== undefined)
    return `${by} rolls ${dice} for ${save}: ${number(event.actual?.['saved'] ?? 0)} stopped.`;
  switch (event.roll) {
    case 'strike':
      return `${by} fires at ${against}: ${dice}, ${madeBy(event)}.`;
    case 'lock':
      return `Target Locks of ${by}: ${dice}, ${madeBy(event)}.`;
    case 'skirmish':
      return `${by} fights ${against}: ${dice}, ${madeBy(event)}.`;
    default:
      return ROLLS[event.roll]?.(by, dice, against) ?? `${by} rolls ${dice}.`;
  }
};

/** The lines of one step. */
export const eventWords = linesIn(
  {
    'ship-entered': eventParts.enteredLine,
    'ship-left': leftLine,
    'ship-placed': placedLine,
    'track-set': trackLine,
    'mark-set': markLine,
    'card-attached': attachedLine,
    'card-turned': turnedLine,
    'card-returned': returnedLine,
    'phase-entered': phaseLine,
    'initiative-set': ({ team }, told) => `${told.name(team)} goes first.`,
    'points-scored': scoredLine,
    'dice-rolled': rollLine,
    noted: notedLine,
    'game-ended': endedLine,
  },
  {
    rule: 'Refresh Phase',
    text: 'Orders go back to their libraries, and everything is ready again.',
  },
);
