import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Page } from '../../../../core/pages/page';
import { lateOrderBlocks, orderBlocks } from '../../../admirals-shared/pages/orderCorrections';
import { shieldZones } from '../../../admirals-shared/pages/shipRow';
import { terrainBlock } from '../../../admirals-shared/pages/terrainBlock';
import { TERRAINS } from '../../../admirals-shared/cards/terms';
import { readsTerrain } from '../reads';
import { LASTING_MARKS, ROUND_MARKS, spentMark } from '../../../admirals-shared/play/names';
import { ordersAt } from '../../../admirals-shared/play/orders';
import * as correcting from '../../../kit/pages/correct/game';
import { chipsBlock, type Blocks } from '../../../kit/pages/laidOut';
import { shipsInPlay } from '../../../kit/play/ships';
import { mountsOf } from '../../play/activation';
import type { CommandOf } from '../../play/commands';
import { readsMark, isSecret, orderActs } from '../shipPage';
import { trackViews, type View } from '../shipRow';
import type { Piece } from '../../piece';

const FLAGS = [
  ROUND_MARKS.activated,
  LASTING_MARKS.reloading,
  ROUND_MARKS.heavyLocked,
  ROUND_MARKS.evadeUsed,
  ROUND_MARKS.augurUsed,
  ROUND_MARKS.escaped,
  ROUND_MARKS.startedInCore,
  LASTING_MARKS.nearStrategic,
];

const COUNTS = [
  ROUND_MARKS.strikesMade,
  ROUND_MARKS.movesUsed,
  ROUND_MARKS.skilledUsed,
  ROUND_MARKS.skirmishDicePenalty,
  ROUND_MARKS.grudge,
];

const spentBlock = (view: View, piece: Piece): Blocks =>
  chipsBlock(
    view.words.correct.spent,
    mountsOf(view.setup, view.state, piece).map(({ armament, mount, weapon, arc }) => {
      const label = `${weapon?.name ?? ''} ${view.words.pages.term(arc)}`.trim();
      return correcting.markChip(view, piece.id, spentMark(armament, mount), { label });
    }),
  );

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (view: View, about: ShipId, answers: Answers): Page | null => {
  const { state, words } = view;
  const piece = view.pieceOf(about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const marks = FLAGS.filter(
    (mark) => mark !== ROUND_MARKS.evadeUsed || piece.card.role === 'Escort',
  );
  const back = (place: CommandOf<'return-ship'>['place'], label: string): Act =>
    view.tried({ type: 'return-ship', ship: about, place }, { label });
  return correcting.shipCorrections(view, ship, answers, {
    tracks: trackViews(view, piece),
    zones: shieldZones(view, piece),
    flags: marks.map((mark) => correcting.markChip(view, about, mark, readsMark(mark))),
    counts: COUNTS.map((mark) =>
      correcting.markCounter(view, about, mark, words.correct.mark(mark)),
    ),
    more: [
      spentBlock(view, piece),
      ship.place === 'play' && terrainBlock(view, piece, TERRAINS, readsTerrain),
    ],
    // 4B-01 I: an order may go to another ship after the reveal.
    cards: [
      orderBlocks(
        view,
        ordersAt(state, about).filter((card) => !isSecret(view, card)),
        shipsInPlay(state).filter(({ id }) => id !== about),
        answers,
        (card, title) => orderActs(view, card, title),
      ),
      lateOrderBlocks(view, ship, answers),
    ],
    back: [back('play', words.correct.back), back('reserve', words.correct.toReserve)],
  });
};
