import * as fc from 'fast-check';
import type { FaceValue } from '../../../../src/core/dice/die';
import { sidesOf } from '../../../../src/core/dice/die';
import { oneByOne, type Die } from '../../../../src/systems/kit/procedures/dice';
import {
  endingsOf,
  graphOf,
  type Ending,
  type Plan,
  type Policy,
} from '../../../../src/systems/kit/procedures/exact';
import { play, repliesOf, type Replies } from '../../../../src/systems/kit/procedures/play';
import {
  afterReply,
  goOn,
  procedureOf,
  repliesTo,
  type Procedure,
  type Question,
  type Reply,
} from '../../../../src/systems/kit/procedures/procedure';
import type { State } from '../../../../src/systems/kit/procedures/state';
import type { Chance } from '../../../builders/chance';
import { complete } from '../../../builders/randomRun';
import { allSteps, anyProcedure, FIELDS } from './anyProcedure';

const START: State = 0;

/** Everything that a roll can show, die by die. */
const everyRoll = (
  dice: readonly Die[],
): readonly { readonly reply: Reply; readonly chance: number }[] =>
  dice.reduce<readonly { reply: readonly FaceValue[]; chance: number }[]>(
    (all, die) =>
      all.flatMap(({ reply, chance }) =>
        die.faces.map(({ value, sides = 1 }) => ({
          reply: [...reply, value],
          chance: (chance * sides) / sidesOf(die.faces).length,
        })),
      ),
    [{ reply: [], chance: 1 }],
  );

/** Brute force: no state is kept, no face counted, every way is walked to its end. */
function everyWay(
  procedure: Procedure,
  decide: (
    question: Exclude<Question, { ask: 'roll' }>,
    at: State,
    go: (reply: Reply) => number,
  ) => number,
  worth: (end: State) => number,
): number {
  const from = (at: number, state: State): number => {
    const place = procedure.places[at];
    if (!place) return worth(state);
    const next = place.step.next(state);
    if (typeof next === 'number') return from(place.after(next), next);
    const go = (reply: Reply): number => {
      const after = afterReply(next, reply);
      if (after === null) throw new Error('a reply that was listed does not fit');
      return from(place.after(after), after);
    };
    return next.ask === 'roll'
      ? everyRoll(oneByOne(next.dice)).reduce((sum, one) => sum + one.chance * go(one.reply), 0)
      : decide(next, state, go);
  };
  return from(procedure.start(START), START);
}

/** Some rule that hangs on what is asked and on the state, but for what was set aside: nothing looks at that later. */
const ruled =
  (seed: number): Policy =>
  (question, state) => {
    const all = repliesTo(question);
    return all[(seed + FIELDS.kept.with(state, 0) * 7) % all.length] ?? [];
  };

const chanceIn = (ends: readonly Ending[], state: State): number =>
  ends.filter((end) => end.state === state).reduce((sum, { chance }) => sum + chance, 0);

const sumOf = (ends: readonly Ending[]): number =>
  ends.reduce((sum, { chance }) => sum + chance, 0);

const seeded = (seeds: readonly number[]): Chance => {
  let at = 0;
  const pick = (count: number): number => (seeds[at++ % seeds.length] ?? 0) % count;
  return { pick, die: () => pick(6) + 1 };
};
const anySeeds = fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 });

const worth = (end: State): number =>
  3 * FIELDS.hits.of(end) -
  FIELDS.locks.of(end) ** 2 +
  (FIELDS.hits.of(end) - 2) * FIELDS.kept.of(end);

test('the odds are those of every way walked to its end', () => {
  fc.assert(
    fc.property(anyProcedure, fc.nat(20), fc.nat(20), (procedure, one, other) => {
      const plan: Plan = { attacker: ruled(one), defender: ruled(other) };
      const ends = endingsOf(procedure, START, plan);
      const decide = (question: Parameters<Policy>[0], at: State) =>
        (question.by === 'attacker' ? ruled(one) : ruled(other))(question, at);
      for (const { state } of ends) {
        const wanted = everyWay(
          procedure,
          (question, at, go) => go(decide(question, at)),
          (end) => (end === state ? 1 : 0),
        );
        expect(chanceIn(ends, state)).toBeCloseTo(wanted, 12);
      }
      expect(sumOf(ends)).toBeCloseTo(1, 12);
    }),
    { numRuns: 40 },
  );
});

test('best play is what no reply betters, for the one who wants most and the one who wants least', () => {
  fc.assert(
    fc.property(anyProcedure, (procedure) => {
      const plan: Plan = { attacker: { aim: 'most' }, defender: { aim: 'least' } };
      const graph = graphOf(procedure, plan);
      const [found = NaN] = graph.decided([START], worth).worths;
      const wanted = everyWay(
        procedure,
        (question, _at, go) =>
          (question.by === 'attacker' ? Math.max : Math.min)(...repliesTo(question).map(go)),
        worth,
      );
      expect(found).toBeCloseTo(wanted, 9);
      const ends = graph.spread([{ state: START, chance: 1 }], worth).ends;
      const mean = ends.reduce((sum, { state, chance }) => sum + chance * worth(state), 0);
      expect(mean).toBeCloseTo(wanted, 9);
    }),
    { numRuns: 30 },
  );
});

test('who passes a step is counted, whatever was set aside before', () => {
  fc.assert(
    fc.property(allSteps, fc.nat(20), (steps, seed) => {
      const plan: Plan = { attacker: ruled(seed), defender: ruled(seed + 1) };
      const end = procedureOf([...steps, goOn('end', (state) => state)]);
      const spread = graphOf(end, plan, ['end']).spread([{ state: START, chance: 1 }]);
      for (const { state } of spread.ends)
        expect(chanceIn(spread.passed('end'), state)).toBeCloseTo(chanceIn(spread.ends, state), 12);
    }),
    { numRuns: 40 },
  );
});

test('a game rolled at random ends where the odds say that it may', () => {
  fc.assert(
    fc.property(anyProcedure, anySeeds, (procedure, seeds) => {
      const run = complete(procedure, START, {}, seeded(seeds));
      expect(run.open).toBeNull();
      const everyReply: Plan = { attacker: { aim: 'most' }, defender: { aim: 'most' } };
      const towards = (end: State): number => (end === run.state ? 1 : 0);
      const ends = graphOf(procedure, everyReply).spread(
        [{ state: START, chance: 1 }],
        towards,
      ).ends;
      expect(chanceIn(ends, run.state)).toBeGreaterThan(0);
    }),
  );
});

test('what was rolled and decided plays to the same end, and nothing is left over', () => {
  fc.assert(
    fc.property(anyProcedure, anySeeds, (procedure, seeds) => {
      const run = complete(procedure, START, {}, seeded(seeds));
      const again = play(procedure, START, repliesOf(run));
      expect(again).toMatchObject({ open: null, refused: null, unused: null, state: run.state });
    }),
  );
});

test('without one of the replies the same question is open', () => {
  fc.assert(
    fc.property(anyProcedure, anySeeds, fc.nat(20), (procedure, seeds, which) => {
      const run = complete(procedure, START, {}, seeded(seeds));
      const entry = run.entries[which % Math.max(1, run.entries.length)];
      fc.pre(entry !== undefined);
      const replies: Replies = Object.fromEntries(
        Object.entries(repliesOf(run)).filter(([id]) => id !== entry?.id),
      );
      const cut = play(procedure, START, replies);
      expect(cut.open?.id).toBe(entry?.id);
      expect(cut.refused).toBeNull();
      expect(cut.state).toBe(entry?.before);
    }),
  );
});
