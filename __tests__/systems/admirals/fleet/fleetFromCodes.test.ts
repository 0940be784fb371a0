import { addEntries } from '../../../../src/systems/kit/fleets/entries';

import { fleetFromCodes } from '../../../builders/fleetFromCodes';

const told = {
  mode: 'constructed',
  limit: { escalation: 'Alpha' },
  list: 'L',
  ships: ['A', 'B', 'A'],
} as const;

describe('a fleet from codes', () => {
  test('gives every ship an id, and twins a letter', () => {
    expect(fleetFromCodes(told).ships).toEqual([
      { id: 's1', code: 'A', badge: 'A' },
      { id: 's2', code: 'B' },
      { id: 's3', code: 'A', badge: 'B' },
    ]);
  });

  test('puts flight groups of one code on its copies in turn', () => {
    const group = { code: 'F', on: 'A' };
    const { flightGroups } = fleetFromCodes({ ...told, flightGroups: [group, group, group] });
    expect(flightGroups.map(({ on }) => on)).toEqual(['s1', 's3', 's1']);
  });

  test('keeps a code that no ship has', () => {
    expect(fleetFromCodes({ ...told, commander: { code: 'K', on: 'Z' } }).commander).toEqual({
      code: 'K',
      on: 'Z',
    });
  });
});

test('added ships get ids that no other ship has', () => {
  const grown = addEntries(addEntries(fleetFromCodes(told), ['C']), ['D', 'E']);
  expect(new Set(grown.ships.map(({ id }) => id)).size).toBe(6);
});
