import type { Command } from '../../../src/core/game/command';
import type { GameEvent } from '../../../src/core/game/events';
import type { Log } from '../../../src/core/game/log';
import type { System } from '../../../src/core/game/system';
import { admirals } from '../../../src/systems/admirals';
import { admiralsCadet } from '../../../src/systems/admirals-cadet';
import { dropfleet } from '../../../src/systems/dropfleet';
import { solarFlare } from '../../../src/systems/solar-flare';
import { parseSetup } from '../../../src/systems/solar-flare/play/setup';
import {
  playedFrom,
  setupOf as dropfleetSetup,
  started,
  type Told as Dropfleet,
} from '../../builders/dropfleet';
import { makeLines } from '../../builders/lines';
import { joinGame, makePhone, shareNew, until, type Phone } from '../../builders/phones';
import { played as solarPlayed, type Told as Solar } from '../../builders/solar';
import { closeTestDatabases, migratedDatabase } from '../../builders/testDatabase';
import battle from '../../systems/dropfleet/games/battle.json';
import duel from '../../systems/solar-flare/games/duel.json';

/** What lies face down is on no other phone and in no shared byte, in every game that lays anything face down. */

const phones: Phone[] = [];
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.phones.close(phone.game().id);
  await closeTestDatabases();
});

const setupOf = (system: System) => {
  const [ready] = system.words.en.shows.readyGames;
  if (!ready) throw new Error(`${system.id} has no ready game`);
  return ready.setup;
};

const bytesOf = async ({ database }: Phone): Promise<string> =>
  (await database.all('SELECT body FROM updates'))
    .map((row) => Buffer.from(Object(row).body, 'base64').toString('latin1'))
    .join();

const asked = (command: Command & Readonly<Record<string, unknown>>): Command => command;

/** The orders that a phone sees lying face down. */
const down = (phone: Phone): readonly string[] =>
  Object.values(phone.game().played.state.cards)
    .filter(({ face, slot }) => face === 'down' && slot === 'order')
    .map(({ id }) => id);

/** What a player may assign, one order to one ship. */
const anyOrder = (
  { system, setup, played }: ReturnType<Phone['game']>,
  player: string,
): Command => {
  const { ships, cards } = played.state;
  for (const ship of Object.values(ships).filter((one) => one.player === player))
    for (const { id } of Object.values(cards).filter((one) => one.owner === player)) {
      const command = system.parseCommand({ type: 'assign-order', ship: ship.id, card: id });
      if (command.ok && system.decide(setup, played.state, command.value).ok) return command.value;
    }
  throw new Error(`${player} has nothing to assign`);
};

test.each([
  [admirals.id, admirals],
  [admiralsCadet.id, admiralsCadet],
])('orders of %s, filled in or assigned one by one', async (_id, system) => {
  const lines = makeLines();
  const [ann, bob] = [
    makePhone(await migratedDatabase(), system, lines),
    makePhone(await migratedDatabase(), system, lines),
  ];
  phones.push(ann, bob);
  const setup = setupOf(system);
  const [one = '', two = ''] = setup.players.map(({ id }) => id);
  await shareNew(ann, setup, 'Ann', [one], system.id);
  await joinGame(ann, bob, 'Bob', [two]);
  await until(() => bob.shared().links.present.length === 1, 'Bob hears Ann');
  expect(await ann.table.play(asked({ type: 'start-battle' }))).toMatchObject({ ok: true });
  await until(() => bob.game().played.log.cursor === 2, 'Bob sees the battle');

  const fill = asked({ type: 'fill-orders', player: one });
  expect(await ann.table.play(fill)).toMatchObject({ ok: true });
  expect(await bob.table.play(anyOrder(bob.game(), two))).toMatchObject({ ok: true });
  const [first = ''] = down(bob);
  expect(await bob.table.play(asked({ type: 'unassign-order', card: first }))).toMatchObject({
    ok: true,
  });
  expect(await bob.table.play(anyOrder(bob.game(), two))).toMatchObject({ ok: true });
  await until(() => ann.shared().view.table.seals.length === 4, 'four promises are there');
  const [anns, bobs] = [down(ann), down(bob)];
  expect(anns.length).toBeGreaterThan(0);
  expect(bobs).toHaveLength(1);
  expect(ann.game().played.state.cards[bobs[0] ?? '']?.slot).not.toBe('order');
  for (const phone of [ann, bob]) {
    const bytes = await bytesOf(phone);
    for (const word of [...anns, ...bobs, '-order']) expect(bytes).not.toContain(word);
  }

  await bob.table.play(asked({ type: 'reveal', override: true }));
  const all = [...anns, ...bobs];
  const isTold = (phone: Phone) =>
    all.every((id) => phone.game().played.state.cards[id]?.face === 'up');
  await until(() => isTold(ann) && isTold(bob), 'all are turned over on both');
  const told = await bytesOf(bob);
  for (const id of all) expect(told).toContain(id);
});

const laidDown = ({ steps }: Log): readonly GameEvent[] =>
  steps.flatMap(({ events }) => events).filter((event) => 'face' in event && event.face === 'down');

test('in whole games of Solar Flare and Dropfleet nothing lies face down, so they have no secrets', () => {
  // Recorded commands, each read by the reader of the system before it is played.
  const ready = solarFlare.words.en.shows.readyGames.find(({ id }) => id === 'duel');
  const fleets = parseSetup(ready?.setup);
  if (!fleets.ok) throw new Error('the duel is gone');
  const duels = solarPlayed(fleets.value, ...(duel.commands as unknown as readonly Solar[]));
  const setup = dropfleetSetup();
  const battles = playedFrom(setup, started(setup), ...(battle.commands as readonly Dropfleet[]));
  for (const { log } of [duels, battles]) {
    expect(log.steps.length).toBeGreaterThan(40);
    expect(laidDown(log)).toEqual([]);
  }
  expect([solarFlare.secrets, dropfleet.secrets]).toEqual([undefined, undefined]);
});
