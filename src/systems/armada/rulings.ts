import { readRulings, type Answers } from '../../core/game/rulings';
import type { Ruling } from '../../core/game/system';

/** What the rules reference leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  { id: 'colours-by-range', section: 'Attack Range', answers: ['by-colour'] },
  { id: 'last-die-obstructed', section: 'Obstructed', answers: ['canceled', 'dial-adds'] },
  { id: 'dial-before-token', section: 'Commands', answers: ['dial-first', 'token-first'] },
  {
    id: 'modify-before-accuracy',
    section: 'Attack',
    answers: ['modified-first', 'accuracies-first'],
  },
  { id: 'spent-accuracy-leaves', section: 'Modifying Dice', answers: ['leaves', 'stays'] },
  { id: 'accuracy-locks', section: 'Dice Icons', answers: ['token', 'type'] },
  { id: 'late-accuracy', section: 'Attack', answers: ['unspent'] },
  { id: 'evade-near', section: 'Defense Tokens', answers: ['may-be-spent', 'not-spent'] },
  { id: 'tokens-as-cost', section: 'Defense Tokens', answers: ['same-limits'] },
  { id: 'adjacent-zones', section: 'Hull Zones', answers: ['share-a-line'] },
  {
    id: 'brace-before-redirect',
    section: 'Defense Tokens',
    answers: ['brace-first', 'redirect-first'],
  },
  { id: 'damage-beyond-hull', section: 'Damage', answers: ['not-dealt'] },
  { id: 'faceup-card-effects', section: 'Critical Effects', answers: ['not-reckoned'] },
  { id: 'bomber-critical', section: 'Squadron Keywords', answers: ['standard', 'none'] },
  { id: 'swarm-engaged', section: 'Squadron Keywords', answers: ['with-another', 'with-any'] },
  {
    id: 'counter-when',
    section: 'Squadron Keywords',
    answers: ['squadron-attacks-only', 'if-it-lives'],
  },
  { id: 'token-copy', section: 'Command Tokens', answers: ['copy-goes', 'copy-and-one'] },
  { id: 'token-over-limit', section: 'Command Tokens', answers: ['any-one', 'older-one'] },
  { id: 'dial-and-token', section: 'Commands', answers: ['added', 'greater-one'] },
  { id: 'repair-in-order', section: 'Commands', answers: ['until-it-fails'] },
  { id: 'command-moments', section: 'Ship Activation', answers: ['in-order', 'any-order'] },
  { id: 'yaw-column', section: 'Yaw', answers: ['new-speed', 'old-speed'] },
  { id: 'squadron-share', section: 'Fleet Building', answers: ['agreed-total', 'own-total'] },
  { id: 'slots-not-needed', section: 'Upgrade Icons', answers: ['none-needed'] },
  { id: 'two-titles', section: 'Titles', answers: ['not-judged', 'one-only'] },
  { id: 'two-commanders', section: 'Commanders', answers: ['one-flagship'] },
  { id: 'other-faction-upgrade', section: 'Faction', answers: ['both-broken'] },
  { id: 'objective-count', section: 'Objective Cards', answers: ['each-on-its-own'] },
  { id: 'wiped-out-ahead', section: 'Winning and Losing', answers: ['ship-left-wins', 'by-score'] },
  { id: 'death-match-tie', section: 'Unlimited Rounds', answers: ['by-score', 'draw'] },
  {
    id: 'obstructed-neighbour',
    section: 'Engagement',
    answers: ['may-be-attacked', 'engaged-only'],
  },
  { id: 'escort-covers', section: 'Squadron Keywords', answers: ['all-without', 'engaged-ones'] },
  { id: 'heavy-mixed', section: 'Squadron Keywords', answers: ['one-holds', 'heavy-frees'] },
  { id: 'commanded-squadron', section: 'Squadron Activation', answers: ['one-of-each'] },
  { id: 'single-squadron-left', section: 'Squadron Phase', answers: ['activates-one'] },
  { id: 'squadrons-after-ship', section: 'Setup', answers: ['ship-first', 'any-order'] },
  { id: 'further-targets', section: 'Attack', answers: ['squadrons-only', 'ships-too'] },
  { id: 'nearest-overlapped', section: 'Overlapping', answers: ['of-all-tried'] },
  { id: 'speeds-given-up', section: 'Overlapping', answers: ['end-place-only'] },
  {
    id: 'collision-before-obstacles',
    section: 'Overlapping',
    answers: ['cards-first', 'obstacles-first'],
  },
  { id: 'station-at-full', section: 'Obstacles', answers: ['up-to-full'] },
] as const satisfies readonly Ruling[];

export const rulesFor = readRulings(RULINGS);
/** How one table reads what the rules reference leaves open. */
export type Rules = Answers<typeof RULINGS>;
