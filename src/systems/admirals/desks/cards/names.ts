import type { Answers } from '../../../../core/pages/answers';
import type { CardName } from '../../../../core/pages/desks';
import { referencesOf } from '../../cards/references';
import type { Bench } from './bench';

/** 3A-03: a ship strikes with weapon cards, so these travel with it; orders and lists name what a player may not have. */
export const names = ({ read }: Bench, draft: Answers): readonly CardName[] => {
  const card = read(draft);
  if (!card.ok || card.value.kind !== 'ship') return [];
  return referencesOf(card.value).filter(({ kind }) => kind === 'weapon');
};
