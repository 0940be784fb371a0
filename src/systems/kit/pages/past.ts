import type { Page } from '../../../core/pages/page';
import type { GameView } from './shipRow';

/** A page whose moment is not now: it has passed, or was taken back. */
export const pastPage = ({ words }: Pick<GameView, 'words'>, title: string): Page => ({
  title,
  blocks: [{ block: 'text', text: words.pages.past.text }],
  primary: { label: words.pages.past.act, opens: 'bridge' },
  isPast: true,
});
