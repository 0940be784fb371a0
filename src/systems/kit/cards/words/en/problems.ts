import type { Sentences } from '../../../../../core/checked/sentences';
import { number } from '../../../english';
import type { ChartWhy } from '../../chartForm';

/** What can be wrong with a form, besides what can be wrong with any draft. */
export const formProblems: Sentences<ChartWhy> = {
  'chart-result': ({ found, first, last }) =>
    `“${found}” is not a chart result: use ${number(first)} to ${number(last)}.`,
  'chart-result-twice': ({ result }) => `Result ${number(result)} is in two rows.`,
};
