import { readRulings, type Answers } from '../../core/game/rulings';
import type { Ruling } from '../../core/game/system';

/** What the rulebook leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  {
    id: 'lock-on-after-shields',
    section: '5E, 5F-01',
    answers: ['after-shields', 'blockable'],
  },
  { id: 'formation-share-of-limit', section: '10B', answers: ['of-limit', 'of-spent'] },
  { id: 'refit-and-massive-once', section: '3A-02 I', answers: ['one', 'two'] },
  { id: 'grudge-needs-survivor', section: '9Q', answers: ['survivor-only', 'even-defeated'] },
  { id: 'drawn-in-limit', section: '8B-01, 1A-01 I', answers: ['limited', 'unlimited'] },
  { id: 'chart-beyond-the-print', section: '5C', answers: ['no-icon', 'nearest-row'] },
  {
    id: 'critical-returns-which-order',
    section: '5F-03',
    answers: ['owner-chooses', 'attacker-chooses'],
  },
  { id: 'shared-ray-pools-facings', section: '5E-01', answers: ['both', 'one'] },
  { id: 'locks-one-by-one', section: '5F-01', answers: ['one-by-one', 'together'] },
  {
    id: 'augur-first-roll-only',
    section: '9L, 5F-01 I',
    answers: ['first-roll', 'as-target-locks'],
  },
  { id: 'auras-stack', section: '9B, 9P, 9K', answers: ['stack', 'once'] },
  { id: 'lethal-highest', section: '9F', answers: ['highest', 'sum'] },
  { id: 'grudge-both-at-once', section: '9Q', answers: ['both', 'active-first'] },
  { id: 'exhausted-and-critical', section: '3A-02 IV', answers: ['quartered', 'halved-again'] },
  {
    id: 'old-armor-keyword',
    section: '3A-01 XI, 9A',
    answers: ['instead-of-one', 'on-top-of-one'],
  },
  { id: 'reload-always-clears', section: '5A-02, 5G-01', answers: ['always', 'when-striking'] },
  { id: 'bonus-order-optional', section: '3A-01 VIII, 9G', answers: ['may', 'must'] },
  {
    id: 'bonus-order-from-library',
    section: '4B-01, 3A-01 VIII, 9G',
    answers: ['from-library', 'with-the-ship'],
  },
  { id: 'skilled-once', section: '9I, 4B-02 III', answers: ['one', 'two'] },
  { id: 'overrun-literal', section: '4B-02 III', answers: ['as-written', 'two-or-more'] },
  {
    id: 'entry-rolls-each-hex',
    section: '8B-01, 8C-03, 6C',
    answers: ['each-hex', 'own-moves'],
  },
  { id: 'dust-owner-chooses', section: '8C-03', answers: ['owner-chooses', 'shield-first'] },
  { id: 'escape-moves-optional', section: '8B-05, 9R', answers: ['capped', 'beyond-the-cap'] },
  { id: 'hold-territory-once', section: '10E-03', answers: ['once', 'outside-only'] },
  {
    id: 'reinforce-before-shut-out',
    section: '10E-01, 10E-02',
    answers: ['reinforce-first', 'shut-out-first'],
  },
  { id: 'reserves-do-not-save', section: '4C-01, 10D', answers: ['wiped-out', 'fights-on'] },
  { id: 'reserve-counts-undefeated', section: '10E-06, 13A-04', answers: ['counts', 'left-out'] },
  { id: 'open-play-scoring', section: '13A-04, 13B', answers: ['power-only', 'all-ways'] },
  {
    id: 'easy-scenario-scoring',
    section: '11B-01, 13A-04',
    answers: ['all-of-13a', 'as-at-other-difficulties'],
  },
  {
    id: 'stopped-early',
    section: '4C, 10E-02, 10E-05, 10E-06',
    answers: ['not-scored', 'score-now'],
  },
  { id: 'three-or-more-a-team', section: '4A-04 I, 4B-02 I', answers: ['from-three', 'from-two'] },
  { id: 'heal-x', section: '14A-03', answers: ['x', 'one'] },
  {
    id: 'two-big-ships-collide',
    section: '8B-01, 10E-04',
    answers: ['each-scores', 'nobody-scores'],
  },
] as const satisfies readonly Ruling[];

export type RulingId = (typeof RULINGS)[number]['id'];

/** How one table reads each of them. */
export type Rulings = Answers<typeof RULINGS>;

export const rulingsFrom = readRulings(RULINGS);

export const DEFAULT_RULINGS: Rulings = rulingsFrom({});
