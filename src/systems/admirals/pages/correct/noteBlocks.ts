import type { SubjectId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { textAt } from '../answered';
import type { Seen } from '../shipRow';
import { tried } from '../tried';

/** A player's own words for the log. */
export const noteBlocks = (seen: Seen, answers: Answers, about?: SubjectId): readonly Block[] => {
  const words = seen.words.correct;
  const text = textAt(answers, 'note') ?? '';
  const command = { type: 'note', text, ...(about === undefined ? {} : { about }) } as const;
  return [
    {
      block: 'field',
      id: 'note',
      label: words.note,
      value: text,
      lines: 'many',
      hint: words.noteHint,
    },
    {
      block: 'acts',
      style: 'row',
      acts: [tried(seen, command, { label: words.addNote, answers: { note: '' } })],
    },
  ];
};
