import { makeDecide } from '../../kit/play/decide';
import type { Rules } from '../rules';
import { notOver } from './checks';
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
  addShip,
  adjust,
  concede,
  critical,
  endByHand,
  moveOrder,
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
import { assignOrder, repeatOrders, returnOrder, reveal, unassignOrder } from './decide/orders';
import { refresh } from './decide/refresh';
import { scenarioAct, scoreScenario } from './decide/scenario';
import { strike, strikeQuick } from './decide/strike';
import { settle } from './follow/settle';
import type { PlayWhy } from './refusals';
import type { CadetSetup } from './setup';
import type { CadetCommand } from './commands';

/** What a command comes to, with everything that follows from it by itself. */
export const decide = makeDecide<CadetSetup, Rules, CadetCommand, PlayWhy>({
  handlers: {
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
    'add-ship': addShip,
    'move-order': moveOrder,
    'return-order': returnOrder,
    'set-initiative': setInitiative,
    'set-phase': setPhase,
    score: scorePoints,
    'scenario-score': scoreScenario,
    note,
    concede,
    'end-game': endByHand,
  },
  afterTheEnd: ['adjust', 'set-track', 'set-mark', 'set-terrain', 'note'],
  notOver,
  settle,
  rule: 'Setup',
});
