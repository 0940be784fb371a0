import type { ShipId } from '../../../../core/game/events';
import { hasMark, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Page } from '../../../../core/pages/page';
import { counterItem, noteBlocks } from '../../../admirals-shared/pages/correct/correcting';
import { numberBlocks, ordersBlocks, removal } from '../../../admirals-shared/pages/correct/ship';
import { shipsInPlay } from '../../../kit/play/ships';
import { spentMark } from '../../../admirals-shared/play/names';
import type { Piece } from '../../piece';
import { LASTING_MARKS, reloadingMark, TURN_MARKS } from '../../play/names';
import { mountsOf } from '../../play/situations';
import { pieceOf } from '../../play/view';
import { ask, tried, type Seen } from '../seen';
import { terrainBlock } from '../shipPage';
import { isSecret, SILHOUETTE, trackViews } from '../shipRow';
import { shipHead } from '../../../admirals-shared/pages/shipRow';
import { correcting } from './correcting';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { countOf } from '../../../kit/play/reading';

const markChip = ({ state }: Seen, ship: ShipId, mark: string, label: string): Chip => {
  const isOn = hasMark(state, ship, mark);
  const command = ask({ type: 'set-mark', subject: ship, mark, to: isOn ? 0 : 1 });
  return { label, tone: 'plain', isOn, act: { label, command } };
};

/** Heavy: the armaments that have a Heavy Ready box. */
const heavyArmaments = (
  { setup, state }: Seen,
  piece: Piece,
): readonly { readonly armament: number; readonly name: string }[] =>
  mountsOf(setup, state, piece)
    .filter(({ mount, weapon }) => mount === 0 && weapon?.types.includes('Heavy') === true)
    .map(({ armament, weapon, weaponCode }) => ({ armament, name: weapon?.name ?? weaponCode }));

/** The flags of a card: what it has done, its keyword box, its Heavy Ready boxes. */
const flagsBlock = (seen: Seen, piece: Piece): Block => {
  const { id, card } = piece;
  const { correct } = seen.words;
  const flags = [
    TURN_MARKS.activated,
    LASTING_MARKS.crippled,
    TURN_MARKS.withFriend,
    TURN_MARKS.skirmished,
  ];
  return {
    block: 'chips',
    label: correct.ship.marks,
    chips: [
      ...flags.map((mark) => markChip(seen, id, mark, correct.mark(mark))),
      ...(card.keywords.some(({ name }) => name === 'Starcaster')
        ? [markChip(seen, id, TURN_MARKS.starcaster, correct.mark(TURN_MARKS.starcaster))]
        : []),
      ...heavyArmaments(seen, piece).map(({ armament, name }) =>
        markChip(seen, id, reloadingMark(armament), correct.reloading(name)),
      ),
    ],
  };
};

/** Moves that were made, and dice of each armament that were used. */
const countsBlock = (seen: Seen, piece: Piece): Block => {
  const { correct } = seen.words;
  const count = (mark: string, title: string) =>
    counterItem(
      correcting(seen),
      { id: mark, title, value: countOf(seen.state, piece.id, mark) },
      (to) => ({
        type: 'set-mark',
        subject: piece.id,
        mark,
        to,
      }),
    );
  return {
    block: 'items',
    label: correct.counts,
    items: [
      count(TURN_MARKS.movesUsed, correct.mark(TURN_MARKS.movesUsed)),
      ...mountsOf(seen.setup, seen.state, piece).map(
        ({ armament, mount, weapon, weaponCode, arc }) =>
          count(spentMark(armament, mount), correct.used(weapon?.name ?? weaponCode, arc)),
      ),
    ],
  };
};

const giveBack = (seen: Seen, card: string, title: string): Act => {
  const { giveBack: label, ofOrder } = seen.words.correct.ship;
  return tried(seen, { type: 'return-order', card }, { label, spoken: ofOrder(label, title) });
};

const ordersOf = (seen: Seen, piece: Piece, answers: Answers): readonly Block[] =>
  ordersBlocks(
    correcting(seen),
    ordersAt(seen.state, piece.id).filter((card) => !isSecret(card)),
    shipsInPlay(seen.state, piece.team).filter(({ id }) => id !== piece.id),
    answers,
    ({ id }, title) => [giveBack(seen, id, title)],
  );

const removalBlocks = (seen: Seen, ship: Ship, answers: Answers): readonly Block[] => {
  const { correct } = seen.words;
  const { lostTo, remove } = removal(correcting(seen), ship, answers);
  const back = tried(seen, { type: 'return-ship', ship: ship.id }, { label: correct.back });
  return [
    ...(ship.left === null ? [lostTo] : []),
    { block: 'acts', label: correct.place, style: 'list', acts: [remove, back] },
  ];
};

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(seen.setup, seen.state, about);
  const ship = seen.state.ships[about];
  if (!piece || !ship) return null;
  const isThere = ship.left === null;
  const silhouette = SILHOUETTE[piece.card.role];
  const isOver = seen.state.outcome !== null;
  return {
    ...shipHead(ship),
    kicker: seen.words.correct.title,
    blocks: [
      ...(isThere
        ? [
            ...numberBlocks(seen, piece, trackViews(seen, piece), silhouette),
            flagsBlock(seen, piece),
            countsBlock(seen, piece),
          ]
        : []),
      ...(ship.place === 'play' && isThere ? [terrainBlock(seen, piece)] : []),
      ...(isOver ? [] : [...ordersOf(seen, piece, answers), ...removalBlocks(seen, ship, answers)]),
      ...noteBlocks(correcting(seen), answers, about),
    ],
  };
};
