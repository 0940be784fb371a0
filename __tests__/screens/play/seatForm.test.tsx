import { fireEvent, screen } from '@testing-library/react-native';

import type { Table } from '../../../src/core/phones/table';
import { SeatForm } from '../../../src/screens/play/phones/SeatForm';
import { phones as say } from '../../../src/words/en/phones';
import { renderPart } from '../../builders/renderPart';

/** Who joins says what they play. */

const players = [
  { id: 'pA', name: 'Lantern', team: 'a' },
  { id: 'pB', name: 'Kiln', team: 'b' },
];
const teams = [
  { id: 'a', name: 'Lantern' },
  { id: 'b', name: 'Kiln' },
];
const seat = { phone: 'other', name: 'Ann', plays: ['pA'], hasLeft: false };
/** Only who sits where is looked at. */
const table = { seats: [seat] } as unknown as Table;

const form = () => {
  const onDone = jest.fn();
  renderPart(
    <SeatForm
      players={players}
      teams={teams}
      table={table}
      me={null}
      act={say.join.act}
      onDone={onDone}
    />,
  );
  return onDone;
};
const press = (role: 'switch' | 'button', name: string) =>
  fireEvent.press(screen.getByRole(role, { name }));

test('the side that is free is chosen, and nothing is said of it', () => {
  const onDone = form();
  expect(screen.queryByText(say.taken('Ann'))).toBe(null);
  press('button', say.join.act);
  expect(onDone).toHaveBeenCalledWith('Kiln', ['pB']);
});

test('a side that another phone plays is taken only after a word', () => {
  const onDone = form();
  press('switch', 'Kiln');
  press('switch', 'Lantern');
  expect(screen.getByText(say.taken('Ann'))).toBeVisible();
  press('button', say.join.act);
  expect(onDone).toHaveBeenCalledWith('Lantern', ['pA']);
});

test('who watches plays no side', () => {
  const onDone = form();
  press('switch', say.watch);
  press('button', say.join.act);
  expect(onDone).toHaveBeenCalledWith(say.guest, []);
});
