import fc from 'fast-check';

import type { FleetEntry } from '../../../../src/systems/kit/fleets/entries';
import {
  carried,
  carriedOne,
  code,
  codes,
  fleetForm,
  ships,
  type Carried,
} from '../../../../src/systems/kit/fleets/fleetForm';
import { codesListed } from '../../../../src/systems/kit/fleets/listed';

interface Convoy {
  readonly port: string;
  readonly ships: readonly FleetEntry[];
  readonly leader?: Carried;
  readonly cargo: readonly Carried[];
  readonly orders: readonly string[];
}

const FORM = fleetForm<Convoy>({ mark: 'CON', version: 1 }, [
  code('port'),
  ships,
  carriedOne('leader'),
  carried('cargo'),
  codes('orders'),
]);

const word = fc.stringMatching(/^[A-Z][A-Z0-9-]{0,5}$/);

const convoy: fc.Arbitrary<Convoy> = fc
  .record({ port: word, codes: fc.array(word, { maxLength: 6 }), orders: fc.array(word) })
  .chain(({ port, codes: named, orders }) => {
    const entries = named.map((one, at) => ({ id: `s${at + 1}`, code: one }));
    const aboard = fc.oneof(
      fc.record({ code: word }),
      ...entries.map(({ id }) => fc.record({ code: word, on: fc.constant(id) })),
    );
    return fc.record({
      port: fc.constant(port),
      ships: fc.constant(entries),
      cargo: fc.array(aboard, { maxLength: 4 }),
      orders: fc.constant(orders),
    });
  });

test('a draft and a code read back as the fleet that they were made of', () => {
  fc.assert(
    fc.property(convoy, fc.option(word), (fleet, leader) => {
      const led: Convoy = leader === null ? fleet : { ...fleet, leader: { code: leader } };
      expect(FORM.read(FORM.write(led))).toEqual(led);
      const typed = FORM.makeCode('Home', led).toLowerCase();
      expect(FORM.parseCode(typed)).toEqual({ ok: true, value: { name: 'Home', fleet: led } });
    }),
  );
});

test('a draft in which nothing can be read is a fleet of nothing', () => {
  const nothing = { port: '', ships: [], cargo: [], orders: [] };
  expect(FORM.read({})).toEqual(nothing);
  expect(FORM.read({ port: 4, ships: 'two', cargo: [{ on: 's1' }], leader: [] })).toEqual(nothing);
});

test('a list has as many copies of a code as it says', () => {
  expect(codesListed('TUG, 2 BARGE')).toEqual(['TUG', 'BARGE', 'BARGE']);
});
