import fc from 'fast-check';

import { SHIPS, type TinyCommand } from './tinySystem';

const die = fc.integer({ min: 1, max: 6 });
const ship = fc.constantFrom(...SHIPS);

/** Any command of the tiny system, legal or not. */
export const tinyCommand: fc.Arbitrary<TinyCommand> = fc.oneof(
  fc.record({
    type: fc.constant('hit' as const),
    ship,
    dice: fc.array(die, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('activate' as const), ship }),
  fc.constant({ type: 'pass' } as const),
  fc.record({ type: fc.constant('note' as const), text: fc.string({ unit: 'grapheme' }) }),
);

/** What a player may do at any time: play, undo, redo, or jump in the log. */
export type Act =
  | { readonly do: 'play'; readonly command: TinyCommand }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'move'; readonly to: number };

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('play' as const), command: tinyCommand }) },
  { weight: 2, arbitrary: fc.constant({ do: 'undo' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'redo' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      to: fc.integer({ min: -2, max: 40 }),
    }),
  },
);
