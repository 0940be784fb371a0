import { replay } from '../../../src/core/game/log';
import type { Command } from '../../../src/core/game/command';
import type { Entry, Feeds } from '../../../src/core/phones/feed';
import { answers } from '../../../src/core/phones/lead';
import {
  isOwnSecret,
  openings,
  sealed,
  stillSecret,
  withSecrets,
  type Secret,
} from '../../../src/core/phones/secrets';
import { beginningOf, makeReader, takeOver } from '../../../src/core/phones/table';
import { secretiveSystem } from '../../builders/secretiveSystem';
import { tinySetup } from '../../builders/tinySystem';

/** In the duel with plans, a note is a plan that lies face down until somebody passes. */
const setup = tinySetup(5);
const started = secretiveSystem.start(setup);
const log = {
  steps: [{ command: { type: 'start' }, events: started.ok ? started.events : [] }],
  cursor: 1,
};
const reader = makeReader(beginningOf(setup, log));
const judge = { system: secretiveSystem, setup };

const added = (feeds: Feeds, phone: string, ...entries: readonly Entry[]): Feeds => ({
  ...feeds,
  [phone]: [...(feeds[phone] ?? []), ...entries],
});
const begun: Feeds = {
  ann: [{ type: 'joined', name: 'Ann', plays: ['p1'] }, takeOver({}, null)],
  bob: [{ type: 'joined', name: 'Bob', plays: ['p2'] }],
};
const lead = (feeds: Feeds): Feeds =>
  added(feeds, 'ann', ...answers(judge, reader, feeds, reader.read(feeds)));
const head = () => {
  const known = reader.read(begun).head;
  if (!known) throw new Error('nobody leads');
  return known;
};
const ask = (feeds: Feeds, phone: string, command: Command, now = false): Feeds =>
  added(feeds, phone, {
    type: 'asked',
    time: 1,
    seen: reader.read(feeds).head ?? head(),
    change: { do: 'play', command, ...(now && { now }) },
  });

const PLAN = { type: 'note', text: 'p2: full ahead' };
const secret: Secret = { seal: 1, salt: 'grains', time: 1, command: PLAN };
const promised = added(begun, 'bob', sealed(secret.salt, secret.command));
const PASS = { type: 'pass' };

test('a plan is a secret of the phone that plays for its player, where others play too', () => {
  const played = replay(log);
  const { seats } = reader.read(begun);
  const table = { ...reader.read(begun), seats };
  expect(isOwnSecret(judge, played, table, 'bob', PLAN)).toBe(true);
  expect(isOwnSecret(judge, played, table, 'bob', PASS)).toBe(false);
  const alone = { ...table, seats: seats.filter(({ phone }) => phone === 'bob') };
  expect(isOwnSecret(judge, played, alone, 'bob', PLAN)).toBe(false);
});

test('its own phone shows it, and no shared entry holds a word of it', () => {
  const { state, log: seen } = withSecrets(judge, reader.read(promised).played, [secret]);
  expect(seen.steps).toHaveLength(2);
  expect(state.round).toBe(1);
  expect(JSON.stringify(promised)).not.toContain('ahead');
});

test('a reveal waits until what was promised is told, and then is decided after it', () => {
  const called = lead(ask(promised, 'ann', PASS));
  expect(reader.read(called).calls).toMatchObject([{ seals: [{ phone: 'bob', at: 1 }] }]);
  expect(reader.read(called).asked).toMatchObject([{ fate: { is: 'waiting' } }]);
  expect(lead(called)).toEqual(called);
  const told = added(called, 'bob', ...openings(reader.read(called), 'bob', [secret]));
  const done = reader.read(lead(told));
  expect(done.played.log.steps.map(({ command }) => command.type)).toEqual([
    'start',
    'note',
    'pass',
  ]);
  expect(stillSecret(done, 'bob', [secret])).toEqual([]);
});

test('what is told must be what was promised', () => {
  const called = lead(ask(promised, 'ann', PASS));
  const other = { ...secret, command: { type: 'note', text: 'p2: full stop' } };
  const told = lead(added(called, 'bob', ...openings(reader.read(called), 'bob', [other])));
  expect(reader.read(told).asked.find(({ ref }) => ref.phone === 'bob')?.fate).toEqual({
    is: 'refused',
    why: { because: 'broken-promise' },
  });
});

test('a promise that was taken back is not called for, and one that is lost holds nobody up', () => {
  const back = added(promised, 'bob', { type: 'withdrawn', seal: 1 });
  expect(reader.read(lead(ask(back, 'ann', PASS))).steps).toHaveLength(1);
  const called = lead(ask(promised, 'ann', PASS));
  const lost = added(called, 'bob', ...openings(reader.read(called), 'bob', []));
  expect(reader.read(lead(lost)).steps).toHaveLength(1);
});

test('the table may go on without a phone that is away; its plan comes too late then', () => {
  const gone = lead(ask(promised, 'ann', PASS, true));
  expect(reader.read(gone)).toMatchObject({ steps: { length: 1 }, seals: { length: 1 } });
});
