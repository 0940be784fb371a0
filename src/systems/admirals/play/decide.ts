import type { GameState } from '../../../core/game/state';
import type { Decision } from '../../../core/game/system';
import type { Rules } from '../parts';
import { notOver } from './checks';
import type { AdmiralsCommand, CommandOf, CommandType, HandCommand } from './commands';
import { activate, endActivation, endPhase, pass } from './decide/activation';
import { addShip } from './decide/addShip';
import {
  adjust,
  removeShip,
  repair,
  returnShip,
  setTerrain,
  setTrackByHand,
} from './decide/adjust';
import {
  concede,
  endByHand,
  note,
  scorePoints,
  scoreScenario,
  setInitiative,
  setMark,
  setPhase,
} from './decide/byHand';
import { moveOrder, returnOrder, turnOrder } from './decide/cards';
import { evade, move } from './decide/move';
import { assignBonus, assignOrder, setOmega, unassignOrder } from './decide/orders';
import { refresh } from './decide/refresh';
import { repeatOrders } from './decide/repeatOrders';
import { reveal } from './decide/reveal';
import { chooseOrder, placeShip, startBattle } from './decide/setUp';
import { skirmish, skirmishQuick } from './decide/skirmish';
import { strike, strikeQuick } from './decide/strike';
import { settle } from './follow/settle';
import type { AdmiralsSetup } from './setup';
import { begin, isRefusal, refuse, type Story, type Told } from './story';

type Handlers = {
  readonly [Type in CommandType]: (story: Story, command: CommandOf<Type>) => Told;
};

/** One function a command. */
const HANDLERS: Handlers = {
  'place-ship': placeShip,
  'choose-order': chooseOrder,
  'start-battle': startBattle,
  'assign-order': assignOrder,
  'assign-bonus': assignBonus,
  'unassign-order': unassignOrder,
  'set-omega': setOmega,
  'repeat-orders': repeatOrders,
  reveal,
  activate,
  pass,
  strike,
  'strike-quick': strikeQuick,
  skirmish,
  'skirmish-quick': skirmishQuick,
  evade,
  move,
  'end-activation': endActivation,
  'end-phase': endPhase,
  refresh,
  adjust,
  repair,
  'set-track': setTrackByHand,
  'set-mark': setMark,
  'set-terrain': setTerrain,
  'remove-ship': removeShip,
  'return-ship': returnShip,
  'add-ship': addShip,
  'move-order': moveOrder,
  'return-order': returnOrder,
  'turn-order': turnOrder,
  'set-initiative': setInitiative,
  'set-phase': setPhase,
  score: scorePoints,
  'scenario-score': scoreScenario,
  note,
  concede,
  'end-game': endByHand,
};

/** What a table may still correct when the game is over. */
const AFTER_THE_END: readonly HandCommand['type'][] = [
  'adjust',
  'repair',
  'set-track',
  'set-mark',
  'set-terrain',
  'note',
];

const handle = (story: Story, command: AdmiralsCommand): Told => {
  const over = AFTER_THE_END.some((type) => type === command.type) ? null : notOver(story);
  if (over) return over;
  // The handler of a type takes the command of that type: the table's own type says so.
  const handler = HANDLERS[command.type] as (story: Story, command: AdmiralsCommand) => Told;
  return handler(story, command);
};

/** What a command comes to, with everything that follows from it by itself. */
export const decide = (
  rules: Rules,
  setup: AdmiralsSetup,
  state: GameState,
  command: AdmiralsCommand,
): Decision => {
  const told = handle(begin(rules, setup, state), command);
  if (isRefusal(told)) return told;
  const { events } = settle(told);
  return events.length > 0 ? { ok: true, events } : refuse({ id: 'nothing-to-change' }, '2B');
};
