import { keywordNearby } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

const REACH = 2;
const MOST = 2;

/** 9R: an opponent that starts its activation within 2 hexes makes no more than 2 Moves. */
export const threader: KeywordRule = {
  name: 'Threader',
  rule: '9R',
  value: 'none',
  movesNearby: (moves, at) => {
    const { bearer, about, distance } = at;
    const holds = bearer.team !== about.team && distance <= REACH && moves.value.max > MOST;
    if (!holds) return moves;
    const value = { min: Math.min(moves.value.min, MOST), max: MOST };
    const change = { as: 'limit', to: MOST } as const;
    return { value, lines: [...moves.lines, { source: keywordNearby(at), change, rule: '9R' }] };
  },
};
