import fc from 'fast-check';

import { admirals } from '../../../../../src/systems/admirals';
import { draftOf } from '../../../../../src/systems/kit/cards/draftOf';
import { KEYWORDS } from '../../../../../src/systems/admirals/keywords';
import { TRAINING_PACK } from '../../../../../src/systems/admirals-shared/training/pack';
import { cards } from '../../../../builders/admiralsCards';
import {
  bareShelf,
  inFull,
  rebuild,
  trainingShelf,
  typedKeywords,
} from '../../../../builders/cardDesk';

describe('a card can be entered from nothing by the controls of its editor', () => {
  test.each(TRAINING_PACK.cards.map((card) => [card.code, card] as const))('%s', (_, card) => {
    const draft = rebuild(card.kind, draftOf(card), trainingShelf);
    expect(admirals.parseCard(draft)).toEqual({ ok: true, value: card });
  });

  test('any card that the parser takes, with no other card at hand', () => {
    fc.assert(
      fc.property(cards.map(inFull), (card) => {
        const draft = rebuild(card.kind, typedKeywords(card, KEYWORDS), bareShelf);
        expect(admirals.parseCard(draft)).toEqual({ ok: true, value: card });
      }),
      { numRuns: 50 },
    );
  });
});
