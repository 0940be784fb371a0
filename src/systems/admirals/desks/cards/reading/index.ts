import type { Answers } from '../../../../../core/pages/answers';
import type { Shelf } from '../../../../../core/pages/desks';
import type { Page } from '../../../../../core/pages/page';
import type { CardKind } from '../../../../admirals-shared/cards/types';
import type { AdmiralsBench } from '../admiralsBench';
import { listReading } from './list';
import { shipReading } from './ship';

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
    case 'list':
      return listReading(bench, draft, shelf);
    case 'weapon':
    case 'order':
    case 'commander':
    case 'flight-group':
      return { title: '', blocks: [] };
  }
};
