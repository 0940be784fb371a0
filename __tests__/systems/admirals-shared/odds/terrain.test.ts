import { illChance } from '../../../../src/systems/admirals-shared/terrain/entry';
import { rules, RULES, ship } from '../../../builders/admirals';
import { drawnInRoll, escapeRoll } from '../../../../src/systems/admirals/terrain/entry';

const unlimited = rules({ 'drawn-in-limit': 'unlimited' });

test.each([
  ['a Heavy', ship({ role: 'Heavy' }), RULES, 2 / 6],
  ['a Super Heavy', ship({ role: 'Super Heavy' }), RULES, 3 / 6],
  ['a Massive Heavy', ship({ role: 'Heavy', keywords: ['Massive'] }), RULES, 4 / 6],
  ['a Massive Super Heavy', ship({ role: 'Super Heavy', keywords: ['Massive'] }), RULES, 4 / 6],
  [
    'a Massive Super Heavy without the limit',
    ship({ role: 'Super Heavy', keywords: ['Massive'] }),
    unlimited,
    5 / 6,
  ],
])('%s is drawn in on more than 4', (_name, piece, by, chance) => {
  expect(illChance(drawnInRoll(piece, by))).toBeCloseTo(chance, 12);
});

test.each([
  ['Light', 2 / 6],
  ['Escort', 2 / 6],
  ['Heavy', 3 / 6],
] as const)('a %s is torn apart on 5 or more when it escapes', (role, chance) => {
  expect(illChance(escapeRoll(ship({ role })))).toBeCloseTo(chance, 12);
});
