import { fleetCards } from '../../../../src/systems/admirals/fleet/fleetCards';
import {
  setupFromFleets,
  type FleetAtTable,
} from '../../../../src/systems/admirals/fleet/setupFromFleets';
import { TRAINING_FLEETS } from '../../../../src/systems/admirals/training/fleets';
import { LANTERN_LIST } from '../../../../src/systems/admirals-shared/training/lists';
import { TRAINING_PACK } from '../../../../src/systems/admirals-shared/training/pack';

const cards = fleetCards(TRAINING_PACK.cards);
const terms = {
  teams: [
    { id: 'A', name: 'Team A' },
    { id: 'B', name: 'Team B' },
  ],
  strategicSystems: 3,
};

const side = (escalation: string, mode: string, id = 'ada'): FleetAtTable => {
  const ready = TRAINING_FLEETS.find(
    (fleet) => fleet.limit.escalation === escalation && fleet.mode === mode,
  );
  if (!ready) throw new Error('there is such a fleet');
  const player = { id, team: 'A', name: id };
  return { player, fleet: ready, list: LANTERN_LIST, cards };
};

const setUp = (...sides: readonly FleetAtTable[]) => {
  const setup = setupFromFleets(sides, terms);
  if (!setup.ok) throw new Error('every card is there');
  return setup.value;
};

describe('a game between fleets', () => {
  test('10C-03, 10C-04: in constructed play commander and flight group go with their ships', () => {
    const [player] = setUp(side('Delta', 'constructed')).players;
    expect(player).not.toHaveProperty('commander');
    expect(player?.ships.find(({ commander }) => commander)).toMatchObject({
      card: 'ship:XA-MER',
      commander: 'commander:XC-VEN',
      badge: 'A',
      power: 4,
    });
    expect(player?.ships.find(({ flightGroup }) => flightGroup)?.card).toBe('ship:XA-LAM');
    expect(player?.orders).toHaveLength(13);
  });

  test('13A-01, 13A-02: in open play they lead the whole fleet, and there are no orders', () => {
    const { mode, players } = setUp(side('Delta', 'open'));
    expect(mode).toBe('open');
    expect(players[0]).toMatchObject({
      commander: 'commander:XC-VEN',
      flightGroup: 'flight-group:XF-FIR',
      orders: [],
    });
    expect(players[0]?.ships.some(({ commander }) => commander)).toBe(false);
  });

  test('ships of one name that two players bring are told apart by their badges', () => {
    const alone = setUp(side('Delta', 'open')).players.flatMap(({ ships }) => ships);
    const two = setUp(side('Delta', 'open'), side('Delta', 'open', 'bob'));
    const both = two.players.flatMap(({ ships }) => ships);
    const called = both.map(({ name, badge = '' }) => `${name} ${badge}`);
    expect(new Set(called).size).toBe(both.length);
    expect(both.filter(({ name }) => name === alone[0]?.name).map(({ badge }) => badge)).toEqual(
      [...'ABCDEFGH'].slice(0, 2 * alone.filter(({ name }) => name === alone[0]?.name).length),
    );
  });

  test('13A-06: the orders that come with a ship come along', () => {
    expect(setUp(side('Omega', 'open')).cards).toHaveProperty(['order:B-007']);
  });

  test('ships of two players with the same fleet are told apart', () => {
    const { players } = setUp(side('Alpha', 'open', 'ada'), side('Alpha', 'open', 'ben'));
    const ids = players.flatMap(({ ships }) => ships.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a weapon that nobody has is named, with whose it is', () => {
    const without = fleetCards(TRAINING_PACK.cards.filter(({ code }) => code !== 'XW-GLI'));
    const fine = side('Alpha', 'open');
    expect(setupFromFleets([fine, { ...fine, cards: without }], terms)).toEqual({
      ok: false,
      problems: [
        { path: 'players[1]', why: { id: 'card-missing', kind: 'weapon', code: 'XW-GLI' } },
      ],
    });
  });
});
