import { readRulings, ruling, type RulingsOf } from '../../core/game/rulings';
import type { Ruling } from '../../core/game/system';

/** What the rules reference leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  ruling('colours-by-range', 'Attack Range', 'by-colour'),
  ruling('last-die-obstructed', 'Obstructed', 'canceled', 'dial-adds'),
  ruling('dial-before-token', 'Commands', 'dial-first', 'token-first'),
  ruling('modify-before-accuracy', 'Attack', 'modified-first', 'accuracies-first'),
  ruling('spent-accuracy-leaves', 'Modifying Dice', 'leaves', 'stays'),
  ruling('accuracy-locks', 'Dice Icons', 'token', 'type'),
  ruling('late-accuracy', 'Attack', 'unspent'),
  ruling('evade-near', 'Defense Tokens', 'may-be-spent', 'not-spent'),
  ruling('tokens-as-cost', 'Defense Tokens', 'same-limits'),
  ruling('adjacent-zones', 'Hull Zones', 'share-a-line'),
  ruling('brace-before-redirect', 'Defense Tokens', 'brace-first', 'redirect-first'),
  ruling('damage-beyond-hull', 'Damage', 'not-dealt'),
  ruling('faceup-card-effects', 'Critical Effects', 'not-reckoned'),
  ruling('bomber-critical', 'Squadron Keywords', 'standard', 'none'),
  ruling('swarm-engaged', 'Squadron Keywords', 'with-another', 'with-any'),
  ruling('counter-when', 'Squadron Keywords', 'squadron-attacks-only', 'if-it-lives'),
  ruling('token-copy', 'Command Tokens', 'copy-goes', 'copy-and-one'),
  ruling('token-over-limit', 'Command Tokens', 'any-one', 'older-one'),
  ruling('dial-and-token', 'Commands', 'added', 'greater-one'),
  ruling('repair-in-order', 'Commands', 'until-it-fails'),
  ruling('command-moments', 'Ship Activation', 'in-order', 'any-order'),
  ruling('yaw-column', 'Yaw', 'new-speed', 'old-speed'),
  ruling('squadron-share', 'Fleet Building', 'agreed-total', 'own-total'),
  ruling('slots-not-needed', 'Upgrade Icons', 'none-needed'),
  ruling('two-titles', 'Titles', 'not-judged', 'one-only'),
  ruling('two-commanders', 'Commanders', 'one-flagship'),
  ruling('other-faction-upgrade', 'Faction', 'both-broken'),
  ruling('objective-count', 'Objective Cards', 'each-on-its-own'),
  ruling('wiped-out-ahead', 'Winning and Losing', 'ship-left-wins', 'by-score'),
  ruling('death-match-tie', 'Unlimited Rounds', 'by-score', 'draw'),
  ruling('obstructed-neighbour', 'Engagement', 'may-be-attacked', 'engaged-only'),
  ruling('escort-covers', 'Squadron Keywords', 'all-without', 'engaged-ones'),
  ruling('heavy-mixed', 'Squadron Keywords', 'one-holds', 'heavy-frees'),
  ruling('commanded-squadron', 'Squadron Activation', 'one-of-each'),
  ruling('single-squadron-left', 'Squadron Phase', 'activates-one'),
  ruling('squadrons-after-ship', 'Setup', 'ship-first', 'any-order'),
  ruling('further-targets', 'Attack', 'squadrons-only', 'ships-too'),
  ruling('nearest-overlapped', 'Overlapping', 'of-all-tried'),
  ruling('speeds-given-up', 'Overlapping', 'end-place-only'),
  ruling('collision-before-obstacles', 'Overlapping', 'cards-first', 'obstacles-first'),
  ruling('station-at-full', 'Obstacles', 'up-to-full'),
] as const satisfies readonly Ruling[];

export const rulesFor = readRulings(RULINGS);
/** How one table reads what the rules reference leaves open. */
export type Rules = RulingsOf<typeof RULINGS>;
