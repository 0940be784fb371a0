import type { Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Page } from '../../../../core/pages/page';
import { cardDeskParts as desk, shipFace } from '../../../admirals/editions';
import type { CardKind, WeaponCard } from '../../cards/types';
import { SILHOUETTE } from '../../pages/shipRow';
import { keywordChips } from '../keywordChips';
import type { CadetBench } from './cadetBench';

/** A ship's card as play shows it; what a draft has not said yet is left out. */
const shipReading = (bench: CadetBench, draft: Answers, shelf: Shelf): Page => {
  const { words, rules, reads } = bench;
  const { ship: say, row } = words.pages;
  const card = desk.cardSoFar(bench, 'ship', draft);
  const title = desk.textAt(draft, 'name') || words.cardDesk.unnamed('ship');
  if (!card) return { title, blocks: [] };
  const value = desk.numberAt(draft, 'fleetValue');
  const subtitle = ['role', 'code', 'class', 'faction'].map((part) => desk.textAt(draft, part));
  const weaponOf = (code: string) => desk.cardOnShelf<WeaponCard>(shelf, 'weapon', code);
  return {
    title,
    kicker: subtitle.filter(Boolean).join(' · '),
    ...(value === null
      ? {}
      : { figure: { label: say.value, value: String(value), ...reads.fleetValue } }),
    blocks: [
      ...shipFace.facingsOnCard(SILHOUETTE[card.role], card.shields),
      ...shipFace.tracksOnCard(desk.numberAt(draft, 'hull') ?? 0, card.shields, {
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
      ...desk.textBlock(card.text),
    ],
  };
};

/** A card to look at, drafts too: what is missing is left out. */
export const reading = (bench: CadetBench, kind: CardKind, draft: Answers, shelf: Shelf): Page => {
  switch (kind) {
    case 'ship':
      return shipReading(bench, draft, shelf);
    case 'weapon':
      return desk.weaponReading(bench, draft, desk.cardSoFar(bench, kind, draft));
    case 'order':
      return desk.orderReading(bench, kind, draft, desk.cardSoFar(bench, kind, draft));
  }
};
