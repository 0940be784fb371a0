import { cardsInTables } from '../../kit/cards/cardTables';
import { FORMS, readCard, type DropfleetCard } from '../cards';
import { SECONDARIES } from '../terms';
import { termWords } from '../words/en/terms';

/** Ships of our own invention, named after winds and lights: no publisher's values are in them. */
const TABLES = `
ship: code | name | tonnage points | thrust scan sig hull | energy kinetic | shield | backup | groupLeast groupMost killPoints | descent | launch.0.asset launch.0.count | launch.1.asset launch.1.count | weapons.0.name | weapons.0.lock weapons.0.attacks weapons.0.damage weapons.0.type | weapons.0.closeAction | weapons.0.arc | weapons.1.name | weapons.1.lock weapons.1.attacks weapons.1.damage weapons.1.type | weapons.1.closeAction | weapons.1.arc | weapons.2.name | weapons.2.lock weapons.2.attacks weapons.2.damage weapons.2.type | weapons.2.closeAction | weapons.2.arc
MIST | Mistral | light 32 | 12 6 3 4 | 4 5 | | | 2 4 1 | | | | Twin lance | 3 2 1 E | no | Front | Grapeshot | 3 3 1 K | yes | All round
ZEPH | Zephyr | light 35 | 11 6 3 4 | 5 4 | | | 1 3 1 | yes | dropships 1 | | Grapeshot | 3 2 1 K | yes | All round
LEVA | Levanter | medium 95 | 9 7 6 10 | 4 4 | | 6 | 1 3 2 | | | | Long lance | 3 3 2 E | no | Front | Broadside | 4 6 1 K | no | Side | Grapeshot | 3 4 1 K | yes | All round
SIRO | Sirocco | medium 105 | 8 7 6 11 | 4 3 | | | 1 2 2 | | fighters 2 | bombers 4 | Broadside | 4 4 1 K | no | Side
OSTR | Ostro | medium 90 | 8 6 5 10 | 4 4 | | | 1 2 2 | | bulk-landers 3 | drop-pods 2 | Grapeshot | 3 4 1 K | yes | All round
GREG | Gregale | heavy 165 | 7 8 8 16 | 3 4 | 5 | 6 | 1 2 4 | | torpedoes 2 | | Core borer | 3 2 3 C | no | Front | Long lance | 3 4 2 E | no | Front | Broadside | 4 8 1 K | no | Side
BORA | Bora | colossal 290 | 6 8 10 24 | 3 3 | 5 | 5 | 1 1 7 | | fighters 3 | boarding-pods 4 | Core borer | 3 3 3 C | no | Front | Great broadside | 4 12 1 K | no | Side | Grapeshot | 3 6 1 K | yes | All round

asset: code | name | asset | thrust rerolls | attack.0.lock attack.0.attacks attack.0.damage attack.0.type
GLOW | Glowfly | fighters | 20 2
HORN | Hornet | bombers | 12 0 | 3 1 1 K
NEED | Needle | torpedoes | 10 0 | 2 2 3 C

admiral: code | name | admiral level
ADM2 | Flag captain | faction 2
ADM3 | Vice admiral | faction 3
ADM4 | High admiral | faction 4
`;

/** The training set, and §12.3: the objectives of the sheet, of which every fleet takes two. */
export const TRAINING_CARDS: readonly DropfleetCard[] = [
  ...cardsInTables<DropfleetCard>(FORMS, readCard, TABLES),
  ...SECONDARIES.map((objective, at): DropfleetCard => {
    const name = termWords.secondaries[objective];
    return { kind: 'objective', code: `OBJ${at + 1}`, name, objective };
  }),
];
