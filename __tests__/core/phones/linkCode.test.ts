import fc from 'fast-check';

import { makeSquares } from '../../../src/core/codes/qr';
import {
  growDescription,
  JOIN_LINK,
  makeLinkCode,
  parseLinkCode,
  shrinkDescription,
  type LinkCode,
} from '../../../src/core/phones/linkCode';

const word = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'abcXYZ019+/'), minLength: length, maxLength: length });
const address = fc.oneof(
  fc.ipV4(),
  fc.uuid().map((id) => `${id}.local`),
  fc.ipV6().map((ip) => ip.toLowerCase()),
);
const end = fc.record({
  number: fc.nat(65535),
  description: fc.record({
    ufrag: word(4),
    pwd: word(24),
    fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    candidates: fc.array(fc.record({ address, port: fc.integer({ min: 1, max: 65535 }) }), {
      maxLength: 4,
    }),
  }),
});
const code: fc.Arbitrary<LinkCode> = fc
  .record({
    kind: fc.constantFrom('offer' as const, 'answer' as const),
    room: word(8),
    end,
    otherwise: fc.option(end),
  })
  .map(({ end: first, otherwise, ...made }) => ({
    ...made,
    ...first,
    ...(otherwise && made.kind === 'answer' && { otherwise }),
  }));

test('a code reads back as it was made', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(parseLinkCode(makeLinkCode(made))).toEqual({ ok: true, value: made });
    }),
  );
});

test('a description shrinks and grows back to the same', () => {
  fc.assert(
    fc.property(code, ({ kind, description }) => {
      expect(shrinkDescription(growDescription(description, kind))).toEqual(description);
    }),
  );
});

const one: LinkCode = {
  kind: 'offer',
  room: 'k3JxQ9ab',
  number: 517,
  description: {
    ufrag: 'aB3+',
    pwd: 'abcdefghijklmnopqrstuvwx',
    fingerprint: Uint8Array.from({ length: 32 }, (_, at) => at * 7),
    candidates: [{ address: '192.168.1.23', port: 54321 }],
  },
};

test('one with one address is about a hundred bytes, and a code of at most 53 squares', () => {
  const text = makeLinkCode(one);
  expect(text.length - JOIN_LINK.length).toBeLessThanOrEqual(150);
  expect(makeSquares(text)?.length).toBeLessThanOrEqual(53);
});

test('an answer with an offer beside it is still a code of at most 65 squares, with hidden addresses too', () => {
  const hidden = { address: '3f0c9a52-1d2e-4b7a-9c55-0a1b2c3d4e5f.local', port: 54321 };
  const twice = { ...one.description, candidates: [hidden, hidden] };
  const text = makeLinkCode({
    ...one,
    kind: 'answer',
    description: twice,
    otherwise: { number: 9, description: twice },
  });
  expect(makeSquares(text)?.length).toBeLessThanOrEqual(65);
});

test.each([
  ['hello', 'not-a-link'],
  ['flagbridge://take/1.G.1.1.00000000.AAA', 'not-a-link'],
  [makeLinkCode(one).slice(0, -4), 'damaged-link'],
  [makeLinkCode(one).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'damaged-link'],
])('what is no code of this kind is told apart (%#)', (text, id) => {
  expect(parseLinkCode(text)).toMatchObject({ ok: false, problems: [{ why: { id } }] });
});

test('nothing that is read begins a line of its own in a description', () => {
  const mean = { ...one, description: { ...one.description, ufrag: 'a\r\na=x' } };
  expect(parseLinkCode(makeLinkCode(mean)).ok).toBe(false);
});
