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

test('what is printed on a ship or an asset is there to be read', () => {
  const readOf = (code: string): string => {
    const card = pack?.cards.find(({ draft }) => draft['code'] === code);
    const page = cardDesk.reading(card?.kind ?? '', card?.draft ?? {}, SHELF);
    return page.blocks.map((one) => (one.block === 'text' ? one.text : '')).join('\n');
  };
  expect(readOf('LEVA')).toContain('Hull 10');
  expect(readOf('LEVA')).toContain('Long lance: Lock 3+ · 3 attacks · damage 2E · Front');
  expect(readOf('ZEPH')).toContain('Descent');
  expect(readOf('SIRO')).toContain('Launch: 4 Bombers');
  expect(readOf('ZEPH')).toContain('Launch: 1 Dropship');
  expect(readOf('ZEPH')).not.toContain('Dropships');
  expect(readOf('GLOW')).toContain('2 rerolls each');
  expect(readOf('NEED')).toContain('Lock 2+ · 2 attacks · damage 3C');
});

test.each(['ship', 'asset', 'admiral', 'objective'])(
  'a new %s says what is still missing',
  (kind) => {
    expect(cardDesk.missing(kind, cardDesk.blank(kind), SHELF).length).toBeGreaterThan(1);
  },
);

test('no card says its name twice', () => {
  const twice = (pack?.cards ?? []).filter(({ kind, draft }) => {
    const { kicker = '' } = cardDesk.reading(kind, draft, SHELF);
    const told = [cardDesk.glance(kind, draft).kicker, kicker].join(' · ').split(' · ');
    return told.includes(String(draft['name']));
  });
  expect(twice).toEqual([]);
  const renamed = { ...pack?.cards.find(({ kind }) => kind === 'objective')?.draft, name: 'Ours' };
  expect(cardDesk.glance('objective', renamed).kicker).toBe('Key Site');
});
