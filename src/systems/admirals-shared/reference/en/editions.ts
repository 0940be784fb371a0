/** One thing that the two editions do differently, for players who move over. */
export interface EditionChange {
  readonly topic: string;
  readonly first: string;
  readonly second: string;
  /** The entry in the reference of each edition. */
  readonly entries: { readonly first: string; readonly second: string };
}

const change = (
  topic: string,
  first: string,
  second: string,
  inFirst: string,
  inSecond: string,
): EditionChange => ({ topic, first, second, entries: { first: inFirst, second: inSecond } });

export interface EditionSection {
  readonly title: string;
  readonly changes: readonly EditionChange[];
}

/** First edition on the left, 2.0 on the right. */
export const EDITION_CHANGES: readonly EditionSection[] = [
  {
    title: 'Turn and orders',
    changes: [
      change('First player', 'one roll, all game', 'each round anew', 'setup', 'initiative'),
      change('Firing', 'all armaments', 'up to 4 strikes', 'armaments', 'action-phase'),
      change('Dice', 'split over targets', 'one target a mount', 'attacks', 'declaring-a-strike'),
      change('Omega orders', 'none', 'in Omega games', 'orders-phase', 'omega-orders'),
    ],
  },
  {
    title: 'Attack',
    changes: [
      change('Target Lock', 'roll the die again', 'an extra die', 'target-locks', 'target-lock'),
      change('Armor', 'keyword, up to 5', 'printed, up to 4', 'armor', 'armor-value'),
      change('Shields first?', 'after Armor, Flak', 'before them', 'shields', 'block-with-shields'),
      change('Critical', 'by role', 'damage, an order back', 'critical-hits', 'critical-hit'),
      change('Crippled', 'loses keywords', 'is lost', 'critical-hits', 'crippled'),
      change('Reloading', 'box an armament', 'token a ship', 'heavy', 'reloading'),
    ],
  },
  {
    title: 'Movement and skirmish',
    changes: [
      change('Past an enemy', 'never', 'Bypass Sling', 'movement', 'bypass-sling'),
      change('Onto a friend', 'on the way', 'pass it only', 'movement', 'ahead-pass'),
      change('Saves', 'Ore Hull cancels 1', 'roll for each', 'ore-hull', 'combat-saves'),
      change('Afterwards', 'activation ends', 'Exhausted', 'skirmishes', 'exhausted'),
      change('Ram-Prow', '4 or less: 2 hits', 'dice by role', 'ram-prow', 'ram-prow'),
    ],
  },
  {
    title: 'Terrain and points',
    changes: [
      change('Nebula', '+2, no shields', '+1, no shields', 'nebula', 'nebula'),
      change('Dust', '1 Hit on the front', 'a roll', 'dust-cloud', 'treacherous-navigation'),
      change('Systems', '5 each at the end', 'each round', 'star-system', 'secure-area'),
      change('Tie', 'value destroyed', 'systems, value lost', 'ending-the-game', 'tiebreakers'),
      change('Fleet', '15 Fleet Value', 'by escalation', 'constructed-play', 'escalation-level'),
    ],
  },
];
