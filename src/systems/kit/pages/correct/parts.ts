import { GAME, type MarkValue, type SubjectId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Chip, Item } from '../../../../core/pages/page';
import type { HandCommand } from '../../play/commands';
import { countOf } from '../../play/reading';
import { textAt } from '../answered';
import type { Reads } from '../reads';
import type { GameView } from '../view';

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
