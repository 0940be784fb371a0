import { entriesOf } from '../../kit/fleets/entries';
import { codesListed } from '../../kit/fleets/listed';
import { BLANK, cardsOf, type DropfleetFleet } from '../fleet/fleet';
import { setupFrom, type Battle, type Brought } from '../play/fromFleets';
import { trainingPack } from '../words/en/cardForms';
import { termWords } from '../words/en/terms';
import { TRAINING_CARDS } from './cards';

/** Two fleets for a first game: a Group of each kind, a flagship, two objectives. */
const TRAINING_FLEET: DropfleetFleet = {
  ...BLANK,
  ships: entriesOf(codesListed('LEVA, SIRO, OSTR, MIST, ZEPH')),
  sizes: { s1: 2, s2: 1, s3: 1, s4: 3, s5: 2 },
  admirals: [{ code: 'ADM3', on: 's1' }],
  objectives: ['OBJ1', 'OBJ4'],
};

const { features } = termWords;

/** Three dropsites, one of them in Orbit; both sides come on at once. */
export const TRAINING_BATTLE: Battle = {
  teams: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
  dropsites: [
    {
      id: 'west',
      name: 'Port Amber',
      site: 'medium-city',
      features: [{ feature: 'comms-station', name: features['comms-station'] }],
      fromRed: 18,
      fromBlue: 30,
    },
    {
      id: 'middle',
      name: 'Halo Dock',
      site: 'large-space-station',
      features: [
        { feature: 'hangar', name: features.hangar },
        { feature: 'orbital-defence-gun', name: features['orbital-defence-gun'] },
      ],
      fromRed: 24,
      fromBlue: 24,
    },
    {
      id: 'east',
      name: 'Reed Haven',
      site: 'small-city',
      features: [],
      fromRed: 30,
      fromBlue: 18,
    },
  ],
  variants: ['standard', 'standard'],
  approaches: ['close', 'close'],
};

/** The training fleet, as a set-up offers it. */
export const READY_FLEET = {
  name: trainingPack.name,
  fleet: TRAINING_FLEET,
  cards: cardsOf(TRAINING_CARDS),
};

const side = (player: string): Brought => ({
  ...READY_FLEET,
  player,
});

/** The training game. */
export const TRAINING_SETUP = setupFrom(
  TRAINING_BATTLE.teams.map(({ name }) => side(name)),
  TRAINING_BATTLE,
);
