import { answerAt } from '../../../../../core/pages/answers';
import type { Block, Page, PageRef } from '../../../../../core/pages/page';
import { textAt } from '../draftParts';
import type { Open } from '../open';
import { missing, namedElsewhere } from '../problems';
import { reading } from '../reading';
import { armamentPage } from './armament';
import { effectPage } from './effect';
import { keywordPage } from './keyword';
import { commandPage, flightPage, listedShipPage, listEditor, restrictionPage } from './list';
import { orderEditor, requirementPage } from './order';
import { shipEditor } from './ship';
import { modifierPage, weaponEditor } from './weapon';

type PartPage = (open: Open, path: string) => Page;

/** Parts of a card that have a page of their own; the page is about the path of the part. */
const PARTS: Readonly<Record<string, PartPage>> = {
  armament: armamentPage,
  command: commandPage,
  effect: effectPage,
  flight: flightPage,
  keyword: keywordPage,
  'listed-ship': listedShipPage,
  modifier: modifierPage,
  requirement: requirementPage,
  restriction: restrictionPage,
};

const fieldsOf = (open: Open): readonly Block[] => {
  switch (open.kind) {
    case 'ship':
      return shipEditor(open);
    case 'weapon':
      return weaponEditor(open);
    case 'order':
    case 'commander':
    case 'flight-group':
      return orderEditor(open);
    case 'list':
      return listEditor(open);
  }
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

const mainPage = (open: Open): Page => {
  const { cardDesk } = open.words;
  const read = reading(open, open.kind, open.draft, open.shelf);
  return {
    title: read.title,
    kicker: cardDesk.editing(open.kind, textAt(open.draft, 'code')),
    blocks: [...fieldsOf(open), ...findingsBlocks(open)],
    aside: [
      { block: 'heading', text: cardDesk.asPrinted, note: read.kicker ?? '' },
      ...read.blocks,
    ],
  };
};

/** The whole card, or a part of it; null for a part that is not there. */
export const editor = (open: Open, { page, about }: PageRef): Page | null => {
  const part = Object.hasOwn(PARTS, page) ? PARTS[page] : undefined;
  if (!part) return mainPage(open);
  if (about === undefined || answerAt(open.draft, about) === undefined) return null;
  return part(open, about);
};
