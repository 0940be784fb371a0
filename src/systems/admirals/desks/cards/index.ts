import type { Problem } from '../../../../core/checked/checked';
import type { Answers } from '../../../../core/pages/answers';
import type { BuiltInPack, CardDesk, DraftCard, Shelf } from '../../../../core/pages/desks';
import type { SharesWhy } from '../../../admirals-shared/cards/constructionListForm';
import type { ConstructionList, ShipCard } from '../../../admirals-shared/cards/types';
import { outlinePack, trainingPack } from '../../../admirals-shared/desks/cards/builtIn';
import { usesOfShip } from '../../../admirals-shared/desks/cards/uses';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import { makeCardDesk as makeDesk } from '../../../kit/cards/cardDesk';
import { onShelf } from '../../../kit/cards/shelfCards';
import { CARD_FORMS, listedTwice } from '../../cards/forms';
import { crossingCore } from '../../fleet/formation';
import { readsKeyword, readsRule } from '../../pages/view';
import type { AdmiralsWords } from '../../words/en';
import { rulesFor } from '../../rules';
import { redrawnOn } from '../../../admirals-shared/cards/parse/shapes';
import { shipReading } from '../../../admirals-shared/desks/shipFace';
import { numberAt, textAt } from '../../../kit/cards/draftParts';
import { skirmishDiceOf } from '../../attributes';
import { keywordChips } from '../../pages/shipPage';
import { freshPiece } from '../../piece';
import { chipsBlock } from '../../../kit/pages/laidOut';

/** Whole and with nothing assigned, by the shapes of the pack that it is in. */
const readingOf = (words: AdmiralsWords) =>
  shipReading<ShipCard>((card, draft, shelf) => {
    const { pages, cardDesk, cardForms } = words;
    const rules = rulesFor({}, redrawnOn(shelf));
    const piece = freshPiece(card);
    const role = textAt(draft, 'role');
    const dice = skirmishDiceOf(piece, rules).value;
    const value = pages.ship.skirmishOf(dice, dice);
    return {
      kicker: [role && pages.term(role), textAt(draft, 'code'), card.class, card.allegiance],
      figure: { label: pages.ship.skirmish, value, ...readsRule('3A-02 IV') },
      face: {
        keywords: keywordChips({ rules, words }, piece),
        noWeapon: cardDesk.noWeapon,
        arcs: rules.arcs,
        words: pages,
        reads: { hull: readsRule('3A-01 X'), shields: readsRule('3A-01 XIII') },
        more: chipsBlock(
          cardForms.kinds.ship.of.bonusOrders.label,
          card.bonusOrders.map((code) => ({ label: code, tone: 'order', solid: true })),
        ),
      },
    };
  });

/** 10B-04: a list that no fleet can meet once the rulebook fills in what it leaves out. */
const crossing = (list: ConstructionList): readonly Problem<SharesWhy>[] => {
  const core = crossingCore('constructed', list);
  return core ? [{ path: 'shares', why: { id: 'core-shares-cross', ...core } }] : [];
};

const builtInPacks = ({ cardDesk }: AdmiralsWords): readonly BuiltInPack[] => {
  const { id, name, notes, cards } = TRAINING_PACK;
  const { fleetValue, ...told } = cardDesk.cadet;
  return [
    trainingPack({ id, name, notes, colour: 'teal' }, cards),
    outlinePack({ id: 'admirals-cadet-outline', colour: 'amber', ...told }, CARD_FORMS, (ship) => ({
      allegiance: ship.faction,
      text: fleetValue(ship.fleetValue),
    })),
  ];
};

/** A ship comes to the table in any list that names it, and without one in a fleet of any ships. */
const usesOf = (draft: Answers, shelf: Shelf, { cardDesk }: AdmiralsWords) => {
  const isListed = onShelf<ConstructionList>(shelf, 'list').some(({ ships }) =>
    ships.some(({ ship }) => ship === draft['code']),
  );
  return usesOfShip(isListed ? null : cardDesk.uses.unlisted, cardDesk.uses);
};

/** 10B: a list of these ships, all of them Core until somebody says otherwise. */
const listOfShips = (
  cards: readonly DraftCard[],
  name: string,
  { cardDesk }: AdmiralsWords,
): ReturnType<NonNullable<CardDesk['listing']>> => {
  const ships = cards.filter(({ kind, draft }) => kind === 'ship' && textAt(draft, 'code') !== '');
  const [first] = ships;
  if (!first || cards.some(({ kind }) => kind === 'list')) return null;
  return {
    kind: 'list',
    label: cardDesk.uses.list(ships.length),
    draft: {
      code: cardDesk.uses.listCode,
      name,
      allegiance: textAt(first.draft, 'allegiance'),
      ships: ships.map(({ draft }) => ({
        ...{ ship: textAt(draft, 'code'), category: 'core' },
        ...{ power: numberAt(draft, 'power'), maxCopies: null },
      })),
    },
  };
};

/** Where the cards of Admirals are made and read. */
export const makeCardDesk = (words: AdmiralsWords): CardDesk => {
  const odd = (list: Omit<ConstructionList, 'kind'>): readonly Problem[] => {
    const card: ConstructionList = { ...list, kind: 'list' };
    return [...listedTwice(card), ...crossing(card)];
  };
  const desk = makeDesk({
    forms: { ...CARD_FORMS, list: { ...CARD_FORMS.list, odd } },
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    builtIn: builtInPacks(words),
    readings: { ship: readingOf(words) },
    problem: words.system.problem,
  });
  return {
    ...desk,
    uses: (kind, draft, shelf) => (kind === 'ship' ? usesOf(draft, shelf, words) : null),
    listing: (cards, name) => listOfShips(cards, name, words),
  };
};
