import type { Block } from '../../../core/pages/page';
import type { Tally } from '../../admirals-shared/explain';
import { entryForSource } from '../reference/entriesFor';
import type { View } from './shipRow';
import { tallySum } from '../../admirals-shared/pages/tallyRows';

export const tallyBlock = (
  { words }: Pick<View, 'words'>,
  label: string,
  tally: Tally,
  total: string,
): Block => tallySum(words.explain, label, tally, total, entryForSource);
