import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import type { Piece } from '../piece';
import { piecesOf } from '../play/view';
import type { View } from './view';

/** Ships besides these that have something which could reach others. */
export const bystanders = ({ setup, state }: View, besides: readonly string[]): readonly Piece[] =>
  piecesOf(setup, state).filter(
    ({ id, keywords, effects }) => !besides.includes(id) && keywords.length + effects.length > 0,
  );

/** What a ship has that could reach others. */
export const carriedBy = ({ keywords, orders }: Piece): string =>
  [...keywords.map(makeKeyword), ...orders].join(' · ');
