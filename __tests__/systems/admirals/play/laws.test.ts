import type { GameEvent } from '../../../../src/core/game/events';
import { moveTo, redo, replay, undo } from '../../../../src/core/game/log';
import type { GameState } from '../../../../src/core/game/state';
import type { AdmiralsCommand } from '../../../../src/systems/admirals/play/commands';
import { offer } from '../../../../src/systems/admirals/play/offer';
import type { Chance } from '../../../../src/systems/admirals/play/resolve/complete';
import type { AdmiralsSetup } from '../../../../src/systems/admirals/play/setup';
import {
  play,
  refusalOf,
  seeded,
  startBattle,
  trainingScenario,
  trainingSetup,
  type Battle,
} from '../../../builders/battle';

const OFFERS_EVERY = 60;
const LOG_EVERY = 300;

/** Each table with how many commands are played at it: 10,000 in all. */
const TABLES: readonly (readonly [string, number, AdmiralsSetup])[] = [
  ['constructed, Beta, one a side', 2000, trainingSetup({ escalation: 'Beta' })],
  ['constructed, Alpha, two a side', 2000, trainingSetup({ perSide: 2 })],
  ['constructed, Alpha, three a side', 1500, trainingSetup({ perSide: 3 })],
  ['constructed, Omega, one a side', 500, trainingSetup({ escalation: 'Omega' })],
  ['the scenario of the training pack', 500, trainingScenario('challenge')],
  ['open play, Delta, one a side', 2000, trainingSetup({ mode: 'open', escalation: 'Delta' })],
  [
    'constructed, Gamma, every ruling the other way',
    1500,
    trainingSetup({
      escalation: 'Gamma',
      rulings: {
        'lock-on-after-shields': 'blockable',
        'reload-always-clears': 'when-striking',
        'skilled-once': 'two',
        'reserves-do-not-save': 'fights-on',
        'heal-x': 'one',
        'three-or-more-a-team': 'from-two',
        'shared-ray-pools-facings': 'one',
        'augur-first-roll-only': 'as-target-locks',
        'grudge-both-at-once': 'active-first',
        'overrun-literal': 'two-or-more',
        'hold-territory-once': 'outside-only',
        'two-big-ships-collide': 'nobody-scores',
      },
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

/** Mostly what the rules offer, now and then a tap on a track. */
const choose = (
  offered: readonly AdmiralsCommand[],
  chance: Chance,
): AdmiralsCommand | undefined => {
  const taps = offered.filter(({ type }) => type === 'adjust');
  const acts = offered.filter(({ type }) => type !== 'adjust');
  const some = acts.length > 0 && chance.pick(12) > 0 ? acts : taps.length > 0 ? taps : acts;
  return some[chance.pick(some.length)];
};

const checkAllOffered = (battle: Battle, offered: readonly AdmiralsCommand[]): void => {
  const refused = offered
    .map((command) => ({ command, refusal: refusalOf(battle, command) }))
    .filter(({ refusal }) => refusal !== null);
  expect(refused).toEqual([]);
};

const checkLog = ({ played }: Battle): void => {
  expect(replay(played.log).state).toEqual(played.state);
  expect(redo(undo(played.log).log)).toEqual(played);
};

/** Plays a game to its end, or for so many commands; gives how many there were. */
const playRandomly = (setup: AdmiralsSetup, seed: number, most: number): Battle => {
  const chance = seeded(seed);
  let battle = startBattle(setup);
  for (let step = 0; step < most; step += 1) {
    const { state } = battle.played;
    const offered = offer(battle.rules, setup, state, chance);
    const command = choose(offered, chance);
    if (!command) break;
    if (step % OFFERS_EVERY === 0) checkAllOffered(battle, offered);
    battle = play(battle, command);
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
    '%s: offers only what it takes, folds to its state, stays within bounds, leaves the defeated alone',
    (_, commands, setup) => {
      let left = commands;
      for (let seed = 1; left > 0; seed += 1) {
        const battle = playRandomly(setup, seed, left);
        left -= battle.played.log.steps.length - 1;
        const begun = moveTo(battle.played.log, 0);
        expect(begun.state).toEqual(startBattle(setup).played.state);
      }
    },
  );
});
