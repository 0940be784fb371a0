import { makeDesk } from '../../../../src/systems/armada/desks/fleets';
import { BLANK, FLEET_FORM } from '../../../../src/systems/armada/fleet/fleet';
import { TRAINING_CARDS } from '../../../../src/systems/armada/training/fleets';
import { en } from '../../../../src/systems/armada/words/en';
import { entriesOf } from '../../../../src/systems/kit/fleets/entries';

test('on paper a ship has a box for each point of its hull and each shield of its zones', () => {
  const cards = TRAINING_CARDS.map((card) => ({ id: card.code, pack: 'p', revision: 1, card }));
  const [heron] = makeDesk(en).sheet({
    id: 'f',
    name: 'Third Patrol',
    draft: FLEET_FORM.write({ ...BLANK, ships: entriesOf(['H-HERON']) }),
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  }).ships;
  expect(heron?.boxes).toEqual([
    { label: 'Hull', count: 5 },
    { label: 'Front', count: 3 },
    { label: 'Left', count: 1 },
    { label: 'Right', count: 1 },
    { label: 'Rear', count: 2 },
  ]);
});
