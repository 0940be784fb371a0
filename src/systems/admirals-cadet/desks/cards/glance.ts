import type { Answers } from '../../../../core/pages/answers';
import type { CardGlance } from '../../../../core/pages/desks';
import { cardDeskParts as desk } from '../../../admirals/editions';
import { ROLES, type CardKind } from '../../cards/types';
import { SILHOUETTE } from '../../pages/shipRow';
import type { CadetWords } from '../../words/en';

const shipGlance = (words: CadetWords, draft: Answers): CardGlance => {
  const role = ROLES.find((one) => one === draft.role) ?? null;
  const value = desk.numberAt(draft, 'fleetValue');
  return {
    ...desk.shipGlance(words, draft, {
      role: role ?? '',
      type: draft.refit === true ? words.cardDesk.editor.refit : '',
      faction: desk.textAt(draft, 'faction'),
      silhouette: role && SILHOUETTE[role],
    }),
    ...(value === null ? {} : { figure: words.cardDesk.figure(value) }),
  };
};

/** A card at a glance; a draft shows what it has. */
export const glanceAt = (words: CadetWords, kind: CardKind, draft: Answers): CardGlance => {
  switch (kind) {
    case 'ship':
      return shipGlance(words, draft);
    case 'weapon':
      return desk.weaponGlance(words, draft);
    case 'order':
      return desk.orderGlance(words, draft);
  }
};
