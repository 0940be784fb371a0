import type { EntryId } from '../../src/core/pages/page';
import { quickId } from '../../src/core/reference/entry';
import type { GameEvent } from '../../src/core/game/events';
import { append, moveTo, redo, replay, undo, type Played } from '../../src/core/game/log';
import { EMPTY_GAME, type GameState } from '../../src/core/game/state';
import type { Command, GameSetup, System } from '../../src/core/game/system';
import { seeded } from './chance';
import { isLong } from './figures';
import { entriesIn, offeredByPages, pagesOf, playedByPages, type Table } from './offeredByPages';

/** A table with its name and how many commands are played at it. */
export type LawfulTable = readonly [name: string, commands: number, setup: GameSetup];

/** `npm test` plays some of them, `npm run test:trust` ten times as many. */
const TIMES = isLong ? 10 : 0.4;

const OFFERS_EVERY = 60;
const TOLD_EVERY = 4;
const LOG_EVERY = 300;

const outOfBounds = (state: GameState): readonly string[] =>
  Object.entries(state.holders).flatMap(([subject, { tracks }]) =>
    Object.entries(tracks)
      .filter(
        ([, { now, max }]) => now < 0 || !Number.isInteger(now) || (max !== null && now > max),
      )
      .map(([track, { now }]) => `${subject} ${track} ${now}`),
  );

const shipsIn = (event: GameEvent): readonly string[] => {
  switch (event.type) {
    case 'track-set':
    case 'mark-set':
      return event.to === 0 || event.to === '' ? [] : [event.subject];
    case 'card-attached':
      return [event.to];
    case 'ship-left':
      return [event.ship];
    case 'dice-rolled':
      return [event.by];
    case 'ship-entered':
    case 'ship-placed':
    case 'card-turned':
    case 'card-returned':
    case 'phase-entered':
    case 'initiative-set':
    case 'points-scored':
    case 'noted':
    case 'game-ended':
      return [];
  }
};

/** Ships that had left before a step and take part in it all the same; one that comes back takes part again. */
const ghosts = (before: GameState, events: readonly GameEvent[]): readonly string[] => {
  const back = events.flatMap((event) => (event.type === 'ship-placed' ? [event.ship] : []));
  return events.flatMap(shipsIn).filter((ship) => before.ships[ship]?.left && !back.includes(ship));
};

const checkLog = (played: Played): void => {
  expect(replay(played.log).state).toEqual(played.state);
  expect(redo(undo(played.log).log)).toEqual(played);
};

const NOTHING: Played = { log: { steps: [], cursor: 0 }, state: EMPTY_GAME, before: EMPTY_GAME };

const started = (system: System, setup: GameSetup): Played => {
  const begun = system.start(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return append(NOTHING, { command: { type: 'start' }, events: begun.events });
};

const asStored = (command: Command | undefined): unknown => JSON.parse(JSON.stringify(command));

/** What is on a page is understood and taken, or changes nothing because it is so already. */
const checkAllOffered = (table: Table): void => {
  const { system, setup, state } = table;
  for (const command of offeredByPages(table)) {
    expect(system.parseCommand(asStored(command))).toEqual({ ok: true, value: command });
    const decision = system.decide(setup, state, command);
    const refusal = decision.ok || decision.why.id === 'nothing-to-change' ? null : decision;
    expect({ command, refusal }).toEqual({ command, refusal: null });
  }
};

/** What a page names can be read about: an entry, or a quick reference. */
const checkEntries = (table: Table, quick: readonly EntryId[]): void => {
  const known = new Set([...table.system.contents.map(({ id }) => id), ...quick]);
  const named = [...pagesOf(table)].flatMap(entriesIn);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
};

/** A stored command reads back as it was, and what it does is told in whole sentences. */
const checkTold = (system: System, setup: GameSetup, { log, before }: Played): void => {
  const step = log.steps.at(-1);
  expect(system.parseCommand(asStored(step?.command))).toEqual({ ok: true, value: step?.command });
  for (const { text } of system.words.en.events(step?.events ?? [], before, setup))
    expect(text).toMatch(/^[\p{Lu}\p{N}“].*[.!?”]$/su);
};

const taken = (system: System, setup: GameSetup, played: Played, command: Command): Played => {
  const decision = system.decide(setup, played.state, command);
  if (!decision.ok) {
    if (decision.why.id === 'nothing-to-change') return played;
    throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
  }
  const { events } = decision;
  const next = append(played, { command, events });
  if (decision.state) expect(decision.state).toEqual(next.state);
  const wrong = [...outOfBounds(next.state), ...ghosts(played.state, events)];
  if (wrong.length > 0) expect({ command, wrong }).toEqual({ command, wrong: [] });
  return next;
};

/** Plays a game to its end, or for so many commands. */
const playRandomly = (
  system: System,
  setup: GameSetup,
  seed: number,
  most: number,
  quick: readonly EntryId[],
): Played => {
  const chance = seeded(seed);
  let played = started(system, setup);
  for (let step = 0; step < most && !played.state.outcome; step += 1) {
    const { state } = played;
    const table = { system, setup, state };
    if (step % OFFERS_EVERY === 0) {
      checkAllOffered(table);
      checkEntries(table, quick);
    }
    const command = playedByPages(table, chance);
    if (!command) continue;
    const next = taken(system, setup, played, command);
    if (next !== played && step % TOLD_EVERY === 0) checkTold(system, setup, next);
    if (step % LOG_EVERY === 0) checkLog(next);
    played = next;
  }
  checkLog(played);
  return played;
};

/** Any game of what the pages offer at these tables keeps the laws, whatever is rolled and chosen. */
export const keepsTheLaws = (system: System, tables: readonly LawfulTable[]): void => {
  let ended = 0;

  test.each(tables)(
    '%s: offers only what it takes, folds to its state, stays within bounds, leaves the defeated alone',
    async (_, commands, setup) => {
      const reference = await system.words.en.reference();
      const quick = reference.quick.map(({ id }) => quickId(id));
      let left = commands * TIMES;
      for (let seed = 1; left > 0; seed += 1) {
        const played = playRandomly(system, setup, seed, left, quick);
        left -= Math.max(1, played.log.steps.length - 1);
        if (played.state.outcome) ended += 1;
        expect(moveTo(played.log, 0).state).toEqual(started(system, setup).state);
      }
    },
  );

  // Fewer commands end no game: in `npm test` whole games are played by the pages of each.
  if (isLong)
    test('some of these games come to their end', () => {
      expect(ended).toBeGreaterThan(1);
    });
};
