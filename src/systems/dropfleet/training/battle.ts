import { entriesOf } from '../../kit/fleets/entries';
import { codesListed } from '../../kit/fleets/listed';
import { BLANK, cardsOf, type DropfleetFleet } from '../fleet/fleet';
import { setupFrom, type Battle } from '../play/fromFleets';
import type { DropsiteKind, FeatureKind } from '../terms';
import { en } from '../words/en';
import { TRAINING_CARDS } from './cards';

/** Two fleets for a first game: a Group of each kind, a flagship, two objectives. */
const TRAINING_FLEET: DropfleetFleet = {
  ...BLANK,
  ships: entriesOf(codesListed('LEVA, SIRO, OSTR, MIST, ZEPH')),
  sizes: { s1: 2, s2: 1, s3: 1, s4: 3, s5: 2 },
  admirals: [{ code: 'ADM3', on: 's1' }],
  objectives: ['OBJ1', 'OBJ4'],
};

/** How far it is from the zones of Red and of Blue. */
const site = (
  id: string,
  name: string,
  kind: DropsiteKind,
  fromRed: number,
  fromBlue: number,
  ...features: readonly FeatureKind[]
) => ({
  ...{ id, name, site: kind, fromRed, fromBlue },
  features: features.map((feature) => ({ feature, name: en.terms.features[feature] })),
});

/** Three dropsites, one of them in Orbit; both sides come on at once. */
export const TRAINING_BATTLE: Battle = {
  teams: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  dropsites: [
    site('west', 'Port Amber', 'medium-city', 18, 30, 'comms-station'),
    site('middle', 'Halo Dock', 'large-space-station', 24, 24, 'hangar', 'orbital-defence-gun'),
    site('east', 'Reed Haven', 'small-city', 30, 18),
  ],
  variants: ['standard', 'standard'],
  approaches: ['close', 'close'],
};

/** The training fleet, as a set-up offers it. */
export const READY_FLEET = {
  name: en.trainingPack.name,
  fleet: TRAINING_FLEET,
  cards: cardsOf(TRAINING_CARDS),
};

/** The training game. */
export const TRAINING_SETUP = setupFrom(
  TRAINING_BATTLE.teams.map(({ name: player }) => ({ ...READY_FLEET, player })),
  TRAINING_BATTLE,
);
