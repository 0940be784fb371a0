import { shipsOf, type WithEntries } from '../kit/fleets/entries';
import type { Role } from './cards/terms';
import { FLAGSHIP, SIGNS, type Silhouette, type TrackStyle } from '../../core/drawing/drawing';

/** The ships of the game by their role, from a dart to a ring of docks that never moves. */
export const SHIP_OF_ROLE: Readonly<Record<Role, Silhouette>> = {
  Escort:
    'M32 5L36.5 27L40 36L52 55L39 50.5L36.5 58H27.5L25 50.5L12 55L24 36L27.5 27ZM32 25L29.6 39H34.4Z',
  // Swept wings on a slim hull
  Light:
    'M32 3L37.2 15L38.4 27L56 43V50L40.5 46.5L41.5 54L36.6 52.6L35 60H29L27.4 52.6L22.5 54L23.5 46.5L8 50V43L25.6 27L26.8 15ZM32 17L30 32H34ZM30.8 38H33.2V49H30.8Z',
  Heavy: FLAGSHIP,
  // A slab with flank batteries
  'Super Heavy':
    'M26.5 2H37.5L42.5 8.5V15L48 18.5V42L54 46V56.5L49.5 60H40L38 62H26L24 60H14.5L10 56.5V46L16 42V18.5L21.5 15V8.5ZM30.7 8H33.3V44H30.7ZM16 22.5H24V25H16ZM40 22.5H48V25H40ZM16 29H24V31.5H16ZM40 29H48V31.5H40ZM16 35.5H24V38H16ZM40 35.5H48V38H40ZM22 49H42V51.6H22Z',
  Stationary:
    'M32 6A26 26 0 1 1 32 58A26 26 0 1 1 32 6ZM32 10.5A21.5 21.5 0 1 1 32 53.5A21.5 21.5 0 1 1 32 10.5ZM32 19A13 13 0 1 1 32 45A13 13 0 1 1 32 19ZM32 27.5A4.5 4.5 0 1 1 32 36.5A4.5 4.5 0 1 1 32 27.5ZM37.1 20.16L39.7 21.66L44 14.22L41.4 12.72ZM44.8 30.5L44.8 33.5L53.4 33.5L53.4 30.5ZM39.7 42.34L37.1 43.84L41.4 51.28L44 49.78ZM26.9 43.84L24.3 42.34L20 49.78L22.6 51.28ZM19.2 33.5L19.2 30.5L10.6 30.5L10.6 33.5ZM24.3 21.66L26.9 20.16L22.6 12.72L20 14.22ZM23.5 6L40.5 6L40.5 0.5L23.5 0.5ZM58.77 37.64L50.27 52.36L55.03 55.11L63.53 40.39ZM13.73 52.36L5.23 37.64L0.47 40.39L8.97 55.11Z',
};

export const TRACKS = {
  hull: { pip: 'box', colour: 'text', inList: 'pips' },
  shield: { pip: 'box', colour: 'shield', inList: 'pips' },
  critical: { pip: SIGNS.critical, colour: 'critical', inList: 'count' },
  exhausted: { pip: SIGNS.hatched, colour: 'exhausted', inList: 'count' },
} as const satisfies Readonly<Record<string, TrackStyle>>;

/** As many as stand in a line of a phone. */
const IN_A_LINE = 10;

interface Drawable {
  readonly fleet: WithEntries;
  readonly cards: { readonly ships: ReadonlyMap<string, { readonly role: Role }> };
}

/** The ships of a fleet for the eye: the first of them where there are many. */
export const drawnShips = ({ fleet, cards }: Drawable): readonly Silhouette[] =>
  shipsOf(fleet, cards.ships)
    .map(({ role }) => SHIP_OF_ROLE[role])
    .slice(0, IN_A_LINE);
