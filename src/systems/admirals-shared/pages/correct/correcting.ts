import type { SubjectId } from '../../../../core/game/events';
import type { GameState } from '../../../../core/game/state';
import type { GameSetup } from '../../../../core/game/system';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Item } from '../../../../core/pages/page';
import type { Wording } from '../../../../core/words';
import { textAt } from '../../../kit/pages/answered';
import type { AdmiralsWords } from '../../../admirals/words/en';
import type { ActText } from '../tried';
import type { SharedCommand } from '../../play/commands';

interface SetPhase<Phase extends string> {
  readonly type: 'set-phase';
  readonly round: number;
  readonly phase: Phase;
}

/** A game that is set by hand: how it stands, and how what is asked for becomes an act. */
export interface Correcting<Phase extends string = never> {
  readonly setup: GameSetup;
  readonly state: GameState;
  readonly words: Wording<AdmiralsWords['correct']> & { readonly nobody: string };
  readonly tried: (command: SharedCommand | SetPhase<Phase>, act: ActText) => Act;
}

/** A number with a button for one less and one for one more. */
export const counterItem = (
  { words, tried }: Correcting,
  { id, title, value }: { readonly id: string; readonly title: string; readonly value: number },
  to: (value: number) => SharedCommand,
): Item => ({
  id,
  title,
  count: {
    value,
    less: tried(to(value - 1), { label: words.less(title) }),
    more: tried(to(value + 1), { label: words.more(title) }),
  },
});

/** A player's own words for the log. */
export const noteBlocks = (
  { words, tried }: Correcting,
  answers: Answers,
  about?: SubjectId,
): readonly Block[] => {
  const { note, noteHint, addNote } = words;
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
