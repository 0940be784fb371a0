import type { AdmiralsCard } from '../cards/types';
import { TRAINING_COMMANDERS, TRAINING_FLIGHT_GROUPS } from './commanders';
import { KILN_LIST, LANTERN_LIST } from './lists';
import { TRAINING_ORDERS } from './orders';
import { KILN_SHIPS, LANTERN_SHIPS } from './ships';
import { TRAINING_WEAPONS } from './weapons';

const CARDS: readonly AdmiralsCard[] = [
  ...LANTERN_SHIPS,
  ...KILN_SHIPS,
  ...TRAINING_WEAPONS,
  ...TRAINING_ORDERS,
  ...TRAINING_COMMANDERS,
  ...TRAINING_FLIGHT_GROUPS,
  LANTERN_LIST,
  KILN_LIST,
];

/** Two invented factions to learn the game with: nothing in it is the publisher's. */
export const TRAINING_PACK = {
  id: 'admirals-training',
  name: 'Training Set',
  author: 'Flagbridge',
  version: '1',
  notes:
    'Invented for this app, to learn the rules and to try it out. No ship, weapon or order in it is a printed card.',
  cards: CARDS,
} as const;
