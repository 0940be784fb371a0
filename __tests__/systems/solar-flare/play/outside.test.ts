import type { GameEvent } from '../../../../src/core/game/events';
import { fold } from '../../../../src/core/game/reduce';
import { EMPTY_GAME } from '../../../../src/core/game/state';
import { checkGame } from '../../../../src/core/outside/checkGame';
import { strangeField } from '../../../../src/core/outside/checkEvent';
import { solarFlare } from '../../../../src/systems/solar-flare';
import { parseSetup } from '../../../../src/systems/solar-flare/play/setup';
import { READY_GAMES } from '../../../../src/systems/solar-flare/training/designs';
import { played, setupOf, type Told } from '../../../builders/solar';
import duel from '../games/duel.json';

const setup = setupOf(2);
const game = played(setup, { type: 'launch', ship: 'a1', slot: '2a' });

const torpedo = (ship: string, partOf: string): GameEvent => ({
  type: 'ship-entered',
  ship,
  card: 'one',
  team: 'a',
  player: 'pa',
  name: 'Torpedo',
  badge: 'T9',
  place: 'flight',
  partOf,
  tracks: { integrity: { now: 1, max: 1 }, strength: { now: 3, max: 3 } },
});

const charge = (to: number, max?: number): GameEvent => ({
  type: 'track-set',
  subject: 'a1',
  track: 'charge:1a',
  to,
  ...(max === undefined ? {} : { max }),
});

/** The game as somebody else would send it, with one more step of such events. */
const sent = (...events: readonly GameEvent[]) => {
  const steps = [...game.log.steps, { command: { type: 'add-note' }, events }];
  const read = checkGame(solarFlare, setup, steps, steps.length);
  return read.ok ? 'taken' : read.problems.map(({ path, why }) => [path, why.id]);
};

describe('a game from outside', () => {
  test('is taken where its events could have come from play', () => {
    expect(sent(charge(2))).toBe('taken');
    expect(sent(charge(3, 3))).toBe('taken');
    expect(sent(torpedo('torpedo-2', 'a1'))).toBe('taken');
  });

  const loaded: GameEvent = {
    ...torpedo('torpedo-2', 'a1'),
    tracks: { strength: { now: 4, max: 3 } },
  } as GameEvent;

  test.each<readonly [string, readonly GameEvent[], string]>([
    ['a beam charged above its level', [charge(5)], 'events[0].to'],
    ['a beam charged above its own new level', [charge(4, 3)], 'events[0].to'],
    ['a warhead above its level', [loaded], 'events[0].tracks'],
    ['a torpedo that is part of itself', [torpedo('torpedo-2', 'torpedo-2')], 'events[0].partOf'],
    ['a torpedo of a ship that is not there', [torpedo('torpedo-2', 'x1')], 'events[0].partOf'],
    [
      'torpedoes that are part of one another',
      [torpedo('torpedo-2', 'torpedo-1'), torpedo('torpedo-1', 'torpedo-2')],
      'events[1].partOf',
    ],
  ])('%s is refused with path and reason', (_what, events, path) => {
    expect(sent(...events)).toEqual([[`steps[2].${path}`, 'strange-event']]);
  });
});

test('no event of a whole recorded game is one that would be refused', () => {
  const ready = parseSetup(READY_GAMES[0]?.setup);
  if (!ready.ok) throw new Error(JSON.stringify(ready.problems));
  // Recorded commands, each read by the reader of the system before it is played.
  const { log } = played(ready.value, ...(duel.commands as unknown as readonly Told[]));
  let state = EMPTY_GAME;
  for (const event of log.steps.flatMap(({ events }) => events)) {
    expect(strangeField({ names: solarFlare.names, setup: ready.value, state }, event)).toBeNull();
    state = fold(state, [event]);
  }
});
