import { tableColumns } from '../../../src/components/blocks/tableColumns';

const rounds = {
  head: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'All'],
  rows: [
    { label: 'Lantern', cells: ['0', '0', '1', '0', '0', '2', '3'] },
    { label: 'Kiln', cells: ['1', '0', '0', '0', '10', '0', '11'] },
  ],
};
/** Of a table on the smallest phone, between its paddings. */
const room = 360 - 2 * 14 - 2 * 13;

test('six rounds and their sum stand side by side on the smallest phone', () => {
  expect(tableColumns(rounds, 1).least).toBeLessThanOrEqual(room);
});

test('what luck came to stands side by side there, too', () => {
  const head = ['Dice', 'Expected', 'Rolled', 'Luck'];
  const rows = ['Strike icons', 'Skirmish hits', 'Safe in terrain'].map((label) => ({
    label,
    cells: ['87', '16.7', '27.0', '+10.3'],
  }));
  expect(tableColumns({ head, rows }, 1).least).toBeLessThanOrEqual(room);
});

test('words twice as large go below one another there', () => {
  expect(tableColumns(rounds, 2).least).toBeGreaterThan(room);
});

test('a sentence gives way down to its longest word; a cell keeps its own', () => {
  const label = 'Glimmer Scout is defeated by Hammer Cruiser.';
  const { name, cells } = tableColumns({ head: [], rows: [{ label, cells: ['R1'] }] }, 1);
  const alone = tableColumns({ head: [], rows: [{ label: 'defeated', cells: [] }] }, 1);
  expect(name.minWidth).toBe(alone.name.minWidth);
  expect(name.flexBasis).toBeGreaterThan(name.minWidth);
  expect(cells[0]?.minWidth).toBe(cells[0]?.flexBasis);
});
