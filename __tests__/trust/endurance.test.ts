import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { migrate } from '../../src/storage/migrate';
import { makeGameList } from '../../src/stores/makeGameList';
import { makeGamePlay } from '../../src/stores/makeGamePlay';
import type { OpenGame } from '../../src/stores/openGame';
import { isLong, tellFigure } from '../builders/figures';
import { listedSystems } from '../builders/listedSystems';
import { commandsIn, pagesOf } from '../builders/offeredByPages';
import { closeTestDatabases, openTestDatabase, temporaryFolder } from '../builders/testDatabase';

const COMMANDS = isLong ? 10_000 : 60;
const GAME_LENGTH = 200;

afterEach(closeTestDatabases);

const makeRandom = (seed: number) => {
  let value = seed;
  return (below: number): number => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * below);
  };
};

setFlagsFromString('--expose_gc');
const collect: () => void = runInNewContext('gc');

const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

/** Any command that some page of the game shows and that is legal. */
const anyCommand = ({ system, setup, played }: OpenGame, random: (below: number) => number) => {
  const { state } = played;
  const pages = [...pagesOf({ system, setup, state })];
  while (pages.length > 0) {
    const [page] = pages.splice(random(pages.length), 1);
    const legal = (page ? commandsIn(page) : []).filter(
      (command) => system.decide(setup, state, command).ok,
    );
    const command = legal[random(legal.length)];
    if (command) return command;
  }
  return null;
};

test('random legal commands without end keep the memory flat and the file in proportion', async () => {
  const folder = temporaryFolder();
  const { database } = await openTestDatabase({ folder, name: 'long.db' });
  await migrate(database);
  let made = 0;
  let clock = 0;
  const systems = listedSystems();
  const parts = {
    systems,
    open: () => Promise.resolve(database),
    now: () => (clock += 1),
    newId: () => `g${(made += 1)}`,
  };
  const list = makeGameList(parts);
  const play = makeGamePlay(parts);
  const ready = (await systems.loadAll()).flatMap(({ words }) => words.en.shows.readyGames);
  const random = makeRandom(16);
  const bytes = () => statSync(join(folder, 'long.db')).size;
  const marks: { readonly heap: number; readonly bytes: number }[] = [];
  const begin = async () => {
    const one = ready[made % ready.length];
    if (!one) throw new Error('no ready game');
    const { setup } = one;
    const game = await list.startGame({ system: setup.system, name: one.id, setup });
    if (!game.ok) throw new Error(game.problem.id);
    await play.openGame(game.id);
  };
  await begin();
  for (let n = 1; n <= COMMANDS; n += 1) {
    const game = play.store.getState();
    if (game.state !== 'open') throw new Error(game.state);
    const command = n % GAME_LENGTH === 0 ? null : anyCommand(game, random);
    if (command === null) await begin();
    else expect(await play.play(command)).toMatchObject({ ok: true });
    if (n % (COMMANDS / 4) === 0) marks.push({ heap: heapMb(), bytes: bytes() });
  }
  expect(await database.first('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  const [first, second, , last] = marks;
  if (!first || !second || !last) throw new Error('too short');
  tellFigure('endurance', 'commands', COMMANDS);
  tellFigure('endurance', 'games', made);
  tellFigure(
    'endurance',
    'heap after a quarter, and at the end, MB',
    `${first.heap.toFixed(1)}, ${last.heap.toFixed(1)}`,
  );
  tellFigure(
    'endurance',
    'file after half, and at the end, kB',
    `${Math.round(second.bytes / 1000)}, ${Math.round(last.bytes / 1000)}`,
  );
  if (!isLong) return;
  expect(last.heap).toBeLessThan(first.heap * 1.5);
  expect(last.bytes / second.bytes).toBeGreaterThan(1.5);
  expect(last.bytes / second.bytes).toBeLessThan(2.5);
});
