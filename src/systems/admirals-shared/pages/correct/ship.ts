import type { ShipId } from '../../../../core/game/events';
import type { HeldCard, Ship } from '../../../../core/game/state';
import type { Answers } from '../../../../core/pages/answers';
import type { Silhouette } from '../../../../core/drawing/drawing';
import type { Act, Block, TrackView } from '../../../../core/pages/page';
import { textAt } from '../../../kit/pages/answered';
import type { AnyPiece } from '../../piece';
import { shipName, shipsInPlay } from '../../../kit/play/ships';
import { facingViews } from '../shipRow';
import type { Correcting } from './correcting';
import type { HandCommand } from '../../../kit/play/commands';

const setTo =
  (ship: ShipId, track: string) =>
  (to: number): HandCommand<'set-track'> => ({ type: 'set-track', ship, track, to });

/** The numbers as they are on the table: nothing follows from them but that the ship is lost. */
export const numberBlocks = (
  { state }: Pick<Correcting, 'state'>,
  { id, team, shields }: AnyPiece<unknown, unknown, unknown>,
  views: readonly TrackView[],
  silhouette: Silhouette,
): readonly Block[] => {
  const tracks = views.map((view) => ({ ...view, set: setTo(id, view.id) }));
  if (shields.as === 'pool') return [{ block: 'tracks', tracks }];
  const facings = facingViews({ state }, id, setTo);
  return [
    { block: 'tracks', tracks },
    { block: 'zones', silhouette, team, zones: facings },
  ];
};

/** The orders at a ship, what can be done with each, and another ship that one may go to. */
export const ordersBlocks = (
  { setup, state, words, tried }: Correcting,
  held: readonly HeldCard[],
  others: readonly Ship[],
  answers: Answers,
  actsOf: (card: HeldCard, title: string) => readonly Act[],
): readonly Block[] => {
  if (held.length === 0) return [];
  const to = others.find(({ id }) => id === textAt(answers, 'orderTo')) ?? others[0];
  const moveActs = (card: HeldCard, title: string): readonly Act[] => {
    if (!to) return [];
    const label = words.move(title, shipName(state, to.id));
    return [tried({ type: 'move-order', card: card.id, to: to.id }, { label })];
  };
  const choice: Block = {
    block: 'choice',
    id: 'orderTo',
    label: words.moveTo,
    style: 'menu',
    value: to?.id ?? null,
    options: others.map(({ id }) => ({ value: id, label: shipName(state, id) })),
  };
  return [
    ...(to ? [choice] : []),
    {
      block: 'items',
      label: words.ship.orders,
      items: held.map((card) => {
        const title = setup.cards[card.ref]?.name ?? card.ref;
        return { id: card.id, title, acts: [...actsOf(card, title), ...moveActs(card, title)] };
      }),
    },
  ];
};

/** Out of the battle, and lost to whom. */
export const removal = (
  { state, words, tried }: Correcting,
  { id: ship, team }: Ship,
  answers: Answers,
): { readonly lostTo: Block; readonly remove: Act } => {
  const foes = shipsInPlay(state).filter((one) => one.team !== team);
  const by = foes.find(({ id }) => id === textAt(answers, 'by'))?.id;
  return {
    lostTo: {
      block: 'choice',
      id: 'by',
      label: words.removedBy,
      style: 'menu',
      value: by ?? null,
      options: [
        { value: null, label: words.nobody },
        ...foes.map(({ id }) => ({ value: id, label: shipName(state, id) })),
      ],
    },
    remove: tried(
      { type: 'remove-ship', ship, ...(by === undefined ? {} : { by }) },
      { label: words.remove, tone: 'warning' },
    ),
  };
};
