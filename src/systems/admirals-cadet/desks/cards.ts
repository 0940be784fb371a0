import type { CardDesk } from '../../../core/pages/desks';
import { type Reading, kindsOnDesk, makeCardDesk as makeDesk } from '../../kit/cards/cardDesk';
import { cardSoFar } from '../../kit/cards/cardForm';
import { titleOf } from '../../kit/cards/cardPages';
import { numberAt, textAt } from '../../kit/cards/draftParts';
import { cardOnShelf } from '../../kit/cards/shelfCards';
import { outlinePack, trainingPack } from '../../admirals-shared/desks/cards/builtIn';
import { usesOfShip } from '../../admirals-shared/desks/cards/uses';
import * as shipFace from '../../admirals-shared/desks/shipFace';
import { cardForms, type ShipCard, type WeaponCard } from '../cards/forms';
import { forSecondEdition } from './cards/forSecondEdition';
import { keywordChips, SILHOUETTE } from '../pages/shipRow';
import { readsKeyword, readsRule } from '../pages/view';
import type { CadetParts } from '../rules';
import { TRAINING_CARDS } from '../training/pack';
import type { CadetWords } from '../words/en';

/** A ship's card as play shows it; what a draft has not said yet is left out. */
const shipReading =
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

/** Where the cards of the first edition are made and read. */
export const makeCardDesk = (parts: CadetParts, words: CadetWords): CardDesk => {
  const forms = cardForms(parts.keywords, parts.arcs);
  const { training, cadet } = words.cardDesk;
  const { name, author, notes } = cadet;
  const outline = { id: 'admirals-cadet-pack', colour: 'rose', name, author, notes };
  const desk = {
    forms,
    words: words.cardForms.kinds,
    desk: words.cardForms.desk,
    opens: { rule: readsRule, term: readsKeyword },
    problem: words.system.problem,
  };
  return {
    ...makeDesk({
      ...desk,
      builtIn: [
        trainingPack(
          { id: 'admirals-cadet-training', colour: 'violet', ...training },
          TRAINING_CARDS,
        ),
        outlinePack(outline, forms, ({ faction, fleetValue }) => ({ faction, fleetValue })),
      ],
      readings: { ship: shipReading(parts, words) },
    }),
    uses: (kind) => (kind === 'ship' ? usesOfShip(null, words.cardDesk.uses) : null),
    copies: [forSecondEdition(kindsOnDesk(desk), words)],
  };
};
