import { pointsOf, trackOf } from '../../../../src/core/game/state';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import {
  CADET_ORDERS,
  CADET_SHIPS,
} from '../../../../src/systems/admirals-shared/desks/cards/cadetOutline';
import { SCENARIOS, STAND_INS, SIDES } from '../../../../src/systems/admirals-cadet/scenarios';
import { fleetCards } from '../../../../src/systems/admirals-cadet/fleet/types';
import { TRAINING_CARDS } from '../../../../src/systems/admirals-cadet/training/pack';
import { shipCard } from '../../../builders/cadet';
import {
  play,
  refusalOf,
  scenarioSetup,
  startBattle,
  stateOf,
  type Battle,
} from '../../../builders/cadetBattle';
import { offeredByPages } from '../../../builders/offeredByPages';

const begun = (id: (typeof SCENARIOS)[number]['id']): Battle =>
  play(startBattle(scenarioSetup(id)), { type: 'start-battle' });
const inShips = (id: (typeof SCENARIOS)[number]['id']): Battle =>
  play(begun(id), { type: 'reveal' });
const points = (battle: Battle) => SIDES.map((side) => pointsOf(stateOf(battle), side));
const endTurn = (battle: Battle): Battle =>
  play(battle, { type: 'end-phase', override: true }, { type: 'refresh' });

describe('the booklet’s forces', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '%s names only ships and orders of the Cadet Pack',
    (_id, { forces }) => {
      for (const side of SIDES) {
        const codes = CADET_SHIPS.map(({ code }) => code);
        for (const { code } of forces[side].ships) expect(codes).toContain(code);
        const orders = CADET_ORDERS.map(({ code }) => code);
        for (const code of forces[side].orders) expect(orders).toContain(code);
      }
    },
  );

  test.each([
    ['flight-of-the-paladin', [1, 5], [3, 4], 'yellow'],
    ['live-and-learn', [5, 10], [3, 6], 'blue'],
    ['holding-out-for-a-hero', [6, 15], [5, 15], 'blue'],
  ] as const)(
    '%s: ships and orders of each side %j, %j, and %s goes first',
    (id, blue, yellow, first) => {
      const setup = scenarioSetup(id);
      expect(setup.players.map(({ ships, orders }) => [ships.length, orders.length])).toEqual([
        blue,
        yellow,
      ]);
      expect(setup.first).toBe(first);
    },
  );

  test('stand-ins are worth as much as what they stand in for', () => {
    const cards = fleetCards(TRAINING_CARDS);
    for (const { code, fleetValue } of CADET_SHIPS)
      expect(cards.ships.get(STAND_INS.get(code) ?? '')?.fleetValue).toBe(fleetValue);
  });

  test('stand-ins are told, and a card of the table’s own takes their place', () => {
    const before = scenarioSetup('flight-of-the-paladin');
    const told = (rules: readonly string[] = []) =>
      rules.filter((rule) => rule.startsWith('Stand-in'));
    expect(told(before.scenario?.rules)).toHaveLength(3);
    const own = shipCard({
      code: 'PA-DN',
      name: 'Dreadnought',
      role: 'Super Heavy',
      fleetValue: 8,
      armamentDice: [],
    });
    const after = scenarioSetup('flight-of-the-paladin', [own]);
    expect(told(after.scenario?.rules)).toHaveLength(2);
    expect(after.players[0]?.ships[0]).toMatchObject({ card: 'ship:PA-DN', name: 'Paladin' });
  });
});

test('the Paladin and the bombarding cruisers start in Star Systems', () => {
  const inSystems = SCENARIOS.map(({ id }) => {
    const { holders } = stateOf(startBattle(scenarioSetup(id)));
    return Object.keys(holders).filter((ship) => holders[ship]?.marks['terrain'] === 'Star System');
  });
  expect(inSystems).toEqual([['paladin'], [], ['c15-1', 'c15-2']]);
});

describe('Flight of the Paladin', () => {
  test('her escape is worth 10, ends the game with the turn, and wins it', () => {
    const away = play(inShips('flight-of-the-paladin'), {
      type: 'scenario-score',
      line: 'paladin-escapes',
    });
    expect(points(away)).toEqual([10, 0]);
    expect(stateOf(away).outcome).toBeNull();
    expect(stateOf(endTurn(away)).outcome).toEqual({ winner: 'blue', by: 'objective-points' });
    expect(refusalOf(away, { type: 'scenario-score', line: 'paladin-escapes' })?.why.id).toBe(
      'scenario-limit',
    );
  });

  test('her destruction is worth 10 to the Empire, which has then eliminated the other fleet', () => {
    const lost = play(inShips('flight-of-the-paladin'), {
      type: 'set-track',
      ship: 'paladin',
      track: 'hull',
      to: 0,
    });
    expect(points(lost)).toEqual([0, 10]);
    expect(stateOf(lost).outcome).toEqual({ winner: 'yellow', by: 'eliminated' });
  });

  test('with 3 hull boxes or fewer at the end the Empire has 3 points more', () => {
    const battered = play(
      inShips('flight-of-the-paladin'),
      { type: 'set-track', ship: 'paladin', track: 'hull', to: 3 },
      { type: 'end-game' },
    );
    expect(points(battered)).toEqual([5, 3]);
    const sound = play(
      inShips('flight-of-the-paladin'),
      { type: 'set-track', ship: 'paladin', track: 'hull', to: 4 },
      { type: 'end-game' },
    );
    expect(points(sound)).toEqual([5, 0]);
  });

  test('her shields are off: an attack asks for no side and no box', () => {
    const battle = play(inShips('flight-of-the-paladin'), { type: 'activate', ship: 't9-1' });
    const ship = battle.setup.cards[battle.setup.players[1]?.ships[0]?.card ?? ''];
    const dice = ship?.kind === 'ship' ? (ship.armaments[0]?.mounts[0]?.dice ?? 0) : 0;
    const strike = {
      type: 'strike',
      attacker: 't9-1',
      armament: 0,
      mount: 0,
      target: 'paladin',
    } as const;
    const needs = refusalOf(battle, { ...strike, dice: Array<number>(dice).fill(2) })?.why;
    expect(needs).toMatchObject({ id: 'strike-needs', needs: 'save' });
  });
});

describe('Live and Learn', () => {
  const assign = (ship: string, copy: number) =>
    ({ type: 'assign-order', ship, card: `o:player-blue:${copy}` }) as const;

  test('in the first two turns the Accords play one copy of an order, then as they like', () => {
    const first = play(begun('live-and-learn'), assign('cl-1', 1));
    expect(refusalOf(first, assign('cl-2', 2))?.why.id).toBe('copy-limit');
    const later = [1, 2].reduce(
      (battle) => endTurn(play(battle, { type: 'reveal' })),
      begun('live-and-learn'),
    );
    expect(stateOf(later).round).toBe(3);
    const free = play(later, assign('cl-1', 1));
    expect(refusalOf(free, assign('cl-2', 2))).toBeNull();
  });

  test('every ship that is destroyed scores by itself', () => {
    const fought = play(
      inShips('live-and-learn'),
      { type: 'remove-ship', ship: 'c15-1' },
      { type: 'remove-ship', ship: 't4-2' },
      { type: 'remove-ship', ship: 'int-1' },
      { type: 'remove-ship', ship: 'ff-1' },
    );
    expect(points(fought)).toEqual([8, 4]);
  });
});

describe('Holding Out for a Hero', () => {
  const inSystem = (ship: string): Battle =>
    play(
      inShips('holding-out-for-a-hero'),
      { type: 'set-terrain', ship, terrain: 'Star System' },
      { type: 'activate', ship, override: true },
    );

  test('an NE-C15 that would move in a Star System may score a point instead, before any of its moves', () => {
    const bombard = { type: 'scenario-act', ship: 'c15-1', act: 'bombard' } as const;
    const offers = ({ setup, played: { state } }: Battle) =>
      offeredByPages({ system: admiralsCadet, setup, state }).filter(
        ({ type }) => type === 'scenario-act',
      );
    const moved = (battle: Battle): Battle =>
      play(
        battle,
        { type: 'move', ship: 'c15-1' },
        { type: 'set-terrain', ship: 'c15-1', terrain: 'Star System' },
      );
    const still = inSystem('c15-1');
    const last = moved(moved(still));
    for (const battle of [still, moved(still), last]) {
      expect(offers(battle)).toEqual([bombard]);
      const shelled = play(battle, bombard);
      expect(points(shelled)).toEqual([0, 1]);
      expect(stateOf(shelled).holders['c15-1']?.marks['activated']).toBe(1);
    }
    const spent = moved(last);
    expect([refusalOf(spent, bombard)?.why.id, offers(spent)]).toEqual(['act-too-late', []]);
  });

  test('nobody ends an activation for points in a friend’s hex', () => {
    const passing = play(inSystem('c15-1'), {
      type: 'move',
      ship: 'c15-1',
      ontoFriend: true,
      enters: { terrain: 'Star System', roll: 1 },
    });
    const bombard = { type: 'scenario-act', ship: 'c15-1', act: 'bombard' } as const;
    expect(refusalOf(passing, bombard)?.why.id).toBe('shares-hex');
  });

  test('a rescue is worth 4, twice at each Star System, and only there', () => {
    const rescue = { type: 'scenario-act', ship: 'ca-1', act: 'rescues', system: 1 } as const;
    const once = play(inSystem('ca-1'), rescue);
    expect(points(once)).toEqual([4, 0]);
    expect(trackOf(stateOf(once), 'star-system:1', 'rescues')).toEqual({ now: 1, max: 2 });
    const again = play(once, { type: 'activate', ship: 'ca-1', override: true }, rescue, {
      type: 'activate',
      ship: 'ca-1',
      override: true,
    });
    expect(refusalOf(again, rescue)?.why.id).toBe('system-used-up');
    expect(refusalOf(again, { ...rescue, system: 2 })).toBeNull();
    expect(refusalOf(again, { ...rescue, system: 3 })?.why.id).toBe('no-such-system');
    const fought = play(inSystem('ca-1'), {
      type: 'skirmish-quick',
      active: 'ca-1',
      opposing: 't4-1',
      hull: { active: 0, opposing: 99 },
    });
    expect(refusalOf(fought, rescue)?.why.id).toBe('act-too-late');
    const elsewhere = play(inShips('holding-out-for-a-hero'), { type: 'activate', ship: 'ca-1' });
    expect(refusalOf(elsewhere, rescue)?.why.id).toBe('not-in-system');
    expect(refusalOf(elsewhere, { ...rescue, ship: 'ff-1' })?.why.id).toBe('scenario-act');
  });
});
