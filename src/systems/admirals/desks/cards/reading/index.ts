import type { Answers } from '../../../../../core/pages/answers';
import type { Shelf } from '../../../../../core/pages/desks';
import type { Page } from '../../../../../core/pages/page';
import type { CardKind } from '../../../../admirals-shared/cards/types';
import type { AdmiralsBench } from '../admiralsBench';
import { cardSoFar } from '../../../../admirals-shared/desks/cards/cardSoFar';
import { listReading } from './list';
import { orderReading } from '../../../../admirals-shared/desks/cards/reading/order';
import { shipReading } from './ship';
import { weaponReading } from '../../../../admirals-shared/desks/cards/reading/weapon';

/** A card to look at, drafts too: what is missing is left out. */
export const reading = (
  bench: AdmiralsBench,
  kind: CardKind,
  draft: Answers,
  shelf: Shelf,
): Page => {
  switch (kind) {
    case 'ship':
      return shipReading(bench, draft, shelf);
    case 'weapon':
      return weaponReading(bench, draft, cardSoFar(bench, 'weapon', draft));
    case 'order':
    case 'commander':
    case 'flight-group':
      return orderReading(bench, kind, draft, cardSoFar(bench, kind, draft));
    case 'list':
      return listReading(bench, draft, shelf);
  }
};
