import type { Item } from '../../../../core/pages/page';
import type { AdmiralsCommand } from '../../play/commands';
import type { Seen } from '../shipRow';
import { tried } from '../tried';

/** A number with a button for one less and one for one more. */
export const counterItem = (
  seen: Seen,
  { id, title, value }: { readonly id: string; readonly title: string; readonly value: number },
  to: (value: number) => AdmiralsCommand,
): Item => ({
  id,
  title,
  count: {
    value,
    less: tried(seen, to(value - 1), { label: seen.words.correct.less(title) }),
    more: tried(seen, to(value + 1), { label: seen.words.correct.more(title) }),
  },
});
