import { readPath } from '../../../../src/core/checked/words/en';
import {
  armorOf,
  movesOf,
  rotationsOf,
  skirmishDiceOf,
} from '../../../../src/systems/admirals/attributes';
import type { Condition } from '../../../../src/systems/admirals-shared/cards/effectForm';
import type { Requirement } from '../../../../src/systems/admirals-shared/cards/orderForm';
import type { Effect, LockAbility } from '../../../../src/systems/admirals-shared/cards/types';
import { readCard } from '../../../../src/systems/admirals/cards/forms';
import { strikeSituation } from '../../../../src/systems/admirals/strike/spec';
import { en } from '../../../../src/systems/admirals/words/en';
import { effect, enemy, near, RULES, ship, strike } from '../../../builders/admirals';
import { combatDieOf } from '../../../../src/systems/admirals/skirmish/spec';

describe('a number says where it comes from', () => {
  test('skirmish dice', () => {
    const piece = ship({
      armamentDice: [4, 3],
      keywords: ['Shuttle Hangar'],
      exhausted: 2,
      skirmishDicePenalty: 1,
    });
    expect(skirmishDiceOf(piece, RULES).lines.map(en.explain.line)).toEqual([
      'All armament dice: 7',
      'Shuttle Hangar: +1',
      '2 Exhausted: divided by 4, rounded up: 2',
      'Skirmish dice lost: −1',
    ]);
  });

  test('Armor, by whom it was granted and where it stops', () => {
    const gained = [{ name: 'Armor', value: 2, source: 'Brace' }];
    const piece = ship({ armor: 2, terrain: 'Nebula', gained });
    expect(armorOf(piece, RULES).lines.map(en.explain.line)).toEqual([
      'Printed on the card: 2',
      'Armor from Brace: +2',
      'Nebula: +1',
      'Limit: stops at 4',
    ]);
  });

  test('moves and rotations', () => {
    const dash = effect({ does: 'moves', min: 1, max: 1, reach: { whom: 'bearer' } }, 'Dash');
    const piece = ship({ keywords: ['Fast'], effects: [dash] });
    const threader = enemy({ name: 'Spider', keywords: ['Threader'] });
    const moves = movesOf(piece, { nearby: [near(1, threader)], escapes: 1 }, RULES);
    expect(moves.lines.map(en.explain.line)).toEqual([
      'Heavy: 2 to 3',
      'Fast: +1 allowed',
      'Dash: +1 to both',
      'Escape from a black hole: +2 allowed',
      'Threader of Spider: stops at 2',
    ]);
    expect(rotationsOf(ship({ role: 'Light' })).lines.map(en.explain.line)).toEqual([
      'Light: any number',
    ]);
  });

  test('a combat die', () => {
    const { lines } = combatDieOf(ship({ keywords: ['Deadly [2]', 'Starmaw'] }), RULES);
    expect(lines.map(en.explain.line)).toEqual([
      'Deadly: 1 Direct Hit on 1 or 2',
      'Starmaw: 4 Direct Hits on 1',
    ]);
  });

  test('modifiers and their limit', () => {
    const target = enemy({ keywords: ['Stealth'], terrain: 'Black Hole Core' });
    const { modifiers } = strikeSituation(strike({ target }), RULES);
    expect(en.explain.limits(modifiers)).toBe('They add up to +3; the limit is +2.');
    expect(en.explain.limits({ ...modifiers, sum: -1, applied: -1, wasted: 0 })).toBe(
      'Dice change by −1.',
    );
  });

  test('saves', () => {
    const save = { name: 'Armor', upTo: 3, source: { of: 'card' }, rule: '5F-02 I' } as const;
    expect(en.explain.save(save)).toBe('Armor on 1 to 3');
    expect(en.explain.save({ ...save, name: 'Fast', upTo: 1 })).toBe('Fast on a 1');
    expect(en.explain.save({ ...save, upTo: 2 })).toBe('Armor on 1 or 2');
    expect(en.explain.saveChance(save)).toBe('Armor stops 50%.');
    expect(en.savesPage.why('Armor on 1 to 3', 'Brace', 0.5)).toBe('Armor on 1 to 3, 50%: Brace.');
    expect(en.savesPage.why('Fast on a 1', 'Fast', 1 / 6)).toBe('Fast on a 1, 17%.');
  });
});

describe('a refusal reads as a sentence', () => {
  test.each([
    [{ id: 'out-of-range', distance: 1, most: 0 }, 'Distance 1: this weapon reaches 0.'],
    [{ id: 'no-strikes-left', most: 2 }, 'It has made its 2 strikes.'],
    [{ id: 'out-of-arc', arc: 'FX' }, 'The target is not in the wide forward arc.'],
  ] as const)('%j', (why, sentence) => {
    expect(en.refused(why)).toBe(sentence);
  });

  test.each([
    [{ id: 'too-few-moves', needs: 3, left: 2 }, 'It takes 3 Moves: 2 left.'],
    [{ id: 'ahead-must-be', needs: 'friend' }, 'The hex ahead must hold a ship of the same team.'],
    [{ id: 'too-many-rotations', most: 1 }, 'It turns at most once before a maneuver.'],
    [{ id: 'too-many-rotations', most: 2 }, 'It turns at most 2 times before a maneuver.'],
  ] as const)('%j', (why, sentence) => {
    expect(en.refused(why)).toBe(sentence);
  });

  test('one that nobody has put into words is shown by its id', () => {
    expect(en.refused({ id: 'toString' })).toBe('toString');
  });

  test('shields, by facing and in a nebula', () => {
    const shields = (draft: Parameters<typeof enemy>[0]) =>
      en.strike.shields(strikeSituation(strike({ target: enemy(draft) }), RULES).shields);
    expect(shields({ shields: 2 })).toBe('2 Shield Points may be spent.');
    expect(shields({ shields: [1, 0, 0, 0, 0, 0] })).toBe(
      '1 Shield Point may be spent from Direct Fore.',
    );
    expect(shields({ shields: 2, terrain: 'Nebula' })).toBe('Shields do not work in a nebula.');
  });
});

describe('what is wrong with a card', () => {
  const told = (draft: unknown) => {
    const read = readCard(draft, '');
    if (read.ok) return [];
    return read.problems.map(({ path, why }) => `${readPath(path)}: ${en.system.problem(why)}`);
  };

  test('is told with its place', () => {
    const ship = { kind: 'ship', code: 'X', name: 'X', allegiance: 'Explore', hull: 0 };
    const keywords = ['Lethal [x]'];
    const armaments = [{ slot: 'Primary', weapon: 'W', mounts: [{ arc: 'F', dice: -1 }] }];
    expect(told({ ...ship, role: 'Medium', keywords, armaments, bonusOrders: [7] })).toEqual([
      'bonus order 1: This should be text.',
      'role: “Medium” is not known here: it should be Escort, Light, Heavy, Super Heavy or Stationary.',
      'hull: This must be 1 or more.',
      'armament 1, mount 1, dice: This must be 1 or more.',
      'keyword 1: Lethal needs a whole number from 0 to 20 in brackets.',
    ]);
  });

  test('so is a code that no card has', () => {
    const why = { id: 'no-such-card', kind: 'weapon', code: 'W-001' };
    expect(en.system.problem(why)).toBe('No finished weapon card has the code W-001.');
  });
});

describe('what a card does, in words', () => {
  test.each<[Condition, string]>([
    [{ on: 'distance', max: 0 }, 'the target is adjacent'],
    [{ on: 'distance', max: 2 }, 'the target is within 2 hexes'],
    [{ on: 'distance', max: 1 }, 'the target is within 1 hex'],
    [{ on: 'distance', min: 2 }, 'the target is 2 hexes away or more'],
    [{ on: 'distance', min: 2, max: 4 }, 'the target is 2 to 4 hexes away'],
    [{ on: 'distance', min: 2, max: 2 }, 'the target is exactly 2 hexes away'],
    [{ on: 'distance' }, 'the target is at any distance'],
    [{ on: 'role', of: 'target', roles: ['Light', 'Escort'] }, 'the target is Light or Escort'],
    [
      { on: 'keyword', of: 'attacker', keyword: 'Fast', has: false },
      'the attacker does not have Fast',
    ],
    [{ on: 'shielded', has: false }, 'the target is not shielded'],
    [{ on: 'terrain', of: 'target', terrains: ['Nebula'] }, 'the target is in a Nebula hex'],
    [{ on: 'order', of: 'target', order: 'B-001', has: true }, 'the target has the order B-001'],
    [{ on: 'weapon-type', types: ['Heavy'], has: false }, 'the weapon is not Heavy'],
    [{ on: 'asked', text: 'it drifts' }, 'it drifts'],
    [{ on: 'asked', text: 'The target has not moved.' }, 'the target has not moved'],
  ])('%j', (condition, words) => {
    expect(en.cards.condition(condition)).toBe(words);
  });

  const bearer = { whom: 'bearer' } as const;

  test.each<[Effect, string]>([
    [
      {
        does: 'modifier',
        at: 'struck',
        value: 1,
        when: [{ on: 'distance', min: 3 }],
        reach: bearer,
      },
      'This ship: strikes at it have +1 if the target is 3 hexes away or more.',
    ],
    [
      {
        does: 'keyword',
        keyword: { name: 'Armor', value: 1 },
        reach: { whom: 'friends', within: 2 },
      },
      'Friends within 2 hexes: Armor [1].',
    ],
    [
      { does: 'modifier', at: 'strike', value: -1, when: [], reach: { whom: 'friends' } },
      'Its friends: their strikes have −1.',
    ],
    [
      { does: 'modifier', at: 'struck', value: 1, when: [], reach: { whom: 'friends' } },
      'Its friends: strikes at them have +1.',
    ],
    [
      { does: 'repair', what: 'hull', amount: 1, moment: 'any', reach: { whom: 'friends' } },
      'Its friends: repair 1 Hull Point.',
    ],
    [{ does: 'moves', min: 0, max: 0, reach: bearer }, 'This ship: 0 maximum Moves.'],
    [
      { does: 'moves', min: -1, max: 1, reach: bearer },
      'This ship: +1 maximum Moves and −1 required Moves.',
    ],
    [
      { does: 'rotations', add: 1, reach: { whom: 'friends', within: 0 } },
      'Adjacent friends: +1 to the turns before each maneuver.',
    ],
    [
      { does: 'lock-on-dice', dice: 1, when: [], reach: bearer },
      'This ship: 1 die more as Lock On.',
    ],
    [
      { does: 'skirmish-dice', dice: -2, reach: { whom: 'friends' } },
      'Its friends: −2 combat dice.',
    ],
    [
      { does: 'repair', what: 'hull', amount: 2, moment: 'reveal', reach: bearer },
      'This ship: repairs 2 Hull Points when it is revealed.',
    ],
    [{ does: 'text', text: 'Ask the judge.' }, 'Ask the judge.'],
  ])('%j', (does, words) => {
    expect(en.cards.effect(does)).toBe(words);
  });

  test.each<[Requirement, string]>([
    [{ on: 'name', includes: ['Carrier'] }, 'Its name has Carrier in it.'],
    [{ on: 'class', classes: ['Lynx'] }, 'Its class is Lynx.'],
    [{ on: 'code', codes: ['EX-1', 'EX-2'] }, 'Its code is EX-1 or EX-2.'],
    [{ on: 'role', roles: ['Heavy'] }, 'It is Heavy.'],
    [{ on: 'keyword', keywords: ['Shuttle Hangar'] }, 'It has Shuttle Hangar.'],
  ])('%j', (requirement, words) => {
    expect(en.cards.requirement(requirement)).toBe(words);
  });

  test.each<[LockAbility, string]>([
    [
      { gives: 'icons', icons: ['critical', 'hit'] },
      'A Target Lock becomes 1 Critical Hit and 1 Hit.',
    ],
    [{ gives: 'icons', icons: ['direct', 'direct'] }, 'A Target Lock becomes 2 Direct Hits.'],
    [{ gives: 'dice', dice: 2 }, 'A Target Lock adds 2 dice as Lock On.'],
    [
      { gives: 'skirmish-dice-penalty', dice: 1 },
      'A Target Lock takes 1 die from the target’s next skirmish.',
    ],
    [{ gives: 'text', text: 'Tow it.' }, 'Tow it.'],
  ])('%j', (ability, words) => {
    expect(en.cards.lockAbility(ability)).toBe(words);
  });

  test('a modifier with its conditions', () => {
    expect(
      en.cards.modifier(-1, [
        { on: 'distance', max: 0 },
        { on: 'shielded', has: true },
      ]),
    ).toBe('−1 if the target is adjacent and the target is shielded');
    expect(en.cards.modifier(2, [])).toBe('+2');
  });
});
