import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Chip, Item, Page } from '../../../../core/pages/page';
import { orderBlocks } from '../../../admirals-shared/pages/orderCorrections';
import { shieldZones } from '../../../admirals-shared/pages/shipRow';
import { spentMark } from '../../../admirals-shared/play/names';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { markChip, markCounter } from '../../../kit/pages/correct/parts';
import { shipCorrections as corrections } from '../../../kit/pages/correct/ship';
import { shipsInPlay } from '../../../kit/play/ships';
import type { Piece } from '../../piece';
import { LASTING_MARKS, reloadingMark, TURN_MARKS } from '../../play/names';
import { mountsOf } from '../../play/situations';
import { pieceOf } from '../../play/view';
import { terrainBlock } from '../shipPage';
import { isSecret, trackViews } from '../shipRow';
import type { View } from '../view';

const FLAGS = [
  TURN_MARKS.activated,
  LASTING_MARKS.crippled,
  TURN_MARKS.withFriend,
  TURN_MARKS.skirmished,
];

/** What it has done, its keyword box, its Heavy Ready boxes. */
const flagsOf = (view: View, piece: Piece): readonly Chip[] => {
  const { id, card } = piece;
  const hasStarcaster = card.keywords.some(({ name }) => name === 'Starcaster');
  const heavies = mountsOf(view.setup, view.state, piece).filter(
    ({ mount, weapon }) => mount === 0 && weapon?.types.includes('Heavy') === true,
  );
  return [
    ...[...FLAGS, ...(hasStarcaster ? [TURN_MARKS.starcaster] : [])].map((mark) =>
      markChip(view, id, mark),
    ),
    ...heavies.map(({ armament, weapon, weaponCode }) =>
      markChip(view, id, reloadingMark(armament), {
        label: view.words.correct.reloading(weapon?.name ?? weaponCode),
      }),
    ),
  ];
};

/** Moves that were made, and dice of each armament that were used. */
const countsOf = (view: View, piece: Piece): readonly Item[] => {
  const { correct } = view.words;
  const { movesUsed } = TURN_MARKS;
  return [
    markCounter(view, piece.id, movesUsed, correct.mark(movesUsed)),
    ...mountsOf(view.setup, view.state, piece).map(({ armament, mount, weapon, weaponCode, arc }) =>
      markCounter(
        view,
        piece.id,
        spentMark(armament, mount),
        correct.used(weapon?.name ?? weaponCode, arc),
      ),
    ),
  ];
};

const giveBack = (view: View, card: string, title: string): Act => {
  const { giveBack: label, ofOrder } = view.words.correct.ship;
  return view.tried({ type: 'return-order', card }, { label, spoken: ofOrder(label, title) });
};

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (view: View, about: ShipId, answers: Answers): Page | null => {
  const { setup, state, words } = view;
  const piece = pieceOf(setup, state, about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  return corrections(view, ship, answers, {
    tracks: trackViews(view, piece),
    zones: shieldZones(piece),
    flags: flagsOf(view, piece),
    counts: countsOf(view, piece),
    more: ship.place === 'play' ? [terrainBlock(view, piece)] : [],
    cards: orderBlocks(
      view,
      ordersAt(state, about).filter((card) => !isSecret(card)),
      shipsInPlay(state, piece.team).filter(({ id }) => id !== about),
      answers,
      ({ id }, title) => [giveBack(view, id, title)],
    ),
    back: [view.tried({ type: 'return-ship', ship: about }, { label: words.correct.back })],
  });
};
