import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Page } from '../../../../core/pages/page';
import { cardSoFar } from '../../../admirals-shared/desks/cards/cardSoFar';
import { textAt, numberAt } from '../../../kit/cards/draftParts';
import { cardOnShelf } from '../../../kit/cards/shelfCards';
import { textBlock } from '../../../admirals-shared/desks/cards/reading/text';
import * as shipFace from '../../../admirals-shared/desks/shipFace';
import type { WeaponCard } from '../../cards/types';
import { SILHOUETTE } from '../../pages/shipRow';
import { keywordChips } from '../keywordChips';
import type { CadetBench } from './cadetBench';

/** A ship's card as play shows it; what a draft has not said yet is left out. */
export const reading = (bench: CadetBench, draft: Answers, shelf: Shelf): Page => {
  const { words, rules, reads } = bench;
  const { ship: say, row } = words.pages;
  const card = cardSoFar(bench, 'ship', draft);
  const title = textAt(draft, 'name') || words.cardDesk.unnamed('ship');
  if (!card) return { title, blocks: [] };
  const value = numberAt(draft, 'fleetValue');
  const subtitle = ['role', 'code', 'class', 'faction'].map((part) => textAt(draft, part));
  const weaponOf = (code: string) => cardOnShelf<WeaponCard>(shelf, 'weapon', code);
  return {
    title,
    kicker: subtitle.filter(Boolean).join(' · '),
    ...(value === null
      ? {}
      : { figure: { label: say.value, value: String(value), ...reads.fleetValue } }),
    blocks: [
      ...shipFace.facingsOnCard(SILHOUETTE[card.role], card.shields),
      ...shipFace.tracksOnCard(numberAt(draft, 'hull') ?? 0, card.shields, {
        hull: { label: row.hull, ...reads.hull },
        shields: { label: row.shields, ...reads.shields },
      }),
      ...keywordChips(card, words),
      {
        block: 'armaments',
        label: say.armaments,
        rows: shipFace.armamentsOnCard(card.armaments, weaponOf, rules.arcs, {
          armament: say.armament,
          noWeapon: words.cardDesk.noWeapon,
        }),
      },
      ...textBlock(card.text),
    ],
  };
};
