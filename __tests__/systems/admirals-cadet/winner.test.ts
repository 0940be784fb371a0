import { rulingsFrom } from '../../../src/systems/admirals-cadet/rulings';
import { winnerOf } from '../../../src/systems/admirals-cadet/winner';

const team = (objectivePoints: number, onBoard = 0) => ({
  onBoard,
  objectivePoints,
  enemyFleetValueDestroyed: 0,
});

describe('both fleets are gone at once (ruling both-eliminated)', () => {
  test.each([
    ['by-points', { winner: 'a', by: 'objective-points' }],
    ['stalemate', { winner: null, by: 'stalemate' }],
  ])('%s', (answer, outcome) => {
    const rulings = rulingsFrom({ 'both-eliminated': answer });
    expect(winnerOf({ a: team(5), b: team(3) }, rulings)).toMatchObject(outcome);
  });

  test('it changes nothing where one is left, or both are', () => {
    const rulings = rulingsFrom({ 'both-eliminated': 'stalemate' });
    expect(winnerOf({ a: team(5), b: team(3, 1) }, rulings)).toMatchObject({ winner: 'b' });
    expect(winnerOf({ a: team(5, 1), b: team(3, 1) }, rulings)).toMatchObject({ winner: 'a' });
  });
});
