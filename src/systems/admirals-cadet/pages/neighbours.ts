import type { Answers } from '../../../core/pages/answers';
import type { SwitchView } from '../../../core/pages/page';
import { holdsItem, itemsAt, toggled } from '../../kit/pages/toggled';
import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import { shipName } from '../../kit/play/ships';
import type { Piece } from '../piece';
import { piecesOf } from '../play/view';
import type { Seen } from './seen';

/** Further than any card reaches that names a number. */
const FURTHEST = 6;

/** The hexes within which a ship changes something: where the figures differ from those one hex further away. */
export const reachesOf = (figuresAt: (distance: number | null) => string): readonly number[] => {
  const figures = Array.from({ length: FURTHEST + 1 }, (_, distance) => figuresAt(distance));
  const beyond = [...figures.slice(1), figuresAt(null)];
  return figures.flatMap((one, within) => (one === beyond[within] ? [] : [within]));
};

/** Ships besides these that have something which could reach others. */
export const bystanders = ({ setup, state }: Seen, besides: readonly string[]): readonly Piece[] =>
  piecesOf(setup, state).filter(
    ({ id, keywords, effects }) => !besides.includes(id) && keywords.length + effects.length > 0,
  );

/** A question for the table: is it so near? `end` is where the answers of one of the two stand. */
export const nearSwitch = (
  { state, words }: Seen,
  answers: Answers,
  end: string,
  { piece, to, within }: { readonly piece: Piece; readonly to: string; readonly within: number },
): SwitchView => {
  const told = itemsAt(answers, end);
  const pair = [piece.id, within];
  return {
    id: `${end} ${piece.id} ${within}`,
    label: words.pages.aim.within(shipName(state, piece.id), shipName(state, to), within),
    detail: [...piece.keywords.map(makeKeyword), ...piece.orders].join(' · '),
    on: holdsItem(told, pair),
    answers: {
      on: { [end]: toggled(told, pair, true) },
      off: { [end]: toggled(told, pair, false) },
    },
  };
};
