import { entriesOf } from '../../kit/fleets/entries';
import { cardsOf, type ArmadaFleet } from '../fleet/fleet';
import { TRAINING_CARDS } from './cards';

export const TRAINING = cardsOf(TRAINING_CARDS);

const OBJECTIVES = ['O-PRIZE', 'O-SHOALS', 'O-BEACONS'];

/** Of the core set's size, and legal. */
export const HARBOUR_FLEET: ArmadaFleet = {
  size: 'core-set',
  ships: entriesOf(['H-HERON', 'H-LANTERN']),
  upgrades: [
    { code: 'U-OKONJO', on: 's1' },
    { code: 'U-LONGWATCH', on: 's1' },
    { code: 'U-CLERK', on: 's2' },
  ],
  squadrons: ['H-ANVIL', 'H-SWIFT', 'H-SWIFT'],
  objectives: OBJECTIVES,
};

export const CROWN_FLEET: ArmadaFleet = {
  size: 'core-set',
  ships: entriesOf(['C-BASTION']),
  upgrades: [{ code: 'U-DREVIN', on: 's1' }],
  squadrons: ['C-VESPER', 'C-WASP', 'C-WASP', 'C-MALLET'],
  objectives: OBJECTIVES,
};
