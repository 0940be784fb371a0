import type { GameEvent } from '../../../../src/core/game/events';
import { fold } from '../../../../src/core/game/reduce';
import { EMPTY_GAME } from '../../../../src/core/game/state';
import type { GameSetup } from '../../../../src/core/game/system';
import { battleReport } from '../../../../src/systems/kit/pages/report/battleReport';
import { reportWords } from '../../../../src/systems/kit/words/en/report';

const TEAMS = ['Amber', 'Blue', 'Coral'];

const SETUP: GameSetup = {
  system: 'any',
  mode: 'free for all',
  teams: TEAMS.map((name) => ({ id: name, name })),
  players: TEAMS.map((name) => ({ id: `p-${name}`, name, team: name })),
  cards: {},
  rulings: {},
};

const entered = TEAMS.map((team): GameEvent => ({
  type: 'ship-entered',
  ship: `s-${team}`,
  card: 'none',
  name: `Ship of ${team}`,
  team,
  player: `p-${team}`,
  place: 'play',
  tracks: {},
}));

const rolled = (team: string, roll: string, hits: number): GameEvent => ({
  type: 'dice-rolled',
  by: `s-${team}`,
  roll,
  dice: [1, 2],
  expected: { hit: 1 },
  actual: { hit: hits },
});

const reportOf = (...events: readonly GameEvent[]) => {
  const before = fold(EMPTY_GAME, [
    ...entered,
    { type: 'phase-entered', round: 2, phase: 'battle' },
  ]);
  const own = {
    words: reportWords,
    lines: (told: readonly GameEvent[]) => told.map(({ type }) => ({ text: type, rule: null })),
    readsRule: () => ({}),
    wayName: (why: string) => (why === 'lost' ? 'Ships lost' : null),
    luck: { kinds: [{ label: 'Hits', rolls: ['fire'] }] },
  };
  return battleReport({ setup: SETUP, state: fold(before, events) }, own, [{ before, events }]);
};

describe('a report of three teams', () => {
  test('names all of them, with their points', () => {
    const { page, picture } = reportOf(
      { type: 'points-scored', team: 'Blue', points: 3, why: 'lost' },
      { type: 'game-ended', winner: 'Blue', by: 'points' },
    );
    expect(page).toMatchObject({
      title: 'Amber, Blue, Coral',
      team: 'Blue',
      figure: { value: '0 : 3 : 0' },
    });
    expect(picture.sides.map(({ points }) => points)).toEqual([0, 3, 0]);
    expect(picture.parts[0]).toEqual({
      heading: 'What the points were for',
      lines: ['Ships lost: Amber 0, Blue 3, Coral 0'],
    });
  });

  test('counts every ship that left, without points where ships have none', () => {
    const { text } = reportOf({ type: 'ship-left', ship: 's-Coral', how: 'lost', by: 's-Blue' });
    expect(text).toContain('Coral: 0 of 1 left\n');
    expect(text).toContain('Ship of Blue: 1 ship');
  });

  test('says whose dice were best, by the rolls that have an average', () => {
    const { text } = reportOf(
      rolled('Amber', 'fire:1', 2),
      rolled('Coral', 'fire', 0),
      rolled('Blue', 'initiative', 2),
    );
    expect(text).toContain(
      'Amber had the best dice: +1.0 against the average, Blue 0.0, Coral −1.0.',
    );
    expect(text).toContain('Coral: Hits: Dice 2, Expected 1.0, Rolled 0.0, Luck −1.0');
  });
});
