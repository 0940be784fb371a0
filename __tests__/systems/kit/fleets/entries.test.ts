import fc from 'fast-check';

import { checked } from '../../../../src/core/checked/checked';
import {
  codes as codesPart,
  openCode,
  sealCode,
  ships as shipsPart,
} from '../../../../src/systems/kit/fleets/fleetForm';
import { entriesOf, withEntries, withMarks } from '../../../../src/systems/kit/fleets/entries';

const code = fc.constantFrom('A-1', 'B 2', 'ç3');
const codes = fc.array(code, { maxLength: 12 });

const twins = <Thing extends { readonly code: string }>(ships: readonly Thing[]) =>
  ships.filter(({ code: of }) => ships.filter((other) => other.code === of).length > 1);

describe('the ships of a fleet', () => {
  test('have ids of their own, and twins have marks of their own, whatever comes and goes', () => {
    fc.assert(
      fc.property(codes, fc.nat(), codes, (before, gone, more) => {
        const left = entriesOf(before).filter((_, place) => place !== gone);
        const { ships } = withEntries({ ships: withMarks(left) }, more);
        expect(new Set(ships.map(({ id }) => id)).size).toBe(ships.length);
        const marked = twins(ships).map((ship) => `${ship.code} ${ship.badge ?? 'none'}`);
        expect(new Set(marked).size).toBe(marked.length);
        expect(marked.filter((mark) => mark.endsWith(' none'))).toEqual([]);
      }),
    );
  });
});

describe('a fleet code', () => {
  const kind = { mark: 'KIT', version: 1, parts: 2 };
  const cardsPart = codesPart('cards');

  test('gives back the ships and the counted cards that it was made from', () => {
    fc.assert(
      fc.property(codes, codes, (ships, cards) => {
        const fleet = { ships: entriesOf(ships), cards };
        const sealed = sealCode(kind, [shipsPart.make(fleet), cardsPart.make(fleet)]);
        const read = openCode(kind, sealed.toLowerCase(), ([first = '', second = '']) =>
          checked({ ...shipsPart.parse(first, {}), ...cardsPart.parse(second, {}) }),
        );
        expect(read).toEqual({ ok: true, value: fleet });
      }),
    );
  });

  test('of another mark, a later version or with a sign lost is refused as what it is', () => {
    const fleet = { ships: entriesOf(['A-1']), cards: ['B 2'] };
    const sealed = sealCode(kind, [shipsPart.make(fleet), cardsPart.make(fleet)]);
    const whyOf = (typed: string) => {
      const read = openCode(kind, typed, (parts) => checked(parts));
      return read.ok ? null : read.problems[0]?.why.id;
    };
    expect(whyOf(`X${sealed}`)).toBe('not-a-fleet-code');
    expect(whyOf(sealed.replace('KIT1', 'KIT2'))).toBe('newer-fleet-code');
    expect(whyOf(sealed.slice(0, -1))).toBe('damaged-fleet-code');
  });
});
