import { KEYWORDS } from '../../../../src/systems/admirals-cadet/keywords';
import { applyNearby, applyOwn } from '../../../../src/systems/admirals-cadet/keywords/hooks';
import { skirmishSituation } from '../../../../src/systems/admirals-cadet/skirmish/fight';
import { fight } from '../../../../src/systems/admirals-shared/play/resolve/skirmish';
import { armorOf, flakOf } from '../../../../src/systems/admirals-cadet/strike/spec';
import { effect, enemy, near, RULES, rules, ship, type ShipDraft } from '../../../builders/cadet';

const arms = (active: ShipDraft, opposing: ShipDraft = {}, by = RULES) =>
  skirmishSituation(
    {
      active: { piece: ship(active, by), nearby: [] },
      opposing: { piece: enemy(opposing, by), nearby: [] },
    },
    by,
  );

test('the booklet has twelve keywords, each with a rule of its own name', () => {
  expect(KEYWORDS.map(({ name, rule }) => [name, rule])).toEqual(
    [
      'Armor',
      'Augur',
      'Boarding Array',
      'Cover',
      'Deadly',
      'Flak',
      'Lethal',
      'Ore Hull',
      'Ram-Prow',
      'Shuttle Hangar',
      'Starcaster',
      'Support',
    ].map((name) => [name, name]),
  );
});

describe('Armor [x] and Flak [x]', () => {
  test.each([
    [[], 0],
    [['Armor [2]'], 2],
    [['Armor [1]', 'Armor [2]'], 3],
    [['Armor [3]', 'Armor [4]'], 5],
  ])('%j: several add up, and a 6 never cancels: %d', (keywords, armor) => {
    expect(armorOf(ship({ keywords }), RULES).value).toBe(armor);
  });

  test('what an order grants adds to what is printed', () => {
    const granted = effect({
      does: 'keyword',
      keyword: { name: 'Armor', value: 2 },
      reach: { whom: 'bearer' },
    });
    expect(armorOf(ship({ keywords: ['Armor [1]'], effects: [granted] }), RULES).value).toBe(3);
    const crippled = { keywords: ['Armor [1]'], effects: [granted], crippled: true };
    expect(armorOf(ship(crippled), RULES).value).toBe(2);
    const strict = rules({ 'crippled-keeps-granted': 'loses' });
    expect(armorOf(ship(crippled, strict), strict).value).toBe(0);
  });
});

describe('Cover [x]', () => {
  const covering = (distance: number, id: string) =>
    near(distance, ship({ id, keywords: ['Cover [1]'] }));

  test.each([
    ['a friend with x hexes between', [covering(1, 'one')], 1],
    ['a friend too far away', [covering(2, 'one')], 0],
    ['two friends', [covering(0, 'one'), covering(1, 'two')], 2],
    ['an enemy', [near(0, enemy({ keywords: ['Cover [1]'] }))], 0],
  ])('%s', (_who, nearby, flak) => {
    expect(flakOf(ship(), nearby, RULES).value).toBe(flak);
  });

  test('does not cover the ship that has it', () => {
    const self = ship({ id: 'self', keywords: ['Cover [1]'] });
    expect(flakOf(self, [near(0, self)], RULES).value).toBe(0);
  });

  test('reaches a crippled ship too, unless the table reads it otherwise', () => {
    expect(flakOf(ship({ crippled: true }), [covering(0, 'one')], RULES).value).toBe(1);
    const strict = rules({ 'crippled-keeps-granted': 'loses' });
    expect(flakOf(ship({ crippled: true }), [covering(0, 'one')], strict).value).toBe(0);
  });

  test('counts once where the table reads it so', () => {
    const once = rules({ 'covers-add-up': 'once' });
    const both = [covering(0, 'one'), covering(0, 'two')];
    expect(flakOf(ship({ keywords: ['Flak [1]'] }), both, once).value).toBe(2);
  });
});

describe('Augur', () => {
  const faces = (nearby: Parameters<typeof applyNearby>[4]) =>
    applyNearby(RULES, 'rerollsNearby', [], ship(), nearby);

  test.each([
    ['a friend 2 hexes away', [near(2, ship({ id: 'a', keywords: ['Augur'] }))], [6]],
    ['a friend 3 hexes away', [near(3, ship({ id: 'a', keywords: ['Augur'] }))], []],
    ['an enemy', [near(1, enemy({ keywords: ['Augur'] }))], []],
    ['a crippled friend', [near(1, ship({ id: 'a', keywords: ['Augur'], crippled: true }))], []],
  ])('%s lets sixes be rolled again: %j', (_who, nearby, expected) => {
    expect(faces(nearby)).toEqual(expected);
  });

  test.each([
    ['two-between', [[6], [6], []]],
    ['one-between', [[6], [], []]],
  ])('with 1, 2 and 3 hexes between, read as %s', (answer, expected) => {
    const by = rules({ 'augur-reach': answer });
    const at = (distance: number) =>
      applyNearby(by, 'rerollsNearby', [], ship(), [
        near(distance, ship({ id: 'a', keywords: ['Augur'] })),
      ]);
    expect([1, 2, 3].map(at)).toEqual(expected);
  });
});

describe('in a skirmish', () => {
  test.each([
    [[], [1, 0, 0, 0, 0, 0]],
    [['Deadly [2]'], [1, 1, 0, 0, 0, 0]],
    [
      ['Deadly [3]', 'Deadly [2]'],
      [1, 1, 1, 0, 0, 0],
    ],
    [['Boarding Array'], [1, 0, 0, 0, 0, 1]],
    [
      ['Boarding Array', 'Deadly [2]'],
      [1, 1, 0, 0, 0, 1],
    ],
  ])('%j: Direct Hits by result are %j', (keywords, die) => {
    expect(arms({ keywords }).active.die.value).toEqual(die);
  });

  test('a Shuttle Hangar adds a die, and a crippled one does not', () => {
    const draft = { armamentDice: [2, 3], keywords: ['Shuttle Hangar'] };
    expect(arms(draft).active.pool.value).toBe(6);
    expect(arms({ ...draft, crippled: true }).active.pool.value).toBe(5);
  });

  test.each([
    ['Escort', 0, 5],
    ['Escort', 1, 3],
    ['Light', 0, 3],
  ] as const)(
    'Support [2] helps an %s with %d hexes between to %d dice',
    (role, distance, dice) => {
      const piece = ship({ role, armamentDice: [3] });
      const nearby = [near(distance, ship({ id: 'friend', keywords: ['Support [2]'] }))];
      const both = { active: { piece, nearby }, opposing: { piece: enemy(), nearby: [] } };
      expect(skirmishSituation(both, RULES).active.pool.value).toBe(dice);
    },
  );

  test.each([
    ['Heavy', 1],
    ['Super Heavy', 1],
    ['Light', 0],
    ['Escort', 0],
  ] as const)('a Ram-Prow rams a %s ship: %d roll', (role, rolls) => {
    const { rams } = arms({ keywords: ['Ram-Prow'] }, { role }).active;
    expect(rams.map(({ upTo, hits }) => [upTo, hits])).toEqual(Array(rolls).fill([4, 2]));
  });

  test.each([
    ['rolled-only', 0, 1, 2],
    ['rolled-only', 2, 1, 3],
    ['any', 0, 1, 1],
    ['any', 2, 1, 3],
    ['any', 2, 6, 1],
  ])('Ore Hull, read as %s: %d rolled and a ram of %d leave %d', (answer, rolled, ram, left) => {
    const by = rules({ 'ore-hull-cancels-rolled': answer });
    const target = { hull: 9, armamentDice: [], keywords: ['Ore Hull'] };
    const duel = arms(target, { keywords: ['Ram-Prow'], armamentDice: [2] }, by);
    const opposing = [1, 1].map((one, at) => (at < rolled ? one : 6));
    const { report } = fight(duel, { dice: { opposing }, rams: { opposing: [ram] } });
    expect(report?.active.hullLost).toBe(left);
  });

  test('a Lethal ship that is destroyed takes x hull with it', () => {
    const duel = arms(
      { hull: 2, armamentDice: [], keywords: ['Lethal [2]'] },
      { hull: 2, armamentDice: [2] },
    );
    const after = (...opposing: number[]) => fight(duel, { dice: { opposing } }).report;
    expect(after(1, 1)).toMatchObject({
      active: { defeated: 'hull' },
      opposing: { defeated: 'hull' },
    });
    expect(after(1, 6)?.opposing.hullLost).toBe(0);
  });

  test.each([
    ['highest', 3],
    ['sum', 5],
  ])('two Lethal, read as %s: %d', (answer, hits) => {
    const by = rules({ 'lethal-highest': answer });
    const { active } = arms({ keywords: ['Lethal [3]', 'Lethal [2]'] }, {}, by);
    expect(active.deathBlow.value).toBe(hits);
  });
});

test('a Starcaster may be given one Psionic order more', () => {
  const late = (keywords: readonly string[]) =>
    applyOwn(RULES, 'latePsionics', 0, ship({ keywords }), {});
  expect([late([]), late(['Starcaster'])]).toEqual([0, 1]);
});
