import fc from 'fast-check';

import { sealCode } from '../../../../src/systems/kit/fleets/fleetForm';
import {
  FLEET_FORM,
  MOST_SHIPS,
  type OwnShip,
} from '../../../../src/systems/solar-flare/fleet/fleetForm';
import { anyDesign } from '../../../builders/solarFlare';

const anyShips: fc.Arbitrary<readonly OwnShip[]> = fc
  .array(fc.tuple(anyDesign, fc.option(fc.constantFrom('Long Noon', 'Ember 2', 'Überfahrt'))), {
    maxLength: 4,
  })
  .map((ships) =>
    ships.map(([design, name], at) => ({
      ...design,
      id: `s${at + 1}`,
      code: `s${at + 1}`,
      unread: 0,
      ...(name === null ? {} : { name }),
    })),
  );

test('law: a draft and a code give back the designs that they were made of', () => {
  fc.assert(
    fc.property(anyShips, (ships) => {
      const fleet = { ships };
      expect(FLEET_FORM.read(FLEET_FORM.write(fleet))).toEqual(fleet);
      expect(FLEET_FORM.read(JSON.parse(JSON.stringify(FLEET_FORM.write(fleet))))).toEqual(fleet);
      const typed = FLEET_FORM.makeCode('Home', fleet).toLowerCase();
      expect(FLEET_FORM.parseCode(typed)).toEqual({ ok: true, value: { name: 'Home', fleet } });
    }),
  );
});

describe('a design from outside', () => {
  const sealed = (ship: string) =>
    sealCode({ mark: 'FLARE', version: 1, parts: 2 }, [ship, 'TEST']);
  const problems = (ship: string) => {
    const read = FLEET_FORM.parseCode(sealed(ship));
    return read.ok ? [] : read.problems.map(({ path, why }) => [path, why.id]);
  };

  test('is taken when all of it exists', () => {
    // A beam of level 4 in section 1, a generator of level 5 in the core, crew of 3 and 4.
    expect(FLEET_FORM.parseCode(sealed('$-041457$-34'))).toMatchObject({
      ok: true,
      value: {
        fleet: {
          ships: [
            {
              components: [
                { system: 'beam', level: 4, section: '1' },
                { system: 'generator', level: 5, section: 'core' },
              ],
              crew: [3, 4],
            },
          ],
        },
      },
    });
  });

  test.each([
    ['a part that does not exist', '$-941$-', 'ships[0].components[0].system', 'not-one-of'],
    ['section 8', '$-048$-', 'ships[0].components[0].section', 'not-one-of'],
    ['level 0', '$-041001$-', 'ships[0].components[1].level', 'too-small'],
    ['level 7', '$-071$-', 'ships[0].components[0].level', 'too-large'],
    ['crew of level 9', '$-$-39', 'ships[0].crew[1]', 'too-large'],
    ['half a part', '$-04104$-', 'ships[0].components[1].section', 'not-one-of'],
  ])('%s is refused with path and reason', (_what, ship, path, why) => {
    expect(problems(ship)).toContainEqual([path, why]);
  });

  test('more ships than a fleet holds are refused', () => {
    const many = Array.from({ length: MOST_SHIPS + 1 }, () => '$-041$-').join('+');
    expect(FLEET_FORM.parseCode(sealed(many)).ok).toBe(false);
  });
});

describe('a damaged draft', () => {
  test('is read as far as it goes, and what is not is counted', () => {
    const { ships } = FLEET_FORM.read({
      ships: [
        {
          name: 'Half',
          components: [
            { system: 'beam', level: 3, section: '1' },
            { system: 'beam', level: 9, section: '1' },
            { system: 'mirror', level: 1, section: null },
            { system: 'beam', level: 3, section: '7' },
            'nonsense',
          ],
          crew: [2, 0, 'x'],
        },
        17,
      ],
    });
    expect(ships[0]).toMatchObject({ name: 'Half', crew: [2], unread: 6 });
    expect(ships[0]?.components).toHaveLength(1);
    expect(ships[1]).toMatchObject({ components: [], crew: [], unread: 0 });
  });

  test('of something else is a fleet of nothing', () => {
    expect(FLEET_FORM.read({ ships: 'none', hand: 4 })).toEqual({ ships: [] });
  });
});
