import { parseScenario } from '../../../../src/systems/admirals/scenario/parseScenario';
import { TRAINING_SCENARIO } from '../../../../src/systems/admirals/training/scenario';

/** The training scenario with something changed. */
const draft = (change: (copy: Record<string, unknown>) => void): unknown => {
  // What JSON gives back of an object is an object.
  const copy = JSON.parse(JSON.stringify(TRAINING_SCENARIO)) as Record<string, unknown>;
  change(copy);
  return copy;
};

const wrong = (given: unknown) => {
  const read = parseScenario(given);
  return read.ok ? [] : read.problems.map(({ path, why }) => `${path}: ${why.id}`);
};

describe('a scenario as data', () => {
  test('comes back as it was written', () => {
    const read = parseScenario(JSON.parse(JSON.stringify(TRAINING_SCENARIO)));
    expect(read).toEqual({ ok: true, value: TRAINING_SCENARIO });
  });

  test('may leave out its words', () => {
    const read = parseScenario(
      draft((copy) => {
        delete copy['story'];
        delete copy['battlefield'];
        delete copy['rules'];
        delete copy['rounds'];
      }),
    );
    expect(read).toMatchObject({ ok: true, value: { story: '', battlefield: '', rules: [] } });
  });

  test.each<[string, unknown, readonly string[]]>([
    ['no object', 'Keep the Light', [': not-an-object']],
    ['a strange field', draft((copy) => void (copy['cheat'] = 1)), [': unknown-field']],
    ['only one player', draft((copy) => void (copy['players'] = [])), ['players: too-few']],
    [
      'two players on one team',
      draft((copy) => {
        const [one] = TRAINING_SCENARIO.players;
        copy['players'] = [
          one,
          { ...one, id: 'raiders', ships: [{ id: 'x', code: 'X', power: 1 }] },
        ];
        copy['scoring'] = [];
      }),
      ['players: team-without-players'],
    ],
    [
      'a ship id twice',
      draft((copy) => {
        const [one, two] = TRAINING_SCENARIO.players;
        copy['players'] = [one, { ...two, ships: [{ id: 'light', code: 'X', power: 1 }] }];
      }),
      ['players[1].ships[0].id: same-id-twice'],
    ],
    [
      'points for a ship that is not there',
      draft((copy) => {
        copy['scoring'] = [
          { id: 's', text: 'Gone.', team: 'A', points: 1, when: { defeated: ['ghost'] } },
        ];
      }),
      ['scoring[0].when.defeated: no-such-ship'],
    ],
    [
      'a difficulty that the rules do not know',
      draft((copy) => void (copy['modes'] = [{ difficulty: 'nightmare', sides: {} }])),
      ['modes[0].difficulty: not-one-of'],
    ],
    [
      'an easy side without a commander',
      draft((copy) => {
        copy['modes'] = [{ difficulty: 'easy', sides: { keepers: {}, raiders: {} } }];
      }),
      ['modes[0].sides.keepers.commander: missing', 'modes[0].sides.raiders.commander: missing'],
    ],
    [
      'a side for nobody, and none for somebody',
      draft((copy) => {
        const side = { library: [] };
        copy['modes'] = [{ difficulty: 'challenge', sides: { keepers: side, ghosts: side } }];
      }),
      ['modes[0].sides.ghosts: no-such-player', 'modes[0].sides: player-without-side'],
    ],
  ])('is refused with its place: %s', (_what, given, problems) => {
    expect(wrong(given)).toEqual(problems);
  });
});
