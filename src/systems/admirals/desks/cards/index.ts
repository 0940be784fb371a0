import type { CardDesk } from '../../../../core/pages/desks';
import { makeCardDesk as makeFormDesk } from '../../../kit/cards/cardDesk';
import { cardForms } from '../../cards/forms';
import { readsKeyword, readsRule } from '../../pages/reads';
import { say } from '../../../../core/checked/sentences';
import type { AdmiralsParts } from '../../../admirals-shared/parts';
import type { AdmiralsWords } from '../../words/en';
import { drawnFor, makeBench } from './admiralsBench';
import { asKind } from '../../../admirals-shared/desks/cards/bench';
import { blankCard, kindNamed } from '../../../admirals-shared/desks/cards/blank';
import { builtInPacks } from '../../../admirals-shared/desks/cards/builtIn';
import { editor } from './editor';
import { glanceAt } from '../../../admirals-shared/desks/cards/glance';
import { openCard } from '../../../admirals-shared/desks/cards/open';
import { names } from '../../../admirals-shared/desks/cards/names';
import { missing } from '../../../admirals-shared/desks/cards/problems';
import { reading } from './reading';

/** Where the cards of Admirals are made and read. */
const makeOldDesk = (parts: AdmiralsParts, words: AdmiralsWords): CardDesk => {
  const bench = makeBench(parts, words);
  /** A kind that Admirals does not have is read as a ship, and its problems say so. */
  const known = (kind: string) => kindNamed(kind) ?? 'ship';
  return {
    kinds: words.cardDesk.kinds,
    builtIn: builtInPacks(words),
    blank: (kind) => blankCard(known(kind)),
    editor: (kind, draft, at, shelf) =>
      editor(openCard(drawnFor(bench, shelf), known(kind), draft, shelf), at),
    reading: (kind, draft, shelf) => reading(drawnFor(bench, shelf), known(kind), draft, shelf),
    glance: (kind, draft) => glanceAt(words, known(kind), draft),
    missing: (kind, draft, shelf) => missing(bench, asKind(kind, draft), shelf),
    names: (kind, draft) => names(bench, asKind(kind, draft)),
  };
};

/** Where the cards are made and read. */
export const makeCardDesk = (parts: AdmiralsParts, words: AdmiralsWords): CardDesk => {
  const old = makeOldDesk(parts, words);
  const forms = cardForms(parts.keywords);
  const formed = makeFormDesk({
    forms,
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    builtIn: [],
    problem: (why) => say(words.problems.problems, why),
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
