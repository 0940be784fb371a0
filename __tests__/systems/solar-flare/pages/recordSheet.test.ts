import { recordSheet } from '../../../../src/systems/solar-flare/pages/shipPage';
import { viewOf } from '../../../../src/systems/solar-flare/pages/view';
import { beam, played, setupOf } from '../../../builders/solar';

test('what a ship has lost and spent is crossed out on its sheet', () => {
  const setup = setupOf(2);
  const { state } = played(setup, beam());
  const sheetOf = (id: string) => {
    const ship = state.ships[id];
    if (!ship) throw new Error(`No ship ${id}`);
    return recordSheet(viewOf(setup, state), ship).sheet;
  };
  const { title, ships } = sheetOf('b1');
  expect(title).toBe('Ship B1');
  expect(ships).toHaveLength(7);
  expect(ships[1]?.boxes[0]).toEqual({ label: 'Integrity', count: 4, crossed: 3 });
  expect(ships[0]?.boxes).toEqual([
    { label: 'Integrity', count: 4 },
    { label: 'Beam 4', count: 4 },
    { label: 'Shield 3', count: 3 },
  ]);
  expect(ships[6]?.lines).toEqual(['Generator 4: 4 a round']);
  expect(sheetOf('a1').ships[0]?.boxes[1]).toEqual({ label: 'Beam 4', count: 4, crossed: 4 });
});
