import type { Card } from '../../../../core/game/setup';
import type { Answers } from '../../../../core/pages/answers';
import type { BuiltInPack } from '../../../../core/pages/desks';
import { blankCard, type CardForms } from '../../../kit/cards/cardForm';
import { builtCard, builtInPack } from '../../../kit/cards/builtIn';
import { TRAINING_PACK } from '../../training/pack';
import { CADET_ORDERS, CADET_SHIPS, CADET_WEAPONS } from './cadetOutline';

type Told = Pick<BuiltInPack, 'id' | 'name' | 'notes' | 'colour'>;

/** The Training Set as an edition prints it. */
export const trainingPack = (told: Told, cards: readonly Card[]): BuiltInPack => {
  const { author, version } = TRAINING_PACK;
  return builtInPack({ ...told, author, version }, cards);
};

/** What the booklet states of the Cadet Pack: drafts, to be completed from the printed cards. */
export const outlinePack = (
  told: Told & Pick<BuiltInPack, 'author'>,
  forms: CardForms,
  shipOf: (ship: (typeof CADET_SHIPS)[number]) => Answers,
): BuiltInPack => {
  const outlined = (kind: string, code: string, stated: Answers) =>
    builtCard(`${told.id}:`, kind, code, { ...blankCard(forms, kind), code, ...stated });
  return {
    ...told,
    version: '1',
    cards: [
      ...CADET_SHIPS.map((ship) => outlined('ship', ship.code, shipOf(ship))),
      ...CADET_ORDERS.map(({ code, ...stated }) => outlined('order', code, stated)),
      ...CADET_WEAPONS.map(({ code, name }) => outlined('weapon', code, { name })),
    ],
  };
};
