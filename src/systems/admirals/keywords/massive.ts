import { plus } from '../../admirals-shared/explain';
import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordAt, KeywordRule } from './hooks';

const addsToLimit = ({ bearer, rulings }: KeywordAt): boolean =>
  bearer.card.type !== 'Refit' || rulings['refit-and-massive-once'] === 'two';

/** 9G: a bonus order where one is named, one more Order Limit (3A-02 I), a save of 3 against criticals, 2 heavier to a black hole (8B-01). */
export const massive: KeywordRule = {
  name: 'Massive',
  rule: '9G',
  value: 'order',
  orderLimit: (limit, at) => (addsToLimit(at) ? plus(limit, 1, ownKeyword(at), '3A-02 I') : limit),
  bonusOrders: (orders, at) =>
    typeof at.keyword.value === 'string'
      ? [...orders, { order: at.keyword.value, source: ownKeyword(at), rule: '9G' }]
      : orders,
  strikeSaves: (saves, at) =>
    at.icon === 'critical'
      ? [...saves, { name: 'Massive', upTo: 3, source: ownKeyword(at), rule: '5F-03 I' }]
      : saves,
  drawnIn: (modifiers, at) => [...modifiers, { value: 2, source: ownKeyword(at), rule: '8B-01' }],
};
