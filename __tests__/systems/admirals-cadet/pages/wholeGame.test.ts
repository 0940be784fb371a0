import { seeded, stateOf } from '../../../builders/battle';
import { scenarioSetup, startBattle, trainingSetup } from '../../../builders/cadetBattle';
import { cadetPhone, playCadetByPages } from '../../../builders/cadetPolicy';

test.each([
  ['constructed', trainingSetup()],
  ['Flight of the Paladin', scenarioSetup('flight-of-the-paladin')],
  ['Live and Learn', scenarioSetup('live-and-learn')],
  ['Holding Out for a Hero', scenarioSetup('holding-out-for-a-hero')],
])('%s: players who see nothing but pages come to its end', (_name, setup) => {
  const phone = playCadetByPages(cadetPhone(startBattle(setup)), seeded(3), {
    attacks: 2,
    moves: 2,
    fights: 3,
    orders: 2,
  });
  expect(stateOf(phone.battle).outcome).not.toBeNull();
});
