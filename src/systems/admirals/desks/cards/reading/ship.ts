import { freshPiece } from '../../../fleet/freshPiece';
import type { Answers } from '../../../../../core/pages/answers';
import type { Shelf } from '../../../../../core/pages/desks';
import type { Block, Page } from '../../../../../core/pages/page';
import { skirmishDiceOf } from '../../../attributes';
import type { WeaponCard } from '../../../../admirals-shared/cards/types';
import { readsRule } from '../../../pages/reads';
import { keywordChips } from '../../../pages/shipPage';
import { SILHOUETTE } from '../../../pages/shipRow';
import {
  armamentsOnCard,
  facingsOnCard,
  tracksOnCard,
} from '../../../../admirals-shared/desks/shipFace';
import type { AdmiralsBench } from '../admiralsBench';
import { cardSoFar } from '../../../../admirals-shared/desks/cards/cardSoFar';
import { numberAt, textAt } from '../../../../kit/cards/draftParts';
import { cardOnShelf } from '../../../../kit/cards/shelfCards';
import { textBlock } from '../../../../admirals-shared/desks/cards/reading/text';

const bonusOrders = ({ words }: AdmiralsBench, codes: readonly string[]): readonly Block[] =>
  codes.length === 0
    ? []
    : [
        {
          block: 'chips',
          label: words.cardDesk.reading.bonusOrders,
          chips: codes.map((label) => ({ label, tone: 'order', solid: true })),
        },
      ];

/** A ship's card as play shows it, whole and with nothing assigned. */
export const shipReading = (bench: AdmiralsBench, draft: Answers, shelf: Shelf): Page => {
  const { words, rules, reads } = bench;
  const card = cardSoFar(bench, 'ship', draft);
  const title = textAt(draft, 'name') || words.cardDesk.unnamed('ship');
  if (!card) return { title, blocks: [] };
  const piece = freshPiece(card);
  const dice = skirmishDiceOf(piece, rules).value;
  const subtitle = [textAt(draft, 'role'), textAt(draft, 'code'), card.class, card.allegiance];
  return {
    title,
    kicker: subtitle.filter((part) => part && part !== '?').join(' · '),
    figure: {
      label: words.pages.ship.skirmish,
      value: words.pages.ship.skirmishOf(dice, dice),
      ...readsRule('3A-02 IV'),
    },
    blocks: [
      ...facingsOnCard(SILHOUETTE[card.role], card.shields),
      ...tracksOnCard(numberAt(draft, 'hull') ?? 0, card.shields, {
        hull: { label: words.pages.row.hull, ...reads.hull },
        shields: { label: words.pages.row.shields, ...reads.shields },
      }),
      { block: 'chips', label: words.pages.ship.keywords, chips: keywordChips(bench, piece) },
      {
        block: 'armaments',
        label: words.pages.ship.armaments,
        rows: armamentsOnCard(
          card.armaments,
          (code) => cardOnShelf<WeaponCard>(shelf, 'weapon', code),
          rules.arcs,
          { armament: words.pages.ship.armament, noWeapon: words.cardDesk.noWeapon },
        ),
      },
      ...bonusOrders(bench, card.bonusOrders),
      ...textBlock(card.text),
    ],
  };
};
