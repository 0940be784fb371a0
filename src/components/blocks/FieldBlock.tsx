import type { BlockOf } from '../../core/pages/page';
import { TextField } from '../TextField';
import type { PageHands } from './hands';

type FieldBlockProps = Readonly<{ block: BlockOf<'field'>; hands: PageHands }>;

/** A line or a few lines to type. */
export function FieldBlock({ block, hands }: FieldBlockProps) {
  const { id, label, value, lines, hint, problem } = block;
  return (
    <TextField
      label={label}
      value={value}
      lines={lines}
      onChange={(text) => (hands.type ?? hands.answer)(id, text)}
      {...(hint !== undefined && { hint })}
      {...(problem !== undefined && { problem })}
    />
  );
}
