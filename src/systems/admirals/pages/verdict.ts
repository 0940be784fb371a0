import { makeVerdicts } from '../../admirals-shared/pages/verdict';
import { ENGINE } from './engine';
import type { Seen } from './shipRow';
import type { CommandOf, Skirmish, SkirmishQuick, Strike, StrikeQuick } from '../play/commands';

type Fight = Strike | StrikeQuick | Skirmish | SkirmishQuick | CommandOf<'evade'>;

export const { verdictBlocks, verdictOf } = makeVerdicts<Seen, Fight>({
  ...ENGINE,
  open: ['strike-needs', 'skirmish-needs', 'entry-roll', 'dust-payment', 'escape-roll'],
  say: ({ words }) => ({
    anyway: words.strikePages.roll.override,
    outcome: words.strikePages.roll.outcome,
  }),
});
