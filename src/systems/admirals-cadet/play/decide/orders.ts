import type { CardId, PlayerId, ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { activeShip, isActivated } from '../../../admirals-shared/play/turns';
import { allOf, heldCardBy, nameOf } from '../../../admirals-shared/play/checks';
import { changeMark } from '../../../admirals-shared/play/follow/marks';
import { giveOrder } from '../../../admirals-shared/play/byHand';
import { playerName, shipsInPlay } from '../../../kit/play/ships';
import { wordOf } from '../../../admirals-shared/play/reading';
import { applyOwn } from '../../keywords/apply';
import { atShip, inLibrary, inPhase, inPlay, knownPlayer, stillThere } from '../checks';
import { repairAt } from '../follow/repair';
import { LASTING_MARKS, TURN_MARKS } from '../names';
import { lacksNormalOrder, mayBear, mayBearLate } from '../orders';
import { libraryOf } from '../../../admirals-shared/play/orders';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { tell, tellEach } from '../../../../core/game/story';
import { orderCard, phaseOf, pieceOf } from '../view';
import { ordersAt } from '../../../admirals-shared/play/cardsInPlay';
import type { SharedCommand } from '../../../admirals-shared/play/commands';

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

/** Orders Phase: face down, from the library. */
export const assignOrder = (story: Story, command: SharedCommand<'assign-order'>): Told => {
  const { ship, card, override } = command;
  const isLate = phaseOf(story.state) === 'ship';
  const wrong =
    (isLate ? null : inPhase(story, 'orders')) ??
    inPlay(story, ship) ??
    inLibrary(story, card, story.state.ships[ship]?.player ?? '');
  if (wrong) return wrong;
  if (isLate) return assignLate(story, command);
  const advice = mayBear(story, ship, story.state.cards[card]?.ref ?? '');
  return andThen(advised(story, override, advice), (told) =>
    giveOrder(told, ship, card, 'down', RULE),
  );
};

export const unassignOrder = (story: Story, { card }: SharedCommand<'unassign-order'>): Told =>
  inPhase(story, 'orders') ??
  atShip(story, card) ??
  tell(story, { type: 'card-returned', card, rule: RULE });

const repeatFor = (story: Story, player: PlayerId, ship: ShipId): Story => {
  const before = wordOf(story.state, ship, LASTING_MARKS.lastOrders)?.split('\n') ?? [];
  return tellEach(story, before, (told, ref) => {
    const card = libraryOf(told.state, player).find((one) => one.ref === ref);
    const held = ordersAt(told.state, ship).some((one) => one.ref === ref);
    return card && !held && mayBear(told, ship, ref) === null
      ? giveOrder(told, ship, card.id, 'down', RULE)
      : told;
  });
};

export const repeatOrders = (story: Story, { player }: SharedCommand<'repeat-orders'>): Told => {
  const wrong = inPhase(story, 'orders') ?? knownPlayer(story, player);
  if (wrong) return wrong;
  const own = shipsInPlay(story.state).filter((ship) => ship.player === player);
  const told = tellEach(story, own, (so, { id }) => repeatFor(so, player, id));
  return told === story
    ? refuse({ id: 'nothing-to-repeat', player: playerName(story.setup, player) }, RULE)
    : told;
};

const normalAdvice = (story: Story): Check => {
  const lacking = shipsInPlay(story.state).find(({ id }) => lacksNormalOrder(story, id));
  return lacking
    ? refuse({ id: 'normal-order-required', ship: nameOf(story, lacking.id) }, 'Special')
    : null;
};

const remember = (story: Story, ship: ShipId): Story => {
  const to = ordersAt(story.state, ship)
    .map(({ ref }) => ref)
    .join('\n');
  const mark = LASTING_MARKS.lastOrders;
  return (wordOf(story.state, ship, mark) ?? '') === to
    ? story
    : tell(story, { type: 'mark-set', subject: ship, mark, to: to === '' ? 0 : to });
};

const turnUp = (story: Story, ship: ShipId): Story =>
  tell(
    story,
    ...ordersAt(story.state, ship)
      .filter(({ face }) => face === 'down')
      .map(({ id }) => ({ type: 'card-turned', card: id, face: 'up', rule: RULE }) as const),
  );

/** Orders Phase: all at once; what they do at once, they do now. */
export const reveal = (story: Story, { repairs = [], override }: SharedCommand<'reveal'>): Told => {
  const wrong = inPhase(story, 'orders') ?? allOf(repairs, ({ ship }) => stillThere(story, ship));
  if (wrong) return wrong;
  return andThen(advised(story, override, normalAdvice(story)), (told) => {
    const ships = shipsInPlay(told.state);
    const shown = tellEach(told, ships, (so, { id }) => turnUp(remember(so, id), id));
    const { round } = told.state;
    return tell(repairAt(shown, 'reveal', repairs), {
      type: 'phase-entered',
      round,
      phase: 'ship',
      rule: RULE,
    });
  });
};

export const returnOrder = (story: Story, { card }: SharedCommand<'return-order'>): Told =>
  atShip(story, card) ?? tell(story, { type: 'card-returned', card, rule: RULE });
