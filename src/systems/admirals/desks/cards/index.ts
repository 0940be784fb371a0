import type { Problem } from '../../../../core/checked/checked';
import { say } from '../../../../core/checked/sentences';
import type { BuiltInPack, CardDesk } from '../../../../core/pages/desks';
import type { SharesWhy } from '../../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../../admirals-shared/cards/types';
import { outlinePack, trainingPack } from '../../../admirals-shared/desks/cards/builtIn';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import { makeCardDesk as makeDesk } from '../../../kit/cards/cardDesk';
import type { CardForms } from '../../../kit/cards/cardForm';
import { cardForms } from '../../cards/forms';
import { listedTwice } from '../../cards/references';
import { crossingCore } from '../../fleet/formation';
import { readsKeyword, readsRule } from '../../pages/reads';
import type { AdmiralsWords } from '../../words/en';
import { shipReading } from './shipReading';
import type { AdmiralsParts } from '../../rules';

/** 10B-04: a list that no fleet can meet once the rulebook fills in what it leaves out. */
const crossing = (list: ConstructionList): readonly Problem<SharesWhy>[] => {
  const core = crossingCore('constructed', list);
  return core ? [{ path: 'shares', why: { id: 'core-shares-cross', ...core } }] : [];
};

const builtInPacks = (forms: CardForms, { cardDesk }: AdmiralsWords): readonly BuiltInPack[] => {
  const { id, name, notes, cards } = TRAINING_PACK;
  const { fleetValue, ...told } = cardDesk.cadet;
  return [
    trainingPack({ id, name, notes, colour: 'teal' }, cards),
    outlinePack({ id: 'admirals-cadet-outline', colour: 'amber', ...told }, forms, (ship) => ({
      allegiance: ship.faction,
      text: fleetValue(ship.fleetValue),
    })),
  ];
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
    builtIn: builtInPacks(forms, words),
    readings: { ship: shipReading(parts, words) },
    problem: (why) => say(words.problems.problems, why),
  });
};
