import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { ShipRow } from '../../src/components/ShipRow';
import { FLAGSHIP } from '../../src/core/drawing/drawing';
import type { ShipRow as ShipRowView, TrackView } from '../../src/core/pages/page';
import { target } from '../../src/theme/metrics';
import { en } from '../../src/words/en';
import { CRITICAL, HULL, SHIELD, SPIKES } from '../builders/looks';
import { renderBlock } from '../builders/page';
import { renderPart } from '../builders/renderApp';

const track = (label: string, now: number, max: number | null, style = HULL): TrackView => ({
  id: label,
  label,
  style,
  now,
  max,
});

const hull = track('Hull', 6, 8);

const ship = (own: Partial<ShipRowView> = {}): ShipRowView => ({
  ship: 's1',
  name: 'Sunward',
  badge: '1',
  team: 'a',
  silhouette: FLAGSHIP,
  kicker: 'Super Heavy',
  zones: null,
  tracks: [hull],
  chips: [],
  state: 'ready',
  opens: { page: 'ship', about: 's1' },
  ...own,
});

const drawRow = (row: ShipRowView, team: 'a' | 'f' = 'a') => {
  const taps = { onOpen: jest.fn(), onPlay: jest.fn(), onAct: jest.fn() };
  renderPart(<ShipRow row={row} team={team} {...taps} />);
  return taps;
};

test.each<[string, Partial<ShipRowView>, string]>([
  ['name, kind and hull', {}, 'Sunward 1, Super Heavy, hull 6 of 8'],
  ['its kind only where it is not its name', { kicker: 'Sunward' }, 'Sunward 1, hull 6 of 8'],
  [
    'shields by zone',
    { zones: [0, 1, 2, 0, 1, 2].map((now) => ({ now, max: 3 })) },
    'Sunward 1, Super Heavy, hull 6 of 8, shields from the bow clockwise 0, 1, 2, 0, 1, 2',
  ],
  [
    'shields as a pool',
    { tracks: [hull, track('Shields', 1, 2, SHIELD)] },
    'Sunward 1, Super Heavy, hull 6 of 8, shields 1 of 2',
  ],
  [
    'what was done to it',
    { tracks: [hull, track('Critical', 2, 3, CRITICAL), track('Fire', 0, 3, CRITICAL)] },
    'Sunward 1, Super Heavy, hull 6 of 8, critical 2',
  ],
  [
    'orders and marks',
    {
      chips: [
        { label: 'B-003', tone: 'order' },
        { label: 'S-010', tone: 'order' },
        { label: 'Reloading', tone: 'plain' },
      ],
    },
    'Sunward 1, Super Heavy, hull 6 of 8, orders B-003 and S-010, Reloading',
  ],
  ['that it has activated', { state: 'done' }, 'Sunward 1, Super Heavy, hull 6 of 8, Activated'],
  [
    'that it is not on the battlefield',
    { state: 'reserve' },
    'Sunward 1, Super Heavy, hull 6 of 8, not on the battlefield',
  ],
  ['that it is lost, and nothing else', { state: 'gone' }, 'Sunward 1, Super Heavy, Lost'],
  [
    'what else has become of it',
    { state: 'gone', gone: 'Captured' },
    'Sunward 1, Super Heavy, Captured',
  ],
])('a row says %s in one sentence', (_, own, name) => {
  drawRow(ship(own), 'a');
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('the one in hand is selected', () => {
  drawRow(ship({ state: 'active' }), 'f');
  expect(screen.getByRole('button', { selected: true })).toBeVisible();
});

test('a tap opens it, one on its pips takes one, and what comes next has a button', () => {
  const set = (to: number) => ({ type: 'set', to });
  const act = { label: 'Activate', spoken: 'Activate Sunward' };
  const taps = drawRow(ship({ tracks: [{ ...track('Hull', 3, 4), set }], act }));
  fireEvent.press(screen.getByRole('button', { name: /hull 3 of 4/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Sunward 1: Hull, one less' }));
  fireEvent.press(screen.getByRole('button', { name: 'Activate Sunward' }));
  expect(taps.onOpen.mock.calls).toEqual([[{ page: 'ship', about: 's1' }]]);
  expect(taps.onPlay.mock.calls).toEqual([[{ type: 'set', to: 2 }]]);
  expect(taps.onAct.mock.calls).toEqual([[act]]);
});

test('its pips are as high as a thumb', () => {
  const tracks = [{ ...track('Hull', 3, 4), set: (to: number) => ({ type: 'set', to }) }];
  drawRow(ship({ tracks }));
  const { props } = screen.getByRole('button', { name: en.ship.less('Sunward 1', 'Hull') });
  expect(StyleSheet.flatten(props.style)).toMatchObject({ minHeight: target, minWidth: target });
});

test('more than a dozen hull boxes are a number', () => {
  drawRow(ship({ tracks: [track('Hull', 17, 24)] }));
  expect(screen.getByText('17 of 24')).toBeVisible();
});

describe('a group of ships', () => {
  const member = (name: string, now: number) =>
    ship({ ship: name, name, kicker: '', tracks: [track('Hull', now, 12)], opens: { page: name } });
  const group = (own: Partial<ShipRowView> = {}) =>
    ship({
      ship: 'g1',
      name: 'Anvil Line',
      badge: null,
      kicker: 'no order yet',
      tracks: [track('Spikes', 2, 4, SPIKES)],
      note: 'sig 12″',
      rows: [member('Bulwark', 4), member('Rampart', 12)],
      opens: { page: 'group', about: 'g1' },
      ...own,
    });
  const draw = (own?: Partial<ShipRowView>) =>
    renderBlock(() => ({ block: 'ships', rows: [group(own)] }));
  const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

  test('says what it is, and opens its page', () => {
    const { noted } = draw();
    press('Anvil Line, no order yet, spikes 2 of 4, sig 12″');
    expect(noted.open).toHaveBeenCalledWith({ page: 'group', about: 'g1' });
  });

  test('folded it shows its ships in figures, unfolded as rows of their own', () => {
    const { noted } = draw();
    expect(screen.getByText('4/12')).toBeVisible();
    press('Show Anvil Line');
    press('Rampart 1, hull 12 of 12');
    expect(noted.open).toHaveBeenCalledWith({ page: 'Rampart' });
    press('Hide Anvil Line');
    expect(screen.queryByRole('button', { name: /Rampart/ })).toBeNull();
  });

  test('one of two that have a name is unfolded by its letter, too', () => {
    draw({ badge: 'B' });
    press('Show Anvil Line B');
    expect(screen.getByRole('button', { name: 'Hide Anvil Line B' })).toBeVisible();
  });

  test('the active one lies open, a tap on the hull of its ship takes one, and its button goes on', () => {
    const set = (to: number) => ({ type: 'adjust', to });
    const act = { label: 'Continue', opens: { page: 'go' } };
    const { name, tracks } = member('Bulwark', 4);
    const hurt = { ...member(name, 4), tracks: tracks.map((one) => ({ ...one, set })) };
    const { noted } = draw({ state: 'active', rows: [hurt], act });
    expect(screen.getByRole('button', { name: 'Bulwark 1, hull 4 of 12' })).toBeVisible();
    press(en.ship.less('Bulwark 1', 'Hull'));
    expect(noted.play).toHaveBeenCalledWith({ type: 'adjust', to: 3 });
    press('Continue');
    expect(noted.open).toHaveBeenCalledWith({ page: 'go' });
  });
});
