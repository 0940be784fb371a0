import { inPhase, inPlay, stillThere } from '../checks';
import {
  passInitiative,
  readyAll,
  readyOrders,
  reinforce,
  rest,
  returnAll,
  scoreEnd,
  scoreMoment,
  takeStock,
} from '../follow/refresh';
import { repairAt } from '../follow/reveal';
import { enterRound } from '../follow/rounds';
import { endGame } from '../follow/settle';
import { isSimple } from '../setup';
import { advised, andThen, check, type Check, type Story, type Told } from '../story';
import { roundsOf } from '../turn';
import { knownChoices } from './reveal';
import type { CommandOf } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';

const inReserve = (story: Story, ship: string): Check =>
  stillThere(story, ship) ??
  check(
    story.state.ships[ship]?.place === 'reserve',
    { id: 'not-in-reserve', ship: nameOf(story, ship) },
    '10E-01',
  );

const wrongWith = (story: Story, command: CommandOf<'refresh'>): Check =>
  inPhase(story, 'refresh') ??
  allOf([...command.strategic, ...command.near], (ship) => inPlay(story, ship)) ??
  allOf(command.reinforcements ?? [], (ship) => inReserve(story, ship)) ??
  knownChoices(story, command.repairs ?? []);

/** The start of the phase: who stands where, what cards repair, the points for it. */
const begun = (story: Story, { strategic, near, repairs }: CommandOf<'refresh'>): Story => {
  const stock = readyOrders(takeStock(story, strategic, near));
  const moments = isSimple(story.setup) ? (['reveal', 'refresh'] as const) : (['refresh'] as const);
  return scoreMoment(repairAt(stock, moments, repairs), 'refresh');
};

/** 4B-03, 10E: everything that a refresh phase does, in its order. */
export const refresh = (story: Story, command: CommandOf<'refresh'>): Told => {
  const wrong = wrongWith(story, command);
  if (wrong) return wrong;
  const held = new Set(command.strategic).size;
  const most = story.setup.strategicSystems;
  const advice = check(held <= most, { id: 'too-many-strategic', held, most }, '8A');
  return andThen(advised(story, command.override, advice), (told) => {
    const isLast = told.state.round >= roundsOf(told.setup);
    const ready = rest(returnAll(readyAll(begun(told, command))), command.keepExhausted ?? []);
    const led = isLast ? ready : passInitiative(ready);
    const joined = reinforce(led, command.reinforcements ?? []);
    return isLast ? endGame(scoreEnd(joined, led)) : enterRound(joined, told.state.round + 1);
  });
};
