import * as every from '../../admirals-shared/keywords/both';
import { isFriend, ownKeyword } from '../../admirals-shared/keywords/hooks';
import { plus } from '../../admirals-shared/explain';
import type { Role } from '../../admirals-shared/cards/terms';
import type { Rulings } from '../rulings';
import { plain, type KeywordTable } from './hooks';

/** Ruling augur-reach: hexes between. */
const AUGUR_REACH = { 'two-between': 2, 'one-between': 1 } as const;
const SIX = 6;

const RAMMED: readonly Role[] = ['Heavy', 'Super Heavy'];

/** Ship Keywords, in the order of the booklet. */
export const KEYWORDS: KeywordTable = [
  every.armorBy('Armor'),
  // A friend within 2 hexes that attacks may roll its unmodified sixes again, how often is a ruling (augur-rerolls-once).
  plain('Augur', 'Augur', {
    rerollsNearby: (faces, at) =>
      isFriend(at) && at.distance <= AUGUR_REACH[at.rulings['augur-reach']] && !faces.includes(SIX)
        ? [...faces, SIX]
        : faces,
  }),
  every.boardingArrayBy('Boarding Array'),
  // Of each that covers, or of one (ruling covers-add-up).
  every.coverBy<Rulings>('Cover', ({ lines }, { keyword, rulings }) => {
    const isCovered = lines.some(
      ({ source }) => source.of === 'keyword' && source.keyword === keyword.name,
    );
    return rulings['covers-add-up'] === 'each' || !isCovered;
  }),
  every.deadlyBy('Deadly'),
  every.flakBy('Flak'),
  every.lethalBy('Lethal'),
  // In each skirmish it cancels one Direct Hit that its opponent rolled.
  plain('Ore Hull', 'Ore Hull', {
    cancelled: (hits, at) => plus(hits, 1, ownKeyword(at), 'Ore Hull'),
  }),
  // Against a Heavy or Super Heavy ship a die of 4 or lower deals 2 Direct Hits more.
  plain('Ram-Prow', 'Ram-Prow', {
    rams: (rams, at) =>
      RAMMED.includes(at.opponent.card.role)
        ? [...rams, { upTo: 4, hits: 2, source: ownKeyword(at), rule: 'Ram-Prow' }]
        : rams,
  }),
  // One die more in a skirmish.
  plain('Shuttle Hangar', 'Shuttle Hangar', {
    combatPool: (pool, at) => plus(pool, 1, ownKeyword(at), 'Shuttle Hangar'),
  }),
  // One Psionic order more may be played to it right after the reveal.
  plain('Starcaster', 'Starcaster', {
    latePsionics: (orders) => orders + 1,
  }),
  every.supportBy('Support'),
];
