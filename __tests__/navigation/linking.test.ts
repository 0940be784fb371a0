import { getPathFromState, getStateFromPath } from '@react-navigation/native';

import { makeParts } from '../../src/core/codes/parts';
import { linking } from '../../src/navigation/linking';

type Focused = Readonly<{ name: string; state?: { routes: readonly Focused[]; index?: number } }>;

/** The names of the places that an address opens, from the tab inwards. */
function placesAt(path: string): readonly string[] {
  const names: string[] = [];
  let state = getStateFromPath(path, linking.config) as Focused['state']; // only names and nesting matter here
  while (state !== undefined) {
    const route: Focused | undefined = state.routes.at(state.index ?? -1);
    if (route === undefined) break;
    names.push(route.name);
    state = route.state;
  }
  return names;
}

const addresses = [
  ['/', ['Play', 'PlayHome']],
  ['/play', ['Play', 'PlayHome']],
  ['/play/new', ['Play', 'NewGame']],
  ['/play/new/tiny', ['Play', 'NewGame']],
  ['/play/games', ['Play', 'Games']],
  ['/play/statistics', ['Play', 'Statistics']],
  ['/play/tools', ['Play', 'Tools']],
  ['/play/tools/tiny/what-if', ['Play', 'Tool']],
  ['/play/g1', ['Play', 'Bridge']],
  ['/play/g1/log', ['Play', 'Log']],
  ['/play/g1/report', ['Play', 'Report']],
  ['/play/g1/send', ['Play', 'Send']],
  ['/play/g1/at/12', ['Play', 'Moment']],
  ['/play/g1/at/12/ship/s1', ['Play', 'Moment']],
  ['/play/g1/ship/s1', ['Play', 'GamePage']],
  ['/play/g1/orders', ['Play', 'GamePage']],
  ['/take', ['Play', 'Take']],
  ['/take/1.G.1.2.01234567.AB$+-.:C', ['Play', 'Take']],
  ['/fleets', ['Fleets', 'FleetsHome']],
  ['/fleets/take', ['Fleets', 'FleetTake']],
  ['/fleets/deleted', ['Fleets', 'DeletedFleets']],
  ['/fleets/take/ADM1:C0:XL-A:1XA-B$-A+2XA-C:$NAME:Q9', ['Fleets', 'FleetTake']],
  ['/fleets/f1', ['Fleets', 'Fleet']],
  ['/fleets/f1/orders', ['Fleets', 'Fleet']],
  ['/fleets/f1/ship/XA-MER', ['Fleets', 'Fleet']],
  ['/fleets/f1/complete', ['Fleets', 'FleetComplete']],
  ['/fleets/f1/share', ['Fleets', 'FleetShare']],
  ['/cards', ['Cards', 'CardsHome']],
  ['/cards/all', ['Cards', 'CardList']],
  ['/cards/bring-in', ['Cards', 'BringIn']],
  ['/cards/deleted', ['Cards', 'DeletedCards']],
  ['/cards/pack/p1', ['Cards', 'Pack']],
  ['/cards/pack/p1/arcs', ['Cards', 'PackArcs']],
  ['/cards/card/c1', ['Cards', 'Card']],
  ['/cards/card/c1/edit', ['Cards', 'CardEdit']],
  ['/cards/card/c1/edit/armament/armaments.0', ['Cards', 'CardEdit']],
  ['/rules', ['Rules', 'RulesHome']],
  ['/rules/entry/black-hole', ['Rules', 'Entry']],
  ['/rules/quick/strike', ['Rules', 'Quick']],
  ['/rules/chapter/5', ['Rules', 'Chapter']],
  ['/rules/arcs', ['Rules', 'Arcs']],
  ['/rules/rulings', ['Rules', 'Rulings']],
  ['/more', ['More', 'MoreHome']],
  ['/more/deleted', ['More', 'Deleted']],
  ['/more/data', ['More', 'Data']],
  ['/more/about', ['More', 'About']],
  ['/more/licences', ['More', 'Licences']],
  ['/nowhere/at/all', ['Play', 'NotFound']],
] as const;

test.each(addresses)('%s opens %j', (path, places) => {
  expect(placesAt(path)).toEqual(places);
});

test.each(addresses.filter(([path]) => path !== '/' && !path.startsWith('/nowhere')))(
  '%s is the address of what it opens',
  (path) => {
    const state = getStateFromPath(path, linking.config);
    expect(state && getPathFromState(state, linking.config)).toBe(path);
  },
);

test('a deep link into a tab has the tab below it, so that back leads there', () => {
  const state = getStateFromPath('/more/about', linking.config);
  const names = state?.routes[0]?.state?.routes.map(({ name }) => name);
  expect(names).toEqual(['MoreHome', 'About']);
});

test('a code is an address that hands over its part as it stands', () => {
  const [part = ''] = makeParts('game', 'A game of $ + - . :') ?? [];
  const path = part.replace('flagbridge:/', '');
  const state = getStateFromPath(path, linking.config);
  expect(state?.routes[0]?.state?.routes.at(-1)).toMatchObject({
    name: 'Take',
    params: { part: path.replace('/take/', '') },
  });
});

test.each(['//evil.example/x', '///evil.example', '//play'])(
  '%s names a place in the app, never another host',
  (path) => {
    const state = linking.getStateFromPath?.(path, linking.config);
    const place = state?.routes[0]?.state?.routes.at(-1);
    expect(place?.path).toBe(path.replace(/^\/+/, '/'));
  },
);

test('a device follows flagbridge://', () => {
  expect(linking.prefixes).toContain('flagbridge://');
});

test.each(['/take/%E0%A4%A', '/play/%', '/fleets/take/%ff', '/rules/entry/%C0%80'])(
  '%s has signs that stand for nothing, and is an address all the same',
  (path) => {
    const state = linking.getStateFromPath?.(path, linking.config);
    expect(state?.routes[0]?.state?.routes.at(-1)).toMatchObject({ path });
  },
);
