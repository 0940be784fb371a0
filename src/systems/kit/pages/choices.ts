import type { Answer } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import type { Reads } from './reads';

/** One of a few, side by side. */
export const chipsChoice = <Value extends Answer>(
  id: string,
  label: string,
  value: Value | null,
  values: readonly Value[],
  labelOf: (value: Value) => string,
  reads: Reads = {},
): Block => ({
  block: 'choice',
  id,
  label,
  style: 'chips',
  value,
  options: values.map((one) => ({ value: one, label: labelOf(one) })),
  ...reads,
});
