import { admirals } from '../../../../src/systems/admirals';
import { play, startBattle, trainingSetup } from '../../../builders/battle';
import { replaysToTheEnd } from '../../../builders/recordedGames';
import constructedTwoASide from './constructedTwoASide.json';
import openPlay from './openPlay.json';

replaysToTheEnd({ startBattle, play, parseCommand: admirals.parseCommand }, [
  ['constructed, four fleets, six rounds', trainingSetup({ perSide: 2 }), constructedTwoASide],
  ['open play, six rounds', trainingSetup({ mode: 'open', escalation: 'Beta' }), openPlay],
]);
