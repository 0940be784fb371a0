import type { Problem } from '../../../../core/checked/checked';
import { say } from '../../../../core/checked/sentences';
import type { Answers } from '../../../../core/pages/answers';
import type { BuiltInPack, CardDesk, DraftCard, Shelf } from '../../../../core/pages/desks';
import type { SharesWhy } from '../../../admirals-shared/cards/constructionListForm';
import type { ConstructionList } from '../../../admirals-shared/cards/types';
import { outlinePack, trainingPack } from '../../../admirals-shared/desks/cards/builtIn';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import { makeCardDesk as makeDesk } from '../../../kit/cards/cardDesk';
import { onShelf } from '../../../kit/cards/shelfCards';
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

/** A ship comes to the table in any list that names it, and without one in a fleet of any ships. */
const usesOf = (draft: Answers, shelf: Shelf, { cardDesk }: AdmiralsWords) => {
  const { uses: sayUses } = cardDesk;
  const isListed = onShelf<ConstructionList>(shelf, 'list').some(({ ships }) =>
    ships.some(({ ship }) => ship === draft['code']),
  );
  return {
    text: isListed ? null : sayUses.unlisted,
    acts: [
      { label: sayUses.play, opens: { page: 'play' } },
      { label: sayUses.fleet, opens: { page: 'fleet' } },
    ],
  };
};

/** 10B: a list of these ships, all of them Core until somebody says otherwise. */
const listOfShips = (
  cards: readonly DraftCard[],
  name: string,
  { cardDesk }: AdmiralsWords,
): ReturnType<NonNullable<CardDesk['listing']>> => {
  const ships = cards.filter(({ kind, draft }) => kind === 'ship' && textIn(draft, 'code') !== '');
  const [first] = ships;
  if (!first || cards.some(({ kind }) => kind === 'list')) return null;
  return {
    kind: 'list',
    label: cardDesk.uses.list(ships.length),
    draft: {
      code: cardDesk.uses.listCode,
      name,
      allegiance: textIn(first.draft, 'allegiance'),
      ships: ships.map(({ draft }) => ({
        ...{ ship: textIn(draft, 'code'), category: 'core' },
        ...{ power: numberIn(draft, 'power'), maxCopies: null },
      })),
    },
  };
};

const textIn = (draft: Answers, field: string): string => {
  const found = draft[field];
  return typeof found === 'string' ? found : '';
};

const numberIn = (draft: Answers, field: string): number | null => {
  const found = draft[field];
  return typeof found === 'number' ? found : null;
};

/** Where the cards of Admirals are made and read. */
export const makeCardDesk = (parts: AdmiralsParts, words: AdmiralsWords): CardDesk => {
  const forms = cardForms(parts.keywords, parts.arcs);
  const odd = (list: Omit<ConstructionList, 'kind'>): readonly Problem[] => {
    const card: ConstructionList = { ...list, kind: 'list' };
    return [...listedTwice(card), ...crossing(card)];
  };
  const desk = makeDesk({
    forms: { ...forms, list: { ...forms.list, odd } },
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    builtIn: builtInPacks(forms, words),
    readings: { ship: shipReading(parts, words) },
    problem: (why) => say(words.problems.problems, why),
  });
  return {
    ...desk,
    uses: (kind, draft, shelf) => (kind === 'ship' ? usesOf(draft, shelf, words) : null),
    listing: (cards, name) => listOfShips(cards, name, words),
  };
};
