import type { Block } from '../../../../core/pages/page';
import { redrawnFrom } from '../../../admirals-shared/cards/parse/shapes';
import type { ShipCard, WeaponCard } from '../../../admirals-shared/cards/types';
import {
  armamentsOnCard,
  facingsOnCard,
  tracksOnCard,
} from '../../../admirals-shared/desks/shipFace';
import type { Reading } from '../../../kit/cards/cardDesk';
import { cardSoFar } from '../../../kit/cards/cardForm';
import { titleOf } from '../../../kit/cards/cardPages';
import { numberAt, textAt } from '../../../kit/cards/draftParts';
import { cardOnShelf } from '../../../kit/cards/shelfCards';
import { skirmishDiceOf } from '../../attributes';
import { readsRule } from '../../pages/reads';
import { keywordChips } from '../../pages/shipPage';
import { SILHOUETTE } from '../../pages/shipRow';
import type { AdmiralsWords } from '../../words/en';
import { rulesFor, type AdmiralsParts } from '../../rules';
import { freshPiece } from '../../freshPiece';

const textBlock = (text: string | undefined): readonly Block[] =>
  text === undefined ? [] : [{ block: 'text', text }];

const bonusOrders = (label: string, codes: readonly string[]): readonly Block[] =>
  codes.length === 0
    ? []
    : [
        {
          block: 'chips',
          label,
          chips: codes.map((code) => ({ label: code, tone: 'order', solid: true })),
        },
      ];

/** A ship's card as play shows it, whole and with nothing assigned, by the shapes of the pack that it is in. */
export const shipReading =
  (parts: AdmiralsParts, words: AdmiralsWords): Reading =>
  (kind, draft, shelf) => {
    const { pages, cardDesk, cardForms } = words;
    const drawn = shelf.pack === undefined ? undefined : shelf.shapes?.[shelf.pack];
    const rules = rulesFor(parts, {}, redrawnFrom(drawn));
    const title = titleOf(kind, draft);
    // A ship's draft is read as a ship.
    const card = cardSoFar(kind.form, kind.read, draft) as ShipCard | null;
    if (!card) return { title, blocks: [] };
    const piece = freshPiece(card);
    const dice = skirmishDiceOf(piece, rules).value;
    const subtitle = [textAt(draft, 'role'), textAt(draft, 'code'), card.class, card.allegiance];
    return {
      title,
      kicker: subtitle.filter((part) => part && part !== '?').join(' · '),
      figure: {
        label: pages.ship.skirmish,
        value: pages.ship.skirmishOf(dice, dice),
        ...readsRule('3A-02 IV'),
      },
      blocks: [
        ...facingsOnCard(SILHOUETTE[card.role], card.shields),
        ...tracksOnCard(numberAt(draft, 'hull') ?? 0, card.shields, {
          hull: { label: pages.row.hull, ...readsRule('3A-01 X') },
          shields: { label: pages.row.shields, ...readsRule('3A-01 XIII') },
        }),
        {
          block: 'chips',
          label: pages.ship.keywords,
          chips: keywordChips({ rules, words }, piece),
        },
        {
          block: 'armaments',
          label: pages.ship.armaments,
          rows: armamentsOnCard(
            card.armaments,
            (code) => cardOnShelf<WeaponCard>(shelf, 'weapon', code),
            rules.arcs,
            { armament: pages.ship.armament, noWeapon: cardDesk.noWeapon },
          ),
        },
        ...bonusOrders(cardForms.kinds.ship.of.bonusOrders.label, card.bonusOrders),
        ...textBlock(card.text),
      ],
    };
  };
