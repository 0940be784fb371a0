import * as Y from 'yjs';

import { trackOf } from '../../../src/core/game/state';
import { makeJoinText, VERSION } from '../../../src/core/phones/linkCode';
import { newsOf } from '../../../src/core/phones/news';
import { isAskedAgain, twinOf } from '../../../src/core/phones/table';
import { loadGame } from '../../../src/storage/games';
import { loadRoom } from '../../../src/storage/rooms';
import { hear, sayHello } from '../../../src/stores/phones/wire';
import { makeLines } from '../../builders/lines';
import { joinGame, makePhone, shareNew, until, type Phone } from '../../builders/phones';
import { secretiveSystem } from '../../builders/secretiveSystem';
import { closeTestDatabases, migratedDatabase } from '../../builders/testDatabase';
import { hitShip, tinySetup, type TinyCommand } from '../../builders/tinySystem';

/** The stores of two phones, each on a real database, with lines that can be cut. */

const phones: Phone[] = [];
let lines: ReturnType<typeof makeLines>;

beforeEach(() => {
  lines = makeLines();
});

const newPhone = async (): Promise<Phone> => {
  const phone = makePhone(await migratedDatabase(), secretiveSystem, lines);
  phones.push(phone);
  return phone;
};

/** The same phone after its app was killed: nothing is left but its database. */
const restarted = async (phone: Phone, game: string): Promise<Phone> => {
  phone.phones.close(game);
  const again = makePhone(phone.database, secretiveSystem, lines);
  phones.push(again);
  await again.table.openGame(game);
  return again;
};

afterEach(async () => {
  for (const phone of phones.splice(0)) {
    const game = phone.table.store.getState();
    if (game.state === 'open') phone.phones.close(game.id);
    phone.phones.stopJoining();
  }
  await closeTestDatabases();
});

/** The same, where something lies face down from the start. */
const lyingSystem = {
  ...secretiveSystem,
  secrets: { whose: () => null, reveals: () => false, lies: () => true },
};

const ACTIVATE: TinyCommand = { type: 'activate', ship: 's1' };
const PLAN: TinyCommand = { type: 'note', text: 'p2: full ahead' };

const hullOf = (phone: Phone): number => trackOf(phone.game().played.state, 's2', 'hull')?.now ?? 0;
const headOf = (phone: Phone): string => phone.shared().view.table.head?.hash ?? '';
const codeOf = ({ shared }: Phone): string => shared().lines.store.getState().code ?? '';
const agree = (one: Phone, other: Phone) =>
  until(() => headOf(one) === headOf(other), 'both phones are at the same step');

const sitDown = async () => {
  const ann = await newPhone();
  const bob = await newPhone();
  const annsGame = await shareNew(ann, tinySetup(9), 'Ann', ['p1']);
  const bobsGame = await joinGame(ann, bob, 'Bob', ['p2']);
  await until(() => ann.shared().view.table.seats.length === 2, 'Ann sees Bob');
  await until(() => bob.shared().links.present.length === 1, 'Bob hears Ann');
  expect(ann.shared().links.guests).toBe(0);
  return { ann, bob, annsGame, bobsGame };
};

test('a tap on either phone is a step on both, stored there, with the name of who tapped', async () => {
  const { ann, bob, annsGame, bobsGame } = await sitDown();
  expect(await bob.table.play(hitShip('s2', 6))).toMatchObject({ ok: true });
  expect(await ann.table.play(hitShip('s2', 6))).toMatchObject({ ok: true });
  await agree(ann, bob);
  expect([hullOf(ann), hullOf(bob)]).toEqual([7, 7]);
  const [one, other] = [
    await loadGame(ann.database, annsGame),
    await loadGame(bob.database, bobsGame),
  ];
  expect(one.ok && one.game.steps).toEqual(other.ok && other.game.steps);
  expect(one.ok && one.game.steps.map(({ by }) => by)).toEqual([undefined, 'Bob', 'Ann']);
});

test('nothing of a game is stored before its finder agrees to join', async () => {
  const ann = await newPhone();
  const bob = await newPhone();
  await shareNew(ann, tinySetup(9), 'Ann', ['p1']);
  await ann.shared().lines.showCode();
  await bob.phones.look(ann.shared().lines.store.getState().code ?? '');
  const now = bob.phones.joining.getState().now;
  await ann.shared().lines.take(now.state === 'answering' ? now.code : '');
  await until(() => bob.phones.joining.getState().now.state === 'found', 'found');
  expect(await bob.database.all('SELECT id FROM games')).toEqual([]);
  expect(ann.shared().links).toMatchObject({ code: null, guests: 1, linked: [] });
  bob.phones.stopJoining();
  await until(() => ann.shared().links.guests === 0, 'Ann sees that nobody looks any more');
});

test('undo on one phone takes the step back on both', async () => {
  const { ann, bob } = await sitDown();
  await ann.table.play(hitShip('s2', 6));
  await agree(ann, bob);
  await bob.table.undo();
  await agree(ann, bob);
  expect([hullOf(ann), hullOf(bob)]).toEqual([9, 9]);
  expect(ann.shared().view.table.steps.at(-1)).toMatchObject({ by: 'Bob', change: { do: 'move' } });
});

test('what the rules forbid comes back to the one who asked, with the rule', async () => {
  const { bob } = await sitDown();
  await bob.table.play(ACTIVATE);
  expect(await bob.table.play(ACTIVATE)).toMatchObject({
    ok: false,
    kind: 'refused',
    refusal: { why: { id: 'already-activated' } },
  });
});

test('a phone whose app was killed has everything, and is back with one scan', async () => {
  const { ann, bob, bobsGame } = await sitDown();
  await bob.table.play(hitShip('s2', 6));
  const ticket = async () => JSON.stringify((await loadRoom(bob.database, bobsGame))?.body);
  await until(() => bob.shared().links.linked.length === 1, 'linked');
  for (let tries = 0; tries < 100 && !(await ticket()).includes('join'); tries += 1)
    await new Promise((done) => setTimeout(done, 10));
  const back = await restarted(bob, bobsGame);
  expect(hullOf(back)).toBe(8);
  await ann.table.play(hitShip('s2', 6));
  await back.shared().lines.showCode();
  const { code, codeIs } = back.shared().lines.store.getState();
  expect(codeIs).toBe('return');
  await ann.shared().lines.take(code ?? '');
  await until(() => hullOf(back) === 7, 'Bob has caught up');
});

test('two phones whose apps were both killed are back with one look each way', async () => {
  const { ann, bob, annsGame, bobsGame } = await sitDown();
  await until(() => bob.shared().links.linked.length === 1, 'they are linked');
  const [one, other] = [await restarted(ann, annsGame), await restarted(bob, bobsGame)];
  await other.shared().lines.showCode();
  await one.shared().lines.take(codeOf(other));
  expect(one.shared().links).toMatchObject({ codeIs: 'answer', problem: null, isLinking: false });
  await other.shared().lines.take(codeOf(one));
  await until(() => one.shared().links.linked.length === 1, 'they are linked again');
});

test('a phone that comes back is let in by any other of the game, not by the one alone that it was linked to', async () => {
  const { ann, bob, annsGame, bobsGame } = await sitDown();
  await until(() => bob.shared().links.linked.length === 1, 'Bob has an offer of Ann');
  const cid = await newPhone();
  await joinGame(ann, cid, 'Cid', []);
  ann.phones.close(annsGame);
  const back = await restarted(bob, bobsGame);
  await back.shared().lines.showCode();
  await cid.shared().lines.take(codeOf(back));
  await back.shared().lines.take(codeOf(cid));
  await until(() => back.shared().links.linked.length === 1, 'Bob is back by Cid');
});

test('a code that was shown before the last one, and a phone’s own, are told apart', async () => {
  const { ann, bob, bobsGame } = await sitDown();
  const cid = await newPhone();
  await ann.shared().lines.showCode();
  await cid.phones.look(codeOf(ann));
  const now = cid.phones.joining.getState().now;
  await ann.shared().lines.showCode();
  await ann.shared().lines.take(now.state === 'answering' ? now.code : '');
  expect(ann.shared().links.problem).toEqual({ id: 'old-answer' });
  await ann.shared().lines.take(codeOf(ann));
  expect(ann.shared().links.problem).toEqual({ id: 'own-code' });
  const back = await restarted(bob, bobsGame);
  await back.shared().lines.showCode();
  await back.shared().lines.take(codeOf(back));
  expect(back.shared().links.problem).toEqual({ id: 'own-code' });
});

test('without the lead taps wait; one who takes over goes on, and what the other did is kept aside', async () => {
  const { ann, bob } = await sitDown();
  await ann.table.play(hitShip('s2', 6));
  await agree(ann, bob);
  lines.cut();
  await until(() => bob.shared().links.present.length === 0, 'Ann is away');
  await bob.table.play(hitShip('s2', 6));
  expect(hullOf(bob)).toBe(8);
  expect(bob.shared().view.table.asked.at(-1)?.fate.is).toBe('waiting');
  await ann.table.play(hitShip('s2', 6, 6));
  expect(hullOf(ann)).toBe(6);
  await bob.shared().room.lead();
  expect(hullOf(bob)).toBe(7);
  await ann.shared().lines.showCode();
  await bob.shared().lines.take(ann.shared().lines.store.getState().code ?? '');
  await ann.shared().lines.take(bob.shared().lines.store.getState().code ?? '');
  await agree(ann, bob);
  expect([hullOf(ann), hullOf(bob)]).toEqual([7, 7]);
  const aside = ann.shared().view.table.asked.filter(({ fate }) => fate.is === 'kept-aside');
  expect(aside).toHaveLength(1);
  const again = () => {
    const { table } = bob.shared().view;
    const kept = table.aside.flatMap(({ steps }) => steps.slice(-1));
    return kept.map((step) => isAskedAgain(table, step));
  };
  expect(again()).toEqual([false]);
  await ann.shared().room.askAgain(aside[0]?.ref ?? { phone: '', at: 0 });
  await until(() => hullOf(bob) === 5, 'Ann has asked for it again');
  expect(again()).toEqual([true]);
});

test('what is only passed on is not sent back by the line it came by, and what was heard before is not stored again', async () => {
  const { ann, bob } = await sitDown();
  await agree(ann, bob);
  const heard: { readonly update: Uint8Array; readonly from: unknown }[] = [];
  bob
    .shared()
    .room.doc.sent.on('update', (update: Uint8Array, from: unknown) =>
      heard.push({ update, from }),
    );
  await ann.table.play(hitShip('s2', 6));
  await agree(ann, bob);
  await bob.table.play(hitShip('s2', 6));
  await agree(ann, bob);
  // Ann's tap comes by a line, Bob's own goes to all, and the answer comes by a line again.
  expect(heard.map(({ from }) => from !== null)).toEqual([true, false, true]);
  const rows = async () => (await bob.database.all('SELECT n FROM updates')).length;
  const before = await rows();
  for (const { update } of heard) expect(await bob.shared().room.receive(update)).toBe(true);
  expect(await rows()).toBe(before);
  expect(heard).toHaveLength(3);
});

test('a plan lies on its own phone alone until it is revealed', async () => {
  const { ann, bob, annsGame } = await sitDown();
  await bob.table.play(PLAN);
  expect(bob.game().played.log.steps).toHaveLength(2);
  await until(() => ann.shared().view.table.seals.length === 1, 'Ann knows that there is a plan');
  expect(ann.game().played.log.steps).toHaveLength(1);
  const stored = await ann.database.all('SELECT body FROM updates');
  const bytes = stored.map((row) => Buffer.from(Object(row).body, 'base64').toString('latin1'));
  expect(bytes.join()).not.toContain('ahead');
  await ann.table.play({ type: 'pass' });
  await until(() => ann.game().played.log.steps.length === 3, 'revealed');
  const kept = await loadGame(ann.database, annsGame);
  expect(kept.ok && kept.game.steps.map(({ command }) => command.type)).toEqual([
    'start',
    'note',
    'pass',
  ]);
});

test('one’s own plan is taken back by undo, and nobody ever learns of it', async () => {
  const { ann, bob } = await sitDown();
  await bob.table.play(PLAN);
  await bob.table.undo();
  expect(bob.game().played.log.steps).toHaveLength(1);
  await until(() => ann.shared().view.table.seals.length === 0, 'taken back');
});

test('a game in which something lies face down is shared only by one who says so', async () => {
  const ann = makePhone(await migratedDatabase(), lyingSystem, lines);
  phones.push(ann);
  const made = await ann.list.startGame({ system: 'tiny', name: 'Duel', setup: tinySetup(9) });
  const id = made.ok ? made.id : '';
  expect(await ann.phones.share(id)).toEqual({ ok: false, problem: { id: 'orders-lie-down' } });
  expect(await ann.phones.share(id, true)).toEqual({ ok: true });
});

test('a code of another game is told apart', async () => {
  const { ann } = await sitDown();
  const cid = await newPhone();
  await shareNew(cid, tinySetup(3), 'Cid', ['p1']);
  await cid.shared().lines.showCode();
  await ann.shared().lines.take(cid.shared().lines.store.getState().code ?? '');
  expect(ann.shared().lines.store.getState().problem).toEqual({ id: 'other-game' });
});

test('who comes back to many steps is told that the game went on, and by how many that were not their own', async () => {
  const { ann, bob } = await sitDown();
  await agree(ann, bob);
  lines.cut();
  await until(() => bob.shared().links.present.length === 0, 'Ann is away');
  for (const ship of ['s1', 's2', 's1', 's2'] as const) await ann.table.play(hitShip(ship, 6));
  await bob.table.play(hitShip('s2', 1));
  const { me, table: then } = bob.shared().view;
  await bob.shared().lines.showCode();
  await ann.shared().lines.take(codeOf(bob));
  await until(() => bob.shared().view.table.steps.length === 5, 'Bob has caught up');
  expect(newsOf(then, bob.shared().view.table, me)).toEqual({ id: 'went', count: 4 });
});

test('of a single step nothing is told, of an undo who asked for it, and of one more phone its name', async () => {
  const { ann, bob } = await sitDown();
  const news = async (deed: () => Promise<unknown>, isSeen: () => boolean) => {
    const { me, table: then } = bob.shared().view;
    await deed();
    await until(isSeen, 'Bob sees it');
    return newsOf(then, bob.shared().view.table, me);
  };
  const shows = (count: number) => () => bob.shared().view.table.steps.length === count;
  expect(await news(() => ann.table.play(hitShip('s2', 6)), shows(1))).toBe(null);
  expect(await news(() => ann.table.undo(), shows(2))).toMatchObject({
    id: 'moved',
    step: { by: 'Ann' },
    cursor: 1,
  });
  const cid = await newPhone();
  const joined = () => joinGame(ann, cid, 'Cid', ['p2']);
  const seen = () => bob.shared().view.table.seats.length === 3;
  expect(await news(joined, seen)).toEqual({ id: 'joined', name: 'Cid' });
});

test('two phones that play one side are told of each other until one of them leaves', async () => {
  const { ann, bob } = await sitDown();
  const cid = await newPhone();
  const cidsGame = await joinGame(ann, cid, 'Cid', ['p2']);
  await until(() => bob.shared().view.table.seats.length === 3, 'Bob sees Cid');
  const twin = ({ shared }: Phone) => twinOf(shared().view.table, shared().view.me)?.name;
  expect([ann, bob, cid].map(twin)).toEqual([undefined, 'Cid', 'Bob']);
  await cid.phones.leave(cidsGame);
  await until(() => twin(bob) === undefined, 'Cid has left');
});

test('who watches sees all of it, and a tap of theirs comes back', async () => {
  const { ann } = await sitDown();
  const cid = await newPhone();
  await joinGame(ann, cid, 'Cid', []);
  expect(await cid.table.play(hitShip('s2', 6))).toMatchObject({
    ok: false,
    kind: 'watching',
  });
  await ann.table.play(hitShip('s2', 6));
  await until(() => hullOf(cid) === 8, 'Cid sees it');
});

test('codes that another version of the app made are told apart, where a phone joins and where one is let in', async () => {
  const { ann } = await sitDown();
  const newer = makeJoinText([VERSION + 1, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  await ann.shared().lines.take(newer);
  expect(ann.shared().links.problem).toEqual({ id: 'newer-link' });
  const cid = await newPhone();
  await cid.phones.look(newer);
  expect(cid.phones.joining.getState().now).toEqual({
    state: 'failed',
    problem: { id: 'newer-link' },
  });
});

test('phones that speak another language on the line are told of it, on both sides', async () => {
  const ann = await newPhone();
  await shareNew(ann, tinySetup(9), 'Ann', ['p1']);
  const bob = await newPhone();
  await ann.shared().lines.showCode();
  await bob.phones.look(codeOf(ann));
  const now = bob.phones.joining.getState().now;
  lines.change((said) => {
    const heard = hear(said.subarray(1));
    if (heard?.is !== 'hello') return said;
    const { room, phone } = heard;
    return Uint8Array.of(0, ...sayHello(heard.version + 1, room, phone));
  });
  await ann.shared().lines.take(now.state === 'answering' ? now.code : '');
  await until(() => bob.phones.joining.getState().now.state === 'failed', 'Bob is told');
  expect(bob.phones.joining.getState().now).toMatchObject({ problem: { id: 'newer-link' } });
  await until(() => ann.shared().links.problem !== null, 'Ann is told');
  expect(ann.shared().links.problem).toEqual({ id: 'newer-link' });
});

test('phones that a network keeps apart are told of it, on both sides', async () => {
  const ann = await newPhone();
  await shareNew(ann, tinySetup(9), 'Ann', ['p1']);
  const bob = await newPhone();
  await ann.shared().lines.showCode();
  await bob.phones.look(codeOf(ann));
  const now = bob.phones.joining.getState().now;
  lines.keepApart();
  await ann.shared().lines.take(now.state === 'answering' ? now.code : '');
  expect(ann.shared().links).toMatchObject({
    problem: { id: 'kept-apart' },
    code: null,
    isLinking: false,
  });
  await until(() => bob.phones.joining.getState().now.state === 'failed', 'Bob is told');
  expect(bob.phones.joining.getState().now).toMatchObject({ problem: { id: 'kept-apart' } });
});

test('a turn that is not stored changes nothing and is not sent', async () => {
  const { ann, bob } = await sitDown();
  await ann.database.run('ALTER TABLE updates RENAME TO away');
  expect(await ann.table.play(hitShip('s2', 6))).toMatchObject({ ok: false, kind: 'not-stored' });
  await ann.database.run('ALTER TABLE away RENAME TO updates');
  expect([hullOf(ann), hullOf(bob)]).toEqual([9, 9]);
  await ann.table.play(hitShip('s2', 6));
  await agree(ann, bob);
  expect(hullOf(bob)).toBe(8);
});

test('three phones that met through one reach each other when it is gone', async () => {
  const { ann, bob, annsGame } = await sitDown();
  const cid = await newPhone();
  await joinGame(ann, cid, 'Cid', ['p2']);
  await until(() => bob.shared().links.linked.length === 2, 'Bob reaches Cid');
  ann.phones.close(annsGame);
  await until(() => !bob.shared().links.linked.includes(ann.shared().room.me), 'Ann is gone');
  await bob.shared().room.lead();
  await bob.table.play(hitShip('s2', 6));
  await agree(bob, cid);
  expect(hullOf(cid)).toBe(8);
});

test('what takes out or puts in another phone’s words is not taken, and nor is what cannot be read', async () => {
  const { ann, bob } = await sitDown();
  await bob.table.play(hitShip('s2', 6));
  await agree(ann, bob);
  const { room } = ann.shared();
  const before = headOf(ann);
  const mean = new Y.Doc();
  Y.applyUpdate(mean, room.doc.whole());
  mean.getArray(`feed/${room.me}`).delete(1, 1);
  expect(await room.receive(Y.encodeStateAsUpdate(mean))).toBe(false);
  const sly = new Y.Doc();
  Y.applyUpdate(sly, room.doc.whole());
  sly.getArray(`feed/${bob.shared().room.me}`).insert(0, [{ type: 'left' }]);
  expect(await room.receive(Y.encodeStateAsUpdate(sly))).toBe(false);
  expect(await room.receive(Uint8Array.of(1, 2, 3))).toBe(false);
  expect(headOf(ann)).toBe(before);
  await ann.table.play(hitShip('s2', 6));
  expect(hullOf(ann)).toBe(7);
});
