import type { Block } from '../../../../../core/pages/page';
import { ORDER_TYPES } from '../../../cards/terms';
import { choice, field, plainOptions } from '../controls';
import { type Open } from '../bench';
import { effectsBlocks } from './effect';
import { requirementsBlocks } from './requirement';

/** A mark beside the type, unless the type says it. */
const psionicBlocks = ({ draft, words }: Open): readonly Block[] => {
  const { psionic: label } = words.cardDesk.reading;
  if (draft.type === label) return [];
  const on = draft.psionic === true;
  return [{ block: 'switches', switches: [{ id: 'psionic', label, on }] }];
};

/** What only an order has: its type, and what a ship needs for it. */
const orderFields = (open: Open, types: readonly string[]): readonly Block[] => [
  ...choice(open, 'type', open.words.cardDesk.editor.type, {
    style: 'segments',
    options: plainOptions(types),
  }),
  ...psionicBlocks(open),
  ...requirementsBlocks(open),
];

/** An order, a commander or a flight group, from top to bottom; `last` comes after the effects. */
export const orderEditor = (
  open: Open,
  types: readonly string[] = ORDER_TYPES,
  last: readonly Block[] = [],
): readonly Block[] => {
  const { editor } = open.words.cardDesk;
  return [
    field(open, 'code', editor.code),
    field(open, 'name', editor.name),
    ...(open.kind === 'order' ? orderFields(open, types) : []),
    ...effectsBlocks(open),
    ...last,
    field(open, 'text', editor.text, { lines: 'many', hint: editor.optional }),
  ];
};
