import type { CardId, ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { shipsInPlay } from '../../../kit/play/ships';
import { applyOwn } from '../../keywords/apply';
import { atShip, checks, inPhase, inPlay, knownPlayer, stillThere } from '../checks';
import { repairAt } from '../follow/repair';
import { TURN_MARKS } from '../names';
import { lacksNormalOrder, mayBear, mayBearLate } from '../orders';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { orderCard, phaseOf, pieceOf } from '../view';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import { giveOrder } from '../../../admirals-shared/play/orders';
import { allOf, heldCardBy, nameOf } from '../../../kit/play/checks';
import { changeMark } from '../../../kit/play/marks';
import { activeShip, enterNext, isActivated } from '../../../kit/play/turns';
import type { PlayWhy } from '../refusals';
import {
  makeOrderPhase,
  nothingToRepeat,
  ordersKept,
  repeated,
  turnedUp,
} from '../../../admirals-shared/play/orderPhase';

const RULE = 'Orders Phase';

/** Starcaster: one Psionic order more, before any ship activates; all else that holds for an order holds for it. */
const starcasterAdvice = (story: Story, ship: ShipId, card: CardId): Check => {
  const { setup, state, rules } = story;
  const piece = pieceOf(setup, state, ship);
  const name = nameOf(story, ship);
  const late = piece ? applyOwn(rules, 'latePsionics', 0, piece, {}) : 0;
  const isPsionic = orderCard(setup, heldCardBy(story, card)?.ref ?? '')?.psionic === true;
  const begun =
    activeShip(state) !== null || shipsInPlay(state).some(({ id }) => isActivated(state, id));
  const used = hasMark(state, ship, TURN_MARKS.starcaster);
  return (
    check(late > 0 && isPsionic, { id: 'no-starcaster', ship: name }, 'Starcaster') ??
    check(!used, { id: 'starcaster-used', ship: name }, 'Starcaster') ??
    check(!begun, { id: 'too-late-for-starcaster', ship: name }, 'Starcaster') ??
    mayBearLate(story, ship, heldCardBy(story, card)?.ref ?? '')
  );
};

const assignLate = (story: Story, { ship, card, override }: SharedCommand<'assign-order'>): Told =>
  andThen(advised(story, override, starcasterAdvice(story, ship, card)), (told) =>
    changeMark(
      giveOrder(told, ship, card, 'up', 'Starcaster'),
      ship,
      TURN_MARKS.starcaster,
      1,
      'Starcaster',
    ),
  );

const { assignCopy, ...shared } = makeOrderPhase<Story, PlayWhy>({
  checks,
  rule: RULE,
  inOrders: (story) => inPhase(story, 'orders'),
  mayBear,
});

/** Orders Phase: face down, from the library; Starcaster: one late. */
const assignOrder = (story: Story, command: SharedCommand<'assign-order'>): Told => {
  const { ship, card } = command;
  if (phaseOf(story.state) !== 'ship') return shared['assign-order'](story, command);
  const player = story.state.ships[ship]?.player ?? '';
  return inPlay(story, ship) ?? checks.inLibrary(story, card, player) ?? assignLate(story, command);
};

const repeatOrders = (story: Story, { player }: SharedCommand<'repeat-orders'>): Told => {
  const wrong = inPhase(story, 'orders') ?? knownPlayer(story, player);
  if (wrong) return wrong;
  const told = repeated(story, player, assignCopy);
  return told === story ? nothingToRepeat(story, player, RULE) : told;
};

const normalAdvice = (story: Story): Check => {
  const lacking = shipsInPlay(story.state).find(({ id }) => lacksNormalOrder(story, id));
  return lacking
    ? refuse({ id: 'normal-order-required', ship: nameOf(story, lacking.id) }, 'Special')
    : null;
};

/** Orders Phase: all at once; what they do at once, they do now. */
const reveal = (story: Story, { repairs = [], override }: SharedCommand<'reveal'>): Told => {
  const wrong = inPhase(story, 'orders') ?? allOf(repairs, ({ ship }) => stillThere(story, ship));
  if (wrong) return wrong;
  return andThen(advised(story, override, normalAdvice(story)), (told) => {
    const { state } = told;
    const shown = tell(
      told,
      ...shipsInPlay(state).flatMap(({ id }) => [
        ...ordersKept(state, id),
        ...turnedUp(state, id, RULE),
      ]),
    );
    return enterNext(repairAt(shown, 'reveal', repairs), 'ship', RULE);
  });
};

export const orders = {
  ...shared,
  'assign-order': assignOrder,
  'repeat-orders': repeatOrders,
  reveal,
  'return-order': (story: Story, { card }: SharedCommand<'return-order'>): Told =>
    atShip(story, card) ?? tell(story, { type: 'card-returned', card, rule: RULE }),
};
