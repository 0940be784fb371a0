import type { GameEvent } from '../../../../src/core/game/events';
import { moveTo, redo, replay, undo } from '../../../../src/core/game/log';
import type { GameState } from '../../../../src/core/game/state';
import type { Chance } from '../../../../src/systems/admirals/editions';
import type { CadetCommand } from '../../../../src/systems/admirals-cadet/play/commands';
import { offer } from '../../../../src/systems/admirals-cadet/play/offer';
import { parseCommand } from '../../../../src/systems/admirals-cadet/play/parse/command';
import { parseSetup } from '../../../../src/systems/admirals-cadet/play/parse/setup';
import type { CadetSetup } from '../../../../src/systems/admirals-cadet/play/setup';
import { CADET_PARTS } from '../../../../src/systems/admirals-cadet/rules';
import { en } from '../../../../src/systems/admirals-cadet/words/en';
import { seeded } from '../../../builders/battle';
import {
  play,
  refusalOf,
  scenarioSetup,
  startBattle,
  trainingSetup,
  type Battle,
} from '../../../builders/cadetBattle';

const OFFERS_EVERY = 40;
const LOG_EVERY = 200;

/** Each table with how many commands are played at it. */
const TABLES: readonly (readonly [string, number, CadetSetup])[] = [
  ['constructed', 500, trainingSetup()],
  ['Flight of the Paladin', 250, scenarioSetup('flight-of-the-paladin')],
  ['Live and Learn', 350, scenarioSetup('live-and-learn')],
  ['Holding Out for a Hero', 350, scenarioSetup('holding-out-for-a-hero')],
  [
    'constructed, every ruling the other way',
    500,
    trainingSetup({
      'armor-before-shields': 'after',
      'crippled-at-once': 'after-the-attack',
      'crippled-keeps-granted': 'loses',
      'ore-hull-cancels-rolled': 'any',
      'reroll-replaces-die': 'adds',
      'lethal-highest': 'sum',
      'covers-add-up': 'once',
      'corner-both-sides': 'one',
      'chart-beyond-the-print': 'nearest-row',
      'dice-may-be-split': 'whole-mount',
      'heavy-box-erased': 'on-activation',
      'super-heavy-normal-order': 'may',
    }),
  ],
];

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

/** Ships that had left before a step and take part in it all the same. */
const ghosts = (before: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap(shipsIn).filter((ship) => before.ships[ship]?.left);

const choose = (offered: readonly CadetCommand[], chance: Chance): CadetCommand | undefined => {
  const taps = offered.filter(({ type }) => type === 'adjust');
  const acts = offered.filter(({ type }) => type !== 'adjust' && type !== 'unassign-order');
  const some = acts.length > 0 && chance.pick(15) > 0 ? acts : taps.length > 0 ? taps : acts;
  return some[chance.pick(some.length)];
};

const checkAllOffered = (battle: Battle, offered: readonly CadetCommand[]): void => {
  const refused = offered
    .map((command) => ({ command, refusal: refusalOf(battle, command) }))
    .filter(({ refusal }) => refusal !== null);
  expect(refused).toEqual([]);
};

const checkLog = ({ played }: Battle): void => {
  expect(replay(played.log).state).toEqual(played.state);
  expect(redo(undo(played.log).log)).toEqual(played);
};

/** Every step is told in words, and none of them is a bare id. */
const checkWords = (battle: Battle, before: GameState): void => {
  const events = battle.played.log.steps.at(-1)?.events ?? [];
  for (const { text } of en.system.events(events, before, battle.setup))
    expect(text).toMatch(/^\p{Lu}.*[.!?]$/su);
};

const playRandomly = (setup: CadetSetup, seed: number, most: number): Battle => {
  const chance = seeded(seed);
  let battle = startBattle(setup);
  for (let step = 0; step < most; step += 1) {
    const { state } = battle.played;
    const offered = offer(battle.rules, setup, state, chance);
    const command = choose(offered, chance);
    if (!command) break;
    if (step % OFFERS_EVERY === 0) checkAllOffered(battle, offered);
    expect(parseCommand(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
    battle = play(battle, command);
    checkWords(battle, state);
    const events = battle.played.log.steps.at(-1)?.events ?? [];
    const wrong = [...outOfBounds(battle.played.state), ...ghosts(state, events)];
    if (wrong.length > 0) expect({ command, wrong }).toEqual({ command, wrong: [] });
    if (step % LOG_EVERY === 0) checkLog(battle);
  }
  checkLog(battle);
  return battle;
};

describe('any game of legal commands', () => {
  test.each(TABLES)(
    '%s: offers only what it takes, folds to its state, stays within bounds, leaves the destroyed alone',
    (_, commands, setup) => {
      let left = commands;
      let ended = 0;
      for (let seed = 1; left > 0; seed += 1) {
        const battle = playRandomly(setup, seed, left);
        left -= battle.played.log.steps.length - 1;
        if (battle.played.state.outcome) ended += 1;
        expect(moveTo(battle.played.log, 0).state).toEqual(startBattle(setup).played.state);
      }
      expect(ended).toBeGreaterThan(0);
    },
  );

  test.each(TABLES)('%s: the set-up reads back as it was stored', (_, __, setup) => {
    const stored: unknown = JSON.parse(JSON.stringify(setup));
    expect(parseSetup(CADET_PARTS)(stored)).toEqual({ ok: true, value: setup });
  });
});
