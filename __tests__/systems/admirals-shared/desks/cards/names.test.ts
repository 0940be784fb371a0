import { TRAINING_PACK } from '../../../../../src/systems/admirals-shared/training/pack';
import { draftOf } from '../../../../../src/systems/kit/cards/draftOf';
import { cardDesk } from '../../../../builders/cardDesk';

const named = (kind: string) =>
  TRAINING_PACK.cards
    .filter((card) => card.kind === kind)
    .flatMap((card) => cardDesk.names?.(kind, draftOf(card)) ?? []);

test('a ship is made of its weapons', () => {
  expect(new Set(named('ship').map(({ kind }) => kind))).toEqual(new Set(['weapon']));
  const codes = new Set(TRAINING_PACK.cards.map(({ code }) => code));
  expect(named('ship').filter(({ code }) => !codes.has(code))).toEqual([]);
});

test.each(['weapon', 'order', 'commander', 'flight-group', 'list'])(
  'a %s can do without the cards that it names',
  (kind) => expect(named(kind)).toEqual([]),
);

test('a ship that is half typed is made of nothing yet', () => {
  expect(cardDesk.names?.('ship', cardDesk.blank('ship'))).toEqual([]);
});
