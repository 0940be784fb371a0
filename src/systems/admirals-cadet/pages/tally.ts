import type { Block } from '../../../core/pages/page';
import { explainWords } from '../../admirals-shared/words/en/explain';
import { tallySum } from '../../admirals-shared/pages/tallyRows';
import type { Tally } from '../../admirals-shared/explain';
import { readsSource } from './view';

/** A number with everything that led to it. */
export const tallyBlock = (label: string, tally: Tally, total: string): Block =>
  tallySum(explainWords, label, tally, total, (line) => readsSource(line).entry ?? null);
