import type { Scenario } from '../scenario/setupFromScenario';

/** The training set's own scenario: a station to hold, or to put out. */
export const TRAINING_SCENARIO: Scenario = {
  code: 'XS-KEEP',
  story:
    'A convoy steers by the lighthouse at Tallow Reach, and the Combine would rather it did not. Five rounds until the convoy has passed.',
  strategicSystems: 2,
  teams: [
    { id: 'A', name: 'Keepers' },
    { id: 'B', name: 'Raiders' },
  ],
  players: [
    {
      id: 'keepers',
      name: 'Lantern Survey',
      team: 'A',
      ships: [
        {
          id: 'light',
          code: 'XA-LIG',
          name: 'Tallow Light',
          power: 4,
          starts: 'In the Strategic System nearest to its own side.',
        },
        { id: 'beacon-1', code: 'XA-BEA', badge: 'A', power: 2 },
        { id: 'beacon-2', code: 'XA-BEA', badge: 'B', power: 2 },
        { id: 'picket-1', code: 'XA-EMB', badge: 'A', power: 1, starts: 'Next to Tallow Light.' },
        { id: 'picket-2', code: 'XA-EMB', badge: 'B', power: 1, starts: 'Next to Tallow Light.' },
      ],
    },
    {
      id: 'raiders',
      name: 'Kiln Combine',
      team: 'B',
      ships: [
        { id: 'hammer', code: 'XB-HAM', power: 4 },
        { id: 'anvil', code: 'XB-ANV', power: 2 },
        { id: 'tongs', code: 'XB-TON', power: 2 },
        { id: 'cinder-1', code: 'XB-CIN', badge: 'A', power: 1 },
        { id: 'cinder-2', code: 'XB-CIN', badge: 'B', power: 1 },
      ],
    },
  ],
  adds: {
    name: 'Keep the Light',
    battlefield: 'Any small battlefield with at least two Strategic Systems.',
    deployment: [
      'The Keepers place Tallow Light and both pickets first, then the teams take turns as usual.',
      'The Raiders begin in the Setup Hexes of their own side.',
    ],
    placedFirst: ['light', 'picket-1', 'picket-2'],
    rules: [
      'While a picket is next to Tallow Light, strikes at the station from 3 or more hexes away have +1.',
    ],
    scoring: [
      {
        id: 'light-out',
        text: 'Tallow Light is defeated.',
        team: 'B',
        points: 4,
        when: { defeated: ['light'] },
        limit: 1,
      },
      {
        id: 'light-burns',
        text: 'Tallow Light still stands after the last round.',
        team: 'A',
        points: 4,
        limit: 1,
        atEnd: ['light'],
      },
    ],
    standardScoring: false,
    rounds: 5,
  },
  modes: [
    {
      difficulty: 'easy',
      sides: { keepers: { commander: 'XC-TAM' }, raiders: { commander: 'XC-BRA' } },
      rules: [],
      scoring: [],
    },
    {
      difficulty: 'advanced',
      sides: {
        keepers: { choose: { basic: 6, special: 2, copies: 2 } },
        raiders: { choose: { basic: 6, special: 2, copies: 2 } },
      },
      rules: [],
      scoring: [],
    },
    {
      difficulty: 'challenge',
      sides: {
        keepers: { library: ['B-001', 'B-002', 'B-007', 'B-011', 'S-002'] },
        raiders: { library: ['B-003', 'B-003', 'B-005', 'B-010', 'S-003', 'S-008'] },
      },
      rules: [
        'The Raiders have the initiative in the first two rounds, whoever holds more systems.',
      ],
      scoring: [
        {
          id: 'unseen',
          text: 'A Raider ends its activation next to Tallow Light without having been struck this round.',
          team: 'B',
          points: 1,
          limit: 3,
        },
      ],
    },
  ],
};
