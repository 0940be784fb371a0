import { checks } from './checks';
import type { AdmiralsCommand } from './commands';
import { activations } from './decide/activation';
import { byHand } from './decide/byHand';
import { orders } from './orders';
import { evade, move, skirmishes } from './decide/move';
import { refresh } from './decide/refresh';
import { strike, strikeQuick } from './decide/strike';
import { judging, settle } from './follow/settle';
import type { PlayWhy } from './refusals';
import type { AdmiralsSetup } from './setup';
import type { Rules } from '../rules';
import { AFTER_THE_END } from '../../admirals-shared/play/commands';
import { makeDecide } from '../../kit/play/commands';

/** What a command comes to, with everything that follows from it by itself. */
export const decide = makeDecide<AdmiralsSetup, Rules, AdmiralsCommand, PlayWhy>({
  handlers: {
    ...byHand,
    ...activations,
    ...orders,
    strike,
    'strike-quick': strikeQuick,
    ...skirmishes,
    evade,
    move,
    refresh,
  },
  afterTheEnd: [...AFTER_THE_END, 'repair'],
  judging,
  notOver: checks.notOver,
  settle,
  rule: '2B',
});
