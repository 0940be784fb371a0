import { readRulings, type Answers } from '../../core/game/rulings';

const ruling = <const Id extends string, const Some extends readonly [string, ...string[]]>(
  id: Id,
  section: string,
  ...answers: Some
) => ({ id, section, answers });

/** What the rulebook leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  ruling('section-numbers', 'Part 2, Sections', 'clockwise'),
  ruling('dice-d6', 'Damage', 'six-sided'),
  ruling('equal-damages', 'Damage, Damaging Shields', 'yes', 'higher-only'),
  ruling('overflow-shield-section-core', 'Damage', 'shield-section-core'),
  ruling('discard-per-layer', 'Damage', 'each-layer', 'shield-alone'),
  ruling('overflow-always', 'Damage', 'always'),
  ruling('destroyed-section', 'Sections', 'core', 'shield-stands'),
  ruling('partial-at-zero', 'Partial Charges', 'kept', 'lost'),
  ruling('design-levels', 'Ship Design', 'chart-only'),
  ruling('core-is-a-section', 'Ship Design', 'both-rules'),
  ruling('all-bought-placed', 'Sections', 'placed'),
  ruling('no-minimum', 'Ship Design', 'none'),
  ruling('edge-line-both', 'Line of Attack', 'both'),
  ruling('corner-touch-free', 'Line of Attack', 'not-crossed'),
  ruling('arc-ends-belong', 'Beam Targeting', 'both'),
  ruling('nebula-ends-count', 'Part 5, Line of Attack', 'ends-too', 'between-only'),
  ruling('ends-do-not-block', 'Line of Attack', 'free'),
  ruling('blast-falls-by-distance', 'Damage, Detonation', 'by-distance', 'by-hexes-between'),
  ruling('blast-distance-steps', 'Damage', 'steps'),
  ruling('blast-section-entered', 'Detonation', 'opposite-last-step'),
  ruling('blast-rolls-apart', 'Damage, Detonation', 'each-target'),
  ruling('chain-at-once', 'Torpedoes', 'at-once', 'end-of-phase'),
  ruling('launch-free', 'Torpedo Targeting', 'free'),
  ruling('launch-needs-room', 'Torpedo Targeting', 'no-launch'),
  ruling('torpedo-per-round', 'Torpedo Targeting', 'anew'),
  ruling('torpedo-past-ships', 'Detonation', 'may-pass'),
  ruling('shield-surplus-carries', 'Partial Charges', 'carries', 'lost'),
  ruling('overcharge-in-one-transfer', 'Overcharging', 'one-transfer', 'full-before'),
  ruling('overcharge-rest-lost', 'Overcharging', 'lost'),
  ruling('overcharge-damage-once', 'Overcharging, Glossary', 'once', 'each-level'),
  ruling('overcharge-spent-first', 'Overcharging', 'overcharge-first', 'ordinary-first'),
  ruling('torpedo-holds-three', 'Powering Torpedoes', 'three'),
  ruling('battery-start-of-phase', 'Phase 3', 'at-start'),
  ruling('transfers-in-order', 'Phase 3', 'as-given', 'drains-first'),
  ruling('excess-is-legal', 'Phase 3', 'lost'),
  ruling('exchange-any-mix', 'Phase 2, Powering Main Engines', 'any-mix'),
  ruling('slide-any-direction', 'Phase 2, Powering Thrusters', 'three'),
  ruling('ships-in-the-way', 'Phase 2', 'open'),
  ruling('asteroids-one-attack', 'Phase 2, Torpedo Targeting', 'one-roll', 'one-by-one'),
  ruling('asteroids-each-hex', 'Phase 2', 'each-hex'),
  ruling('asteroids-section', 'Phase 2', 'leading-side'),
  ruling('asteroids-maximum', 'Phase 2, Part 5', 'levels', 'charges'),
  ruling('torpedo-dodge-one', 'Part 5', 'one-point', 'three-points'),
  ruling('tie-rolls-again', 'Quick Setup', 'roll-again'),
  ruling('round-is-a-pass', 'Glossary', 'one-pass'),
  ruling('game-ends-with-turn', 'Part 3', 'with-the-turn', 'at-once'),
  ruling('torpedo-last-phase', 'Phase 1', 'next-weapons-phase'),
  ruling('phases-together', 'Fleet Action', 'together'),
];

export const rulesFor = readRulings(RULINGS);
/** How one table reads what the rulebook leaves open. */
export type Rules = Answers<typeof RULINGS>;
