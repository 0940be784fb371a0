import { makeParts } from '../../../src/core/codes/parts';
import { makeSquares } from '../../../src/core/codes/qr';

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

test('a code is square and has its three corners', () => {
  const squares = makeSquares('flagbridge://take/1.G.1.1') ?? [];
  const size = squares.length;
  const corner = (top: number, left: number) =>
    FINDER.map((_, row) =>
      FINDER.map((__, column) => (squares[top + row]?.[left + column] ? '#' : '.')).join(''),
    );
  expect(squares.every((row) => row.length === size)).toBe(true);
  expect([corner(0, 0), corner(0, size - 7), corner(size - 7, 0)]).toEqual([
    FINDER,
    FINDER,
    FINDER,
  ]);
});

test('capitals and digits take less room than other letters', () => {
  const room = (text: string) => makeSquares(text)?.length ?? 0;
  expect(room('A'.repeat(300))).toBeLessThan(room('a'.repeat(300)));
});

test('a part of a series fits into a code that a phone can read', () => {
  const noise = Array.from({ length: 3000 }, (_, n) => Math.imul(n, 2654435761) >>> 0).join();
  const [part = ''] = makeParts('game', noise) ?? [];
  expect(part.length).toBeGreaterThan(1000);
  expect(makeSquares(part)?.length).toBeLessThanOrEqual(101);
});

test('a text that no code holds makes none', () => {
  expect(makeSquares('x'.repeat(3000))).toBeNull();
});
