import type { Block } from '../../../core/pages/page';
import { makeKeyword } from '../../admirals-shared/cards/keywordText';
import type { ShipCard } from '../cards/types';
import { readsKeyword } from '../pages/view';
import type { CadetWords } from '../words/en';

/** The keywords of a ship's card; nothing where it has none. */
export const keywordChips = ({ keywords }: ShipCard, { pages }: CadetWords): readonly Block[] =>
  keywords.length === 0
    ? []
    : [
        {
          block: 'chips',
          label: pages.ship.keywords,
          chips: keywords.map((keyword) => ({
            label: makeKeyword(keyword),
            tone: 'plain',
            ...readsKeyword(keyword.name),
          })),
        },
      ];
