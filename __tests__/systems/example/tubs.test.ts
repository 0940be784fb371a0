import fc from 'fast-check';

import { momentsOf } from '../../../src/core/game/history';
import { append, type Played } from '../../../src/core/game/log';
import { EMPTY_GAME } from '../../../src/core/game/state';
import type { Command } from '../../../src/core/game/system';
import { referenceFaults } from '../../../src/core/reference/faults';
import { codesListed } from '../../../src/systems/kit/fleets/listed';
import { chancesOf, endingsOf } from '../../../src/systems/kit/procedures/exact';
import { repliesOf } from '../../../src/systems/kit/procedures/play';
import { seeded } from '../../builders/chance';
import { keepsTheLaws } from '../../builders/laws';
import { complete } from '../../builders/randomRun';
import { tubs } from '../../example';
import { FIELDS, firing } from '../../example/attack';
import { TUBS } from '../../example/cards';
import { checkFleet, READY_GAME } from '../../example/fleet';
import { CONTENTS, reference } from '../../example/reference';
import { targetAt } from '../../example/rules';
import type { TubSetup } from '../../example/setup';

if (!READY_GAME.ok) throw new Error('no ready game');
const SETUP = READY_GAME.value.setup;
const { shows } = tubs.words.en;

/** The commands one after the other; a refusal is a mistake in the test. */
const played = (setup: TubSetup, ...commands: readonly Command[]): Played => {
  let game: Played = { log: { steps: [], cursor: 0 }, state: EMPTY_GAME, before: EMPTY_GAME };
  for (const command of [null, ...commands]) {
    const read = command && tubs.parseCommand(command);
    if (read && !read.ok) throw new Error(JSON.stringify(read.problems));
    const decision = read ? tubs.decide(setup, game.state, read.value) : tubs.start(setup);
    if (!decision.ok) throw new Error(JSON.stringify(decision));
    game = append(game, { command: command ?? { type: 'start' }, events: decision.events });
  }
  return game;
};

/** The Claw Foot of each side: five hull, two pumps, three guns. */
const [OURS, THEIRS] = ['a1.s1', 'b1.s1'];
const shot = (replies: Readonly<Record<string, readonly number[]>>) => ({
  type: 'fire',
  ship: OURS,
  target: THEIRS,
  replies,
});

describe('a shot', () => {
  test('takes hull for each hit that is not pumped away', () => {
    const { state } = played(SETUP, shot({ guns: [4, 6, 3], pumps: [1] }));
    expect(state.holders[THEIRS]?.tracks).toMatchObject({ hull: { now: 4 }, pumps: { now: 1 } });
  });

  test.each([
    ['without its dice', {}],
    ['with dice of a gun that is not there', { guns: [1, 1, 1, 1] }],
    ['with more pumped away than was hit', { guns: [4, 1, 1], pumps: [2] }],
  ])('is refused %s', (_, replies) => {
    const read = tubs.parseCommand(shot(replies));
    const { state } = played(SETUP);
    expect(read.ok && tubs.decide(SETUP, state, read.value)).toMatchObject({
      ok: false,
      why: { id: 'does-not-fit' },
      rule: '3',
    });
  });

  test('is taken however dice and pumps fall', () => {
    const { state } = played(SETUP);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const run = complete(firing(3), targetAt(state, THEIRS), {}, seeded(seed));
        const command = shot(repliesOf(run) as Parameters<typeof shot>[0]); // dice and counts only
        const after = played(SETUP, command).state;
        expect(targetAt(after, THEIRS)).toBe(FIELDS.hits.with(run.state, 0));
      }),
    );
  });

  test('has the odds of its dice: two of three hits are pumped away', () => {
    const start = targetAt(played(SETUP).state, THEIRS);
    const best = { defender: { aim: 'most' } } as const;
    const ends = endingsOf(firing(3), start, best, FIELDS.hull.of);
    const lost = chancesOf(ends, (end) => 5 - FIELDS.hull.of(end), 5);
    expect(lost.map((chance) => chance * 8)).toEqual([7, 1, 0, 0, 0, 0]);
  });
});

describe('a fleet', () => {
  test.each([
    ['T-3, T-3', []],
    ['T-3, T-3, T-1', ['over-limit']],
  ])('%s breaks %j', (list, breaches) => {
    const ships = codesListed(list).flatMap((code) => TUBS.find((tub) => tub.code === code) ?? []);
    const spent = ships.reduce((sum, { cost }) => sum + cost, 0);
    expect(checkFleet(ships, spent).map(({ id }) => id)).toEqual(breaches);
  });
});

describe('a game', () => {
  test.each([
    ['nobody', null],
    ['first', 'a'],
  ])('that is tied is won by %s (ruling tie)', (tie, winner) => {
    const { state } = played({ ...SETUP, rulings: { tie } }, { type: 'end-game' });
    expect(state.outcome).toMatchObject({ winner });
  });

  test('is remembered by its score and its luck', () => {
    const { log, state } = played(SETUP, shot({ guns: [4, 6, 3], pumps: [1] }));
    const report = shows.report?.(SETUP, state, momentsOf(log.steps));
    expect(report?.picture.sides).toEqual([
      { name: 'Amber', points: 0 },
      { name: 'Blue', points: 0 },
    ]);
    expect(report?.text).toContain('Amber: Hits: Dice 3, Expected 1.5, Rolled 2.0, Luck +0.5');
  });

  test('is set up from fleets that lie ready, and reads back as it was stored', () => {
    const shelf = { cards: [], fleets: [] };
    const made = shows.setups?.make(shows.setups.blank(shelf, {}), shelf);
    expect(made?.ok && tubs.parseSetup(JSON.parse(JSON.stringify(made.value.setup)))).toEqual({
      ok: true,
      value: SETUP,
    });
  });
});

test('every rule is told, and every link leads somewhere', () => {
  expect(referenceFaults(reference)).toEqual([]);
  expect(reference.entries.map(({ id }) => id)).toEqual(CONTENTS.map(({ id }) => id));
});

keepsTheLaws(tubs, [['a duel of tubs', 400, SETUP]]);
