import { makeDesk } from '../../../../src/systems/armada/desks/fleets';
import { BLANK, FLEET_FORM, type ArmadaFleet } from '../../../../src/systems/armada/fleet/fleet';
import { HARBOUR_FLEET, TRAINING_CARDS } from '../../../../src/systems/armada/training/fleets';
import { en } from '../../../../src/systems/armada/words/en';
import { entriesOf } from '../../../../src/systems/kit/fleets/entries';

const paperOf = (fleet: ArmadaFleet) => {
  const cards = TRAINING_CARDS.map((card) => ({ id: card.code, pack: 'p', revision: 1, card }));
  return makeDesk(en).sheet({
    id: 'f',
    name: 'Third Patrol',
    draft: FLEET_FORM.write(fleet),
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  });
};

test('on paper a ship has a box for each point of its hull and each shield of its zones', () => {
  const [heron] = paperOf({ ...BLANK, ships: entriesOf(['H-HERON']) }).ships;
  expect(heron?.boxes).toEqual([
    { label: 'Hull', count: 5 },
    { label: 'Front', count: 3 },
    { label: 'Left', count: 1 },
    { label: 'Right', count: 1 },
    { label: 'Rear', count: 2 },
  ]);
});

test('with its tokens and upgrades; below, squadrons with boxes for their hull, and objectives', () => {
  const { ships, foot } = paperOf(HARBOUR_FLEET);
  expect(ships[0]?.lines).toEqual(['Evade, Brace, Brace', 'Captain-General Okonjo', 'Longwatch']);
  expect(foot).toContain('Swift Squadron [ ] [ ] [ ] [ ]');
  expect(foot).toContain('Shoals');
});
