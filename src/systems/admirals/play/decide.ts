import { makeDecide } from '../../kit/play/decide';
import type { Rules } from '../../admirals-shared/parts';
import { notOver } from './checks';
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
  moveOrder,
  note,
  scorePoints,
  scoreScenario,
  setInitiative,
  setMark,
  setPhase,
} from './decide/byHand';
import { returnOrder, turnOrder } from './decide/cards';
import { evade, move } from './decide/move';
import { assignBonus, assignOrder, setOmega, unassignOrder } from './decide/orders';
import { refresh } from './decide/refresh';
import { repeatOrders } from './decide/repeatOrders';
import { reveal } from './decide/reveal';
import { chooseOrder, placeShip, startBattle } from './decide/setUp';
import { skirmish, skirmishQuick } from './decide/skirmish';
import { strike, strikeQuick } from './decide/strike';
import { settle } from './follow/settle';
import type { PlayWhy } from './refusals';
import type { AdmiralsSetup } from './setup';
import type { AdmiralsCommand } from './commands';

/** What a command comes to, with everything that follows from it by itself. */
export const decide = makeDecide<AdmiralsSetup, Rules, AdmiralsCommand, PlayWhy>({
  handlers: {
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
  },
  afterTheEnd: ['adjust', 'repair', 'set-track', 'set-mark', 'set-terrain', 'note'],
  notOver,
  settle,
  rule: '2B',
});
