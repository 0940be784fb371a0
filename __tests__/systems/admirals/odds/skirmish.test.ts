import { oddsOfSides, save, side, type SkirmishSide } from '../../../builders/odds';

const near = (value: number) => expect.closeTo(value, 10);
const odds = (
  active: Partial<SkirmishSide>,
  opposing: Partial<SkirmishSide> = {},
  grudgeNeedsSurvivor = true,
) => oddsOfSides(side(active), side(opposing), { grudgeNeedsSurvivor });

describe('combat', () => {
  test.each([
    ['a 1', {}, 1 / 6],
    ['Deadly [3]: a 3 or lower', { hitsOn: 3 }, 3 / 6],
    ['Boarding Array: a 6 too', { boarding: true }, 2 / 6],
    ['Starmaw: three more for a 1', { starmaw: true, hitsOn: 1 }, 4 / 6],
    ['Starmaw with Deadly [2]', { starmaw: true, hitsOn: 2 }, 5 / 6],
    ['every die', { dice: 3 }, 3 / 6],
    ['no die', { dice: 0 }, 0],
  ])('hits on %s', (_name, given, hits) => {
    expect(odds(given, { hull: 9 }).opposing.expectedHullLost).toBeCloseTo(hits, 12);
  });

  test('is at the same time on both sides', () => {
    const found = odds({ hitsOn: 6, hull: 1 }, { hitsOn: 6, hull: 1 });
    expect(found).toMatchObject({
      bothDefeated: near(1),
      active: { defeated: near(1) },
      opposing: { defeated: near(1) },
    });
  });
});

describe('saves', () => {
  test('each Direct Hit may be saved by each, in turn', () => {
    const saves = [save('Ore Hull', 2), save('Bunker Down', 2)];
    const { opposing } = odds({ hitsOn: 6, dice: 2 }, { saves });
    expect(opposing.expectedHullLost).toBeCloseTo(2 * (4 / 6) * (4 / 6), 12);
  });
});

describe('Lethal', () => {
  test('deals its hits when the piece is defeated, and nothing saves from them', () => {
    const found = odds(
      { hitsOn: 6, saves: [{ id: 'Fast', chance: 1 }] },
      { hull: 1, dice: 0, lethal: 2 },
    );
    expect(found.active).toMatchObject({ hullLost: [0, 0, near(1), 0], defeated: 0 });
  });

  test('may defeat the other, whose own Lethal then finds nobody', () => {
    const found = odds({ hitsOn: 6, hull: 2, lethal: 3 }, { hull: 1, dice: 0, lethal: 2 });
    expect(found).toMatchObject({ bothDefeated: near(1), opposing: { hullLost: [0, near(1)] } });
  });

  test('also goes off when a Grudge defeats the piece', () => {
    const found = odds(
      { dice: 6, hitsOn: 6, hull: 9, lethal: 2 },
      { hull: 9, dice: 0, grudge: true },
    );
    expect(found.active).toMatchObject({ defeated: near(1), expectedHullLost: 0 });
    expect(found.opposing).toMatchObject({ expectedHullLost: near(8) });
  });
});

describe('Grudge', () => {
  test('defeats the other if a die shows no more than the hits that were resolved', () => {
    const found = odds({ dice: 2, hitsOn: 6 }, { hull: 3, dice: 0, grudge: true });
    expect(found.active).toMatchObject({ defeated: near(2 / 6), expectedHullLost: 0 });
  });

  test('does nothing without a hit', () => {
    expect(odds({ dice: 0 }, { grudge: true, dice: 0 }).active.defeated).toBe(0);
  });

  test('is not rolled by a piece that was defeated, unless the ruling says so', () => {
    const active = { dice: 3, hitsOn: 6 };
    const opposing = { hull: 3, dice: 0, grudge: true };
    expect(odds(active, opposing).active.defeated).toBe(0);
    expect(odds(active, opposing, false).active.defeated).toBeCloseTo(3 / 6, 12);
  });

  test('of both pieces is rolled at the same time', () => {
    const both = { dice: 1, hitsOn: 6, grudge: true };
    expect(odds(both, both)).toMatchObject({
      active: { defeated: near(1 / 6) },
      opposing: { defeated: near(1 / 6) },
      bothDefeated: near(1 / 36),
    });
  });

  test('of the active piece comes first by the other ruling, and what it defeats rolls no more', () => {
    const both = side({ dice: 1, hitsOn: 6, grudge: true });
    const rulings = { grudgeNeedsSurvivor: true, grudgeInTurn: true };
    expect(oddsOfSides(both, both, rulings)).toMatchObject({
      active: { defeated: near((5 / 6) * (1 / 6)) },
      opposing: { defeated: near(1 / 6) },
      bothDefeated: 0,
    });
  });
});
