import { costOf, mayUse } from '../../../../src/systems/dropfleet/rules/admiral';
import { battalionCombat } from '../../../../src/systems/dropfleet/rules/battalions';
import { boardingBackup } from '../../../../src/systems/dropfleet/rules/boarding';
import { takenFrom } from '../../../../src/systems/dropfleet/rules/damage';
import { dropsiteSaves, hullLostTo } from '../../../../src/systems/dropfleet/rules/dropsites';
import { lockAgainst } from '../../../../src/systems/dropfleet/rules/locks';
import { cripplingOutcome } from '../../../../src/systems/dropfleet/rules/crippling';
import { explosionOf, resultAt } from '../../../../src/systems/dropfleet/rules/explosion';
import { battalionsLanded, mayLand } from '../../../../src/systems/dropfleet/rules/assets';
import {
  coherencyRange,
  mayLaunch,
  moveAfterRising,
  movesOf,
  othersNeeded,
} from '../../../../src/systems/dropfleet/rules/orders';
import { arrivesFrom, generated } from '../../../../src/systems/dropfleet/rules/scenarios';
import { isWrecked, passageHits } from '../../../../src/systems/dropfleet/rules/scenery';
import { endPoints, roundPoints, winnerBy } from '../../../../src/systems/dropfleet/rules/scoring';
import { sightOf, spikesPlus } from '../../../../src/systems/dropfleet/rules/signature';
import { rulingsFrom } from '../../../../src/systems/dropfleet/rulings';
import { endingsOf } from '../../../../src/systems/kit/procedures/exact';
import { play } from '../../../../src/systems/kit/procedures/play';

const SHIP = {
  thrust: 10,
  tonnage: 'medium',
  weapons: 3,
  closeActionWeapons: 1,
  layer: 'atmosphere',
  effects: [],
  formation: false,
  outOfCoherency: false,
} as const;

describe('orders', () => {
  test('a Ship without navigation has 2" and no turn to give up for a launch', () => {
    const adrift = { ...SHIP, effects: ['navigation-offline'] } as const;
    expect(movesOf('max-thrust', adrift)).toEqual({ least: 2, most: 2 });
    expect(mayLaunch('course-change', adrift)).toBe(false);
    expect(mayLaunch('course-change', { ...adrift, formation: true })).toBe(true);
  });

  test('rising takes 4" of the most, and something must be left', () => {
    expect(moveAfterRising('general-quarters', SHIP)).toBe(6);
    expect(moveAfterRising('course-change', { ...SHIP, thrust: 8 })).toBeNull();
  });
});

describe('signature', () => {
  const target = { base: 6, spikes: 2, layer: 'orbit' } as const;
  const attacker = { scan: 6, scannersOffline: false, layer: 'orbit' } as const;

  test('Spikes stay between none and four', () => {
    expect([spikesPlus(3, 2), spikesPlus(1, -2)]).toEqual([4, 0]);
  });

  test('clouds hide Spikes, debris hides all, a Large Object blocks sight', () => {
    expect(sightOf(attacker, target, []).range).toBe(18);
    expect(sightOf(attacker, target, ['micrometeor-cloud']).range).toBe(12);
    expect(sightOf(attacker, target, ['debris-field', 'planetary-ring']).range).toBe(6);
    expect(sightOf(attacker, target, ['large-object']).lineOfSight).toBe(false);
  });

  test('nothing in Orbit stands between two Ships in Atmosphere', () => {
    const low = { ...target, layer: 'atmosphere' } as const;
    const sight = sightOf({ ...attacker, layer: 'atmosphere' }, low, [
      'large-object',
      'debris-field',
    ]);
    expect(sight).toEqual({ signatureUsed: 12, range: 18, lineOfSight: true });
  });
});

test('Light Ships stay within 3" of another, and in a Group of four of two', () => {
  expect([coherencyRange('light'), coherencyRange('heavy')]).toEqual([3, 6]);
  expect([1, 2, 3, 4, 5].map(othersNeeded)).toEqual([0, 1, 1, 2, 2]);
});

test('a second effect of a kind is discarded, but Fire burns on', () => {
  const ship = { spikes: 4, formation: false, layer: 'orbit' } as const;
  expect(cripplingOutcome({ ...ship, effects: ['fire'] }, 6).gained).toBe('fire');
  expect(cripplingOutcome({ ...ship, effects: ['weapons-offline'] }, 9).gained).toBeNull();
  expect(cripplingOutcome({ ...ship, effects: [] }, 2).spikes).toBe(0);
  expect(cripplingOutcome({ ...ship, effects: [] }, 12).falls).toBe(true);
  expect(cripplingOutcome({ ...ship, formation: true, effects: [] }, 12).isIgnored).toBe(true);
});

test('Contain Reactor on a Heavy is a rupture, or by the other ruling one more', () => {
  const blast = { tonnage: 'heavy', containReactor: true, near: [] } as const;
  const resultBy = (rulings: Readonly<Record<string, string>>) => {
    const { procedure, fields } = explosionOf(blast, rulingsFrom(rulings));
    return endingsOf(procedure, 0, {}).map(({ state }) => resultAt(fields, state));
  };
  expect(resultBy({})).toEqual(['reactor-rupture']);
  expect(resultBy({ 'contain-is-the-result': 'die' })).toEqual(['shredded']);
});

describe('battalions', () => {
  test('go to one Feature, not to two', () => {
    const { procedure, start } = battalionCombat({
      site: [4, 0],
      features: [
        [0, 0],
        [0, 0],
      ],
    });
    expect(play(procedure, start, { 'assign-first': [1, 1] }).refused).toEqual([1, 1]);
    expect(play(procedure, start, { 'assign-first': [0, 4] }).open?.id).toBe('destroy-1-first');
  });

  test('fall for hull that a dropsite loses, those on Features first', () => {
    expect(hullLostTo(9, 2, 10)).toBe(1);
    expect(takenFrom([2, 5], 4)).toEqual([0, 3]);
  });

  test('two Bulk Landers bring one battalion to a contested site', () => {
    expect(battalionsLanded('bulk-landers', 5, true)).toBe(2);
    expect(battalionsLanded('bulk-landers', 5, false)).toBe(5);
    expect(mayLand('dropships', 'city', true, 3)).toBe(true);
    expect(mayLand('dropships', 'city', true, 4)).toBe(false);
    expect(mayLand('dropships', 'city', false, 3)).toBe(false);
  });
});

test('scenery is in Orbit alone, and pieces of a type that overlap are one', () => {
  const through = [
    { scenery: 'debris-field', area: 'a' },
    { scenery: 'debris-field', area: 'a' },
    { scenery: 'micrometeor-cloud', area: 'a' },
  ] as const;
  expect(passageHits('orbit', through)).toEqual({ kinetic: 2, core: 2 });
  expect(passageHits('atmosphere', through)).toEqual({ kinetic: 0, core: 0 });
  expect(isWrecked('orbit', 'large-object')).toBe(true);
  expect(isWrecked('atmosphere', 'large-object')).toBe(false);
});

test('dice are bought once an activation, never for initiative; Torpedoes do not move again', () => {
  const reroll = { ability: 'ap-re-roll', dice: 2, activation: 'a' } as const;
  expect([costOf(reroll), costOf({ ability: 'contain-reactor' })]).toEqual([2, 2]);
  expect(mayUse(reroll, [])).toBe(true);
  expect(mayUse(reroll, ['a'])).toBe(false);
  expect(mayUse({ ...reroll, initiative: true }, [])).toBe(false);
  expect(mayUse({ ...reroll, activation: null }, [])).toBe(false);
  expect(mayUse({ ability: 'time-to-target', wing: 'torpedoes' }, [])).toBe(false);
});

describe('scoring', () => {
  const site = { id: 'D', size: 'large', hull: 12, heldBy: 'red', distanceFromZone: 24 } as const;
  const rulings = rulingsFrom({});

  test('only the fourth and the sixth round score', () => {
    const points = [1, 2, 3, 4, 5, 6].map((round) =>
      roundPoints('standard', round, [site], 'red', rulings),
    );
    expect(points).toEqual([0, 0, 0, 4, 0, 4]);
  });

  test('Raze scores ruins twice in both rounds, or at the end by the other ruling', () => {
    const late = rulingsFrom({ 'raze-each-scoring-round': 'at-the-end' });
    expect(roundPoints('raze', 4, [site], 'red', rulings)).toBe(4);
    expect(roundPoints('raze', 4, [site], 'red', late)).toBe(0);
    expect(roundPoints('raze', 6, [site], 'red', late)).toBe(4);
  });

  test('Breakthrough pays Red for flying off and Blue for destroying', () => {
    const tally = {
      pointsDestroyed: 999,
      pointsFlownOff: 650,
      operatives: 0,
      operativeShipsDestroyed: 0,
      surveyed: [],
      nominated: null,
    };
    expect(endPoints('breakthrough', tally, 'red')).toBe(3);
    expect(endPoints('breakthrough', tally, 'blue')).toBe(2);
  });

  test('Kill Points break a tie', () => {
    const kills = { red: 3, blue: 4 };
    const by = (team: 'red' | 'blue') => kills[team];
    expect(winnerBy(['red', 'blue'], () => 5, by)).toBe('blue');
    expect(
      winnerBy(
        ['red', 'blue'],
        () => 5,
        () => 0,
      ),
    ).toBeNull();
  });
});

test('competitive play rolls again what is beyond its range, once', () => {
  const dice = { objective: [6], approach: [5, 1], zone: [6, 4] };
  expect(generated(true, dice)).toEqual({
    objective: 'raze',
    approachType: 'standoff',
    zone: 'from-corners',
  });
  expect(generated(false, dice).zone).toBe('encirclement');
  expect(arrivesFrom('distant', 'heavy')).toBe(3);
});

describe('rulings the other way', () => {
  const otherwise = (chosen: Readonly<Record<string, string>>) => rulingsFrom(chosen);
  const low = { layer: 'atmosphere', descent: true } as const;
  const orbit = { layer: 'orbit', descent: false } as const;

  test('only attackers in Orbit are hindered by the Atmosphere', () => {
    const rules = otherwise({ 'atmosphere-any-attacker': 'orbit-only' });
    expect(lockAgainst(3, [], 'atmosphere', low, rules).lock).toBe(3);
    expect(lockAgainst(3, [], 'orbit', low, rules).lock).toBe(6);
  });

  test('a six is critical with any Lock, or criticals keep to the printed one', () => {
    const six = otherwise({ 'critical-beyond-six': 'six-is' });
    expect(lockAgainst(5, [], 'orbit', orbit, six).critical).toBe(6);
    const printed = otherwise({ 'critical-follows-lock': 'printed' });
    expect(lockAgainst(4, [-1], 'orbit', orbit, printed)).toEqual({ lock: 5, critical: 6 });
  });

  test('what a Formation ignores is not gained', () => {
    const ship = { spikes: 0, formation: true, layer: 'orbit', effects: [] } as const;
    expect(cripplingOutcome(ship, 10).gained).toBe('navigation-offline');
    expect(cripplingOutcome(ship, 10, false).gained).toBeNull();
    expect(cripplingOutcome(ship, 8, false).gained).toBe('scanners-offline');
  });

  test('Damage Control gives a Backup Save, and Features alone save their dropsite', () => {
    const ship = { hull: 4, backup: null, order: 'damage-control', defenceOffline: false } as const;
    expect(boardingBackup(ship)).toBeNull();
    expect(boardingBackup({ ...ship, rules: { 'backup-plus-one-none': 'six' } })).toBe(6);
    expect(dropsiteSaves('small-space-station', ['comms-station'], false).energy).toBe(5);
    expect(dropsiteSaves('small-space-station', ['comms-station']).energy).toBe(4);
  });

  test('Raze scores the standard way too', () => {
    const site = { id: 'a', size: 'large', hull: 25, heldBy: 'red', distanceFromZone: 30 } as const;
    const rules = otherwise({ 'variants-without-std': 'with' });
    expect(roundPoints('raze', 4, [site], 'red', otherwise({}))).toBe(0);
    expect(roundPoints('raze', 4, [site], 'red', rules)).toBe(4);
  });
});
