import { decodeQR } from 'qr/decode.js';

import { makeSquares } from '../../../src/core/codes/qr';
import { makeLinkCode } from '../../../src/core/phones/linkCode';

test('what is drawn as a code is read again by the reader for browsers that have none', () => {
  const code = makeLinkCode({
    kind: 'offer',
    room: 'k3jxq9ab',
    number: 517,
    description: {
      ufrag: 'aB3+',
      pwd: 'abcdefghijklmnopqrstuvwx',
      fingerprint: Uint8Array.from({ length: 32 }, (_, at) => at * 7),
      candidates: [{ address: '192.168.1.23', port: 54321 }],
    },
  });
  const squares = makeSquares(code) ?? [];
  const [scale, quiet] = [6, 4];
  const size = (squares.length + 2 * quiet) * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let dy = 0; dy < scale; dy += 1)
        for (let dx = 0; dx < scale; dx += 1) {
          const at = ((y + quiet) * scale + dy) * size + (x + quiet) * scale + dx;
          data.fill(0, at * 4, at * 4 + 3);
        }
    }),
  );
  expect(decodeQR({ data, width: size, height: size })).toBe(code);
});
