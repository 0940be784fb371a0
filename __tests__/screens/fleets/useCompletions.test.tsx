import { renderHook, waitFor } from '@testing-library/react-native';

import type { Completions } from '../../../src/core/pages/desks';
import { useCompletions } from '../../../src/screens/fleets/useCompletions';
import type { OpenFleet } from '../../../src/stores/fleetStore';

const foundOf = (title: string, done: boolean): Completions => ({
  done,
  note: '',
  found: [{ title, detail: '', draft: {} }],
});

/** A fleet as it is after each reading: the same draft, read anew. */
const fleetWith = (draft: object, search: () => Iterable<Completions>): OpenFleet =>
  // The search asks for nothing else of an open fleet.
  ({
    desk: { completions: search },
    fleet: { name: 'A fleet', draft, cards: {} },
    shelf: { cards: [], fleets: [] },
  }) as unknown as OpenFleet;

/** Poorer ones first, until it is let through. */
const poorerUntil = (isThrough: () => boolean, best: Completions, onPoorer: () => void) =>
  function* search() {
    while (!isThrough()) {
      onPoorer();
      yield foundOf('9 power', false);
    }
    yield best;
  };

const titlesOf = (found: Completions | null) => found?.found.map(({ title }) => title);

test('what was found stays under the finger while the same fleet is searched again', async () => {
  const first = fleetWith({ level: 1 }, () => [foundOf('15 power', true)]);
  const { result, rerender } = renderHook<Completions | null, OpenFleet>(
    (fleet) => useCompletions(fleet, 'speed'),
    { initialProps: first },
  );
  await waitFor(() => expect(titlesOf(result.current)).toEqual(['15 power']));
  let poorer = 0;
  let isThrough = false;
  const search = poorerUntil(
    () => isThrough,
    foundOf('15 power, newer cards', true),
    () => (poorer += 1),
  );
  rerender(fleetWith({ level: 1 }, search));
  await waitFor(() => expect(poorer).toBeGreaterThan(2));
  expect(titlesOf(result.current)).toEqual(['15 power']);
  isThrough = true;
  await waitFor(() => expect(titlesOf(result.current)).toEqual(['15 power, newer cards']));
});

test('another fleet shows nothing of the one before', async () => {
  const { result, rerender } = renderHook<Completions | null, OpenFleet>(
    (fleet) => useCompletions(fleet, 'speed'),
    { initialProps: fleetWith({ level: 1 }, () => [foundOf('15 power', true)]) },
  );
  await waitFor(() => expect(titlesOf(result.current)).toEqual(['15 power']));
  rerender(fleetWith({ level: 2 }, () => []));
  expect(result.current).toBeNull();
});
