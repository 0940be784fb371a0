import type { Problem } from '../../../../core/checked/checked';
import { say } from '../../../../core/checked/sentences';
import type { CardDesk } from '../../../../core/pages/desks';
import type { SharesWhy } from '../../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../../admirals-shared/cards/types';
import { builtInPacks } from '../../../admirals-shared/desks/cards/builtIn';
import type { AdmiralsParts } from '../../../admirals-shared/parts';
import { makeCardDesk as makeDesk } from '../../../kit/cards/cardDesk';
import { cardForms } from '../../cards/forms';
import { listedTwice } from '../../cards/references';
import { crossingCore } from '../../fleet/formation';
import { readsKeyword, readsRule } from '../../pages/reads';
import type { AdmiralsWords } from '../../words/en';
import { shipReading } from './shipReading';

/** 10B-04: a list that no fleet can meet once the rulebook fills in what it leaves out. */
const crossing = (list: ConstructionList): readonly Problem<SharesWhy>[] => {
  const core = crossingCore('constructed', list);
  return core ? [{ path: 'shares', why: { id: 'core-shares-cross', ...core } }] : [];
};

/** Where the cards of Admirals are made and read. */
export const makeCardDesk = (parts: AdmiralsParts, words: AdmiralsWords): CardDesk => {
  const forms = cardForms(parts.keywords, parts.arcs);
  const odd = (list: Omit<ConstructionList, 'kind'>): readonly Problem[] => {
    const card: ConstructionList = { ...list, kind: 'list' };
    return [...listedTwice(card), ...crossing(card)];
  };
  return makeDesk({
    forms: { ...forms, list: { ...forms.list, odd } },
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    builtIn: builtInPacks(forms, words.cardDesk.cadet),
    readings: { ship: shipReading(parts, words) },
    problem: (why) => say(words.problems.problems, why),
  });
};
