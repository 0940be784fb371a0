import type { GameState } from '../../../core/game/state';
import type { Decision } from '../../../core/game/system';
import type { Rules } from '../rules';
import { notOver } from './checks';
import type { CadetCommand, CommandOf, CommandType } from './commands';
import {
  activate,
  endActivation,
  endPhase,
  pass,
  placeShip,
  reload,
  startBattle,
} from './decide/activation';
import {
  adjust,
  concede,
  critical,
  endByHand,
  note,
  removeShip,
  returnShip,
  scorePoints,
  setInitiative,
  setMark,
  setPhase,
  setTerrain,
  setTrack,
} from './decide/byHand';
import { move, skirmish, skirmishQuick } from './decide/move';
import {
  assignOrder,
  moveOrder,
  repeatOrders,
  returnOrder,
  reveal,
  unassignOrder,
} from './decide/orders';
import { refresh } from './decide/refresh';
import { scenarioAct, scoreScenario } from './decide/scenario';
import { strike, strikeQuick } from './decide/strike';
import { settle } from './follow/settle';
import type { CadetSetup } from './setup';
import { begin, isRefusal, refuse, type Story, type Told } from './story';

type Handlers = {
  readonly [Type in CommandType]: (story: Story, command: CommandOf<Type>) => Told;
};

/** One function a command. */
const HANDLERS: Handlers = {
  'place-ship': placeShip,
  'start-battle': startBattle,
  'assign-order': assignOrder,
  'unassign-order': unassignOrder,
  'repeat-orders': repeatOrders,
  reveal,
  activate,
  pass,
  reload,
  strike,
  'strike-quick': strikeQuick,
  move,
  skirmish,
  'skirmish-quick': skirmishQuick,
  'end-activation': endActivation,
  'end-phase': endPhase,
  refresh,
  'scenario-act': scenarioAct,
  adjust,
  critical,
  'set-track': setTrack,
  'set-mark': setMark,
  'set-terrain': setTerrain,
  'remove-ship': removeShip,
  'return-ship': returnShip,
  'move-order': moveOrder,
  'return-order': returnOrder,
  'set-initiative': setInitiative,
  'set-phase': setPhase,
  score: scorePoints,
  'scenario-score': scoreScenario,
  note,
  concede,
  'end-game': endByHand,
};

/** What a table may still correct when the game is over. */
const AFTER_THE_END: readonly CommandType[] = [
  'adjust',
  'set-track',
  'set-mark',
  'set-terrain',
  'note',
];

const handle = (story: Story, command: CadetCommand): Told => {
  const over = AFTER_THE_END.includes(command.type) ? null : notOver(story);
  if (over) return over;
  // The handler of a type takes the command of that type: the table's own type says so.
  const handler = HANDLERS[command.type] as (story: Story, command: CadetCommand) => Told;
  return handler(story, command);
};

/** What a command comes to, with everything that follows from it by itself. */
export const decide = (
  rules: Rules,
  setup: CadetSetup,
  state: GameState,
  command: CadetCommand,
): Decision => {
  const told = handle(begin(rules, setup, state), command);
  if (isRefusal(told)) return told;
  const { events } = settle(told);
  return events.length > 0 ? { ok: true, events } : refuse({ id: 'nothing-to-change' }, 'Setup');
};
