import type { Block, Option } from '../../../../../core/pages/page';
import { choice, field } from '../controls';
import { textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../bench';

/** One code: from the cards at hand, or typed as printed. */
export const codeBlocks = (
  open: Open,
  path: string,
  words: { readonly pick: string; readonly type: string; readonly hint?: string },
  options: readonly Option[],
): readonly Block[] => {
  const code = textAt(open.draft, path);
  const isKnown = code === '' || options.some(({ value }) => value === code);
  return [
    ...(options.length === 0 ? [] : choice(open, path, words.pick, { style: 'menu', options })),
    field(open, path, words.type, words.hint === undefined ? {} : { hint: words.hint }),
    ...(isKnown ? [] : [{ block: 'text', text: open.words.cardDesk.editor.notOnShelf } as const]),
  ];
};
