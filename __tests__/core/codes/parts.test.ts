import fc from 'fast-check';

import { makeBase41, parseBase41 } from '../../../src/core/codes/base41';
import { checksum } from '../../../src/core/codes/checksum';
import {
  gather,
  gatherAll,
  makeParts,
  missingParts,
  wholeOf,
  type Gathered,
} from '../../../src/core/codes/parts';
import { squeeze, unsqueeze } from '../../../src/core/outside/squeeze';

const MOST = 1_000_000;
const text = () => fc.string({ unit: 'grapheme', maxLength: 400 });

const partsOf = (sent: string, most = 20): readonly string[] => makeParts('game', sent, most) ?? [];

const gatherInOrder = (parts: readonly string[]): Gathered => {
  const all = gatherAll(null, parts.join('\n'));
  if (!all.ok) throw new Error(JSON.stringify(all.problems));
  return all.value;
};

describe('base 41', () => {
  test('bytes come back as they were, from letters that a QR code packs densely', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const made = makeBase41(bytes);
        expect(made).toMatch(/^[0-9A-Z$+\-.:]*$/);
        expect(parseBase41(made)).toEqual({ ok: true, value: bytes });
      }),
    );
  });

  test.each([
    ['a letter that is none of them', 'A~A', { id: 'odd-letter', at: 1 }],
    ['a single letter at the end', 'AAAA', { id: 'cut' }],
    ['more than two bytes hold', ':::', { id: 'cut' }],
    ['more than one byte holds', '::', { id: 'cut' }],
  ])('%s is refused', (_name, made, why) => {
    expect(parseBase41(made)).toEqual({ ok: false, problems: [{ path: '', why }] });
  });
});

test('the checksum is the one that everybody computes', () => {
  expect(checksum(new TextEncoder().encode('123456789')).toString(16)).toBe('cbf43926');
});

describe('a squeezed text', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(text(), (sent) => {
        expect(unsqueeze(squeeze(sent), MOST)).toEqual({ ok: true, value: sent });
      }),
    );
  });

  test('is small where it repeats itself', () => {
    expect(squeeze('{"type":"track-set"}'.repeat(500)).length).toBeLessThan(120);
  });

  test('is not let grow beyond what is allowed', () => {
    const why = { id: 'too-long', most: 999 };
    expect(unsqueeze(squeeze('x'.repeat(1000)), 999)).toEqual({
      ok: false,
      problems: [{ path: '', why }],
    });
  });

  test('is refused, and never throws, where it is something else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const read = unsqueeze(bytes, MOST);
        expect(read.ok ? read.value.length <= MOST : read.problems.length).toBeTruthy();
      }),
    );
  });
});

describe('a text in parts', () => {
  test('is whole again, in whatever order and however often its parts come', () => {
    fc.assert(
      fc.property(text(), fc.integer({ min: 1, max: 40 }), fc.nat(), (sent, most, seed) => {
        const parts = partsOf(sent, most);
        const turned = [...parts, ...parts].sort(
          (a, b) => checksum(squeeze(a + seed)) - checksum(squeeze(b + seed)),
        );
        const all = gatherInOrder(turned);
        expect(missingParts(all)).toEqual([]);
        expect(wholeOf(all)).toEqual({ ok: true, value: sent });
      }),
      { numRuns: 40 },
    );
  });

  test('says which parts are missing', () => {
    const parts = partsOf('A long game, told in many words, none of them twice the same.', 12);
    const some = gatherInOrder(parts.filter((_, index) => index !== 1 && index !== 3));
    expect(missingParts(some)).toEqual([2, 4]);
    expect(wholeOf(some)).toEqual({
      ok: false,
      problems: [{ path: '', why: { id: 'missing-parts', places: [2, 4] } }],
    });
  });

  test('survives being kept as JSON while others are awaited', () => {
    const [first = '', ...others] = partsOf('Something that is long enough for several parts');
    const kept = gather(null, first);
    const again = JSON.parse(JSON.stringify(kept.ok && kept.value)) as Gathered; // as it was stored
    const all = gatherAll(again, others.join(' '));
    expect(all.ok && wholeOf(all.value)).toEqual({
      ok: true,
      value: 'Something that is long enough for several parts',
    });
  });

  test('may be pasted where line breaks are lost', () => {
    const all = gatherAll(
      null,
      partsOf('Something that is long enough for several parts').join(''),
    );
    expect(all.ok && wholeOf(all.value)).toEqual({
      ok: true,
      value: 'Something that is long enough for several parts',
    });
  });

  test('is an address of the app', () => {
    expect(partsOf('x')[0]).toMatch(/^flagbridge:\/\/take\/1\.G\.1\.1\.[0-9A-F]{8}\./);
  });

  const [one = ''] = partsOf('A game');
  const [other = ''] = partsOf('Another game');
  test.each([
    ['a foreign text', null, 'https://example.org/', 'not-a-part'],
    ['nothing', null, '   ', 'not-a-part'],
    ['a part of another series', one, other, 'other-series'],
    ['a part that lost its end', null, one.slice(0, -2), 'damaged-part'],
    [
      'a part with another letter',
      null,
      one.replace(/.(?=....$)/, (x) => (x === 'A' ? 'B' : 'A')),
      'damaged-part',
    ],
    ['a part with a letter that is none', null, `${one}~`, 'damaged-part'],
    ['a part beyond the last', null, one.replace('1.G.1.1', '1.G.2.1'), 'damaged-part'],
    ['a part of a later version', null, one.replace('/1.', '/2.'), 'newer-part'],
    ['a part of a kind that is not known', null, one.replace('.G.', '.Z.'), 'newer-part'],
  ])('%s is refused', (_name, before, given, id) => {
    const gathered = before === null ? null : gatherInOrder([before]);
    expect(gatherAll(gathered, given)).toEqual({
      ok: false,
      problems: [{ path: '', why: { id } }],
    });
  });

  test('of a whole that does not fit its parts is refused', () => {
    const all = gatherInOrder(partsOf('A game'));
    expect(wholeOf({ ...all, whole: '00000000' })).toEqual({
      ok: false,
      problems: [{ path: '', why: { id: 'damaged-whole' } }],
    });
  });

  test('is not made where it would never end', () => {
    const noise = Array.from({ length: 4000 }, (_, n) => checksum(Uint8Array.of(n & 255, n >> 8)));
    expect(makeParts('game', noise.join(), 1)).toBeNull();
  });
});
