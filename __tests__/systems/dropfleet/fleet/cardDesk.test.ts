import { cardDesk } from '../../../../src/systems/dropfleet/desks/cards';

const SHELF = { cards: [], fleets: [] };
const [pack] = cardDesk.builtIn;

test('every card that comes with the game is complete, and can be read and edited', () => {
  expect(pack?.cards.length).toBeGreaterThan(15);
  for (const { kind, draft } of pack?.cards ?? []) {
    expect(cardDesk.missing(kind, draft, SHELF)).toEqual([]);
    expect(cardDesk.reading(kind, draft, SHELF).title).toBe(draft['name']);
    expect(cardDesk.editor(kind, draft, { page: 'card' }, SHELF)).not.toBeNull();
  }
});

test.each(['ship', 'asset', 'admiral', 'objective'])(
  'a new %s says what is still missing',
  (kind) => {
    expect(cardDesk.missing(kind, cardDesk.blank(kind), SHELF).length).toBeGreaterThan(1);
  },
);
