import type { Block } from '../../../core/pages/page';
import { explainWords, tallySum, type Tally } from '../../admirals/editions';
import { readsSource } from './seen';

/** A number with everything that led to it. */
export const tallyBlock = (label: string, tally: Tally, total: string): Block =>
  tallySum(explainWords, label, tally, total, (line) => readsSource(line).entry ?? null);
