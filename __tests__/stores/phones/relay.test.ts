import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { toBase64UrlEncoded } from 'lib0/buffer';
import WebSocket from 'ws';
import * as Y from 'yjs';

import { trackOf } from '../../../src/core/game/state';
import {
  makeRelayLink,
  makeRoomLink,
  parseRelayLink,
  relayKeys,
} from '../../../src/core/phones/relayLink';
import { loadRoom } from '../../../src/storage/rooms';
import { makeLines } from '../../builders/lines';
import { makePhone, shareNew, until, type Phone } from '../../builders/phones';
import { startRelay, type RunningRelay } from '../../builders/relay';
import { secretiveSystem } from '../../builders/secretiveSystem';
import { closeTestDatabases, migratedDatabase } from '../../builders/testDatabase';
import { hitShip, tinySetup, type TinyCommand } from '../../builders/tinySystem';

/** Phones in two cities, against the real server in a process of its own, as its README starts it. */

let relay: RunningRelay;
const phones: Phone[] = [];
const others: RunningRelay[] = [];

beforeAll(async () => {
  relay = await startRelay();
});
afterAll(() => relay.stop());
afterEach(async () => {
  for (const phone of phones.splice(0)) {
    const game = phone.table.store.getState();
    if (game.state === 'open') phone.phones.close(game.id);
    phone.phones.stopJoining();
  }
  await closeTestDatabases();
  for (const other of others.splice(0)) await other.stop();
});

/** One with other settings, for one test. */
const anotherRelay = async (settings: Readonly<Record<string, string>>): Promise<RunningRelay> => {
  const started = await startRelay(settings);
  others.push(started);
  return started;
};

const newPhone = async (tools = relay.tools): Promise<Phone> => {
  const phone = makePhone(await migratedDatabase(), secretiveSystem, makeLines(), Date.now, tools);
  phones.push(phone);
  return phone;
};

const hullOf = (phone: Phone): number => trackOf(phone.game().played.state, 's2', 'hull')?.now ?? 0;
const linkOf = (phone: Phone): string => phone.shared().links.relay?.link ?? '';
const stateOf = (phone: Phone) => phone.shared().links.relay?.state;
const joining = (phone: Phone) => phone.phones.joining.getState().now;

/** Shares a game and goes online with it. */
const host = async (): Promise<{ readonly ann: Phone; readonly game: string }> => {
  const ann = await newPhone();
  const game = await shareNew(ann, tinySetup(9), 'Ann of the harbour', ['p1']);
  await ann.shared().lines.goOnline();
  await until(() => stateOf(ann) === 'here', 'the relay is there');
  return { ann, game };
};

const comeIn = async (ann: Phone): Promise<{ readonly bob: Phone; readonly game: string }> => {
  const bob = await newPhone();
  await bob.phones.look(linkOf(ann));
  await until(() => joining(bob).state === 'found', 'Bob sees the game');
  const joined = await bob.phones.join('Bob of the hill', ['p2']);
  if (!joined.ok) throw new Error(JSON.stringify(joined));
  await bob.table.openGame(joined.id);
  await until(() => ann.shared().links.present.length === 1, 'Ann hears Bob');
  await until(() => bob.shared().links.present.length === 1, 'Bob hears Ann');
  return { bob, game: joined.id };
};

const PLAN: TinyCommand = { type: 'note', text: 'p2: full ahead' };

test('two phones play through the relay, and in what it keeps nothing can be read', async () => {
  const { ann } = await host();
  const { bob } = await comeIn(ann);
  expect(await bob.table.play(hitShip('s2', 6))).toMatchObject({ ok: true });
  expect(await ann.table.play(hitShip('s2', 6))).toMatchObject({ ok: true });
  await until(() => hullOf(ann) === 7 && hullOf(bob) === 7, 'both taps are on both');
  await bob.table.play(PLAN);
  await until(() => ann.shared().view.table.seals.length === 1, 'a promise is there');
  await until(() => relay.kept().length > 500, 'the relay has stored it');
  await new Promise((done) => setTimeout(done, 700));

  const kept = relay.kept();
  const link = parseRelayLink(linkOf(ann));
  if (!link) throw new Error('there is no link');
  const { token, cipher } = relayKeys(link);
  for (const word of 'harbour hill Duel hull ahead joined taken feed tiny'.split(' '))
    expect(kept.includes(word)).toBe(false);
  for (const key of [link.secret, cipher, token])
    expect(kept.includes(Buffer.from(key))).toBe(false);
  // The same words are there to be read in what the phone keeps for itself.
  const own = Buffer.from(ann.shared().room.doc.whole());
  for (const word of ['harbour', 'joined', 'taken']) expect(own.includes(word)).toBe(true);
});

/** What the real server says to somebody who knows a room's name; who is let in stays until something is there. */
const knock = (address: string, name: string, token: string): Promise<string> =>
  new Promise((done) => {
    const document = new Y.Doc();
    const pieces = document.getArray('pieces');
    const socket = new HocuspocusProviderWebsocket({ url: address, WebSocketPolyfill: WebSocket });
    const leave = (said: string) => {
      provider.destroy();
      socket.destroy();
      done(`${said}, ${pieces.length} pieces`);
    };
    const provider: HocuspocusProvider = new HocuspocusProvider({
      websocketProvider: socket,
      name,
      document,
      token,
      onSynced: () => (pieces.length > 0 ? leave('in') : pieces.observe(() => leave('in'))),
      onAuthenticationFailed: () => leave('refused'),
    });
    provider.attach();
  });

test('the server itself refuses whoever has not the secret of a room, and gives them nothing', async () => {
  const { ann } = await host();
  const link = parseRelayLink(linkOf(ann));
  if (!link) throw new Error('there is no link');
  const name = toBase64UrlEncoded(link.name);
  const { token, cipher } = relayKeys(link);
  const other = relayKeys({ secret: new Uint8Array(16) }).token;
  expect(await knock(relay.address, name, toBase64UrlEncoded(other))).toBe('refused, 0 pieces');
  expect(await knock(relay.address, name, toBase64UrlEncoded(cipher))).toBe('refused, 0 pieces');
  expect(await knock(relay.address, name, '')).toBe('refused, 0 pieces');
  expect(await knock(relay.address, name, toBase64UrlEncoded(token))).toMatch(/^in, [1-9]/);
});

test('a link with a wrong secret is refused with a word', async () => {
  const { ann } = await host();
  const link = parseRelayLink(linkOf(ann));
  if (!link) throw new Error('there is no link');
  const bob = await newPhone();
  await bob.phones.look(makeRelayLink({ ...link, secret: new Uint8Array(16).fill(7) }));
  await until(() => joining(bob).state === 'failed', 'refused');
  expect(joining(bob)).toMatchObject({ problem: { id: 'wrong-secret' } });
  expect(await bob.database.all('SELECT id FROM games')).toEqual([]);
});

test.each([
  ['that nobody has used', () => relay.address, () => relay.address, 'relay-empty'],
  ['of another relay', () => 'wss://other.example.org', () => relay.address, 'other-relay'],
  ['of a relay that is away', () => 'ws://localhost:9', () => 'ws://localhost:9', 'relay-away'],
])('a link %s is told of', async (_which, named, own, id) => {
  const bob = await newPhone({ ...relay.tools, address: own() });
  await bob.phones.look(makeRelayLink(makeRoomLink(named(), new Uint8Array(16).fill(9))));
  await until(() => joining(bob).state === 'failed', 'told');
  expect(joining(bob)).toMatchObject({ problem: { id } });
});

test('a relay that is away is told of; taps wait on the phone and go on when it is back', async () => {
  const { ann, game } = await host();
  const { bob, game: bobsGame } = await comeIn(ann);
  await ann.table.play(hitShip('s2', 6));
  await until(() => hullOf(bob) === 8, 'Bob sees it');
  const coming = relay.again();
  await until(() => stateOf(ann) === 'away', 'the relay is away');
  await ann.table.play(hitShip('s2', 6));
  expect(hullOf(ann)).toBe(7);
  await coming;
  await until(() => stateOf(ann) === 'here' && hullOf(bob) === 7, 'it went on by itself');
  // Both apps are killed: each goes to the relay again by itself.
  ann.phones.close(game);
  bob.phones.close(bobsGame);
  const back = makePhone(bob.database, secretiveSystem, makeLines(), Date.now, relay.tools);
  phones.push(back);
  await back.table.openGame(bobsGame);
  await until(() => stateOf(back) === 'here', 'Bob is back');
  expect(JSON.stringify((await loadRoom(bob.database, bobsGame))?.body)).toContain('relay');
  back.shared().lines.goOffline();
  expect(back.shared().links.relay).toBe(null);
});

test('a relay with all its rooms taken says so to a new one, and keeps those that it has', async () => {
  const { tools } = await anotherRelay({ MOST_ROOMS: '1' });
  const [ann, bob, cid] = [await newPhone(tools), await newPhone(tools), await newPhone(tools)];
  await shareNew(ann, tinySetup(9), 'Ann', ['p1']);
  await ann.shared().lines.goOnline();
  await until(() => stateOf(ann) === 'here', 'the first room is there');
  await shareNew(bob, tinySetup(9), 'Bob', ['p1']);
  await bob.shared().lines.goOnline();
  await until(() => stateOf(bob) === 'full', 'there is no second');
  await cid.phones.look(linkOf(ann));
  await until(() => joining(cid).state === 'found', 'the first room is still entered');
  await cid.phones.look(linkOf(bob));
  await until(() => joining(cid).state === 'failed', 'the second is not there');
  expect(joining(cid)).toMatchObject({ problem: { id: 'relay-empty' } });
});

test('who comes to a game by its link again is shown to it', async () => {
  const { ann, game } = await host();
  await ann.phones.look(linkOf(ann));
  await until(() => joining(ann).state === 'known', 'known');
  expect(joining(ann)).toMatchObject({ game, code: linkOf(ann) });
});

test('many taps are kept in a few pieces, and who comes later has them all', async () => {
  const { ann } = await host();
  for (let n = 0; n < 70; n += 1) {
    const note: TinyCommand = { type: 'note', text: `p1 note ${n}` };
    await ann.table.play(note);
    await new Promise((done) => setTimeout(done, 16));
  }
  const { bob } = await comeIn(ann);
  expect(bob.game().played.log.steps).toHaveLength(71);
  const link = parseRelayLink(linkOf(ann));
  if (!link) throw new Error('there is no link');
  const token = toBase64UrlEncoded(relayKeys(link).token);
  const seen = await knock(relay.address, toBase64UrlEncoded(link.name), token);
  expect(Number(/(\d+) pieces/.exec(seen)?.[1])).toBeLessThan(30);
});
