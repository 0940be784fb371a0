import {
  GAME,
  type CardReturned,
  type GameEnded,
  type MarkSet,
  type Noted,
  type PhaseEntered,
  type PointsScored,
  type ShipEntered,
  type ShipLeft,
  type ShipPlaced,
  type TrackSet,
  type GameEvent,
} from '../../../../../core/game/events';
import { trackOf, type GameState } from '../../../../../core/game/state';
import type { GameSetup, Line } from '../../../../../core/game/system';
import { number, signed } from '../../../english';
import { countOf } from '../../../play/marks';
import { ACTIVE, LAST_TEAM } from '../../../play/turns';
import { type LineContext, lineContext } from './lineContext';
import { reduce } from '../../../../../core/game/reduce';

/** Lines of the log that any game has, with the sentences that a game brings. */

export const enteredLine = ({ name, badge, team }: ShipEntered, context: LineContext): string =>
  `${badge === undefined ? name : `${name} ${badge}`} joins ${context.name(team)}.`;

type WayOut = (ship: string, by: string | null) => string;

/** How a ship left, by the ways out of a game; one that it does not know is by hand. */
export const leftLineBy =
  (ways: Readonly<Record<string, WayOut>>) =>
  ({ ship, how, by }: ShipLeft, context: LineContext): string => {
    const way = ways[how] ?? ((name) => `${name} is removed from the battle.`);
    return way(context.name(ship), by === undefined ? null : context.name(by));
  };

export const placedLine = ({ ship, place }: ShipPlaced, context: LineContext): string => {
  const before = context.before.ships[ship];
  const name = context.name(ship);
  if (place === 'reserve') return `${name} is in reserve.`;
  if (before?.left) return `${name} is back in the battle.`;
  return before?.place === 'reserve' ? `${name} comes in from reserve.` : `${name} is placed.`;
};

/** What a track says when it falls or rises by so many, to what is left. */
interface TrackSaying {
  readonly less: (ship: string, by: number, left: string) => string;
  readonly more: (ship: string, by: number, left: string) => string;
}

/** Points that a ship loses and regains. */
export const lostAndRegained = (points: (count: number) => string, where = ''): TrackSaying => ({
  less: (ship, by, left) => `${ship} loses ${points(by)}${where}, ${left} left.`,
  more: (ship, by, left) => `${ship} regains ${points(by)}${where}: ${left}.`,
});

export const trackLineBy =
  (sayingOf: (track: string) => TrackSaying) =>
  ({ subject, track, to }: TrackSet, context: LineContext): string => {
    const by = to - (trackOf(context.before, subject, track)?.now ?? 0);
    const { less, more } = sayingOf(track);
    const ship = context.name(subject);
    return by < 0 ? less(ship, -by, number(to)) : more(ship, by, number(to));
  };

/** What a mark says once it is set; null where it is only kept. */
export type SayMark = (name: string, to: number | string, before: number) => string | null;

/** A mark that says one thing when it is set, and another or nothing when it is taken away. */
export const onOff =
  (on: (name: string) => string, off?: (name: string) => string): SayMark =>
  (name, to) =>
    to === 0 ? (off?.(name) ?? null) : on(name);

/** Marks of ships, and marks of the game that hold a name: who is active, who acted last. */
export const markLineBy =
  (ships: (mark: string) => SayMark | undefined, game: Readonly<Record<string, SayMark>> = {}) =>
  ({ subject, mark, to, rule }: MarkSet, context: LineContext): string | null => {
    const before = countOf(context.before, subject, mark);
    if (subject !== GAME) return ships(mark)?.(context.name(subject), to, before) ?? null;
    const name = context.name(String(to));
    if (mark === ACTIVE) return to === 0 ? null : `${name} is active.`;
    if (mark === LAST_TEAM) return rule === undefined && to !== 0 ? `${name} acted last.` : null;
    return game[mark]?.(name, to, before) ?? null;
  };

/** Back to where it came from; what lay face down is told without its name. */
export const returnedLine = ({ card }: CardReturned, context: LineContext): string => {
  const held = context.before.cards[card];
  const at = context.name(held?.at ?? '');
  return held?.face === 'down'
    ? `${at} gives an order back.`
    : `${context.card(held?.ref ?? card)} of ${at} goes back to the library.`;
};

/** Which phase begins, in a round. */
export const phaseLineBy =
  (round: (at: number) => string, phases: Readonly<Record<string, string>>) =>
  ({ round: at, phase }: PhaseEntered): string =>
    at === 0 ? 'The ships are set up.' : `${round(at)}: ${phases[phase] ?? phase}.`;

const HAND = 'hand:';

/** Points, and what for: `wayOf` knows the ways of a game. */
export const scoredLineBy =
  (wayOf: (why: string, setup: GameSetup) => string | null) =>
  ({ team, player, points, why }: PointsScored, context: LineContext, setup: GameSetup): string => {
    const byHand = why.startsWith(HAND) ? why.slice(HAND.length) : 'by hand';
    const text = wayOf(why, setup) ?? byHand;
    return `${context.name(player ?? team)} scores ${signed(points)}: ${text}`.replace(/\.?$/, '.');
  };

/** Who wins, and by what. */
export const endedLineBy =
  (verdicts: Readonly<Record<string, (winner: string) => string>>) =>
  ({ winner, by }: GameEnded, context: LineContext): string => {
    const name = winner === null ? '' : context.name(winner);
    const own = verdicts[by];
    if (own) return own(name);
    if (winner === null) return 'A draw.';
    return by === 'conceded' ? `${name} wins: the other team concedes.` : `${name} wins.`;
  };

type SayNote = (name: string, note: Noted['note']) => string;

const NOTES: Readonly<Record<string, SayNote>> = {
  overridden: () => 'Done anyway, not by the rules.',
  passed: (name) => `${name} passes.`,
};

/** Notes of the game itself by their ids; anything else is a player's own words. */
export const notedLineBy =
  (own: Readonly<Record<string, SayNote>>) =>
  ({ about, note }: Noted, context: LineContext): string => {
    const { id, text } = note;
    const notes = { ...NOTES, ...own };
    const known = typeof id === 'string' && Object.hasOwn(notes, id) ? notes[id] : undefined;
    if (known) return known(context.name(about), note);
    return about === GAME ? String(text) : `${context.name(about)}: ${String(text)}`;
  };

/** What goes back or is made ready by the dozen is told once: by which rule, and how. */
interface AllAtOnce {
  readonly rule: string;
  readonly text: string;
}

const isByTheDozen = (event: GameEvent, rule: string): boolean =>
  event.rule === rule && (event.type === 'mark-set' || event.type === 'card-returned');

/** What each kind of event says; null where it is only kept, not told. */
export type EventLines = {
  readonly [Type in GameEvent['type']]: (
    event: Extract<GameEvent, { readonly type: Type }>,
    context: LineContext,
    setup: GameSetup,
  ) => string | null;
};

const untold = (): null => null;

/** What any game says, unless it has words of its own. */
const ANY_LINES: Omit<EventLines, 'track-set' | 'dice-rolled'> = {
  'ship-entered': enteredLine,
  'ship-left': leftLineBy({}),
  'ship-placed': placedLine,
  'mark-set': markLineBy(() => undefined),
  'card-attached': untold,
  'card-turned': untold,
  'card-returned': returnedLine,
  'phase-entered': phaseLineBy((round) => `Round ${round}`, {}),
  'initiative-set': untold,
  'points-scored': scoredLineBy(() => null),
  noted: notedLineBy({}),
  'game-ended': endedLineBy({}),
};

/** What a game says in words of its own. */
export type OwnLines = Partial<EventLines> & Pick<EventLines, 'track-set' | 'dice-rolled'>;

const lineOf = (lines: EventLines, event: GameEvent, context: LineContext, setup: GameSetup) => {
  // The line of a type takes the event of that type: the table's own type says so.
  const line = lines[event.type] as (
    event: GameEvent,
    ...of: [LineContext, GameSetup]
  ) => string | null;
  return line(event, context, setup);
};

const byHand = (event: GameEvent, text: string): string =>
  event.rule === undefined && event.type === 'track-set' ? `${text} By hand.` : text;

/** The lines of one step, as an edition tells each event. `state` is the one before it. */
export const linesIn =
  (own: OwnLines, ready?: AllAtOnce) =>
  (events: readonly GameEvent[], state: GameState, setup: GameSetup): readonly Line[] => {
    const lines: EventLines = { ...ANY_LINES, ...own };
    const told: Line[] = [];
    let before = state;
    for (const event of events) {
      const text =
        ready && isByTheDozen(event, ready.rule)
          ? ready.text
          : lineOf(lines, event, lineContext(setup, before), setup);
      if (text !== null && told.at(-1)?.text !== text)
        told.push({ text: byHand(event, text), rule: event.rule ?? null });
      before = reduce(before, event);
    }
    return told;
  };
