import { readRulings, ruling, type RulingsOf } from '../../core/game/rulings';

/** What the booklet leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  ruling('armor-before-shields', 'Armor, Flak, Shields', 'before', 'after'),
  ruling('crippled-at-once', 'Critical Hits', 'at-once', 'after-the-attack'),
  ruling('crippled-keeps-granted', 'Critical Hits, Cover', 'keeps', 'loses'),
  ruling('ore-hull-cancels-rolled', 'Ore Hull, Ram-Prow', 'rolled-only', 'any'),
  ruling('reroll-replaces-die', 'Target Locks', 'replaces', 'adds'),
  ruling('lethal-highest', 'Lethal', 'highest', 'sum'),
  ruling('covers-add-up', 'Cover', 'each', 'once'),
  ruling('corner-both-sides', 'Shields', 'both', 'one'),
  ruling('chart-beyond-the-print', 'Making Attacks', 'no-icon', 'nearest-row'),
  ruling('dice-may-be-split', 'Making Attacks', 'may', 'whole-mount'),
  ruling('heavy-box-erased', 'Heavy', 'instead-of-firing', 'on-activation'),
  ruling('super-heavy-normal-order', 'Special', 'must', 'may'),
  ruling('psionic-library-count', 'Psionic', 'by-id', 'by-mark'),
  ruling('starcaster-ship-limit', 'Starcaster', 'beyond', 'within'),
  ruling('augur-reach', 'Augur', 'two-between', 'one-between'),
  ruling('augur-rerolls-once', 'Augur', 'once', 'until-another'),
  ruling('hole-losses-count', 'Ending the Game, Black Hole', 'count', 'do-not-count'),
  ruling('mounts-roll-apart', 'Making Attacks', 'apart', 'together'),
  ruling('terrain-hits-no-armor', 'Star System, Dust Cloud', 'no-roll', 'armor'),
  ruling('hole-drags-each-move', 'Black Hole', 'each-move', 'last-move'),
  ruling('hole-already-taken', 'Black Hole', 'share', 'skirmish'),
  ruling('both-eliminated', 'Ending the Game', 'by-points', 'stalemate'),
] as const;

export type RulingId = (typeof RULINGS)[number]['id'];

/** How one table reads each of them. */
export type Rulings = RulingsOf<typeof RULINGS>;

export const rulingsFrom = readRulings(RULINGS);

export const DEFAULT_RULINGS: Rulings = rulingsFrom({});
