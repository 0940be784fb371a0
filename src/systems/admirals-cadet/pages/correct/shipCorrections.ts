import type { ShipId } from '../../../../core/game/events';
import { hasMark, trackOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Page } from '../../../../core/pages/page';
import {
  countOf,
  FACINGS,
  shieldTrack,
  shipName,
  shipsInPlay,
  spentMark,
  textAt,
} from '../../../admirals/editions';
import type { Piece } from '../../piece';
import { LASTING_MARKS, reloadingMark, TURN_MARKS } from '../../play/names';
import { mountsOf } from '../../play/situations';
import { ordersAt, pieceOf } from '../../play/view';
import { ask, tried, type Seen } from '../seen';
import { terrainBlock } from '../shipPage';
import { isSecret, SILHOUETTE, trackViews } from '../shipRow';
import { counterItem, noteBlocks } from './counters';

const setTo = (ship: ShipId, track: string) => (to: number) =>
  ask({ type: 'set-track', ship, track, to });

/** The boxes as they are on the table: nothing follows from them but a loss. */
const numbers = (seen: Seen, piece: Piece): readonly Block[] => {
  const tracks = trackViews(seen, piece).map((view) => ({
    ...view,
    set: setTo(piece.id, view.id),
  }));
  if (piece.shields.as === 'pool') return [{ block: 'tracks', tracks }];
  const facings = FACINGS.map((facing) => {
    const track = shieldTrack(facing);
    const { now, max } = trackOf(seen.state, piece.id, track) ?? { now: 0, max: 0 };
    return { label: facing, now, max: max ?? now, set: setTo(piece.id, track) };
  });
  const silhouette = SILHOUETTE[piece.card.role];
  return [
    { block: 'tracks', tracks },
    { block: 'shields', silhouette, team: piece.team, facings },
  ];
};

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
    counterItem(seen, { id: mark, title, value: countOf(seen.state, piece.id, mark) }, (to) => ({
      type: 'set-mark',
      subject: piece.id,
      mark,
      to,
    }));
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

const ordersBlocks = (seen: Seen, piece: Piece, answers: Answers): readonly Block[] => {
  const held = ordersAt(seen.state, piece.id).filter((card) => !isSecret(card));
  if (held.length === 0) return [];
  const { correct } = seen.words;
  const others = shipsInPlay(seen.state, piece.team).filter(({ id }) => id !== piece.id);
  const to = others.find(({ id }) => id === textAt(answers, 'orderTo')) ?? others[0];
  const choice: Block = {
    block: 'choice',
    id: 'orderTo',
    label: correct.moveTo,
    style: 'menu',
    value: to?.id ?? null,
    options: others.map(({ id }) => ({ value: id, label: shipName(seen.state, id) })),
  };
  const moveAct = (card: string, title: string): readonly Act[] =>
    to
      ? [
          tried(
            seen,
            { type: 'move-order', card, to: to.id },
            { label: correct.move(title, shipName(seen.state, to.id)) },
          ),
        ]
      : [];
  return [
    ...(to ? [choice] : []),
    {
      block: 'items',
      label: correct.ship.orders,
      items: held.map(({ id, ref }) => {
        const title = seen.setup.cards[ref]?.name ?? ref;
        const { giveBack, ofOrder } = correct.ship;
        const back = tried(
          seen,
          { type: 'return-order', card: id },
          { label: giveBack, spoken: ofOrder(giveBack, title) },
        );
        return { id, title, acts: [back, ...moveAct(id, title)] };
      }),
    },
  ];
};

const removal = (seen: Seen, ship: Ship, answers: Answers): readonly Block[] => {
  const { correct } = seen.words;
  const foes = shipsInPlay(seen.state).filter(({ team }) => team !== ship.team);
  const by = foes.find(({ id }) => id === textAt(answers, 'by'))?.id;
  const remove = {
    type: 'remove-ship',
    ship: ship.id,
    ...(by === undefined ? {} : { by }),
  } as const;
  const lostTo: Block = {
    block: 'choice',
    id: 'by',
    label: correct.removedBy,
    style: 'menu',
    value: by ?? null,
    options: [
      { value: null, label: correct.nobody },
      ...foes.map(({ id }) => ({ value: id, label: shipName(seen.state, id) })),
    ],
  };
  const acts: readonly Act[] = [
    tried(seen, remove, { label: correct.remove, tone: 'warning' }),
    tried(seen, { type: 'return-ship', ship: ship.id }, { label: correct.back }),
  ];
  return [
    ...(ship.left === null ? [lostTo] : []),
    { block: 'acts', label: correct.place, style: 'list', acts },
  ];
};

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(seen.setup, seen.state, about);
  const ship = seen.state.ships[about];
  if (!piece || !ship) return null;
  const isThere = ship.left === null;
  const isOver = seen.state.outcome !== null;
  return {
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    kicker: seen.words.correct.title,
    team: ship.team,
    blocks: [
      ...(isThere
        ? [...numbers(seen, piece), flagsBlock(seen, piece), countsBlock(seen, piece)]
        : []),
      ...(ship.place === 'play' && isThere ? [terrainBlock(seen, piece)] : []),
      ...(isOver ? [] : [...ordersBlocks(seen, piece, answers), ...removal(seen, ship, answers)]),
      ...noteBlocks(seen, answers, about),
    ],
  };
};
