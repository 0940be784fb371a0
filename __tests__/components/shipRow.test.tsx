import { fireEvent, screen } from '@testing-library/react-native';

import { ShipRow, type ShipGlance } from '../../src/components/ShipRow';
import { en } from '../../src/words/en';
import { renderPart } from '../builders/renderApp';

const facings = Object.values(en.shield.facings).map((name, side) => ({
  name,
  value: side % 3,
  max: 3,
}));

const ship = (own: Partial<ShipGlance> = {}): ShipGlance => ({
  name: 'Sunward',
  badge: '1',
  team: 'a',
  role: 'superHeavy',
  hull: { value: 6, max: 8 },
  shields: { kind: 'none' },
  criticals: 0,
  exhausted: 0,
  orders: [],
  marks: [],
  state: 'ready',
  ...own,
});

test.each<[string, Partial<ShipGlance>, string]>([
  ['name, role and hull', {}, 'Sunward 1, Super Heavy, hull 6 of 8'],
  [
    'shields by facing',
    { shields: { kind: 'facings', facings } },
    'Sunward 1, Super Heavy, hull 6 of 8, shields from the bow clockwise 0, 1, 2, 0, 1, 2',
  ],
  [
    'shields as a pool',
    { shields: { kind: 'pool', pool: { value: 1, max: 2 } } },
    'Sunward 1, Super Heavy, hull 6 of 8, shields 1 of 2',
  ],
  [
    'what was done to it',
    { criticals: 2, exhausted: 1 },
    'Sunward 1, Super Heavy, hull 6 of 8, 2 criticals, exhausted 1',
  ],
  [
    'orders and marks',
    { orders: ['B-003', 'S-010'], marks: ['Reloading'] },
    'Sunward 1, Super Heavy, hull 6 of 8, orders B-003 and S-010, Reloading',
  ],
  [
    'that it has activated',
    { state: 'activated' },
    'Sunward 1, Super Heavy, hull 6 of 8, Activated',
  ],
  [
    'that it is not on the battlefield',
    { state: 'apart' },
    'Sunward 1, Super Heavy, hull 6 of 8, not on the battlefield',
  ],
  [
    'that it is destroyed, and nothing else',
    { state: 'destroyed' },
    'Sunward 1, Super Heavy, Destroyed',
  ],
])('a row says %s in one sentence', (_, own, name) => {
  renderPart(<ShipRow ship={ship(own)} onPress={jest.fn()} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('the one in hand is selected', () => {
  renderPart(<ShipRow ship={ship({ state: 'selected' })} onPress={jest.fn()} />);
  expect(screen.getByRole('button', { selected: true })).toBeVisible();
});

test('tap opens it, hold reads', () => {
  const [onPress, onHold] = [jest.fn(), jest.fn()];
  renderPart(<ShipRow ship={ship()} onPress={onPress} onHold={onHold} />);
  fireEvent.press(screen.getByRole('button'));
  fireEvent(screen.getByRole('button'), 'longPress');
  expect([onPress.mock.calls.length, onHold.mock.calls.length]).toEqual([1, 1]);
});

test('more than a dozen hull boxes are a number', () => {
  renderPart(<ShipRow ship={ship({ hull: { value: 17, max: 24 } })} onPress={jest.fn()} />);
  expect(screen.getByText('17 of 24')).toBeVisible();
});
