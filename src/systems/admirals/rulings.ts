import { readRulings, ruling, type RulingsOf } from '../../core/game/rulings';

/** What the rulebook leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  ruling('lock-on-after-shields', '5E, 5F-01', 'after-shields', 'blockable'),
  ruling('formation-share-of-limit', '10B', 'of-limit', 'of-spent'),
  ruling('refit-and-massive-once', '3A-02 I', 'one', 'two'),
  ruling('grudge-needs-survivor', '9Q', 'survivor-only', 'even-defeated'),
  ruling('drawn-in-limit', '8B-01, 1A-01 I', 'limited', 'unlimited'),
  ruling('chart-beyond-the-print', '5C', 'no-icon', 'nearest-row'),
  ruling('critical-returns-which-order', '5F-03', 'owner-chooses', 'attacker-chooses'),
  ruling('shared-ray-pools-facings', '5E-01', 'both', 'one'),
  ruling('locks-one-by-one', '5F-01', 'one-by-one', 'together'),
  ruling('augur-first-roll-only', '9L, 5F-01 I', 'first-roll', 'as-target-locks'),
  ruling('auras-stack', '9B, 9P, 9K', 'stack', 'once'),
  ruling('lethal-highest', '9F', 'highest', 'sum'),
  ruling('grudge-both-at-once', '9Q', 'both', 'active-first'),
  ruling('exhausted-and-critical', '3A-02 IV', 'quartered', 'halved-again'),
  ruling('old-armor-keyword', '3A-01 XI, 9A', 'instead-of-one', 'on-top-of-one'),
  ruling('reload-always-clears', '5A-02, 5G-01', 'always', 'when-striking'),
  ruling('bonus-order-optional', '3A-01 VIII, 9G', 'may', 'must'),
  ruling('bonus-order-from-library', '4B-01, 3A-01 VIII, 9G', 'from-library', 'with-the-ship'),
  ruling('skilled-once', '9I, 4B-02 III', 'one', 'two'),
  ruling('overrun-literal', '4B-02 III', 'as-written', 'two-or-more'),
  ruling('entry-rolls-each-hex', '8B-01, 8C-03, 6C', 'each-hex', 'own-moves'),
  ruling('dust-owner-chooses', '8C-03', 'owner-chooses', 'shield-first'),
  ruling('escape-moves-optional', '8B-05, 9R', 'capped', 'beyond-the-cap'),
  ruling('hold-territory-once', '10E-03', 'once', 'outside-only'),
  ruling('reinforce-before-shut-out', '10E-01, 10E-02', 'reinforce-first', 'shut-out-first'),
  ruling('reserves-do-not-save', '4C-01, 10D', 'wiped-out', 'fights-on'),
  ruling('reserve-counts-undefeated', '10E-06, 13A-04', 'counts', 'left-out'),
  ruling('open-play-scoring', '13A-04, 13B', 'power-only', 'all-ways'),
  ruling('easy-scenario-scoring', '11B-01, 13A-04', 'all-of-13a', 'as-at-other-difficulties'),
  ruling('stopped-early', '4C, 10E-02, 10E-05, 10E-06', 'not-scored', 'score-now'),
  ruling('three-or-more-a-team', '4A-04 I, 4B-02 I', 'from-three', 'from-two'),
  ruling('heal-x', '14A-03', 'x', 'one'),
  ruling('two-big-ships-collide', '8B-01, 10E-04', 'each-scores', 'nobody-scores'),
] as const;

export type RulingId = (typeof RULINGS)[number]['id'];

/** How one table reads each of them. */
export type Rulings = RulingsOf<typeof RULINGS>;

export const rulingsFrom = readRulings(RULINGS);

export const DEFAULT_RULINGS: Rulings = rulingsFrom({});
