import type { Fleet } from '../../../../../src/systems/admirals/fleet/fleet';
import fc from 'fast-check';
import { FLEET_FORM } from '../../../../../src/systems/admirals/fleet/fleetForm';
import { ESCALATIONS } from '../../../../../src/systems/admirals-shared/fleet/types';
import { TRAINING_FLEETS } from '../../../../../src/systems/admirals/training/fleets';
import { TRAINING_PACK } from '../../../../../src/systems/admirals-shared/training/pack';
import { desk, readyFleet, shelfOf, training } from '../../../../builders/fleetDesk';

const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
const anyCode = fc.oneof(fc.stringMatching(/^[A-Z]{1,3}-[A-Z0-9]{2,4}$/), anyText);

const anyShips = fc
  .array(
    fc.record(
      { code: anyCode, name: anyText, badge: anyText },
      { requiredKeys: ['code'], noNullPrototype: true },
    ),
    { maxLength: 12 },
  )
  .map((ships) => ships.map((ship, place) => ({ id: `s${place + 1}`, ...ship })));

const anyFleet: fc.Arbitrary<Fleet> = anyShips.chain((ships) => {
  const ids = ships.map(({ id }) => id);
  const carried: fc.Arbitrary<{ code: string; on?: string }> =
    ships.length === 0
      ? fc.record({ code: anyCode })
      : fc.record(
          { code: anyCode, on: fc.constantFrom(...ids) },
          { requiredKeys: ['code'], noNullPrototype: true },
        );
  const limit: fc.Arbitrary<Fleet['limit']> = fc.oneof(
    fc.constantFrom(...Object.keys(ESCALATIONS)).map((escalation) => ({
      escalation: escalation as keyof typeof ESCALATIONS,
    })),
    fc.integer({ min: 1, max: 200 }).map((power) => ({ escalation: 'custom' as const, power })),
  );
  return fc.record(
    {
      mode: fc.constantFrom('constructed' as const, 'open' as const),
      limit,
      list: anyCode,
      ships: fc.constant(ships),
      commander: carried,
      flightGroups: fc.array(carried, { maxLength: 3 }),
      orders: fc.array(anyCode, { maxLength: 15 }),
    },
    {
      requiredKeys: ['mode', 'limit', 'list', 'ships', 'flightGroups', 'orders'],
      noNullPrototype: true,
    },
  );
});

describe('the code of a fleet', () => {
  test('gives the same fleet again, whatever its cards and ships are called', () => {
    fc.assert(
      fc.property(anyFleet, fc.string({ unit: 'binary', maxLength: 30 }), (fleet, name) => {
        expect(FLEET_FORM.parseCode(FLEET_FORM.makeCode(name, fleet))).toEqual({
          ok: true,
          value: { name, fleet },
        });
      }),
    );
  });

  test.each(TRAINING_FLEETS.map((ready) => [ready.name, ready.mode, ready] as const))(
    '%s, %s, is short enough for one QR code that a phone reads',
    (name, _mode, ready) => {
      const code = FLEET_FORM.makeCode(name, ready);
      expect(code).toMatch(/^[0-9A-Z:+$-]+$/);
      expect(code.length).toBeLessThan(330);
    },
  );

  test('may be typed in small letters, with spaces and line breaks', () => {
    const code = desk.makeCode(readyFleet('Lantern Patrol'));
    const typed = ` ${code.slice(0, 20).toLowerCase()}\n${code.slice(20)} `;
    expect(desk.parseCode(typed, training)).toEqual(desk.parseCode(code, training));
    expect(desk.parseCode(code, training).ok).toBe(true);
  });

  test.each([
    ['', 'not-a-fleet-code'],
    ['hello', 'not-a-fleet-code'],
    ['ADM2:C0:X:::::::::::', 'newer-fleet-code'],
    ['ADM1:C0:XL-LANTERN', 'damaged-fleet-code'],
  ])('%j is refused as %s', (code, why) => {
    expect(desk.parseCode(code, training)).toEqual({
      ok: false,
      problems: [{ path: '', why: { id: why } }],
    });
  });

  test('with one letter wrong it is refused', () => {
    const code = desk.makeCode(readyFleet('Kiln Raiders'));
    for (let at = 5; at < code.length; at += 1) {
      const other = code[at] === 'Q' ? 'R' : 'Q';
      const wrong = code.slice(0, at) + other + code.slice(at + 1);
      expect(FLEET_FORM.parseCode(wrong).ok).toBe(false);
    }
  });

  test('names every card that the other phone lacks', () => {
    const code = desk.makeCode(readyFleet('Kiln Raiders'));
    const gone = ['XB-HAM', 'S-008'];
    const some = TRAINING_PACK.cards.filter((card) => !gone.includes(card.code));
    const read = desk.parseCode(code, shelfOf(some));
    expect(read).toEqual({
      ok: false,
      problems: [
        { path: '', why: { id: 'card-missing', kind: 'ship', code: 'XB-HAM' } },
        { path: '', why: { id: 'card-missing', kind: 'order', code: 'S-008' } },
      ],
    });
  });
});
