import type { Rules } from '../rules';
import { checks } from './checks';
import type { CadetCommand } from './commands';
import { activations, refresh, scenarioAct } from './decide/activation';
import { byHand } from './decide/byHand';
import { move, skirmishes } from './decide/move';
import { orders } from './decide/orders';
import { strike, strikeQuick } from './decide/strike';
import { judging, settle } from './follow/settle';
import type { PlayWhy } from './refusals';
import type { CadetSetup } from './setup';
import { AFTER_THE_END } from '../../admirals-shared/play/commands';
import { makeDecide } from '../../kit/play/commands';

/** What a command comes to, with everything that follows from it by itself. */
export const decide = makeDecide<CadetSetup, Rules, CadetCommand, PlayWhy>({
  handlers: {
    ...byHand,
    ...activations,
    ...orders,
    strike,
    'strike-quick': strikeQuick,
    move,
    ...skirmishes,
    refresh,
    'scenario-act': scenarioAct,
  },
  afterTheEnd: AFTER_THE_END,
  judging,
  notOver: checks.notOver,
  settle,
  rule: 'Setup',
});
