import { DEFAULT_ARCS } from '../../admirals-shared/geometry';
import type { CardDesk } from '../../../core/pages/desks';
import { kindsOnDesk, makeCardDesk as makeDesk } from '../../kit/cards/cardDesk';
import { numberAt, textAt } from '../../kit/cards/draftParts';
import { outlinePack, trainingPack } from '../../admirals-shared/desks/cards/builtIn';
import { usesOfShip } from '../../admirals-shared/desks/cards/uses';
import { shipReading } from '../../admirals-shared/desks/shipFace';
import { CARD_FORMS } from '../cards/read';
import type { ShipCard } from '../cards/forms';
import { forSecondEdition } from './cards/forSecondEdition';
import { keywordChips, readsKeyword, readsRule } from '../pages/view';
import { TRAINING_CARDS } from '../training/pack';
import type { CadetWords } from '../words/en';

const readingOf = (words: CadetWords) =>
  shipReading<ShipCard>((card, draft) => {
    const { pages, cardDesk } = words;
    const role = textAt(draft, 'role');
    const value = numberAt(draft, 'fleetValue');
    const rule = readsRule('Cadet Pack Fleet Values');
    return {
      kicker: [
        role && pages.term(role),
        ...['code', 'class', 'faction'].map((part) => textAt(draft, part)),
      ],
      ...(value === null
        ? {}
        : { figure: { label: pages.ship.value, value: String(value), ...rule } }),
      face: {
        keywords: keywordChips(card, words),
        noWeapon: cardDesk.noWeapon,
        arcs: DEFAULT_ARCS,
        words: pages,
        reads: { hull: readsRule('Hits'), shields: readsRule('Shields') },
      },
    };
  });

/** Where the cards of the first edition are made and read. */
export const makeCardDesk = (words: CadetWords): CardDesk => {
  const { training, cadet } = words.cardDesk;
  const { name, author, notes } = cadet;
  const outline = { id: 'admirals-cadet-pack', colour: 'rose', name, author, notes };
  const desk = {
    forms: CARD_FORMS,
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    problem: words.system.problem,
  };
  return {
    ...makeDesk({
      ...desk,
      builtIn: [
        trainingPack(
          { id: 'admirals-cadet-training', colour: 'violet', ...training },
          TRAINING_CARDS,
        ),
        outlinePack(outline, CARD_FORMS, ({ faction, fleetValue }) => ({ faction, fleetValue })),
      ],
      readings: { ship: readingOf(words) },
    }),
    uses: (kind) => (kind === 'ship' ? usesOfShip(null, words.cardDesk.uses) : null),
    copies: [forSecondEdition(kindsOnDesk(desk), words)],
  };
};
