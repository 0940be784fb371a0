import { plus, startAt, type Tally } from '../explain';
import { numberOf, type KeywordAt, type KeywordRule } from './hooks';
import { ownKeyword } from './source';

const higher = (hits: Tally, at: KeywordAt): Tally =>
  numberOf(at) > hits.value ? startAt(numberOf(at), ownKeyword(at), '9F') : hits;

/** 9F: defeated in a skirmish it deals x Direct Hits that nothing stops; the higher of two (ruling lethal-highest). */
export const lethal: KeywordRule = {
  name: 'Lethal',
  rule: '9F',
  value: 'number',
  several: 'add',
  deathBlow: (hits, at) =>
    at.rulings['lethal-highest'] === 'sum'
      ? plus(hits, numberOf(at), ownKeyword(at), '9F')
      : higher(hits, at),
};
