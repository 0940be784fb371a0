import { GAME } from '../../../../src/core/game/events';
import { hasMark, trackOf } from '../../../../src/core/game/state';
import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import {
  duel,
  inShips,
  play,
  refusalOf,
  scenarioSetup,
  startBattle,
  stateOf,
  withActive,
} from '../../../builders/cadetBattle';

const late = {
  type: 'add-ship',
  player: 'p-a',
  card: 'ship:a1',
  name: 'Late',
  badge: '2',
} as const;

describe('a ship that comes later', () => {
  test('stands on the map with all its boxes where the battle is on', () => {
    const state = stateOf(play(inShips(), late));
    const ship = Object.values(state.ships).find(({ name }) => name === 'Late');
    expect(ship).toMatchObject({ team: 'a', player: 'p-a', badge: '2', place: 'play' });
    expect(trackOf(state, ship?.id ?? '', 'hull')).toEqual({ now: 4, max: 4 });
  });

  test('waits for its place in the set-up', () => {
    const state = stateOf(play(startBattle(duel()), late));
    expect(Object.values(state.ships).map(({ place }) => place)).toEqual(Array(3).fill('waiting'));
  });

  test.each([
    ['of a player that nobody knows', { player: 'nobody' }, 'unknown-player'],
    ['by a card that is no ship', { card: 'weapon:CANNON' }, 'not-a-ship-card'],
    ['without a name', { name: ' ' }, 'empty-text'],
  ])('%s is refused', (_what, change, why) => {
    expect(refusalOf(inShips(), { ...late, ...change })?.why.id).toBe(why);
  });
});

describe('marks of the game', () => {
  const mark = (name: string, to: string | number) =>
    ({ type: 'set-mark', subject: GAME, mark: name, to }) as const;

  test('another ship is made active, or none', () => {
    const other = play(withActive('a1'), mark('active', 'b1'));
    expect(stateOf(other).holders[GAME]?.marks['active']).toBe('b1');
    expect(hasMark(stateOf(play(other, mark('active', 0))), GAME, 'active')).toBe(false);
  });

  test('this turn is the last, and it is not', () => {
    const last = play(inShips(), mark('last-round', 1));
    const done = play(last, { type: 'end-phase', override: true }, { type: 'refresh' });
    expect(stateOf(done).outcome).not.toBeNull();
    expect(hasMark(stateOf(play(last, mark('last-round', 0))), GAME, 'last-round')).toBe(false);
  });

  test.each([
    ['a ship that is not there', mark('active', 'nobody'), 'bad-mark-value'],
    ['a side that is not there', mark('last-team', 'nobody'), 'bad-mark-value'],
    ['half a last turn', mark('last-round', 2), 'bad-mark-value'],
    ['a mark that no game has', mark('weather', 1), 'unknown-mark'],
  ])('%s is refused', (_what, command, why) => {
    expect(refusalOf(inShips(), command)?.why.id).toBe(why);
  });
});

test('Holding Out for a Hero: how often a Star System was used is corrected within its limit', () => {
  const battle = startBattle(scenarioSetup('holding-out-for-a-hero'));
  const used = (to: number) =>
    ({ type: 'set-track', ship: 'star-system:1', track: 'rescues', to }) as const;
  expect(trackOf(stateOf(play(battle, used(2))), 'star-system:1', 'rescues')?.now).toBe(2);
  const refused = refusalOf(battle, used(3));
  expect(refused?.why.id).toBe('out-of-bounds');
  expect(refused && admiralsCadet.words.en.refusal(refused)).toBe(
    'Star System 1 can be used 0 to 2 times.',
  );
});
