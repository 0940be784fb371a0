import type { GameState } from '../../../core/game/state';
import { onceFor } from '../onceFor';

/** Answers that were worked out before, by everything that they depend on; the oldest goes first. */
export const memo = <Value>(most: number): ((key: string, make: () => Value) => Value) => {
  const known = new Map<string, Value>();
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make();
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, value);
    return value;
  };
};

/** Answers that hold as long as the game stands as it does, by what else they depend on. */
export const memoWhile = <Value>(): ((
  state: GameState,
  key: string,
  make: () => Value,
) => Value) => {
  const known = onceFor((_state: GameState) => new Map<string, Value>());
  return (state, key, make) => {
    const here = known(state);
    const before = here.get(key);
    if (before !== undefined) return before;
    const value = make();
    here.set(key, value);
    return value;
  };
};
