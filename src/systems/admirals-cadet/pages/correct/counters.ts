import type { Answers } from '../../../../core/pages/answers';
import type { Block, Item } from '../../../../core/pages/page';
import type { SubjectId } from '../../../../core/game/events';
import { textAt } from '../../../admirals/editions';
import type { CadetCommand } from '../../play/commands';
import { tried, type Seen } from '../seen';

/** A number with a button for one less and one for one more. */
export const counterItem = (
  seen: Seen,
  { id, title, value }: { readonly id: string; readonly title: string; readonly value: number },
  to: (value: number) => CadetCommand,
): Item => ({
  id,
  title,
  count: {
    value,
    less: tried(seen, to(value - 1), { label: seen.words.correct.less(title) }),
    more: tried(seen, to(value + 1), { label: seen.words.correct.more(title) }),
  },
});

/** A player's own words for the log. */
export const noteBlocks = (seen: Seen, answers: Answers, about?: SubjectId): readonly Block[] => {
  const { note, noteHint, addNote } = seen.words.correct;
  const text = textAt(answers, 'note') ?? '';
  const command = { type: 'note', text, ...(about === undefined ? {} : { about }) } as const;
  return [
    { block: 'field', id: 'note', label: note, value: text, lines: 'many', hint: noteHint },
    {
      block: 'acts',
      style: 'row',
      acts: [tried(seen, command, { label: addNote, answers: { note: '' } })],
    },
  ];
};
