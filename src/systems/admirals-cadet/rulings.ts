import { readRulings, type Answers } from '../../core/game/rulings';
import type { Ruling } from '../../core/game/system';

/** What the booklet leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  { id: 'armor-before-shields', section: 'Armor, Flak, Shields', answers: ['before', 'after'] },
  { id: 'crippled-at-once', section: 'Critical Hits', answers: ['at-once', 'after-the-attack'] },
  { id: 'crippled-keeps-granted', section: 'Critical Hits, Cover', answers: ['keeps', 'loses'] },
  { id: 'ore-hull-cancels-rolled', section: 'Ore Hull, Ram-Prow', answers: ['rolled-only', 'any'] },
  { id: 'reroll-replaces-die', section: 'Target Locks', answers: ['replaces', 'adds'] },
  { id: 'lethal-highest', section: 'Lethal', answers: ['highest', 'sum'] },
  { id: 'covers-add-up', section: 'Cover', answers: ['each', 'once'] },
  { id: 'corner-both-sides', section: 'Shields', answers: ['both', 'one'] },
  { id: 'chart-beyond-the-print', section: 'Making Attacks', answers: ['no-icon', 'nearest-row'] },
  { id: 'dice-may-be-split', section: 'Making Attacks', answers: ['may', 'whole-mount'] },
  { id: 'heavy-box-erased', section: 'Heavy', answers: ['instead-of-firing', 'on-activation'] },
  { id: 'super-heavy-normal-order', section: 'Special', answers: ['must', 'may'] },
  { id: 'psionic-library-count', section: 'Psionic', answers: ['by-id', 'by-mark'] },
  { id: 'starcaster-ship-limit', section: 'Starcaster', answers: ['beyond', 'within'] },
  { id: 'augur-reach', section: 'Augur', answers: ['two-between', 'one-between'] },
  { id: 'augur-rerolls-once', section: 'Augur', answers: ['once', 'until-another'] },
  {
    id: 'hole-losses-count',
    section: 'Ending the Game, Black Hole',
    answers: ['count', 'do-not-count'],
  },
  { id: 'mounts-roll-apart', section: 'Making Attacks', answers: ['apart', 'together'] },
  {
    id: 'terrain-hits-no-armor',
    section: 'Star System, Dust Cloud',
    answers: ['no-roll', 'armor'],
  },
  { id: 'hole-drags-each-move', section: 'Black Hole', answers: ['each-move', 'last-move'] },
  { id: 'hole-already-taken', section: 'Black Hole', answers: ['share', 'skirmish'] },
  { id: 'both-eliminated', section: 'Ending the Game', answers: ['by-points', 'stalemate'] },
] as const satisfies readonly Ruling[];

export type RulingId = (typeof RULINGS)[number]['id'];

/** How one table reads each of them. */
export type Rulings = Answers<typeof RULINGS>;

export const rulingsFrom = readRulings(RULINGS);

export const DEFAULT_RULINGS: Rulings = rulingsFrom({});
