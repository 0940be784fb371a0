import { cardsInTables } from '../../kit/cards/cardTables';
import { entriesOf } from '../../kit/fleets/entries';
import { type ArmadaCard, FORMS, readCard } from '../cards';
import { type ArmadaFleet, cardsOf } from '../fleet/fleet';

/** The Training Set: two fleets of our own making, whose cards read like printed ones. */
const TABLES = `
ship: code | name | faction | size | icon | cost hull command squadrons engineering | front.shields front.red front.blue front.black | left.shields left.red left.blue left.black | right.shields right.red right.blue right.black | rear.shields rear.red rear.blue rear.black | antiSquadron.blue | tokens.scatter tokens.evade tokens.brace tokens.redirect | bar.officer bar.weapons-team bar.support-team bar.offensive-retrofit bar.turbolasers bar.ion-cannons bar.ordnance | speed1 | speed2 | speed3 | speed4
H-LANTERN | Lantern Cutter | Harbour League | small | lantern | 41 4 1 1 2 | 2 2 1 0 | 2 1 0 0 | 2 1 0 0 | 1 1 0 0 | 1 | 0 2 0 1 | 1 0 1 0 1 0 0 | II | I II | - I II | - I I II
H-HERON | Heron Frigate | Harbour League | small | heron | 56 5 2 2 3 | 3 3 0 0 | 1 1 1 0 | 1 1 1 0 | 2 2 0 0 | 1 | 0 1 2 0 | 1 0 1 0 1 0 0 | I | I I | - I II
C-HALBERD | Halberd Escort | Iron Crown | small | halberd | 54 5 2 2 3 | 3 1 0 2 | 2 0 0 4 | 2 0 0 4 | 1 1 0 1 | 1 | 0 1 1 1 | 1 1 0 0 0 0 1 | II | I I | - I I
C-BASTION | Bastion Battleship | Iron Crown | medium | bastion | 85 8 3 3 4 | 3 3 0 3 | 3 2 0 1 | 3 2 0 1 | 1 2 0 0 | 1 | 0 0 1 2 | 1 0 0 1 2 1 0 | I | - I

squadron: code | name | faction | cost hull speed | battery.red battery.blue battery.black | antiSquadron.red antiSquadron.blue antiSquadron.black | bomber escort heavy swarm unique | counter | tokens.scatter tokens.brace
H-SWIFT | Swift Squadron | Harbour League | 11 4 4 | 0 1 0 | 0 3 0 | no no no yes
H-ANVIL | Anvil Squadron | Harbour League | 13 5 3 | 1 0 0 | 0 4 0 | yes yes
H-MARLOWE | Marlowe | Harbour League | 19 5 3 | 1 0 0 | 0 4 0 | yes yes no no yes | 0 | 0 2
C-WASP | Wasp Squadron | Iron Crown | 8 3 4 | 0 1 0 | 0 3 0 | no no no yes
C-MALLET | Mallet Squadron | Iron Crown | 9 5 4 | 0 0 1 | 0 0 1 | yes no yes
C-VESPER | Vesper | Iron Crown | 21 4 4 | 0 1 0 | 0 3 1 | no no no yes yes | 2 | 2 0

upgrade: code | name | icon cost | unique modification | faction | shipIcon | text
U-OKONJO | Captain-General Okonjo | commander 24 | yes | Harbour League | | Once a round a friendly ship may regain one command token that it spent.
U-DREVIN | Lord Marshal Drevin | commander 26 | yes | Iron Crown | | The first attack of each friendly ship in a round may turn one blank to a hit.
U-LONGWATCH | Longwatch | title 4 | yes | Harbour League | heron
U-KEEP | Keep of Embers | title 5 | yes | Iron Crown | bastion
U-CLERK | Signals Clerk | officer 3
U-LENSES | Ground Lenses | turbolasers 6 | no yes

objective: code | name | category tokenValue | text
O-PRIZE | The Prize | assault 15 | Each player marks a ship. Damage to it scores.
O-SHOALS | Shoals | defense 10 | The second player places two more obstacles.
O-BEACONS | Beacons | navigation 10 | A ship that ends near a beacon scores.

damage: code | name | trait copies | text
D-FIRE | Fire Below | ship 4 | Discard one command token, or take a card face down.
D-HELM | Jammed Helm | ship 4 | No joint can be raised by a navigate dial.
D-SHUTTERS | Stuck Shutters | ship 4 | Attacks of this ship have one die less.
D-SIGNALS | Lost Signals | crew 4 | Spend no command tokens.
D-GAUGES | Cold Gauges | crew 4 | Repair commands have one point less.
D-SPARKS | Sparking Relays | ship 4 | Lose one shield, then turn this card face down.
`;

/** Everything of the Training Set. */
export const TRAINING_CARDS = cardsInTables<ArmadaCard>(FORMS, readCard, TABLES);

export const TRAINING_DAMAGE = TRAINING_CARDS.filter((card) => card.kind === 'damage');

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
