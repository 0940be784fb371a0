import { listedTwice, referencesOf } from '../../../../src/systems/admirals/cards/forms';
import type {
  AdmiralsCard,
  ConstructionList,
} from '../../../../src/systems/admirals-shared/cards/types';
import { order, shipCard, weapon } from '../../../builders/admirals';

const list = (draft: Partial<ConstructionList> = {}): ConstructionList => ({
  kind: 'list',
  code: 'L-1',
  name: 'Accords',
  allegiance: 'Explore Accords',
  ships: [{ ship: 'EX-001', category: 'core', power: 3, maxCopies: 2 }],
  shares: {},
  restrictions: [],
  commandChart: [],
  flightGroupChart: [],
  ...draft,
});

const found = (...cards: readonly AdmiralsCard[]) =>
  cards.flatMap((card, at) => [
    ...referencesOf(card)
      .filter(({ kind, code }) => !cards.some((one) => one.kind === kind && one.code === code))
      .map(({ path, code }) => `cards[${at}].${path}: no-such-card ${code}`),
    ...listedTwice(card).map(({ path, why }) => `cards[${at}].${path}: ${why.id} ${why.code}`),
  ]);

describe('cards that name other cards', () => {
  test('are whole when every code is there', () => {
    const massive = shipCard({ keywords: ['Massive [B-001]'], bonusOrders: ['B-001'] });
    expect(found(massive, weapon(), order(), list())).toEqual([]);
  });

  test('a weapon code that no card has', () => {
    expect(found(shipCard())).toEqual(['cards[0].armaments[0].weapon: no-such-card W-001']);
  });

  test('orders: on the ship, in Massive, in a condition', () => {
    const piece = shipCard({
      armamentDice: [],
      bonusOrders: ['B-008'],
      keywords: ['Fast', 'Massive [B-009]'],
    });
    const when = [{ on: 'order', of: 'target', order: 'B-010', has: true }] as const;
    const gun = weapon({ modifiers: [{ value: 1, when }] });
    const aim = order({
      effects: [
        { does: 'text', text: 'Look sharp' },
        { does: 'modifier', at: 'strike', value: 1, when, reach: { whom: 'bearer' } },
      ],
    });
    expect(found(piece, gun, aim)).toEqual([
      'cards[0].bonusOrders[0]: no-such-card B-008',
      'cards[0].keywords[1]: no-such-card B-009',
      'cards[1].modifiers[0].when[0].order: no-such-card B-010',
      'cards[2].effects[1].when[0].order: no-such-card B-010',
    ]);
  });

  test('a construction list: ships, restrictions and both charts', () => {
    const lost = list({
      restrictions: [
        { on: 'count', ships: ['EX-002'], max: 1 },
        { on: 'needs', ship: 'EX-003', perShip: 'EX-004', count: 1 },
        { on: 'text', text: 'No pirates' },
      ],
      commandChart: [{ commander: 'C-1', ship: 'EX-005', cost: 1 }],
      flightGroupChart: [{ flightGroup: 'FG-1', cost: 1 }],
    });
    expect(found(lost)).toEqual([
      'cards[0].ships[0].ship: no-such-card EX-001',
      'cards[0].restrictions[0].ships[0]: no-such-card EX-002',
      'cards[0].restrictions[1].ship: no-such-card EX-003',
      'cards[0].restrictions[1].perShip: no-such-card EX-004',
      'cards[0].commandChart[0].commander: no-such-card C-1',
      'cards[0].commandChart[0].ship: no-such-card EX-005',
      'cards[0].flightGroupChart[0].flightGroup: no-such-card FG-1',
    ]);
  });

  test('a ship that a list names twice', () => {
    const twice = list({
      ships: [
        { ship: 'EX-001', category: 'core', power: 3, maxCopies: 2 },
        { ship: 'EX-001', category: 'support', power: 3, maxCopies: 2 },
      ],
    });
    const plain = shipCard({ armamentDice: [] });
    expect(found(plain, twice)).toEqual(['cards[1].ships[1]: listed-twice EX-001']);
  });
});
