import type { Command } from '../../../src/core/game/command';
import { isPromise } from '../../../src/core/game/promise';
import { fold } from '../../../src/core/game/reduce';
import { EMPTY_GAME, type GameState } from '../../../src/core/game/state';
import type { System } from '../../../src/core/game/system';
import type { Entry } from '../../../src/core/phones/feed';
import { armada } from '../../../src/systems/armada';
import { dropfleet } from '../../../src/systems/dropfleet';
import { solarFlare } from '../../../src/systems/solar-flare';
import { trainingSetup } from '../../builders/armada';
import { setupOf as dropfleetSetup } from '../../builders/dropfleet';
import { isLong } from '../../builders/figures';
import { makeLines } from '../../builders/lines';
import { joinGame, makePhone, shareNew, until, type Phone } from '../../builders/phones';
import { closeTestDatabases, migratedDatabase } from '../../builders/testDatabase';
import armadaBattle from '../../systems/armada/games/battle.json';
import dropfleetBattle from '../../systems/dropfleet/games/battle.json';
import four from '../../systems/solar-flare/games/four.json';

/** Recorded games, each side on a phone of its own: every tap is made where its ship is played, and all end alike. */

interface Recorded {
  readonly system: System;
  readonly setup: { readonly players: readonly { readonly id: string }[] };
  readonly commands: readonly unknown[];
}

const phones: Phone[] = [];
afterEach(async () => {
  for (const phone of phones.splice(0)) phone.phones.close(phone.game().id);
  await closeTestDatabases();
});

/** One phone for each side, the first of which shares the game. */
const sitDown = async ({ system, setup }: Recorded): Promise<ReadonlyMap<string, Phone>> => {
  const lines = makeLines();
  const seats = new Map<string, Phone>();
  for (const { id } of setup.players) {
    const phone = makePhone(await migratedDatabase(), system, lines);
    phones.push(phone);
    const [host] = seats.values();
    if (host) await joinGame(host, phone, `Player ${id}`, [id]);
    else await shareNew(phone, setup, `Player ${id}`, [id], system.id);
    seats.set(id, phone);
  }
  for (const phone of seats.values())
    await until(() => phone.shared().view.table.seats.length === seats.size, 'all sit down');
  return seats;
};

const readBy = ({ system }: Recorded, told: unknown): Command => {
  const command = system.parseCommand(told);
  if (!command.ok) throw new Error(JSON.stringify(told));
  return command.value;
};

/** Whose phone makes a tap: the player's whose ship it is about; what is about none is the first one's. */
const holderOf = (seats: ReadonlyMap<string, Phone>, told: unknown): Phone => {
  const [first] = seats.values();
  if (!first) throw new Error('nobody sits there');
  const ship: unknown = Object(told).ship ?? Object(told).group;
  const { ships } = first.game().played.state;
  return seats.get(ships[String(ship)]?.player ?? '') ?? first;
};

const cursorOf = (phone: Phone): number => phone.shared().view.table.played.log.cursor;

type AfterEach = (seats: ReadonlyMap<string, Phone>) => void;

/** Plays all of it; gives the game as every phone has it in the end. */
const playAll = async (
  recorded: Recorded,
  afterStep: AfterEach = () => undefined,
): Promise<readonly GameState[]> => {
  const seats = await sitDown(recorded);
  const tapping = new Set<Phone>();
  for (const told of recorded.commands) {
    const phone = holderOf(seats, told);
    tapping.add(phone);
    expect(await phone.table.play(readBy(recorded, told))).toMatchObject({ ok: true });
    const steps = cursorOf(phone);
    for (const one of seats.values())
      await until(() => cursorOf(one) === steps, 'all have the step');
    afterStep(seats);
  }
  expect(tapping.size).toBe(seats.size);
  return [...seats.values()].map((phone) => phone.shared().view.table.played.state);
};

/** Nothing of Dropfleet lies face down: its first activations tell what there is to tell, and the long form plays on. */
const dropfleetGame: Recorded = {
  system: dropfleet,
  setup: dropfleetSetup(),
  commands: dropfleetBattle.commands.slice(0, isLong ? Infinity : 60),
};
const fourSides: Recorded = {
  system: solarFlare,
  // The ready game for four, as the system itself stores it.
  setup: solarFlare.words.en.shows.readyGames.find(({ id }) => id === 'four')
    ?.setup as Recorded['setup'],
  commands: four.commands,
};
const armadaGame: Recorded = {
  system: armada,
  setup: trainingSetup(),
  commands: armadaBattle.commands,
};

test.each([
  ['two phones play Dropfleet', dropfleetGame, 2, isLong ? dropfleetBattle.end.outcome : null],
  ['four phones play Solar Flare, a side each', fourSides, 4, four.end.outcome],
])('%s as it was recorded', async (_which, recorded, count, outcome) => {
  const states = await playAll(recorded);
  expect(states).toHaveLength(count);
  for (const state of states) expect(state).toEqual(states[0]);
  expect(states[0]?.outcome).toEqual(outcome);
});

/** Dials that a phone sees lying face down, by who plays their ship. */
const dialsSeen = ({ game }: Phone, isOwn: (player: string) => boolean): readonly string[] => {
  const { cards, ships } = game().played.state;
  return Object.values(cards).flatMap(({ slot, face, ref, at }) =>
    slot === 'dials' && face === 'down' && isOwn(ships[at]?.player ?? '') ? [ref] : [],
  );
};

/** Every dial that was laid down in a shared word: asked for, or taken. */
const dialsTold = (entry: Entry): readonly string[] => {
  if (entry.type === 'asked' && entry.change.do === 'play')
    return Object(entry.change.command).type === 'set-dials'
      ? Object(entry.change.command).dials
      : [];
  if (entry.type !== 'taken') return [];
  return entry.events.flatMap((event) =>
    event.type === 'card-attached' && event.slot === 'supply' && event.ref !== undefined
      ? [event.ref]
      : [],
  );
};

/** Every line of the log, as this phone reads it. */
const linesOf = ({ game }: Phone): readonly string[] => {
  const { setup, system, played } = game();
  let before = EMPTY_GAME;
  return played.log.steps.flatMap(({ events }) => {
    const lines = system.words.en.events(events, before, setup).map(({ text }) => text);
    before = fold(before, events);
    return lines;
  });
};

test('two phones play Armada to its recorded end, and no dial is told before its ship activates', async () => {
  let mostHidden = 0;
  const states = await playAll(armadaGame, (seats) => {
    for (const [player, phone] of seats) {
      const [own, others] = [
        dialsSeen(phone, (id) => id === player),
        dialsSeen(phone, (id) => id !== player),
      ];
      expect(own.some(isPromise)).toBe(false);
      expect(others.every(isPromise)).toBe(true);
      mostHidden = Math.max(mostHidden, others.length);
    }
  });
  expect(mostHidden).toBeGreaterThan(1);
  expect(states[1]).toEqual(states[0]);
  expect(states[0]?.outcome).toEqual(armadaBattle.end.outcome);
  const [ann] = phones;
  const lines = phones.flatMap(linesOf);
  expect(
    lines.filter((line) => / reveals (Navigate|Squadron|Repair|Concentrate)/.test(line)),
  ).not.toEqual([]);
  expect(lines.filter((line) => line.includes('promise:'))).toEqual([]);
  const told = Object.values(ann?.shared().room.doc.feeds() ?? {}).flatMap((feed) =>
    feed.flatMap(dialsTold),
  );
  // Asked for once and taken once.
  expect(told).toHaveLength(2 * 21);
  expect(told.every(isPromise)).toBe(true);
});
