import { keywordNearby } from '../../admirals-shared/keywords/source';
import type { FreeLockOns, KeywordRule, StrikeNearbyAt } from './hooks';

/** 9L: in hexes from the piece that strikes. */
export const AUGUR_REACH = 2;

const augments = ({ bearer, about, distance, strike }: StrikeNearbyAt): boolean =>
  bearer.team === about.team &&
  bearer.id !== about.id &&
  distance <= AUGUR_REACH &&
  strike.augmentedBy === bearer.id;

const grants = ({ rulings }: StrikeNearbyAt): FreeLockOns['as'] =>
  rulings['augur-first-roll-only'] === 'as-target-locks' ? 'target-lock' : 'lock-on';

/** 9L: once a round it augments a friend's strike within 2 hexes: −1, and a Lock On for each 5 or 6 (ruling augur-first-roll-only). */
export const augur: KeywordRule = {
  name: 'Augur',
  rule: '9L',
  value: 'none',
  strikeNearby: (modifiers, at) =>
    augments(at) ? [...modifiers, { value: -1, source: keywordNearby(at), rule: '9L' }] : modifiers,
  freeLockOns: (lockOns, at) =>
    augments(at)
      ? [...lockOns, { faces: [5, 6], as: grants(at), source: keywordNearby(at), rule: '9L' }]
      : lockOns,
};
