import type { Page } from '../../../core/pages/page';
import type { Seen } from './shipRow';

/** A page whose moment is not now: it has passed, or was taken back. */
export const pastPage = ({ words }: Seen, title: string): Page => ({
  title,
  blocks: [{ block: 'text', text: words.playPages.past.text }],
  primary: { label: words.playPages.past.act, opens: 'bridge' },
  isPast: true,
});
