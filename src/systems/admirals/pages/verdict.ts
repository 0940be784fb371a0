import { makeVerdicts } from '../../admirals-shared/pages/verdict';
import type { Evade, Skirmish, SkirmishQuick, Strike, StrikeQuick } from '../play/commands';
import { ENGINE } from './engine';
import type { Seen } from './shipRow';

type Fight = Strike | StrikeQuick | Skirmish | SkirmishQuick | Evade;

export const { verdictBlocks, verdictOf } = makeVerdicts<Seen, Fight>({
  ...ENGINE,
  open: ['strike-needs', 'skirmish-needs', 'entry-roll', 'dust-payment', 'escape-roll'],
  say: ({ words }) => ({
    anyway: words.strikePages.roll.override,
    outcome: words.strikePages.roll.outcome,
  }),
});
