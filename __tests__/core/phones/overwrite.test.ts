import type { Command } from '../../../src/core/game/command';
import type { Entry } from '../../../src/core/phones/feed';
import { answers } from '../../../src/core/phones/lead';
import { beginningOf, makeReader, takeOver } from '../../../src/core/phones/table';
import { tubs } from '../../example';
import { READY_GAME } from '../../example/fleet';

/** Two phones tap on the same number, each seeing the game as it stood before the other's tap. */
const bothTap = (one: Command, other: Command) => {
  if (!READY_GAME.ok) throw new Error('there is no ready game');
  const { setup } = READY_GAME.value;
  const started = tubs.start(setup);
  const events = started.ok ? started.events : [];
  const beginning = beginningOf(setup, {
    steps: [{ command: { type: 'start' }, events }],
    cursor: 1,
  });
  const reader = makeReader(beginning);
  const lead = takeOver({}, null);
  const joined: Entry = { type: 'joined', name: 'one', plays: ['p1'] };
  const { head } = reader.read({ ann: [joined, lead], bob: [joined] });
  if (!head) throw new Error('nobody leads');
  const asked = (command: Command): Entry => ({
    type: 'asked',
    time: 0,
    seen: head,
    change: { do: 'play', command },
  });
  const feeds = { ann: [joined, lead, asked(one)], bob: [joined, asked(other)] };
  const given = answers({ system: tubs, setup }, reader, feeds, reader.read(feeds));
  const ended = reader.read({ ...feeds, ann: [...feeds.ann, ...given] });
  return ended.asked.map(({ fate }) => (fate.is === 'refused' ? fate.why.because : fate.is));
};

const ship = (): string => {
  const started = READY_GAME.ok ? tubs.start(READY_GAME.value.setup) : null;
  const entered = started?.ok && started.events.find(({ type }) => type === 'ship-entered');
  if (!entered || entered.type !== 'ship-entered') throw new Error('no ship entered');
  return entered.ship;
};

test('a number that another phone has set meanwhile is not set over unseen', () => {
  const set = (to: number) => ({ type: 'set-track', ship: ship(), track: 'hull', to });
  expect(bothTap(set(2), set(1))).toEqual(['taken', 'changed']);
});

test('taps that touch different things both count', () => {
  const hull = { type: 'set-track', ship: ship(), track: 'hull', to: 2 };
  const pumps = { type: 'set-track', ship: ship(), track: 'pumps', to: 0 };
  expect(bothTap(hull, pumps)).toEqual(['taken', 'taken']);
});
