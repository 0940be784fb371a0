import type { QuickReference } from '../../../../core/reference/entry';
import { quickEditions } from '../../../admirals-shared/reference/en/quick/editions';
import { row, section, steps } from '../../../kit/reference/rows';

/** What is looked up in a hurry, and what changed in 2.0. */
export const quick: readonly QuickReference[] = [
  {
    id: 'turn',
    title: 'The turn',
    sections: [
      steps(
        'Orders Phase',
        row('Assign', 'Light 1, Heavy 1, Super Heavy 2, Escort 0', 'orders-phase'),
        row('Special', 'one a ship', 'special-orders'),
        row('Psionic', 'one a player', 'psionic-orders'),
        row('Reveal', 'all together', 'orders-phase'),
      ),
      steps(
        'Ship Phase, in turn',
        row('Fire', 'any or all armaments', 'armaments'),
        row('Move', 'space by space', 'movement'),
        row('Skirmish', 'where an enemy is in the way', 'skirmishes'),
      ),
      section(
        'Refresh Phase',
        row('Return', 'all orders', 'refresh-phase'),
        row('After turn 6', '5 for each Star System, then the winner', 'ending-the-game'),
      ),
      section(
        'Moves',
        row('Escort, Light', '0–3, any way', 'movement'),
        row('Heavy', '2–3, 2 turns', 'movement'),
        row('Super Heavy', '1–2, 1 turn', 'movement'),
      ),
    ],
  },
  {
    id: 'attack',
    title: 'Attack',
    sections: [
      steps(
        'Steps',
        row('Target', 'in arc, in range', 'attacks'),
        row('Modify', 'add all up, then −1 to +2', 'attacks'),
        row('Locks', 'roll again, or an ability', 'target-locks'),
        row('Hits', 'Armor, Flak, then shields, then hull', 'hits'),
        row('Criticals', 'the same, then by role', 'critical-hits'),
      ),
      section(
        'Critical Hit',
        row('Escort', 'destroyed', 'critical-hits'),
        row('Light', 'a hull box; without shields destroyed', 'critical-hits'),
        row('Heavy', 'crippled, then destroyed', 'critical-hits'),
        row('Super Heavy', 'orders back, crippled, destroyed', 'critical-hits'),
      ),
      section(
        'Skirmish',
        row('Dice', 'all armament dice', 'skirmishes'),
        row('Direct Hit', 'each 1', 'skirmishes'),
        row('Both stand', 'the activation is over', 'skirmishes'),
      ),
    ],
  },
  {
    id: 'terrain',
    title: 'Terrain',
    sections: [
      section(
        'Attacks at a ship in it',
        row('Star System', '+1', 'star-system'),
        row('Dust Cloud', '+1', 'dust-cloud'),
        row('Nebula', '+2, no shields', 'nebula'),
      ),
      section(
        'Moving in',
        row('Star System', 'Heavy, Super Heavy: a 6 is one Hit', 'star-system'),
        row('Dust Cloud', 'one Hit, on the front', 'dust-cloud'),
      ),
      section(
        'Black Hole',
        row('Beside it', '5 or more: dragged in', 'black-hole'),
        row('On that roll', 'Heavy +1, Super Heavy +2', 'black-hole'),
        row('Leaving', '6 or more: destroyed; Super Heavy +1', 'black-hole'),
      ),
    ],
  },
  {
    id: 'fleet',
    title: 'Fleet and library',
    sections: [
      section(
        'Fleet',
        row('Fleet Value', '15 at most', 'constructed-play'),
        row('Faction', 'one', 'constructed-play'),
        row('Refits', '1 at most', 'constructed-play'),
        row('Heavy or Super Heavy', '1 at least', 'constructed-play'),
      ),
      section(
        'Library',
        row('Orders', '15', 'constructed-play'),
        row('Basic', '2 of one', 'constructed-play'),
        row('Special', '1 of one, 5 in all', 'special-orders'),
        row('Psionic', 'half at most', 'psionic-orders'),
      ),
    ],
  },
  quickEditions('first'),
];
