import fc from 'fast-check';

import {
  append,
  canUndo,
  moveTo,
  redo,
  replay,
  stateAt,
  undo,
  type Played,
} from '../../../src/core/game/log';
import { act, tinyCommand, type Act } from '../../builders/tinyCommands';
import { hitShip, tinySetup, tinySystem, type TinyCommand } from '../../builders/tinySystem';

const setup = tinySetup(6);

const started = (): Played => {
  const start = tinySystem.start(setup);
  if (!start.ok) throw new Error(start.why.id);
  return replay({ steps: [{ command: { type: 'start' }, events: start.events }], cursor: 1 });
};

const play = (played: Played, command: TinyCommand): Played => {
  const decision = tinySystem.decide(setup, played.state, command);
  return decision.ok ? append(played, { command, events: decision.events }) : played;
};

const doAct = (played: Played, one: Act): Played => {
  switch (one.do) {
    case 'play':
      return play(played, one.command);
    case 'undo':
      return undo(played.log);
    case 'redo':
      return redo(played.log);
    case 'move':
      return moveTo(played.log, one.to);
  }
};

const anyGame = fc.array(act, { maxLength: 40 }).map((acts) => acts.reduce(doAct, started()));

describe('laws of the log', () => {
  test('the folded log is the running state', () => {
    fc.assert(
      fc.property(anyGame, ({ log, state }) => {
        expect(state).toEqual(stateAt(log.steps, log.cursor));
      }),
    );
  });

  test('play then undo is before', () => {
    fc.assert(
      fc.property(anyGame, tinyCommand, (before, command) => {
        const after = play(before, command);
        fc.pre(after !== before);
        expect(undo(after.log).state).toEqual(before.state);
      }),
    );
  });

  test('undo then redo changes nothing', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        fc.pre(canUndo(game.log));
        expect(redo(undo(game.log).log)).toEqual(game);
      }),
    );
  });

  test('play after undo drops what was undone', () => {
    fc.assert(
      fc.property(anyGame, tinyCommand, (game, command) => {
        const undone = undo(game.log);
        const after = play(undone, command);
        fc.pre(after !== undone);
        expect(after.log.steps).toHaveLength(undone.log.cursor + 1);
        expect(after.log.cursor).toBe(after.log.steps.length);
        expect(after.log.steps.at(-1)?.command).toEqual(command);
      }),
    );
  });

  test('the set-up is never undone, and nothing beyond the last step is redone', () => {
    fc.assert(
      fc.property(anyGame, fc.integer(), ({ log }, to) => {
        const { cursor } = moveTo(log, to).log;
        expect(cursor).toBeGreaterThanOrEqual(1);
        expect(cursor).toBeLessThanOrEqual(log.steps.length);
      }),
    );
  });
});

test('a duel to its end, undone to its start, and redone', () => {
  const end = [
    hitShip('s2', 4, 5),
    hitShip('s2', 1, 6),
    hitShip('s2', 6, 6),
    hitShip('s2', 5),
  ].reduce(play, started());
  expect(end.state.outcome).toEqual({ winner: 'a', by: 'wipe-out' });
  expect(moveTo(end.log, 0).state).toEqual(started().state);
  expect(moveTo(end.log, 99)).toEqual(end);
});
