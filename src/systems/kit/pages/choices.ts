import type { Answer } from '../../../core/pages/answers';
import type { Block, BlockOf } from '../../../core/pages/page';
import type { Reads } from './reads';

const choiceAs =
  (style: BlockOf<'choice'>['style']) =>
  <Value extends Answer>(
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
    style,
    value,
    options: values.map((one) => ({ value: one, label: labelOf(one) })),
    ...reads,
  });

/** One of a few, side by side. */
export const chipsChoice = choiceAs('chips');
export const segmentsChoice = choiceAs('segments');
/** One of many, behind a menu, or below one another. */
export const menuChoice = choiceAs('menu');
export const listChoice = choiceAs('list');

/** On or off. */
export const switchAt = (id: string, label: string, on: boolean, reads: Reads = {}): Block => ({
  block: 'switches',
  switches: [{ id, label, on, ...reads }],
});
