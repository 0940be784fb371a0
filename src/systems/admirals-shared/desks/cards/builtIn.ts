import type { Answers } from '../../../../core/pages/answers';
import type { BuiltInPack } from '../../../../core/pages/desks';
import { TRAINING_PACK } from '../../training/pack';
import { blankCard, type CardForms } from '../../../kit/cards/cardForm';
import { CADET_ORDERS, CADET_SHIPS, CADET_WEAPONS } from './cadetOutline';
import { draftOf } from '../../../kit/cards/draftOf';

type BuiltInCard = BuiltInPack['cards'][number];

/** The same on every phone, so that a fleet that was shared finds its cards. */
export const builtCard = (
  pack: string,
  kind: string,
  code: string,
  draft: Answers,
): BuiltInCard => ({
  id: `${pack}:${kind}:${code}`,
  kind,
  draft,
});

const training: BuiltInPack = {
  id: TRAINING_PACK.id,
  name: TRAINING_PACK.name,
  author: TRAINING_PACK.author,
  version: TRAINING_PACK.version,
  notes: TRAINING_PACK.notes,
  colour: 'teal',
  cards: TRAINING_PACK.cards.map((card) =>
    builtCard(TRAINING_PACK.id, card.kind, card.code, draftOf(card)),
  ),
};

const CADET = 'admirals-cadet-outline';

interface OutlineWords {
  readonly name: string;
  readonly author: string;
  readonly notes: string;
  readonly fleetValue: (value: number) => string;
}

/** What the booklet states of the Cadet Pack: drafts, to be completed from the printed cards. */
const cadet = (forms: CardForms, words: OutlineWords): BuiltInPack => {
  const outlined = (kind: string, code: string, stated: Answers): BuiltInCard =>
    builtCard(CADET, kind, code, { ...blankCard(forms, kind), code, ...stated });
  return {
    id: CADET,
    name: words.name,
    author: words.author,
    version: '1',
    notes: words.notes,
    colour: 'amber',
    cards: [
      ...CADET_SHIPS.map(({ code, faction, fleetValue }) =>
        outlined('ship', code, { allegiance: faction, text: words.fleetValue(fleetValue) }),
      ),
      ...CADET_ORDERS.map(({ code, name, type, psionic }) =>
        outlined('order', code, { name, type, psionic }),
      ),
      ...CADET_WEAPONS.map(({ code, name }) => outlined('weapon', code, { name: name ?? '' })),
    ],
  };
};

export const builtInPacks = (forms: CardForms, words: OutlineWords): readonly BuiltInPack[] => [
  training,
  cadet(forms, words),
];
