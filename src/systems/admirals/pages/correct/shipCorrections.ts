import type { ShipId } from '../../../../core/game/events';
import { trackOf, type Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Page } from '../../../../core/pages/page';
import { FACINGS } from '../../cards/types';
import type { Piece } from '../../piece';
import { mountsOf } from '../../play/activation';
import { ordersAt } from '../../play/cardsInPlay';
import { LASTING_MARKS, ROUND_MARKS, shieldTrack, spentMark } from '../../play/names';
import { countOf } from '../../play/reading';
import { pieceOf, shipsInPlay } from '../../play/view';
import { ask } from '../ask';
import { textAt } from '../answered';
import { markChip, terrainBlock } from '../shipMarks';
import { isSecret, orderActs } from '../shipOrders';
import {
  criticalsView,
  exhaustedView,
  hullView,
  nameOfShip,
  poolView,
  SILHOUETTE,
  type Seen,
} from '../shipRow';
import { tried } from '../tried';
import { counterItem } from './counters';
import { noteBlocks } from './noteBlocks';

const setTo = (ship: ShipId, track: string) => (to: number) =>
  ask({ type: 'set-track', ship, track, to });

/** The numbers as they are on the table: nothing follows from them but a defeat. */
const numbers = (seen: Seen, piece: Piece): readonly Block[] => {
  const views = [
    hullView(seen, piece),
    ...(piece.shields.as === 'pool' ? [poolView(seen, piece)] : []),
    criticalsView(seen, piece),
    exhaustedView(seen, piece),
  ].map((view) => ({ ...view, set: setTo(piece.id, view.id) }));
  if (piece.shields.as === 'pool') return [{ block: 'tracks', tracks: views }];
  const facings = FACINGS.map((facing) => {
    const track = shieldTrack(facing);
    const { now, max } = trackOf(seen.state, piece.id, track) ?? { now: 0, max: 0 };
    return { label: facing, now, max: max ?? now, set: setTo(piece.id, track) };
  });
  const silhouette = SILHOUETTE[piece.card.role];
  return [
    { block: 'tracks', tracks: views },
    { block: 'shields', silhouette, team: piece.team, facings },
  ];
};

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
    return counterItem(seen, { id: mark, title, value }, (to) => ({
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
const ordersBlocks = (seen: Seen, piece: Piece, answers: Answers): readonly Block[] => {
  const held = ordersAt(seen.state, piece.id).filter((card) => !isSecret(seen, card));
  if (held.length === 0) return [];
  const words = seen.words.correct;
  const others = shipsInPlay(seen.state).filter(({ id }) => id !== piece.id);
  const told = textAt(answers, 'orderTo');
  const to = others.find(({ id }) => id === told) ?? others[0];
  return [
    {
      block: 'choice',
      id: 'orderTo',
      label: words.moveTo,
      style: 'menu',
      value: to?.id ?? null,
      options: others.map(({ id }) => ({ value: id, label: nameOfShip(seen, id) })),
    },
    {
      block: 'items',
      label: words.ship.orders,
      items: held.map((card) => {
        const title = seen.setup.cards[card.ref]?.name ?? card.ref;
        const moves: readonly Act[] = to
          ? [
              tried(
                seen,
                { type: 'move-order', card: card.id, to: to.id },
                { label: words.move(title, nameOfShip(seen, to.id)) },
              ),
            ]
          : [];
        return { id: card.id, title, acts: [...orderActs(seen, card, title), ...moves] };
      }),
    },
  ];
};

const removal = (seen: Seen, ship: Ship, answers: Answers): readonly Block[] => {
  const words = seen.words.correct;
  const foes = shipsInPlay(seen.state).filter(({ team }) => team !== ship.team);
  const by = foes.find(({ id }) => id === textAt(answers, 'by'))?.id;
  const command = {
    type: 'remove-ship',
    ship: ship.id,
    ...(by === undefined ? {} : { by }),
  } as const;
  const acts: readonly Act[] = [
    tried(seen, command, { label: words.remove, tone: 'warning' }),
    tried(seen, { type: 'return-ship', ship: ship.id, place: 'play' }, { label: words.back }),
    tried(
      seen,
      { type: 'return-ship', ship: ship.id, place: 'reserve' },
      { label: words.toReserve },
    ),
  ];
  return [
    {
      block: 'choice',
      id: 'by',
      label: words.removedBy,
      style: 'menu',
      value: by ?? null,
      options: [
        { value: null, label: seen.words.playPages.nobody },
        ...foes.map(({ id }) => ({ value: id, label: nameOfShip(seen, id) })),
      ],
    },
    { block: 'acts', label: words.place, style: 'list', acts },
  ];
};

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(seen.setup, seen.state, about);
  const ship = seen.state.ships[about];
  if (!piece || !ship) return null;
  const words = seen.words.correct;
  const isThere = ship.left === null;
  const marks = FLAGS.filter(
    (mark) => mark !== ROUND_MARKS.evadeUsed || piece.card.role === 'Escort',
  );
  const flags: Block = {
    block: 'chips',
    label: words.ship.marks,
    chips: marks.map((mark) => markChip(seen, about, mark)),
  };
  return {
    title: ship.name,
    ...(ship.badge === null ? {} : { badge: ship.badge }),
    kicker: words.title,
    team: ship.team,
    blocks: [
      ...(isThere ? numbers(seen, piece) : []),
      ...(isThere ? [flags, countsBlock(seen, about), ...spentBlock(seen, piece)] : []),
      ...(ship.place === 'play' && isThere ? [terrainBlock(seen, piece)] : []),
      ...ordersBlocks(seen, piece, answers),
      ...removal(seen, ship, answers),
      ...noteBlocks(seen, answers, about),
    ],
  };
};
