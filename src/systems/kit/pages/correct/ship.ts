import type { ShipId } from '../../../../core/game/events';
import type { Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Chip, Item, Page, TrackView } from '../../../../core/pages/page';
import type { HandCommand } from '../../play/commands';
import { shipName, shipsInPlay } from '../../play/ships';
import { textAt } from '../answered';
import { shipHead, zoneViews, type Zone } from '../shipRow';
import type { GameView } from '../view';
import { isClosed, noteBlocks } from './parts';

const setTo =
  (ship: ShipId, track: string) =>
  (to: number): HandCommand<'set-track'> => ({ type: 'set-track', ship, track, to });

/** The numbers as they are on the table: nothing follows from them but that the ship is lost. */
const numberBlocks = (
  view: GameView,
  { id, team }: Pick<Ship, 'id' | 'team'>,
  views: readonly TrackView[],
  zones: readonly Zone[],
): readonly Block[] => {
  const tracks: Block = {
    block: 'tracks',
    tracks: views.map((track) => ({ ...track, set: setTo(id, track.id) })),
  };
  const look = view.cardLook(id);
  if (zones.length === 0 || look === null) return [tracks];
  const { silhouette } = look;
  return [tracks, { block: 'zones', silhouette, team, zones: zoneViews(view, id, zones, setTo) }];
};

/** Out of the battle, lost to whom, and back again. */
const removalBlocks = (
  { state, words, tried }: GameView,
  { id: ship, team, left }: Ship,
  answers: Answers,
  back: readonly Act[],
): readonly Block[] => {
  const foes = shipsInPlay(state).filter((one) => one.team !== team);
  const by = foes.find(({ id }) => id === textAt(answers, 'by'))?.id;
  const remove = tried(
    { type: 'remove-ship', ship, ...(by === undefined ? {} : { by }) },
    { label: words.correct.remove, tone: 'warning' },
  );
  const lostTo: Block = {
    block: 'choice',
    id: 'by',
    label: words.correct.removedBy,
    style: 'menu',
    value: by ?? null,
    options: [
      { value: null, label: words.pages.nobody },
      ...foes.map(({ id }) => ({ value: id, label: shipName(state, id) })),
    ],
  };
  return [
    ...(left === null ? [lostTo] : []),
    { block: 'acts', label: words.correct.place, style: 'list', acts: [remove, ...back] },
  ];
};

/** What a game keeps of a ship. */
export interface OwnShip {
  readonly tracks: readonly TrackView[];
  readonly zones?: readonly Zone[];
  /** Marks that are on or off, and marks that are counted. */
  readonly flags: readonly Chip[];
  readonly counts?: readonly Item[];
  /** What else is set while it is there. */
  readonly more?: readonly Block[];
  /** Its cards. */
  readonly cards?: readonly Block[];
  /** How it comes back into the battle. */
  readonly back?: readonly Act[];
}

/** Everything of a ship that is kept, set by hand; the log says so. */
export const shipCorrections = (
  view: GameView,
  ship: Ship,
  answers: Answers,
  { tracks, zones = [], flags, counts = [], more = [], cards = [], back = [] }: OwnShip,
): Page => {
  const words = view.words.correct;
  const isOver = view.state.outcome !== null;
  return {
    ...shipHead(ship),
    kicker: words.title,
    blocks: [
      ...(ship.left === null
        ? [
            ...numberBlocks(view, ship, tracks, zones),
            { block: 'chips', label: words.ship.marks, chips: flags } as const,
            ...(counts.length > 0
              ? [{ block: 'items', label: words.counts, items: counts } as const]
              : []),
            ...more,
          ]
        : []),
      ...(isOver ? [] : cards),
      ...(isClosed(view) ? [] : removalBlocks(view, ship, answers, back)),
      ...noteBlocks(view, answers, ship.id),
    ],
  };
};
