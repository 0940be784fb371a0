import { type ShipId, GAME, type MarkValue, type SubjectId } from '../../../../core/game/events';
import { type Ship, hasMark } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page, TrackView } from '../../../../core/pages/page';
import type { HandCommand } from '../../play/commands';
import { shipName, shipsInPlay } from '../../play/ships';
import { textAt } from '../answered';
import { shipHead, zoneViews, type Zone } from '../shipRow';
import type { GameView } from '../view';
import { countOf } from '../../play/reading';
import type { Reads } from '../reads';
import { choiceBlock } from '../choices';

/** A game that is over, and takes no corrections but notes. */
export const isClosed = ({ setup, state, replyTo }: GameView): boolean =>
  state.outcome !== null &&
  !replyTo({ type: 'score', team: setup.teams[0]?.id ?? GAME, points: 1 }).ok;

/** A number with a button for one less and one for one more. */
export const counterItem = (
  { words, tried }: GameView,
  { id, title, value }: { readonly id: string; readonly title: string; readonly value: number },
  to: (value: number) => HandCommand,
): Item => {
  // The label names what is counted already.
  const step = (next: number, label: string) => tried(to(next), { label, spoken: label });
  const less = step(value - 1, words.correct.less(title));
  const more = step(value + 1, words.correct.more(title));
  return { id, title, count: { value, less, more } };
};

/** A mark that is counted. */
export const markCounter = (
  view: GameView,
  subject: SubjectId,
  mark: string,
  title: string,
): Item =>
  counterItem(view, { id: mark, title, value: countOf(view.state, subject, mark) }, (to) => ({
    type: 'set-mark',
    subject,
    mark,
    to,
  }));

/** Sets a mark by hand. */
export const markTo = (
  subject: SubjectId,
  mark: string,
  to: MarkValue,
): HandCommand<'set-mark'> => ({
  type: 'set-mark',
  subject,
  mark,
  to,
});

/** A mark that a tap turns on or off, until the ship has left. */
export const markChip = (
  { state, words }: GameView,
  subject: SubjectId,
  mark: string,
  { label = words.correct.mark(mark), ...reads }: Reads & { readonly label?: string } = {},
): Chip => {
  const isOn = hasMark(state, subject, mark);
  const act = { label, command: markTo(subject, mark, isOn ? 0 : 1) };
  return { label, tone: 'plain', isOn, ...(state.ships[subject]?.left ? {} : { act }), ...reads };
};

/** A mark of the game that holds a word, such as a team; a tap sets it or takes it away. */
export const wordChip = (
  label: string,
  mark: string,
  word: string,
  { isOn, ...reads }: Reads & { readonly isOn: boolean },
): Chip => ({
  label,
  tone: 'plain',
  isOn,
  act: { label, command: markTo(GAME, mark, isOn ? 0 : word) },
  ...reads,
});

/** A player's own words for the log. */
export const noteBlocks = (
  { words, tried }: GameView,
  answers: Answers,
  about?: SubjectId,
): readonly Block[] => {
  const { note, noteHint, addNote } = words.correct;
  const text = textAt(answers, 'note') ?? '';
  const command = { type: 'note', text, ...(about === undefined ? {} : { about }) } as const;
  return [
    { block: 'field', id: 'note', label: note, value: text, lines: 'many', hint: noteHint },
    {
      block: 'acts',
      style: 'row',
      acts: [tried(command, { label: addNote, answers: { note: '' } })],
    },
  ];
};

const setTo =
  (ship: ShipId, track: string) =>
  (to: number): HandCommand<'set-track'> => ({ type: 'set-track', ship, track, to });

/** The numbers as they are on the table: nothing follows from them but that the ship is lost. */
const numberBlocks = (
  view: GameView,
  { id, team }: Pick<Ship, 'id' | 'team'>,
  views: readonly TrackView[],
  zones: readonly Zone[],
): readonly Block[] => {
  const tracks: Block = {
    block: 'tracks',
    tracks: views.map((track) => ({ ...track, set: setTo(id, track.id) })),
  };
  const look = view.cardLook(id);
  if (zones.length === 0 || look === null) return [tracks];
  const { silhouette } = look;
  return [tracks, { block: 'zones', silhouette, team, zones: zoneViews(view, id, zones, setTo) }];
};

/** Out of the battle, lost to whom, and back again. */
const removalBlocks = (
  { state, words, tried }: GameView,
  { id: ship, team, left }: Ship,
  answers: Answers,
  back: readonly Act[],
): readonly Block[] => {
  const foes = shipsInPlay(state).filter((one) => one.team !== team);
  const by = foes.find(({ id }) => id === textAt(answers, 'by'))?.id;
  const remove = tried(
    { type: 'remove-ship', ship, ...(by === undefined ? {} : { by }) },
    { label: words.correct.remove, tone: 'warning' },
  );
  const lostTo: Block = choiceBlock('menu', 'by', words.correct.removedBy, by ?? null, [
    { value: null, label: words.pages.nobody },
    ...foes.map(({ id }) => ({ value: id, label: shipName(state, id) })),
  ]);
  return [
    ...(left === null ? [lostTo] : []),
    { block: 'acts', label: words.correct.place, style: 'list', acts: [remove, ...back] },
  ];
};

/** What a game keeps of a ship. */
export interface OwnShip {
  readonly tracks: readonly TrackView[];
  readonly zones?: readonly Zone[];
  /** Marks that are on or off, and marks that are counted. */
  readonly flags: readonly Chip[];
  readonly counts?: readonly Item[];
  /** What else is set while it is there. */
  readonly more?: readonly Block[];
  /** Its cards. */
  readonly cards?: readonly Block[];
  /** How it comes back into the battle. */
  readonly back?: readonly Act[];
}

/** Everything of a ship that is kept, set by hand; the log says so. */
export const shipCorrections = (
  view: GameView,
  ship: Ship,
  answers: Answers,
  { tracks, zones = [], flags, counts = [], more = [], cards = [], back = [] }: OwnShip,
): Page => {
  const words = view.words.correct;
  const isOver = view.state.outcome !== null;
  return {
    ...shipHead(ship),
    kicker: words.title,
    blocks: [
      ...(ship.left === null
        ? [
            ...numberBlocks(view, ship, tracks, zones),
            { block: 'chips', label: words.ship.marks, chips: flags } as const,
            ...(counts.length > 0
              ? [{ block: 'items', label: words.counts, items: counts } as const]
              : []),
            ...more,
          ]
        : []),
      ...(isOver ? [] : cards),
      ...(isClosed(view) ? [] : removalBlocks(view, ship, answers, back)),
      ...noteBlocks(view, answers, ship.id),
    ],
  };
};
