import type { CardDesk } from '../../../../core/pages/desks';
import { makeCardDesk as makeFormDesk } from '../../../kit/cards/cardDesk';
import { cardForms } from '../../cards/forms';
import { readsKeyword, readsRule } from '../../pages/seen';
import { openCard } from '../../../admirals-shared/desks/cards/open';
import { editorPage, SHARED_PARTS } from '../../../admirals-shared/desks/cards/editor/editorPage';
import { missing } from '../../../admirals-shared/desks/cards/problems';
import { asKind } from '../../../admirals-shared/desks/cards/bench';
import { names } from '../../../admirals-shared/desks/cards/names';
import type { CadetParts } from '../../rules';
import type { CadetWords } from '../../words/en';
import { blankCard, kindNamed } from './blank';
import { builtInPacks } from './builtIn';
import { makeBench } from './cadetBench';
import { forSecondEdition } from './forSecondEdition';
import { glanceAt } from './glance';
import { reading } from './reading';
import { shipEditor } from './shipEditor';

/** Where the cards of the first edition are made and read. */
const makeOldDesk = (parts: CadetParts, words: CadetWords): CardDesk => {
  const bench = makeBench(parts, words);
  return {
    kinds: words.cardDesk.kinds,
    builtIn: builtInPacks(words),
    blank: blankCard,
    editor: (kind, draft, at, shelf) => {
      const open = openCard(bench, kindNamed(kind), draft, shelf);
      return editorPage(open, at, {
        parts: SHARED_PARTS,
        fields: () => shipEditor(open),
        reading: () => reading(bench, open.draft, shelf),
      });
    },
    reading: (_kind, draft, shelf) => reading(bench, draft, shelf),
    glance: (_kind, draft) => glanceAt(words, draft),
    missing: (kind, draft, shelf) => missing(bench, asKind(kind, draft), shelf),
    names: (kind, draft) => names(bench, asKind(kind, draft)),
    copies: [forSecondEdition(bench)],
  };
};

/** Where the cards are made and read. */
export const makeCardDesk = (parts: CadetParts, words: CadetWords): CardDesk => {
  const old = makeOldDesk(parts, words);
  const forms = cardForms(parts.keywords);
  const formed = makeFormDesk({
    forms,
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    builtIn: [],
    problem: words.system.problem,
  });
  const deskOf = (kind: string): CardDesk => (Object.hasOwn(forms, kind) ? formed : old);
  return {
    ...old,
    blank: (kind) => deskOf(kind).blank(kind),
    editor: (kind, ...rest) => deskOf(kind).editor(kind, ...rest),
    reading: (kind, ...rest) => deskOf(kind).reading(kind, ...rest),
    glance: (kind, draft) => deskOf(kind).glance(kind, draft),
    missing: (kind, ...rest) => deskOf(kind).missing(kind, ...rest),
    names: (kind, draft) => deskOf(kind).names?.(kind, draft) ?? [],
  };
};
