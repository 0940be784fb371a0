import type { Checked } from '../../src/core/checked/checked';
import type { GameEvent } from '../../src/core/game/events';
import { moveTo, redo, replay, undo } from '../../src/core/game/log';
import type { GameState } from '../../src/core/game/state';
import type { Command, GameSetup, Refusal, SystemWords } from '../../src/core/game/system';
import type { Chance } from '../../src/systems/kit/play/chance';
import { seeded, type AnyBattle } from './anyBattle';

/** What a game of legal commands is played with, whatever the edition. */
export interface LawfulEdition<Setup extends GameSetup, Rules, Asked extends Command> {
  readonly startBattle: (setup: Setup) => AnyBattle<Setup, Rules>;
  readonly play: (battle: AnyBattle<Setup, Rules>, command: Asked) => AnyBattle<Setup, Rules>;
  readonly refusalOf: (battle: AnyBattle<Setup, Rules>, command: Asked) => Refusal | null;
  readonly offer: (
    rules: Rules,
    setup: Setup,
    state: GameState,
    chance: Chance,
  ) => readonly Asked[];
  readonly parseCommand: (draft: unknown) => Checked<Asked>;
  readonly words: Pick<SystemWords<Setup>, 'events'>;
}

/** A table with its name and how many commands are played at it. */
export type LawfulTable<Setup> = readonly [name: string, commands: number, setup: Setup];

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

/** Ships that had left before a step and take part in it all the same. */
const ghosts = (before: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap(shipsIn).filter((ship) => before.ships[ship]?.left);

/** Mostly what the rules offer, now and then a tap on a track. */
const choose = <Asked extends Command>(
  offered: readonly Asked[],
  chance: Chance,
): Asked | undefined => {
  const taps = offered.filter(({ type }) => type === 'adjust');
  const acts = offered.filter(({ type }) => type !== 'adjust' && type !== 'unassign-order');
  const some = acts.length > 0 && chance.pick(12) > 0 ? acts : taps.length > 0 ? taps : acts;
  return some[chance.pick(some.length)];
};

const checkLog = ({ played }: Pick<AnyBattle<GameSetup, unknown>, 'played'>): void => {
  expect(replay(played.log).state).toEqual(played.state);
  expect(redo(undo(played.log).log)).toEqual(played);
};

/** Any game of legal commands at these tables keeps the laws, whatever is rolled and chosen. */
export const keepsTheLaws = <Setup extends GameSetup, Rules, Asked extends Command>(
  edition: LawfulEdition<Setup, Rules, Asked>,
  tables: readonly LawfulTable<Setup>[],
): void => {
  type Battle = AnyBattle<Setup, Rules>;

  const checkAllOffered = (battle: Battle, offered: readonly Asked[]): void => {
    const refused = offered
      .map((command) => ({ command, refusal: edition.refusalOf(battle, command) }))
      .filter(({ refusal }) => refusal !== null);
    expect(refused).toEqual([]);
  };

  const checkStep = ({ played }: Battle, before: GameState, command: Asked): void => {
    const events = played.log.steps.at(-1)?.events ?? [];
    const wrong = [...outOfBounds(played.state), ...ghosts(before, events)];
    if (wrong.length > 0) expect({ command, wrong }).toEqual({ command, wrong: [] });
  };

  /** A stored command reads back as it was, and what it does is told in whole sentences. */
  const checkTold = ({ played, setup }: Battle, before: GameState, command: Asked): void => {
    const stored: unknown = JSON.parse(JSON.stringify(command));
    expect(edition.parseCommand(stored)).toEqual({ ok: true, value: command });
    const events = played.log.steps.at(-1)?.events ?? [];
    for (const { text } of edition.words.events(events, before, setup))
      expect(text).toMatch(/^[\p{Lu}\p{N}“].*[.!?”]$/su);
  };

  /** Plays a game to its end, or for so many commands. */
  const playRandomly = (setup: Setup, seed: number, most: number): Battle => {
    const chance = seeded(seed);
    let battle = edition.startBattle(setup);
    for (let step = 0; step < most; step += 1) {
      const { state } = battle.played;
      const offered = edition.offer(battle.rules, setup, state, chance);
      const command = choose(offered, chance);
      if (!command) break;
      if (step % OFFERS_EVERY === 0) checkAllOffered(battle, offered);
      battle = edition.play(battle, command);
      checkStep(battle, state, command);
      if (step % TOLD_EVERY === 0) checkTold(battle, state, command);
      if (step % LOG_EVERY === 0) checkLog(battle);
    }
    checkLog(battle);
    return battle;
  };

  test.each(tables)(
    '%s: offers only what it takes, folds to its state, stays within bounds, leaves the defeated alone',
    (_, commands, setup) => {
      let left = commands;
      let ended = 0;
      for (let seed = 1; left > 0; seed += 1) {
        const battle = playRandomly(setup, seed, left);
        left -= battle.played.log.steps.length - 1;
        if (battle.played.state.outcome) ended += 1;
        const begun = moveTo(battle.played.log, 0);
        expect(begun.state).toEqual(edition.startBattle(setup).played.state);
      }
      expect(ended).toBeGreaterThan(0);
    },
  );
};
