import fc from 'fast-check';

import { RAYS } from '../../../../src/core/hex/bearing';
import {
  makeRedrawn,
  redrawnShapes,
} from '../../../../src/systems/admirals-shared/cards/parse/shapes';
import { ARCS, FACINGS } from '../../../../src/systems/admirals-shared/cards/terms';
import { rulesFor } from '../../../../src/systems/admirals/rules';
import {
  DEFAULT_ARCS,
  DEFAULT_FACINGS,
  type Redrawn,
} from '../../../../src/systems/admirals-shared/geometry';

const shapes = <Key extends string>(keys: readonly Key[]) =>
  fc.dictionary(fc.constantFrom(...keys), fc.subarray([...RAYS]), { noNullPrototype: true });

describe('redrawn arcs and facings', () => {
  test('are the same after they were written down and read', () => {
    const some = fc.record({ arcs: shapes(ARCS), facings: shapes(FACINGS) }, { requiredKeys: [] });
    fc.assert(
      fc.property(some, (redrawn: Redrawn) => {
        const kept: unknown = JSON.parse(JSON.stringify(makeRedrawn(redrawn)));
        expect(redrawnShapes(kept, '')).toEqual({ ok: true, value: redrawn });
      }),
    );
  });

  test('stand in for the app’s own, and only where drawn', () => {
    const { arcs, facings } = rulesFor({}, { arcs: { F: [0] } });
    expect(arcs).toEqual({ ...DEFAULT_ARCS, F: [0] });
    expect(facings).toEqual(DEFAULT_FACINGS);
  });

  test.each([
    [{ arcs: { F: '##' } }, 'arcs.F: shape-unreadable'],
    [{ arcs: { F: '############.' } }, 'arcs.F: too-long'],
    [{ arcs: { Q: '............' } }, 'arcs: unknown-field'],
    [{ facings: [] }, 'facings: not-an-object'],
  ])('%j cannot be read', (draft, why) => {
    const read = redrawnShapes(draft, '');
    expect(read.ok ? [] : read.problems.map((one) => `${one.path}: ${one.why.id}`)).toEqual([why]);
  });
});
