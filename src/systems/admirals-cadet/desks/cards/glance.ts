import type { Answers } from '../../../../core/pages/answers';
import type { CardGlance } from '../../../../core/pages/desks';
import { numberAt, textAt } from '../../../kit/cards/draftParts';
import { shipGlance } from '../../../admirals-shared/desks/cards/glance';
import { ROLES } from '../../cards/terms';
import { SILHOUETTE } from '../../pages/shipRow';
import type { CadetWords } from '../../words/en';

/** A ship at a glance; a draft shows what it has. */
export const glanceAt = (words: CadetWords, draft: Answers): CardGlance => {
  const role = ROLES.find((one) => one === draft.role) ?? null;
  const value = numberAt(draft, 'fleetValue');
  return {
    ...shipGlance(words, draft, {
      role: role ?? '',
      type: draft.refit === true ? words.cardDesk.editor.refit : '',
      faction: textAt(draft, 'faction'),
      silhouette: role && SILHOUETTE[role],
    }),
    ...(value === null ? {} : { figure: words.cardDesk.figure(value) }),
  };
};
