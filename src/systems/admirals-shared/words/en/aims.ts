import type { Aim } from '../../fleet/aims';

/** What a completion may aim for. */
export const AIM: Readonly<Record<Aim, string>> = {
  hull: 'More hull',
  shields: 'More shields',
  'dice-at-1': 'More dice at 1 hex',
  'dice-at-3': 'More dice at 3 hexes',
  'dice-at-5': 'More dice at 5 hexes',
  'skirmish-dice': 'More skirmish dice',
  moves: 'More moves',
  orders: 'More orders',
  'more-ships': 'More ships',
  'fewer-ships': 'Fewer ships',
};
