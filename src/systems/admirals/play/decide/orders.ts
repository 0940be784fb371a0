import type { CardRef, PlayerId, ShipId } from '../../../../core/game/events';
import type { Piece } from '../../../admirals-shared/piece';
import { atShip, checks, inLibrary, inPhase, inPlay, knownPlayer } from '../checks';
import { LAST_OMEGA, SLOTS } from '../../../admirals-shared/play/names';
import { unmetRequirements } from '../../../admirals-shared/play/pieces';
import { isSimple } from '../setup';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { isRefusal, tell } from '../../../../core/game/story';
import { pieceOf } from '../view';
import { playerName } from '../../../kit/play/ships';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { CommandOf } from '../commands';
import { libraryOf, ordersAt } from '../../../admirals-shared/play/orders';
import { orderCard } from '../cardsInPlay';
import { bonusCardOf, bonusRefsOf, mayTakePsionic, omegaOf, orderPlacesOf } from '../orders';
import { cardName, heldCardBy, nameOf } from '../../../kit/play/checks';
import type { PlayWhy } from '../refusals';
import { giveBack } from '../follow/orders';
import {
  makeOrderPhase,
  nothingToRepeat,
  repeated,
} from '../../../admirals-shared/play/orderPhase';
import { wordOf } from '../../../kit/play/reading';

const inCommandPhase = (story: Story): Check =>
  isSimple(story.setup)
    ? refuse({ id: 'no-orders-in-open-play' }, '13A-04')
    : inPhase(story, 'command');

/** 4B-01 I, II and the card itself: what speaks against one more order at a ship. */
export const mayBear = (story: Story, ship: string, ref: string): Check => {
  const { setup, state, rules } = story;
  const piece = pieceOf(setup, state, ship);
  const order = orderCard(setup, ref);
  if (!piece || !order) return null;
  const limit = orderPlacesOf(state, piece, rules);
  const name = nameOf(story, ship);
  const isMet = unmetRequirements(piece, order).length === 0;
  const psionic = !order.psionic || mayTakePsionic(setup, state, piece, rules);
  return (
    check(
      ordersAt(state, ship).length < limit,
      { id: 'order-limit', ship: name, limit },
      '4B-01 I',
    ) ??
    check(isMet, { id: 'order-requirement', ship: name, order: order.name }, '4B-01') ??
    check(psionic, { id: 'psionic-limit', player: playerName(setup, piece.player) }, '4B-01 II')
  );
};

const { assignCopy, ...shared } = makeOrderPhase<Story, PlayWhy>({
  checks,
  rule: '4B-01',
  inOrders: inCommandPhase,
  mayBear,
});

/** 4B-01: why a piece cannot be given a bonus order of its own. */
const bonusOut = (story: Story, { id, player }: Piece, ref: CardRef): Told => {
  const order = cardName(story, ref);
  const isMissed =
    story.rules.rulings['bonus-order-from-library'] === 'from-library' &&
    !ordersAt(story.state, id).some((card) => card.ref === ref);
  return isMissed
    ? refuse({ id: 'not-your-order', order, player: playerName(story.setup, player) }, '4B-01')
    : refuse({ id: 'order-in-use', order }, '3A-01 VIII');
};

/** 4B-01 III, 9G: a bonus order lies face up. */
const assignBonus = (story: Story, { ship, order, override }: CommandOf<'assign-bonus'>): Told => {
  const wrong = inCommandPhase(story) ?? inPlay(story, ship);
  if (wrong) return wrong;
  const { setup, state, rules } = story;
  const piece = pieceOf(setup, state, ship);
  if (!piece || !bonusRefsOf(setup, piece, rules).includes(order)) {
    const names = { ship: nameOf(story, ship), order: cardName(story, order) };
    return refuse({ id: 'not-a-bonus-order', ...names }, '3A-01 VIII');
  }
  const card = bonusCardOf(state, piece, order, rules);
  if (card === null) return bonusOut(story, piece, order);
  const isNew = heldCardBy(story, card) === null;
  return andThen(advised(story, override, mayBear(story, ship, order)), (told) =>
    tell(told, {
      type: 'card-attached',
      card,
      ...(isNew ? { ref: order } : {}),
      to: ship,
      slot: SLOTS.order,
      face: 'up',
      rule: '4B-01 III',
    }),
  );
};

/** 10A-05 I: one Basic order a player, set aside. */
const setOmega = (story: Story, { player, card, override }: CommandOf<'set-omega'>): Told => {
  const wrong =
    inCommandPhase(story) ?? knownPlayer(story, player) ?? inLibrary(story, card, player);
  if (wrong) return wrong;
  const order = orderCard(story.setup, story.state.cards[card]?.ref ?? '');
  const advice =
    check(story.setup.escalation === 'Omega', { id: 'omega-only' }, '10A-05 I') ??
    check(order?.type === 'Basic', { id: 'omega-basic', order: order?.name ?? card }, '10A-05 I');
  const before = omegaOf(story.state, player);
  return andThen(advised(story, override, advice), (told) =>
    tell(
      told,
      ...(before ? [{ type: 'card-returned', card: before.id, rule: '10A-05 I' } as const] : []),
      {
        type: 'card-attached',
        card,
        to: player,
        slot: SLOTS.omega,
        face: 'down',
        rule: '10A-05 I',
      },
    ),
  );
};

const unlessRefused = (story: Story, told: Told): Story => (isRefusal(told) ? story : told);

const repeatOmega = (story: Story, player: PlayerId): Story => {
  const ref = wordOf(story.state, player, LAST_OMEGA);
  const copy = libraryOf(story.state, player).find((card) => card.ref === ref);
  if (!copy || omegaOf(story.state, player)) return story;
  return unlessRefused(story, setOmega(story, { type: 'set-omega', player, card: copy.id }));
};

const repeatOne = (story: Story, ship: ShipId, ref: CardRef): Story => {
  const bonus = assignBonus(story, { type: 'assign-bonus', ship, order: ref });
  return isRefusal(bonus) ? assignCopy(story, ship, ref) : bonus;
};

const repeatOrders = (story: Story, { player }: SharedCommand<'repeat-orders'>): Told => {
  const wrong = inPhase(story, 'command') ?? knownPlayer(story, player);
  if (wrong) return wrong;
  const told = repeated(repeatOmega(story, player), player, repeatOne);
  return told === story ? nothingToRepeat(story, player, '4B-01') : told;
};

/** 13A-05: spent, or ready again. */
const turnOrder = (story: Story, { card, face }: CommandOf<'turn-order'>): Told => {
  const held = heldCardBy(story, card);
  const why = { id: 'already-so', card: cardName(story, held?.ref ?? card) } as const;
  return (
    atShip(story, card) ??
    check(held?.face !== face, why, '4B-01') ??
    tell(story, { type: 'card-turned', card, face })
  );
};

export const orders = {
  ...shared,
  'assign-bonus': assignBonus,
  'set-omega': setOmega,
  'repeat-orders': repeatOrders,
  'return-order': (story: Story, { card }: SharedCommand<'return-order'>): Told =>
    atShip(story, card) ?? giveBack(story, card, '4B-01'),
  'turn-order': turnOrder,
};
