import { answerAt } from '../../../../../core/pages/answers';
import type { Block, Page, PageRef } from '../../../../../core/pages/page';
import { textAt } from '../../../../kit/cards/draftParts';
import { type Open } from '../bench';
import { missing, namedElsewhere } from '../problems';
import { armamentPage } from './armament';
import { keywordPage } from './keyword';

export type PartPage = (open: Open, path: string) => Page;

/** Parts of a card that have a page of their own; the page is about the path of the part. */
export const SHARED_PARTS: Readonly<Record<string, PartPage>> = {
  armament: armamentPage,
  keyword: keywordPage,
};

const findings = (
  label: string,
  tone: 'warning' | 'plain',
  sentences: readonly string[],
): readonly Block[] =>
  sentences.length === 0
    ? []
    : [
        {
          block: 'findings',
          label,
          findings: sentences.map((text) => ({ text, rule: null, tone })),
        },
      ];

const findingsBlocks = (open: Open): readonly Block[] => {
  const { draft, shelf } = open;
  const { stillMissing, worthKnowing } = open.words.cardDesk;
  return [
    ...findings(stillMissing, 'warning', missing(open, draft, shelf)),
    ...findings(worthKnowing, 'plain', namedElsewhere(open, draft, shelf)),
  ];
};

/** What an edition puts on the pages of its editor. */
interface Editor {
  readonly parts: Readonly<Record<string, PartPage>>;
  /** The card's fields, top to bottom. */
  readonly fields: () => readonly Block[];
  /** The card as play shows it, beside them. */
  readonly reading: () => Page;
}

const mainPage = (open: Open, { fields, reading }: Editor): Page => {
  const { cardDesk } = open.words;
  const read = reading();
  return {
    title: read.title,
    kicker: cardDesk.editing(open.kind, textAt(open.draft, 'code')),
    blocks: [...fields(), ...findingsBlocks(open)],
    aside: [
      { block: 'heading', text: cardDesk.asPrinted, note: read.kicker ?? '' },
      ...read.blocks,
    ],
  };
};

/** The whole card, or a part of it; null for a part that is not there. */
export const editorPage = (open: Open, { page, about }: PageRef, editor: Editor): Page | null => {
  const part = Object.hasOwn(editor.parts, page) ? editor.parts[page] : undefined;
  if (!part) return mainPage(open, editor);
  if (about === undefined || answerAt(open.draft, about) === undefined) return null;
  return part(open, about);
};
