import { readRulings, type Answers } from '../../core/game/rulings';
import type { Ruling } from '../../core/game/system';

/** What the rulebook leaves open. The first answer is the default; a second one is a switch that the app computes with. */
export const RULINGS = [
  { id: 'section-numbers', section: 'Part 2, Sections', answers: ['clockwise'] },
  { id: 'dice-d6', section: 'Damage', answers: ['six-sided'] },
  { id: 'equal-damages', section: 'Damage, Damaging Shields', answers: ['yes'] },
  { id: 'overflow-shield-section-core', section: 'Damage', answers: ['shield-section-core'] },
  { id: 'discard-per-layer', section: 'Damage', answers: ['each-layer'] },
  { id: 'overflow-always', section: 'Damage', answers: ['always'] },
  { id: 'destroyed-section', section: 'Sections', answers: ['core'] },
  { id: 'partial-at-zero', section: 'Partial Charges', answers: ['kept'] },
  { id: 'design-levels', section: 'Ship Design', answers: ['chart-only'] },
  { id: 'core-is-a-section', section: 'Ship Design', answers: ['both-rules'] },
  { id: 'all-bought-placed', section: 'Sections', answers: ['placed'] },
  { id: 'no-minimum', section: 'Ship Design', answers: ['none'] },
  { id: 'edge-line-both', section: 'Line of Attack', answers: ['both'] },
  { id: 'corner-touch-free', section: 'Line of Attack', answers: ['not-crossed'] },
  { id: 'arc-ends-belong', section: 'Beam Targeting', answers: ['both'] },
  {
    id: 'nebula-ends-count',
    section: 'Part 5, Line of Attack',
    answers: ['ends-too', 'between-only'],
  },
  { id: 'ends-do-not-block', section: 'Line of Attack', answers: ['free'] },
  {
    id: 'blast-falls-by-distance',
    section: 'Damage, Detonation',
    answers: ['by-distance', 'by-hexes-between'],
  },
  { id: 'blast-distance-steps', section: 'Damage', answers: ['steps'] },
  { id: 'blast-section-entered', section: 'Detonation', answers: ['opposite-last-step'] },
  { id: 'blast-rolls-apart', section: 'Damage, Detonation', answers: ['each-target'] },
  { id: 'chain-at-once', section: 'Torpedoes', answers: ['at-once'] },
  { id: 'launch-free', section: 'Torpedo Targeting', answers: ['free'] },
  { id: 'launch-needs-room', section: 'Torpedo Targeting', answers: ['no-launch'] },
  { id: 'torpedo-per-round', section: 'Torpedo Targeting', answers: ['anew'] },
  { id: 'torpedo-past-ships', section: 'Detonation', answers: ['may-pass'] },
  { id: 'shield-surplus-carries', section: 'Partial Charges', answers: ['carries', 'lost'] },
  {
    id: 'overcharge-in-one-transfer',
    section: 'Overcharging',
    answers: ['one-transfer', 'full-before'],
  },
  { id: 'overcharge-rest-lost', section: 'Overcharging', answers: ['lost'] },
  { id: 'overcharge-damage-once', section: 'Overcharging, Glossary', answers: ['once'] },
  { id: 'overcharge-spent-first', section: 'Overcharging', answers: ['overcharge-first'] },
  { id: 'torpedo-holds-three', section: 'Powering Torpedoes', answers: ['three'] },
  { id: 'battery-start-of-phase', section: 'Phase 3', answers: ['at-start'] },
  { id: 'transfers-in-order', section: 'Phase 3', answers: ['as-given'] },
  { id: 'excess-is-legal', section: 'Phase 3', answers: ['lost'] },
  { id: 'exchange-any-mix', section: 'Phase 2, Powering Main Engines', answers: ['any-mix'] },
  { id: 'slide-any-direction', section: 'Phase 2, Powering Thrusters', answers: ['three'] },
  { id: 'ships-in-the-way', section: 'Phase 2', answers: ['open'] },
  {
    id: 'asteroids-one-attack',
    section: 'Phase 2, Torpedo Targeting',
    answers: ['one-roll', 'one-by-one'],
  },
  { id: 'asteroids-each-hex', section: 'Phase 2', answers: ['each-hex'] },
  { id: 'asteroids-section', section: 'Phase 2', answers: ['leading-side'] },
  { id: 'asteroids-maximum', section: 'Phase 2, Part 5', answers: ['levels'] },
  { id: 'torpedo-dodge-one', section: 'Part 5', answers: ['one-point'] },
  { id: 'tie-rolls-again', section: 'Quick Setup', answers: ['roll-again'] },
  { id: 'round-is-a-pass', section: 'Glossary', answers: ['one-pass'] },
  { id: 'game-ends-with-turn', section: 'Part 3', answers: ['with-the-turn'] },
  { id: 'torpedo-last-phase', section: 'Phase 1', answers: ['next-weapons-phase'] },
  { id: 'phases-together', section: 'Fleet Action', answers: ['together'] },
] as const satisfies readonly Ruling[];

export const rulesFor = readRulings(RULINGS);
/** How one table reads what the rulebook leaves open. */
export type Rules = Answers<typeof RULINGS>;
