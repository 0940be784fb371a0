import * as fc from 'fast-check';
import { sixSided, type Die } from '../../../../src/systems/kit/procedures/dice';
import {
  addingRollStep,
  goOn,
  procedureOf,
  setAside,
  spending,
  type Procedure,
  type Question,
  type Step,
  type Steps,
} from '../../../../src/systems/kit/procedures/procedure';
import { fieldsOf, type Field, type State } from '../../../../src/systems/kit/procedures/state';

/** Small procedures of every kind of question, drawn at random. */

const SIZE = 6;
export const FIELDS = fieldsOf({ hits: SIZE, locks: SIZE, kept: 3 });
type Icon = 'hits' | 'locks';

const more = (state: State, field: Field, by: number): State =>
  field.with(state, Math.min(SIZE - 1, field.of(state) + by));

const anyDie: fc.Arbitrary<Die<Icon>> = fc
  .array(
    fc.record({
      icons: fc.record({ hits: fc.nat(2), locks: fc.nat(1) }),
      sides: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((faces) => ({
    icons: ['hits', 'locks'],
    faces: faces.map((face, at) => ({ value: `face ${at}`, ...face })),
  }));

const asks = (name: string, question: (state: State) => Question): Step => ({
  name,
  next: question,
});

const anyRoll = fc.record({ die: anyDie, count: fc.integer({ min: 0, max: 2 }) }).map((some) =>
  asks('roll', (state) => ({
    ask: 'roll',
    id: 'roll',
    each: true,
    by: 'attacker',
    dice: [some],
    then: ({ hits = 0, locks = 0 }) => more(more(state, FIELDS.hits, hits), FIELDS.locks, locks),
  })),
);

/** As many dice as there are locks, of two at most, whose icons only add up. */
const anyAddingRoll = anyDie.map((die) =>
  addingRollStep({
    id: 'adding',
    each: true,
    by: 'attacker',
    die,
    count: (state) => Math.min(2, FIELDS.locks.of(state)),
    to: (state) => FIELDS.locks.with(FIELDS.hits.with(state, FIELDS.hits.of(state) % 2), 1),
    adds: { hits: FIELDS.hits.one, locks: FIELDS.locks.one },
  }),
);

const anyChoice = fc.constantFrom('attacker', 'defender').map((by) =>
  asks('choose', (state) => ({
    ask: 'choose',
    id: 'choose',
    each: true,
    by,
    options: ['hit', 'lock', 'none'],
    then: (option) =>
      option === 'none' ? state : more(state, option === 'hit' ? FIELDS.hits : FIELDS.locks, 1),
  })),
);

const anySpend = fc.nat(3).map((points) =>
  asks('spend', (state) => ({
    ask: 'spend',
    id: 'spend',
    each: true,
    by: 'defender',
    points,
    on: [
      { id: 'hits', most: FIELDS.hits.of(state) },
      { id: 'locks', most: FIELDS.locks.of(state) },
    ],
    then: ([hits = 0, locks = 0]) => FIELDS.locks.plus(FIELDS.hits.plus(state, -hits), -locks),
  })),
);

const anyAddingSpend = fc.nat(3).map((points) =>
  asks('adding spend', (state) =>
    spending(
      {
        id: 'adding spend',
        each: true,
        by: 'defender',
        points,
        on: [
          { id: 'hits', most: FIELDS.hits.of(state) },
          { id: 'locks', most: FIELDS.locks.of(state) },
        ],
      },
      { to: state, each: [-FIELDS.hits.one, -FIELDS.locks.one] },
    ),
  ),
);

const anyPick = fc.constant(
  asks('pick', (state) => ({
    ask: 'pick',
    id: 'pick',
    each: true,
    by: 'attacker',
    from: ['bow', 'stern', 'keel'],
    least: 1,
    most: 2,
    then: (picked) => more(state, FIELDS.hits, picked.includes('keel') ? 2 : picked.length - 1),
  })),
);

/** Spends a lock on a die, as long as there is one. */
const anyLoop = anyDie.map((die) => ({
  name: 'locks',
  while: (state: State) => FIELDS.locks.of(state) > 0,
  steps: [
    goOn('a lock less', (state) => FIELDS.locks.plus(state, -1)),
    asks('lock on', (state) => ({
      ask: 'roll',
      id: 'lock on',
      each: true,
      by: 'attacker',
      dice: [{ die, count: 1 }],
      then: ({ hits = 0 }) => more(state, FIELDS.hits, hits),
    })),
  ],
}));

const anyStep: fc.Arbitrary<Steps[number]> = fc.oneof(
  anyRoll,
  anyAddingRoll,
  anyChoice,
  anySpend,
  anyAddingSpend,
  anyPick,
  anyLoop,
);

/** Something is put by, which no later step looks at. */
const keeping: Steps = [
  asks('keep', (state) => ({
    ask: 'spend',
    id: 'keep',
    by: 'defender',
    points: 2,
    on: [{ id: 'hits', most: FIELDS.hits.of(state) }],
    then: ([hits = 0]) => FIELDS.kept.with(FIELDS.hits.plus(state, -hits), hits),
  })),
  setAside('kept', [FIELDS.kept]),
];

const anySteps = (maxLength: number): fc.Arbitrary<Steps> =>
  fc.array(anyStep, { minLength: 1, maxLength });

export const allSteps: fc.Arbitrary<Steps> = fc.oneof(
  anySteps(4),
  fc.tuple(anySteps(2), anySteps(2)).map(([one, other]) => [...one, ...keeping, ...other]),
);

export const anyProcedure: fc.Arbitrary<Procedure> = allSteps.map(procedureOf);

export const D6 = sixSided(['hits'], (face) => ({ hits: face >= 5 ? 1 : 0 }));
