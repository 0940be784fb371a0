import * as shipFace from '../../../admirals-shared/desks/shipFace';
import type { Reading } from '../../../kit/cards/cardDesk';
import { cardSoFar } from '../../../kit/cards/cardForm';
import { titleOf } from '../../../kit/cards/cardPages';
import { numberAt, textAt } from '../../../kit/cards/draftParts';
import { cardOnShelf } from '../../../kit/cards/shelfCards';
import type { ShipCard, WeaponCard } from '../../cards/types';
import { readsRule } from '../../pages/view';
import { SILHOUETTE } from '../../pages/shipRow';
import type { CadetParts } from '../../rules';
import type { CadetWords } from '../../words/en';
import { keywordChips } from '../keywordChips';

/** A ship's card as play shows it; what a draft has not said yet is left out. */
export const shipReading =
  ({ arcs }: CadetParts, words: CadetWords): Reading =>
  (kind, draft, shelf) => {
    const { ship: say, row } = words.pages;
    const title = titleOf(kind, draft);
    // A ship's draft is read as a ship.
    const card = cardSoFar(kind.form, kind.read, draft) as ShipCard | null;
    if (!card) return { title, blocks: [] };
    const value = numberAt(draft, 'fleetValue');
    const subtitle = ['role', 'code', 'class', 'faction'].map((part) => textAt(draft, part));
    const weaponOf = (code: string) => cardOnShelf<WeaponCard>(shelf, 'weapon', code);
    return {
      title,
      kicker: subtitle.filter(Boolean).join(' · '),
      ...(value === null
        ? {}
        : {
            figure: {
              label: say.value,
              value: String(value),
              ...readsRule('Cadet Pack Fleet Values'),
            },
          }),
      blocks: [
        ...shipFace.facingsOnCard(SILHOUETTE[card.role], card.shields),
        ...shipFace.tracksOnCard(numberAt(draft, 'hull') ?? 0, card.shields, {
          hull: { label: row.hull, ...readsRule('Hits') },
          shields: { label: row.shields, ...readsRule('Shields') },
        }),
        ...keywordChips(card, words),
        {
          block: 'armaments',
          label: say.armaments,
          rows: shipFace.armamentsOnCard(card.armaments, weaponOf, arcs, {
            armament: say.armament,
            noWeapon: words.cardDesk.noWeapon,
          }),
        },
        ...(card.text === undefined ? [] : [{ block: 'text', text: card.text } as const]),
      ],
    };
  };
