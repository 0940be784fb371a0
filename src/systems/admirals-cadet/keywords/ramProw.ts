import { ownKeyword } from '../../admirals-shared/keywords/source';
import type { Role } from '../cards/terms';
import type { KeywordRule } from './hooks';

const RAMMED: readonly Role[] = ['Heavy', 'Super Heavy'];

/** Ram-Prow: against a Heavy or Super Heavy ship a die of 4 or lower deals 2 Direct Hits more. */
export const ramProw: KeywordRule = {
  name: 'Ram-Prow',
  rule: 'Ram-Prow',
  value: 'none',
  rams: (rams, at) =>
    RAMMED.includes(at.opponent.card.role)
      ? [...rams, { upTo: 4, hits: 2, source: ownKeyword(at), rule: 'Ram-Prow' }]
      : rams,
};
