import type { Role } from '../../admirals-shared/cards/terms';
import { plus } from '../../admirals-shared/explain';
import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { KeywordRule } from './hooks';

const RAMMING: Readonly<Record<Role, number>> = {
  Escort: 0,
  Light: 1,
  Heavy: 2,
  'Super Heavy': 3,
  Stationary: 6,
};

/** 9O: combat dice by the opponent's role, and a save of 1 in combat. */
export const ramProw: KeywordRule = {
  name: 'Ram-Prow',
  rule: '9O',
  value: 'none',
  combatPool: (pool, at) => plus(pool, RAMMING[at.opponent.card.role], ownKeyword(at), '9O'),
  combatSaves: (saves, at) => [
    ...saves,
    { name: 'Ram-Prow', upTo: 1, source: ownKeyword(at), rule: '7C-05' },
  ],
};
