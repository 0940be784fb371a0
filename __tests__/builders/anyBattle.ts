import { append, type Played } from '../../src/core/game/log';
import { EMPTY_GAME, type GameState } from '../../src/core/game/state';
import type { Command, Decision, GameSetup, Refusal } from '../../src/core/game/system';

/** A game that a test plays, and how its table reads the rules. */
export interface AnyBattle<Setup extends GameSetup, Rules> {
  readonly setup: Setup;
  readonly rules: Rules;
  readonly played: Played;
}

export const stateOf = ({ played }: Pick<AnyBattle<GameSetup, unknown>, 'played'>): GameState =>
  played.state;

/** What an edition plays with. */
export interface Playable<Setup extends GameSetup, Rules, Asked extends Command> {
  readonly rulesOf: (setup: Setup) => Rules;
  readonly start: (rules: Rules, setup: Setup) => Decision;
  readonly decide: (rules: Rules, setup: Setup, state: GameState, command: Asked) => Decision;
}

export const makeBattles = <Setup extends GameSetup, Rules, Asked extends Command>({
  rulesOf,
  start,
  decide,
}: Playable<Setup, Rules, Asked>) => {
  type Battle = AnyBattle<Setup, Rules>;

  const startBattle = (setup: Setup): Battle => {
    const rules = rulesOf(setup);
    const begun = start(rules, setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    const nothing: Played = {
      log: { steps: [], cursor: 0 },
      state: EMPTY_GAME,
      before: EMPTY_GAME,
    };
    const step = { command: { type: 'start' }, events: begun.events };
    return { setup, rules, played: append(nothing, step) };
  };

  /** Plays commands one after the other; a refusal fails the test with its reason. */
  const play = (battle: Battle, ...commands: readonly Asked[]): Battle =>
    commands.reduce((now, command) => {
      const decision = decide(now.rules, now.setup, now.played.state, command);
      if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
      return { ...now, played: append(now.played, { command, events: decision.events }) };
    }, battle);

  const refusalOf = (battle: Battle, command: Asked): Refusal | null => {
    const decision = decide(battle.rules, battle.setup, battle.played.state, command);
    return decision.ok ? null : decision;
  };

  return { startBattle, play, refusalOf };
};
