import type { ShipId } from '../../../../core/game/events';
import type { Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Page } from '../../../../core/pages/page';
import { counterItem, noteBlocks } from '../../../admirals-shared/pages/correct/correcting';
import { numberBlocks, ordersBlocks, removal } from '../../../admirals-shared/pages/correct/ship';
import type { Piece } from '../../../admirals-shared/piece';
import { LASTING_MARKS, ROUND_MARKS, spentMark } from '../../../admirals-shared/play/names';
import { pieceOf } from '../../play/view';
import { shipsInPlay } from '../../../kit/play/ships';
import { ask } from '../ask';
import { markChip, terrainBlock } from '../shipMarks';
import { isSecret, orderActs } from '../shipOrders';
import { shipHead } from '../../../admirals-shared/pages/shipRow';
import { SILHOUETTE, trackViews, type Seen } from '../shipRow';
import { tried } from '../tried';
import { correcting } from './correcting';
import type { CommandOf } from '../../play/commands';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { mountsOf } from '../../play/activation';
import { countOf } from '../../../kit/play/reading';

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

const countsBlock = (seen: Seen, ship: ShipId): Block => ({
  block: 'items',
  label: seen.words.correct.counts,
  items: COUNTS.map((mark) => {
    const title = seen.words.correct.mark(mark);
    const value = countOf(seen.state, ship, mark);
    return counterItem(correcting(seen), { id: mark, title, value }, (to) => ({
      type: 'set-mark',
      subject: ship,
      mark,
      to,
    }));
  }),
});

const spentBlock = (seen: Seen, piece: Piece): readonly Block[] => {
  const mounts = mountsOf(seen.setup, seen.state, piece);
  if (mounts.length === 0) return [];
  const chips = mounts.map(({ armament, mount, weapon, arc, spent }): Chip => {
    const label = `${weapon?.name ?? ''} ${arc}`.trim();
    const mark = spentMark(armament, mount);
    const command = ask({ type: 'set-mark', subject: piece.id, mark, to: spent ? 0 : 1 });
    return { label, tone: 'plain', isOn: spent, act: { label, command } };
  });
  return [{ block: 'chips', label: seen.words.correct.spent, chips }];
};

/** 4B-01 I: an order may go to another ship after the reveal. */
const ordersOf = (seen: Seen, piece: Piece, answers: Answers): readonly Block[] =>
  ordersBlocks(
    correcting(seen),
    ordersAt(seen.state, piece.id).filter((card) => !isSecret(seen, card)),
    shipsInPlay(seen.state).filter(({ id }) => id !== piece.id),
    answers,
    (card, title) => orderActs(seen, card, title),
  );

const removalBlocks = (seen: Seen, ship: Ship, answers: Answers): readonly Block[] => {
  const words = seen.words.correct;
  const { lostTo, remove } = removal(correcting(seen), ship, answers);
  const back = (place: CommandOf<'return-ship'>['place'], label: string): Act =>
    tried(seen, { type: 'return-ship', ship: ship.id, place }, { label });
  return [
    lostTo,
    {
      block: 'acts',
      label: words.place,
      style: 'list',
      acts: [remove, back('play', words.back), back('reserve', words.toReserve)],
    },
  ];
};

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(seen.setup, seen.state, about);
  const ship = seen.state.ships[about];
  if (!piece || !ship) return null;
  const words = seen.words.correct;
  const isThere = ship.left === null;
  const silhouette = SILHOUETTE[piece.card.role];
  const marks = FLAGS.filter(
    (mark) => mark !== ROUND_MARKS.evadeUsed || piece.card.role === 'Escort',
  );
  const flags: Block = {
    block: 'chips',
    label: words.ship.marks,
    chips: marks.map((mark) => markChip(seen, about, mark)),
  };
  return {
    ...shipHead(ship),
    kicker: words.title,
    blocks: [
      ...(isThere ? numberBlocks(seen, piece, trackViews(seen, piece), silhouette) : []),
      ...(isThere ? [flags, countsBlock(seen, about), ...spentBlock(seen, piece)] : []),
      ...(ship.place === 'play' && isThere ? [terrainBlock(seen, piece)] : []),
      ...ordersOf(seen, piece, answers),
      ...removalBlocks(seen, ship, answers),
      ...noteBlocks(correcting(seen), answers, about),
    ],
  };
};
