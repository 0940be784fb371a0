import { admiralsCadet } from '../../../../src/systems/admirals-cadet';
import { play, scenarioSetup, startBattle, trainingSetup } from '../../../builders/cadetBattle';
import { replaysToTheEnd } from '../../../builders/recordedGames';
import constructed from './constructed.json';
import paladin from './paladin.json';

replaysToTheEnd({ startBattle, play, parseCommand: admiralsCadet.parseCommand }, [
  ['constructed, to its end', trainingSetup(), constructed],
  ['Flight of the Paladin, to its end', scenarioSetup('flight-of-the-paladin'), paladin],
]);
