import { inPhase, inPlay, stillThere } from '../checks';
import {
  passInitiative,
  readyAll,
  readyOrders,
  reinforce,
  rest,
  returnAll,
  scoreEnd,
  scoreLastLines,
  scoreMoment,
  takeStock,
  enterRound,
} from '../follow/refresh';
import { repairAt } from '../follow/reveal';
import { endGame } from '../follow/settle';
import { isSimple } from '../setup';
import { advised, andThen, check, type Check, type Game, type Decided } from '../game';
import { roundsOf } from '../turn';
import { knownChoices } from './orders';
import type { CommandOf } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';

const inReserve = (game: Game, ship: string): Check =>
  stillThere(game, ship) ??
  check(
    game.state.ships[ship]?.place === 'reserve',
    { id: 'not-in-reserve', ship: nameOf(game, ship) },
    '10E-01',
  );

const wrongWith = (game: Game, command: CommandOf<'refresh'>): Check =>
  inPhase(game, 'refresh') ??
  allOf([...command.strategic, ...command.near], (ship) => inPlay(game, ship)) ??
  allOf(command.reinforcements ?? [], (ship) => inReserve(game, ship)) ??
  knownChoices(game, command.repairs ?? []);

/** The start of the phase: who stands where, what cards repair, the points for it. */
const begun = (game: Game, { strategic, near, repairs }: CommandOf<'refresh'>): Game => {
  const stock = readyOrders(takeStock(game, strategic, near));
  const moments = isSimple(game.setup) ? (['reveal', 'refresh'] as const) : (['refresh'] as const);
  return scoreMoment(repairAt(stock, moments, repairs), 'refresh');
};

/** 4B-03, 10E: everything that a refresh phase does, in its order. */
export const refresh = (game: Game, command: CommandOf<'refresh'>): Decided => {
  const wrong = wrongWith(game, command);
  if (wrong) return wrong;
  const held = new Set(command.strategic).size;
  const most = game.setup.strategicSystems;
  const advice = check(held <= most, { id: 'too-many-strategic', held, most }, '8A');
  return andThen(advised(game, command.override, advice), (after) => {
    const isLast = after.state.round >= roundsOf(after.setup);
    const ready = rest(returnAll(readyAll(begun(after, command))), command.keepExhausted ?? []);
    const led = isLast ? ready : passInitiative(ready);
    const joined = reinforce(led, command.reinforcements ?? []);
    return isLast
      ? endGame(scoreLastLines(scoreEnd(joined, led), command.lines ?? []))
      : enterRound(joined, after.state.round + 1);
  });
};
