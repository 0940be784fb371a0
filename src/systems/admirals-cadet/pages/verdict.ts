import { makeVerdicts } from '../../admirals-shared/pages/verdict';
import { ENGINE, type Seen } from './seen';
import type { CommandOf } from '../play/commands';

type Fight = CommandOf<'strike' | 'strike-quick' | 'skirmish' | 'skirmish-quick' | 'move'>;

export const { verdictBlocks, verdictOf } = makeVerdicts<Seen, Fight>({
  ...ENGINE,
  open: [
    'strike-needs',
    'skirmish-needs',
    'entry-roll',
    'drag-roll',
    'hit-payment',
    'break-out-roll',
  ],
  say: ({ words }) => ({ anyway: words.pages.acts.anyway, outcome: words.pages.outcome }),
});
