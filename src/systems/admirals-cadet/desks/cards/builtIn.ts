import type { Answers } from '../../../../core/pages/answers';
import type { BuiltInPack } from '../../../../core/pages/desks';
import { builtCard } from '../../../admirals-shared/desks/cards/builtIn';
import { draftOf } from '../../../kit/cards/draftOf';
import { TRAINING_PACK } from '../../../admirals-shared/training/pack';
import { OUTLINE_ORDERS, OUTLINE_SHIPS, OUTLINE_WEAPONS } from '../../outline';
import { TRAINING_CARDS } from '../../training/pack';
import type { CadetWords } from '../../words/en';
import { blankCard, type CardForms } from '../../../kit/cards/cardForm';

const TRAINING = 'admirals-cadet-training';
const CADET = 'admirals-cadet-pack';

const training = ({ cardDesk: { training: words } }: CadetWords): BuiltInPack => ({
  id: TRAINING,
  name: words.name,
  author: TRAINING_PACK.author,
  version: TRAINING_PACK.version,
  notes: words.notes,
  colour: 'violet',
  cards: TRAINING_CARDS.map((card) => builtCard(TRAINING, card.kind, card.code, draftOf(card))),
});

/** What the booklet states of the Cadet Pack: drafts, to be completed from the printed cards. */
const cadet = (forms: CardForms, { cardDesk: { cadet: words } }: CadetWords): BuiltInPack => {
  const outlined = (kind: string, code: string, stated: Answers) =>
    builtCard(CADET, kind, code, { ...blankCard(forms, kind), code, ...stated });
  return {
    id: CADET,
    name: words.name,
    author: words.author,
    version: '1',
    notes: words.notes,
    colour: 'rose',
    cards: [
      ...OUTLINE_SHIPS.map(({ code, ...stated }) => outlined('ship', code, stated)),
      ...OUTLINE_ORDERS.map(({ code, ...stated }) => outlined('order', code, stated)),
      ...OUTLINE_WEAPONS.map(({ code, name }) => outlined('weapon', code, { name: name ?? '' })),
    ],
  };
};

export const builtInPacks = (forms: CardForms, words: CadetWords): readonly BuiltInPack[] => [
  training(words),
  cadet(forms, words),
];
