import { screen } from '@testing-library/react-native';

import type * as Screens from '../../../src/components/Screen';
import { FLAGSHIP } from '../../../src/core/drawing/drawing';
import type { Page, ShipRow, TrackView } from '../../../src/core/pages/page';
import { HULL } from '../../builders/looks';
import { renderPage } from '../../builders/page';

const mockDrawn: string[] = [];

jest.mock('../../../src/components/ShipRow', () => ({
  ShipRow: ({ row: { name } }: { row: { name: string } }) => {
    mockDrawn.push(name);
    return null;
  },
}));
jest.mock('../../../src/components/Pips', () => ({
  Pips: ({ name }: { name: string }) => {
    mockDrawn.push(name);
    return null;
  },
}));

jest.mock('../../../src/components/Screen', () => {
  const actual = jest.requireActual<typeof Screens>('../../../src/components/Screen');
  const { Screen } = actual;
  return {
    ...actual,
    Screen: (props: Parameters<typeof Screen>[0]) => {
      mockDrawn.push('the screen');
      return <Screen {...props} />;
    },
  };
});

const hull = (ship: string, now: number): TrackView => ({
  id: `${ship} hull`,
  label: `Hull of ${ship}`,
  style: HULL,
  now,
  max: 8,
  set: (to) => Object.assign({ type: 'set-hull' }, { ship, to }),
});

const row = (name: string, now: number): ShipRow => ({
  ship: name,
  name,
  badge: null,
  team: 'a',
  silhouette: FLAGSHIP,
  kicker: '',
  zones: null,
  tracks: [hull(name, now)],
  chips: [{ label: 'B-003', tone: 'order' }],
  state: 'ready',
  opens: { page: 'ship', about: name },
});

/** A page is made anew for every step, as a system does it. */
const page = (kite: number, text = 'Accord'): Page => ({
  title: 'Bridge',
  blocks: [
    { block: 'text', text },
    { block: 'tracks', tracks: [hull('Sunward', 4), hull('Kite', kite)] },
    { block: 'ships', rows: [row('Sunward', 4), row('Kite', kite)] },
  ],
});

const drawnBy = (act: () => void): readonly string[] => {
  mockDrawn.length = 0;
  act();
  return [...mockDrawn];
};

test('of a page that is made anew, only what has changed is drawn anew', () => {
  const { showAgain } = renderPage(page(3));
  expect(drawnBy(() => showAgain(page(3)))).toEqual([]);
  expect(drawnBy(() => showAgain(page(2)))).toEqual(['Hull of Kite', 'Kite']);
  expect(drawnBy(() => showAgain(page(2, 'Marches')))).toEqual([]);
  expect(screen.getByText('Marches')).toBeVisible();
});

test('the screen around a page is drawn anew with its title, not with what is on it', () => {
  const { showAgain } = renderPage(page(3));
  const { blocks } = page(3);
  const note = { block: 'text', text: 'Odds' } as const;
  expect(drawnBy(() => showAgain({ ...page(3), blocks: [note, ...blocks] }))).toEqual([]);
  expect(screen.getByText('Odds')).toBeVisible();
  expect(drawnBy(() => showAgain({ ...page(3), title: 'Kite' }))).toEqual(['the screen']);
});
