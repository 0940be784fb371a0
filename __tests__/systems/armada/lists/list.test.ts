import fc from 'fast-check';

import { withoutOddSigns } from '../../../../src/core/outside/signs';
import { cardsOf, listOf } from '../../../../src/systems/armada/fleet/fleet';
import { fleetPoints } from '../../../../src/systems/armada/fleet/check';
import { fleetFromList, listFromFleet } from '../../../../src/systems/armada/lists/fleetFromList';
import {
  formatOf,
  makeList,
  parseList,
  type PastedList,
} from '../../../../src/systems/armada/lists/list';
import { TRAINING_CARDS } from '../../../../src/systems/armada/training/fleets';

const LIST: PastedList = {
  name: 'Third Patrol',
  faction: 'Harbour League',
  commander: 'Captain-General Okonjo',
  objectives: [
    { category: 'assault', name: 'The Prize' },
    { category: 'defense', name: 'Shoals' },
    { category: 'navigation', name: 'Beacons' },
  ],
  ships: [
    {
      name: 'Heron Frigate',
      cost: 56,
      upgrades: [
        { name: 'Captain-General Okonjo', cost: 24 },
        { name: 'Longwatch', cost: 4 },
      ],
    },
    { name: 'Lantern Cutter', cost: 41, upgrades: [] },
  ],
  squadrons: [
    { name: 'Marlowe', cost: 19, count: 1 },
    { name: 'Swift Squadron', cost: 11, count: 2 },
  ],
};

const KINGSTON = `Name: Third Patrol
Faction: Harbour League
Commander: Captain-General Okonjo

Assault: The Prize
Defense: Shoals
Navigation: Beacons

Heron Frigate (56)
• Captain-General Okonjo (24)
• Longwatch (4)
= 84 Points

Lantern Cutter (41)
= 41 Points

Squadrons:
• Marlowe (19)
• 2 x Swift Squadron (22)
= 41 Points

Total Points: 166`;

const STAR_FORGE = KINGSTON.replace('Commander:', 'Gamemode: Standard\nCommander:').replace(
  'Commander: Captain-General Okonjo',
  'Commander: Captain-General Okonjo (24)',
);

const HEADS = `Assault Objective: The Prize
Defense Objective: Shoals
Navigation Objective: Beacons
`;

const WARLORDS = `Third Patrol \n\t
Author: somebody

Faction: Harbour League\t
Points: 166/300\t

Commander: Captain-General Okonjo

${HEADS}

[ flagship ] Heron Frigate (56 points)
-  Captain-General Okonjo\t ( 24\t points) 
-  Longwatch\t ( 4\t points) 
= 84 total ship cost


Lantern Cutter (41 points)
= 41 total ship cost


1\tMarlowe ( 19 points) 
2\tSwift Squadrons ( 22 points) 
= 41 total squadron cost`;

const FLAGSHIP = `Third Patrol

Author: somebody
Faction: Harbour League
Commander: Captain-General Okonjo

${HEADS}
[flagship] Heron Frigate (56)
- Captain-General Okonjo (24)
- Longwatch (4)
= 84 points

Lantern Cutter (41)
= 41 points

1 Marlowe (19)
2 Swift Squadron (11)
= 41 points`;

const DESIGNER = `Third Patrol (41/166/300)
=========================
Heron Frigate (56 + 28: 84)
\t+ Captain-General Okonjo (24)
\t+ Longwatch (4)
Lantern Cutter (41 + 0: 41)
Marlowe (19)
2 x Swift Squadron (2 x 11)
The Prize
Shoals
Beacons`;

const ALL = [
  ['kingston', KINGSTON],
  ['star-forge', STAR_FORGE],
  ['warlords', WARLORDS],
  ['flagship', FLAGSHIP],
  ['fleets-designer', DESIGNER],
] as const;

const CARDS = cardsOf(TRAINING_CARDS);

test.each(ALL)('a list of %s is told by itself', (format, text) => {
  expect(formatOf(text)).toBe(format);
  expect(formatOf(text.replace(/\n/g, '\r\n'))).toBe(format);
});

test.each(ALL)('%s: the same fleet comes out, squadrons at the price of one', (_format, text) => {
  // As a field leaves what is pasted into it: without tabs.
  const { fleet, drafts } = fleetFromList(parseList(withoutOddSigns(text)) ?? LIST, CARDS);
  expect(drafts).toEqual([]);
  // Two of the builders tell what total was agreed, 300; the others leave it at the smallest that holds it.
  const size = /166\/300/.test(text) ? 'standard' : 'core-set';
  expect(fleet).toEqual({ ...fleetFromList(LIST, CARDS).fleet, size });
  expect(fleetPoints(listOf(fleet, CARDS))).toBe(166);
});

test.each(ALL)('%s: an ace named with its squadron is the ace’s own card', (_format, text) => {
  const taken = (list: string) =>
    fleetFromList(
      parseList(withoutOddSigns(list.replace('Marlowe', 'Marlowe - Wasp Squadron')))!,
      CARDS,
    );
  const { fleet, drafts } = taken(text);
  expect(drafts).toEqual([]);
  expect(fleet.squadrons).toEqual(['H-MARLOWE', 'H-SWIFT', 'H-SWIFT']);
  // Another price is another card of the same ace.
  const other = taken(text.replace(/(Marlowe \( ?)19/, '$128'));
  expect(other.drafts.map(({ draft }) => draft['name'])).toEqual(['Marlowe - Wasp Squadron']);
});

test('an ace whose card names its squadron is found by the short name', () => {
  const long = TRAINING_CARDS.map((card) =>
    card.code === 'H-MARLOWE' ? { ...card, name: 'Marlowe – Wasp Squadron' } : card,
  );
  const { drafts, fleet } = fleetFromList(LIST, cardsOf(long));
  expect([drafts, fleet.squadrons[0]]).toEqual([[], 'H-MARLOWE']);
});

test('plain squadrons are not taken for one another because of a dash', () => {
  const squadrons = [{ name: 'Swift Squadron - Reserve', cost: 11, count: 1 }];
  expect(fleetFromList({ ...LIST, squadrons }, CARDS).drafts).toHaveLength(1);
});

test('the sum that a list tells decides what a grouped price means', () => {
  const text = FLAGSHIP.replace('2 Swift Squadron (11)', '2x Swift Squadron (22)');
  expect(parseList(text)?.squadrons).toEqual(LIST.squadrons);
});

test('squadrons and objectives in one line each, counts without a blank', () => {
  const text = `Third Patrol (166/300)
Commander: Captain-General Okonjo

Objectives: The Prize, Shoals, Beacons

[flagship] Heron Frigate (56)
 - Captain-General Okonjo (24)
 - Longwatch (4)
= 84 total points

Lantern Cutter (41)
= 41 total points

Squadrons (41/100):
1x Marlowe (19)
2x Swift Squadron (11)`;
  expect(parseList(text)).toMatchObject({ ...LIST, faction: '', limit: 300 });
});

test('one side is called by several names', () => {
  const sides = ['Rebel', 'Rebels', 'Rebel Alliance'].map(
    (name) => parseList(KINGSTON.replace('Harbour League', name))?.faction,
  );
  expect(new Set(sides)).toEqual(new Set(['Rebel']));
});

test('what is no list is refused', () => {
  expect(parseList('Dear friend, see you on Sunday (about 6).')).toBeNull();
  expect(parseList(KINGSTON.replace('2 x Swift', '999999999 x Swift'))).toBeNull();
});

test('cards that nobody has become drafts with name and cost, each once', () => {
  const { drafts, fleet } = fleetFromList(LIST, cardsOf([]));
  const named = drafts.map(({ kind, draft }) => [kind, draft['name'], draft['cost']]);
  expect(named).toContainEqual(['ship', 'Heron Frigate', 56]);
  expect(named).toContainEqual(['squadron', 'Swift Squadron', 11]);
  expect(drafts).toHaveLength(9);
  expect(drafts.find(({ draft }) => draft['name'] === LIST.commander)?.draft).toMatchObject({
    icon: 'commander',
  });
  expect(fleet.squadrons).toHaveLength(3);
});

test('a fleet goes out as Kingston writes it, and comes back', () => {
  const { fleet } = fleetFromList(LIST, CARDS);
  expect(makeList(listFromFleet('Third Patrol', fleet, CARDS))).toBe(KINGSTON);
});

test('parse(make(list)) is the list', () => {
  const name = fc
    .array(fc.constantFrom('Ash', 'Bell', 'Crow', 'Dune', 'Elm'), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '));
  const priced = fc.record({ name, cost: fc.integer({ min: 1, max: 120 }) });
  const list: fc.Arbitrary<PastedList> = fc.record({
    name,
    faction: name,
    commander: name,
    objectives: fc.constant(LIST.objectives),
    ships: fc.array(
      fc.record({ name, cost: fc.nat(99), upgrades: fc.array(priced, { maxLength: 4 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    squadrons: fc.array(
      fc.record({ name, cost: fc.nat(30), count: fc.integer({ min: 1, max: 6 }) }),
      { maxLength: 5 },
    ),
  });
  fc.assert(
    fc.property(list, (one) => {
      expect(parseList(makeList(one))).toEqual({ ...one, format: 'kingston' });
    }),
  );
});
