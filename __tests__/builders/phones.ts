import type { Database } from '../../src/storage/database';
import { newId } from '../../src/storage/newId';
import { makeGameList } from '../../src/stores/makeGameList';
import { makeGamePlay } from '../../src/stores/makeGamePlay';
import type { SharedGame } from '../../src/stores/openGame';
import { makePhones } from '../../src/stores/phones/phones';
import type { RelayTools } from '../../src/stores/phones/relayUse';
import type { makeLines } from './lines';
import { systemsOf } from './systemsOf';
import type { System } from '../../src/core/game/system';

const noRelay: RelayTools = {
  address: null,
  openLine: async () => {
    throw new Error('this app was set up without a relay');
  },
};

/** One phone of a test: a database, the stores on it, and lines to the others. */
export const makePhone = (
  database: Database,
  system: System,
  lines: ReturnType<typeof makeLines>,
  now: () => number = Date.now,
  relay: RelayTools = noRelay,
) => {
  const parts = { systems: systemsOf(system), open: async () => database, now, newId };
  const phones = makePhones({ ...parts, offer: lines.offer, answer: lines.answer, relay });
  const list = makeGameList(parts);
  const table = makeGamePlay({ ...parts, phones: async () => phones });
  const game = () => {
    const current = table.store.getState();
    if (current.state !== 'open') throw new Error(`no game is open: ${JSON.stringify(current)}`);
    return current;
  };
  const shared = (): SharedGame => {
    const { shared: room } = game();
    if (!room) throw new Error('the game is not shared');
    return room;
  };
  return { phones, list, table, game, shared, database };
};

export type Phone = ReturnType<typeof makePhone>;

/** Until it is so. */
export const until = async (isSo: () => boolean, what: string): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isSo()) return;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`never: ${what}`);
};

/** Shares a new game on one phone. */
export const shareNew = async (
  phone: Phone,
  setup: unknown,
  name: string,
  plays: readonly string[],
  system = 'tiny',
): Promise<string> => {
  const made = await phone.list.startGame({ system, name: 'Duel', setup });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const kept = await phone.phones.share(made.id);
  if (!kept.ok) throw new Error(JSON.stringify(kept));
  await phone.table.openGame(made.id);
  await phone.shared().room.join(name, plays);
  return made.id;
};

/** One look each way: the first shows a code, the second shows one back. */
export const joinGame = async (
  host: Phone,
  guest: Phone,
  name: string,
  plays: readonly string[],
): Promise<string> => {
  await host.shared().lines.showCode();
  await guest.phones.look(host.shared().lines.store.getState().code ?? '');
  const joining = () => guest.phones.joining.getState().now;
  const now = joining();
  if (now.state !== 'answering') throw new Error(JSON.stringify(now));
  await host.shared().lines.take(now.code);
  await until(() => joining().state === 'found', 'the game is found');
  const joined = await guest.phones.join(name, plays);
  if (!joined.ok) throw new Error(JSON.stringify(joined));
  await guest.table.openGame(joined.id);
  return joined.id;
};
