import { checks } from '../checks';
import * as refreshing from '../follow/refresh';
import { repairAt } from '../orders';
import { endGame } from '../follow/settle';
import { isSimple, isTracked } from '../setup';
import { advised, andThen, check, type Check, type Game, type Decided } from '../game';
import { roundsOf } from '../turn';
import type { CommandOf } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';
import { teamName } from '../../../kit/play/ships';
import { inTurns } from '../standing';

const inReserve = (game: Game, ship: string): Check =>
  checks.stillThere(game, ship) ??
  check(
    game.state.ships[ship]?.place === 'reserve',
    { id: 'not-in-reserve', ship: nameOf(game, ship) },
    '10E-01',
  );

const wrongWith = (game: Game, command: CommandOf<'refresh'>): Check =>
  checks.inPhase(game, 'refresh') ??
  allOf([...command.strategic, ...command.near], (ship) => checks.inPlay(game, ship)) ??
  allOf(command.reinforcements ?? [], (ship) => inReserve(game, ship)) ??
  allOf(command.repairs ?? [], ({ ship }) => checks.stillThere(game, ship));

/** The start of the phase: who stands where, what cards repair, the points for it. */
const begun = (game: Game, { strategic, near, repairs, paper }: CommandOf<'refresh'>): Game => {
  const stock = refreshing.readyOrders(refreshing.takeStock(game, strategic, near, paper));
  const moments = isSimple(game.setup) ? (['reveal', 'refresh'] as const) : (['refresh'] as const);
  return refreshing.scoreMoment(repairAt(stock, moments, repairs), 'refresh');
};

/** 8A: pieces in Strategic Systems, a fleet on paper by its own count. */
const heldIn = ({ setup, state }: Game, { strategic, paper }: CommandOf<'refresh'>): number => {
  const kept = [...new Set(strategic)].filter(
    (ship) => paper === undefined || isTracked(setup, state.ships[ship]?.team ?? ''),
  );
  return kept.length + (paper ?? 0);
};

/** 10E-01: teams take turns, the one with the initiative first, until one has brought in what it can. */
const comingAdvice = (game: Game, ships: readonly string[]): Check => {
  const { state, setup } = game;
  const team = (ship: string | undefined): string => state.ships[ship ?? '']?.team ?? '';
  const due = inTurns(state, ships);
  const wrong = ships.findIndex((ship, at) => team(ship) !== team(due[at]));
  const why = { id: 'reinforce-in-turn', team: teamName(setup, team(due[wrong])) } as const;
  return check(wrong < 0, why, '10E-01');
};

/** 4B-03, 10E: everything that a refresh phase does, in its order. */
export const refresh = (game: Game, command: CommandOf<'refresh'>): Decided => {
  const wrong = wrongWith(game, command);
  if (wrong) return wrong;
  const held = heldIn(game, command);
  const most = game.setup.strategicSystems;
  const advice = check(held <= most, { id: 'too-many-strategic', held, most }, '8A');
  return andThen(advised(game, command.override, advice), (after) => {
    const isLast = after.state.round >= roundsOf(after.setup);
    const ready = refreshing.rest(
      refreshing.returnAll(refreshing.readyAll(begun(after, command))),
      command.keepExhausted ?? [],
    );
    const led = isLast ? ready : refreshing.passInitiative(ready);
    const coming = command.reinforcements ?? [];
    return andThen(advised(led, command.override, comingAdvice(led, coming)), (so) => {
      const joined = refreshing.reinforce(so, coming);
      return isLast
        ? endGame(refreshing.scoreLastLines(refreshing.scoreEnd(joined, led), command.lines ?? []))
        : refreshing.enterRound(joined, after.state.round + 1);
    });
  });
};
