import type { CardDesk } from '../../../../core/pages/desks';
import type { Block } from '../../../../core/pages/page';
import { cardDeskParts as desk } from '../../../admirals/editions';
import { ORDER_TYPES } from '../../cards/types';
import type { CadetParts } from '../../rules';
import type { CadetWords } from '../../words/en';
import { blankCard, kindNamed } from './blank';
import { builtInPacks } from './builtIn';
import { makeBench, type CadetOpen } from './cadetBench';
import { forSecondEdition } from './forSecondEdition';
import { glanceAt } from './glance';
import { reading } from './reading';
import { shipEditor } from './shipEditor';

const fieldsOf = (open: CadetOpen): readonly Block[] => {
  switch (kindNamed(open.kind)) {
    case 'ship':
      return shipEditor(open);
    case 'weapon':
      return desk.weaponEditor(open);
    case 'order':
      return desk.orderEditor(open, ORDER_TYPES, desk.lockBlocks(open));
  }
};

/** Where the cards of the first edition are made and read. */
export const makeCardDesk = (parts: CadetParts, words: CadetWords): CardDesk => {
  const bench = makeBench(parts, words);
  return {
    kinds: words.cardDesk.kinds,
    builtIn: builtInPacks(words),
    blank: blankCard,
    editor: (kind, draft, at, shelf) => {
      const open = desk.openCard(bench, kindNamed(kind), draft, shelf);
      return desk.editorPage(open, at, {
        parts: desk.SHARED_PARTS,
        fields: () => fieldsOf(open),
        reading: () => reading(bench, kindNamed(kind), open.draft, shelf),
      });
    },
    reading: (kind, draft, shelf) => reading(bench, kindNamed(kind), draft, shelf),
    glance: (kind, draft) => glanceAt(words, kindNamed(kind), draft),
    missing: (kind, draft, shelf) => desk.missing(bench, desk.asKind(kind, draft), shelf),
    names: (kind, draft) => desk.names(bench, desk.asKind(kind, draft)),
    copies: [forSecondEdition(bench)],
  };
};
