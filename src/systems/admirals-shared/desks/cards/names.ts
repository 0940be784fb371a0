import type { Answers } from '../../../../core/pages/answers';
import type { CardName } from '../../../../core/pages/desks';
import type { Bench } from './bench';

/** 3A-03: a ship strikes with weapon cards, so these travel with it; orders and lists name what a player may not have. */
export const names = (bench: Bench, draft: Answers): readonly CardName[] =>
  draft.kind === 'ship' ? bench.names(draft).filter(({ kind }) => kind === 'weapon') : [];
