import { withAnswers, type Answer } from '../../../../../src/core/pages/answers';
import type { Shelf } from '../../../../../src/core/pages/desks';
import { makeWhatIf } from '../../../../../src/systems/admirals/pages/whatIf/whatIfTool';
import { en } from '../../../../../src/systems/admirals/words/en';
import { shipCard, weapon } from '../../../../builders/admirals';
import { blockOf, blocksOf } from '../../../../builders/pages';

const tool = makeWhatIf(en);
const EMPTY: Shelf = { cards: [], fleets: [] };

const shelf: Shelf = {
  cards: [
    { id: 'w', pack: 'p', revision: 1, card: weapon({ name: 'Lance', types: ['Heavy'] }) },
    {
      id: 's',
      pack: 'p',
      revision: 1,
      card: shipCard({ name: 'Barge', hull: 2, shields: [0, 3] }),
    },
  ],
  fleets: [],
};

const pageWith = (on: Shelf, told: Readonly<Record<string, Answer>> = {}) =>
  tool.page(withAnswers({}, told), on);

const fatal = (on: Shelf, told: Readonly<Record<string, Answer>> = {}) =>
  blockOf(pageWith(on, told), 'odds').bars.at(-1)?.chance;

describe('odds without a game', () => {
  test('an empty shelf still has a weapon and a ship of my own', () => {
    const page = pageWith(EMPTY);
    expect(blockOf(page, 'grid').rows).toHaveLength(9);
    expect(blockOf(page, 'odds').bars).toHaveLength(5);
  });

  test('one die that hits on 1 and 2, one hull, nothing to save with', () => {
    const told = { dice: 1, 'of.typed.hull': 1, 'of.typed.armor': 0 };
    expect(fatal(EMPTY, told)).toBeCloseTo(1 / 3, 12);
    expect(fatal(EMPTY, { ...told, 'of.typed.armor': 3 })).toBeCloseTo(1 / 6, 12);
    expect(fatal(EMPTY, { ...told, modifiers: [1] })).toBeCloseTo(1 / 6, 12);
    expect(fatal(EMPTY, { ...told, 'of.typed.terrain': 'Dust Cloud' })).toBeCloseTo(1 / 6, 12);
  });

  test('a cell of the chart is tapped on', () => {
    const told = { dice: 1, 'of.typed.hull': 1, 'of.typed.armor': 0 };
    const cell = blockOf(pageWith(EMPTY, told), 'grid').rows[3]?.cells[1];
    expect(cell?.spoken).toBe('3: Hit');
    expect(fatal(EMPTY, { ...told, ...cell?.answers })).toBeCloseTo(1 / 2, 12);
  });

  test('keywords of a typed ship count', () => {
    const page = pageWith(EMPTY, { 'of.typed.keywords': ['Stealth'] });
    expect(blockOf(page, 'sum').rows).toMatchObject([{ label: 'Stealth', value: 1 }]);
  });

  test('cards of the shelf come first, with their strongest facing', () => {
    const page = pageWith(shelf);
    expect(page.kicker).toBe('Lance · 3 dice');
    expect(blocksOf(page, 'stepper').map(({ label, value }) => [label, value])).toEqual([
      ['Dice', 3],
      ['Hull', 2],
      ['Shield hit', 3],
      ['Critical Damage', 0],
      ['Distance', 1],
    ]);
  });

  test('rulings of the shelf hold', () => {
    const chart = { 1: ['lock'], 2: ['hit'] } as const;
    const gun = weapon({ chart, maxDistance: 3 });
    const cards = [{ id: 'w', pack: 'p', revision: 1, card: gun }];
    const told = { dice: 2, 'of.typed.hull': 1, 'of.typed.armor': 0, 'of.typed.shields': 1 };
    const after = fatal({ cards, fleets: [] }, told);
    const rulings = { 'lock-on-after-shields': 'blockable' };
    expect(fatal({ cards, fleets: [], rulings }, told)).not.toBeCloseTo(after ?? 0, 6);
  });
});
