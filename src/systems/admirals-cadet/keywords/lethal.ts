import { plus, startAt, type Tally } from '../../admirals/editions';
import { numberOf, ownKeyword, type KeywordAt, type KeywordRule } from './hooks';

const higher = (hits: Tally, at: KeywordAt): Tally =>
  numberOf(at) > hits.value ? startAt(numberOf(at), ownKeyword(at), 'Lethal') : hits;

/** Lethal: destroyed in a skirmish it deals x Direct Hits; the higher of two (ruling lethal-highest). */
export const lethal: KeywordRule = {
  name: 'Lethal',
  rule: 'Lethal',
  value: 'number',
  several: 'add',
  deathBlow: (hits, at) =>
    at.rulings['lethal-highest'] === 'sum'
      ? plus(hits, numberOf(at), ownKeyword(at), 'Lethal')
      : higher(hits, at),
};
