import { contentsOf } from '../../kit/reference/contents';
import { KEYWORDS } from '../keywords';
import { RULINGS } from '../rulings';

/** One of a table's own stands in no section. */
const isNumbered = (rule: string): boolean => /^\d/.test(rule);

/** Every entry in the order of the rulebook, with the sections that it tells. */
export const CONTENTS = contentsOf(
  `
dice: 1, 1A; dice-modifiers: 1A-01; modifier-limits: 1A-01 I, 1A-01 II; card-codes: 1B

field-of-play: 2; battlefield: 2A; distance: 2A-01; facing: 2A-02; fore-and-aft: 2A-02 I; stellar-phenomena: 2A-03
command-area: 2B

pieces: 3; attributes: 3A, 3A-01, 3A-02; ship-code: 3A-01 I; ship-name: 3A-01 II; ship-class: 3A-01 III
allegiance: 3A-01 IV; ship-type: 3A-01 V; subtype: 3A-01 VI; piece-art: 3A-01 VII; bonus-orders: 3A-01 VIII
role: 3A-01 IX; hull-points: 3A-01 X; armor-value: 3A-01 XI; flak-value: 3A-01 XII; shields: 3A-01 XIII
armaments: 3A-01 XIV; ship-keywords: 3A-01 XV; order-limit: 3A-02 I; moves-per-turn: 3A-02 II; rotations: 3A-02 III
skirmish-dice: 3A-02 IV; armaments-and-weapons: 3A-03

flow-of-play: 4; setup: 4A; teams: 4A-01; setup-battlefield: 4A-02; setup-command-area: 4A-03; setup-pieces: 4A-04
multiplayer-setup: 4A-04 I; prepare-for-battle: 4A-05; battle-round: 4B; command-phase: 4B-01
orders-per-ship: 4B-01 I; psionic-orders: 4B-01 II; required-orders: 4B-01 III; action-phase: 4B-02
multiplayer-activation: 4B-02 I; strategic-activations: 4B-02 II; overrun: 4B-02 III; refresh-phase: 4B-03
initiative: 4B-03 I; ending-the-game: 4C; wiped-out: 4C-01; scoring-and-tiebreakers: 4C-02
tiebreakers: 4C-02 I, 4C-02 II, 4C-02 III

strikes: 5; declaring-a-strike: 5A; arcs: 5A-01, 5A-01 I, 5A-01 II, 5A-01 III, 5A-01 IV, 5A-01 V, 5A-01 VI, 5A-01 VII
reloading: 5A-02, 5G-01; strike-modifiers: 5B, 5B-01, 5B-02, 5B-03, 5B-04, 5B-05; strike-roll: 5C; tracking-icons: 5D
block-with-shields: 5E; shield-facings: 5E-01, 5E-01 I, 5E-01 II, 5E-01 III, 5E-01 IV, 5E-01 V, 5E-01 VI
resolving-icons: 5F; target-lock: 5C-01, 5F-01; lock-on: 5F-01 I; added-dice: 5F-01 II; hit: 5C-02, 5F-02
critical-hit: 5C-03, 5F-03; direct-hit: 5C-04, 5F-04; armor-save: 5F-02 I, 5F-03 II; flak-save: 5F-02 II, 5F-03 III
massive-save: 5F-03 I; ore-hull-save: 5F-04 I, 7C-02; fast-save: 5F-04 II, 7C-03; after-attack: 5G

movement: 6; rotation: 6A, 6A-01, 6A-02, 6A-03, 6A-04; maneuvers: 6B; ahead: 6B-01; ahead-pass: 6B-02
bypass-sling: 6B-03; assault: 6B-04; evade: 6C

skirmish: 7; arm-battlestations: 7A; combat: 7B; combat-saves: 7C; evasion-save: 7C-01; ram-prow-save: 7C-05
damage-report: 7D

field-effects: 8
terrain strategic-system: 8A
bunker-down: 8A-01, 7C-04; secure-area: 8A-02
terrain black-hole: 8B; black-hole-horizon: 8B-01
guidance-malfunction: 8B-02
terrain black-hole-core: 8B-03, 8B-04
escape-velocity: 8B-05
terrain dust-cloud: 8C, 8C-01, 8C-02
treacherous-navigation: 8C-03
terrain nebula: 8D, 8D-01, 8D-02, 8D-03

keyword-rules: 9
keywords ram-prow: 9O, 9O-01, 9O-02, 9O-03, 9O-04, 9O-05

constructed-play: 10; escalation-level: 10A, 10A-01, 10A-02, 10A-03, 10A-04, 10A-05; omega-orders: 10A-05 I
fleet-construction: 10B; core-ships: 10B-01; specialist-ships: 10B-02; support-ships: 10B-03
additional-restrictions: 10B-04; order-library: 10C; basic-orders: 10C-01; special-orders: 10C-02
commander: 10C-03, 10C-03 I, 10C-03 II; flight-groups: 10C-04, 10C-04 I; reserve: 10D, 10D-01
constructed-scoring: 10E; reinforcements: 10E-01; shut-out: 10E-02; hold-territory: 10E-03; bring-it-down: 10E-04
stake-a-claim: 10E-05; fly-the-flag: 10E-06

scenario-play: 11, 11A; scenario-difficulty: 11B, 11B-01, 11B-02, 11B-03; career-play: 12

open-play: 13; simplicity-rules: 13A; unified-command: 13A-01; wing-command: 13A-02; mobile-bastions: 13A-03
all-out-war: 13A-04; specialists: 13A-05; command-vessels: 13A-06; open-escalation: 13B
open-play-fleets: 13C, 13C-01, 13C-02, 13C-03; open-restrictions: 13C-04; open-commander: 13C-05

card-words: 14; repair: 14A; repair-hull: 14A-01; repair-shields: 14A-02, 14A-02 I; repair-criticals: 14A-03
shielded: 14B; shield-boxes: 14C

term role-escort: 3A-01 IX, 3A-02 I, 3A-02 II, 6A-04, 6C, 7C-01; role-light: 3A-01 IX, 3A-02 I, 3A-02 II, 6A-04
term role-heavy: 3A-01 IX, 3A-02 I, 3A-02 II, 5E-01, 6A-03
term role-super-heavy: 3A-01 IX, 3A-02 I, 3A-02 II, 5E-01, 6A-02
term role-stationary: 3A-01 IX, 3A-02 I, 3A-02 II, 5E-01, 6A-01; exhausted: 7D, 3A-02 IV, 4B-03
term critical-damage: 5F-03, 3A-02 I, 3A-02 IV; crippled: 3A-02 I, 5F-03
term defeated: 3A-01 X, 3A-02 I, 5F-02, 5F-03, 7D, 8B-01, 8B-04, 8B-05, 9Q; saves: 5F-02, 5F-03, 5F-04, 7C
term weapon-types: 5A-02, 5F-02 I, 5F-02 II, 5G-01, 8B-02, 9J; objective-points: 4C-02, 8A-02, 10E, 13A-04
term power-points: 10A, 10B, 4C-02 II, 13A-04; carrier: 10C-04, 13A-01, 13A-02; orders: 4B-01, 4B-03, 10C
term line-of-sight: 5A; friendly-ships: 5A, 6B-02, 6B-04; once-per-round: 4B-03, 5A, 6C, 9I, 9L
term older-cards: 3A-01 XI, 3A-01 XII, 5D, 14C
`,
  RULINGS,
  KEYWORDS.filter(({ rule }) => isNumbered(rule)),
);
