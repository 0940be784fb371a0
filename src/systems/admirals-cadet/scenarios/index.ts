import { splitAt } from '../../admirals-shared/training/rulesText';
import { codesListed } from '../../kit/fleets/listed';
import type { ScenarioAct, ScenarioRules, ScenarioScore } from '../play/setup';

export const SIDES = ['blue', 'yellow'] as const;
export type Side = (typeof SIDES)[number];

export interface ScenarioShip {
  /** Unique within the scenario. */
  readonly id: string;
  /** A ship card's code. */
  readonly code: string;
  readonly badge?: string;
  /** It starts in a Star System instead of at its edge. */
  readonly inSystem?: true;
}

export interface ScenarioForce {
  readonly ships: readonly ScenarioShip[];
  /** Order codes, one entry a copy. */
  readonly orders: readonly string[];
}

type ScenarioLine = Omit<ScenarioScore, 'text' | 'team'> & { readonly side: Side };

/** By the codes of the ships that may do it. */
type ScenarioDeed = Omit<ScenarioAct, 'text' | 'team' | 'ships'> & {
  readonly side: Side;
  readonly codes: readonly string[];
};

/** Historic Play: everything of a scenario that is not words. */
export interface Scenario {
  readonly id: string;
  readonly first: Side;
  readonly starSystems: number;
  readonly forces: Readonly<Record<Side, ScenarioForce>>;
  readonly lines: readonly ScenarioLine[];
  readonly deeds: readonly ScenarioDeed[];
  readonly noShields: readonly string[];
  readonly orderCopies?: ScenarioRules['orderCopies'];
}

const several = (code: string, id: string, count: number): readonly ScenarioShip[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${id}${at + 1}`,
    code,
    ...(count > 1 ? { badge: String(at + 1) } : {}),
  }));

/** Flight of the Paladin. */
const paladin = {
  id: 'flight-of-the-paladin',
  first: 'yellow',
  starSystems: 2,
  forces: {
    blue: {
      ships: [{ id: 'paladin', code: 'PA-DN', inSystem: true }],
      orders: codesListed('B001, B002, B004, S001, S010'),
    },
    yellow: {
      ships: [...several('NE-T9', 't9-', 1), ...several('NE-T4', 't4-', 2)],
      orders: codesListed('B005, B008, B009, S008'),
    },
  },
  lines: [
    { id: 'paladin-destroyed', side: 'yellow', points: 10, when: { destroyed: ['paladin'] } },
    { id: 'paladin-escapes', side: 'blue', points: 10, limit: 1, endsGame: true },
    {
      id: 'paladin-battered',
      side: 'yellow',
      points: 3,
      when: { ship: 'paladin', hullAtMost: 3 },
    },
  ],
  deeds: [],
  noShields: ['paladin'],
} as const satisfies Scenario;

const BLUE_SQUADRON = [
  ...several('PA-CL', 'cl-', 2),
  ...several('PA-FF', 'ff-', 1),
  ...several('PA-INT', 'int-', 2),
];

/** Live and Learn. */
const liveAndLearn = {
  id: 'live-and-learn',
  first: 'blue',
  starSystems: 2,
  forces: {
    blue: { ships: BLUE_SQUADRON, orders: codesListed('2 B001, 2 B002, 2 B003, 2 B004, 2 B010') },
    yellow: {
      ships: [...several('NE-C15', 'c15-', 1), ...several('NE-T4', 't4-', 2)],
      orders: codesListed('B001, B005, B008, B009, S008, S009'),
    },
  },
  lines: [
    { id: 'c15-destroyed', side: 'blue', points: 5, when: { destroyed: ['c15-1'] } },
    { id: 't4-destroyed', side: 'blue', points: 3, when: { destroyed: ['t4-1', 't4-2'] } },
    {
      id: 'blue-destroyed',
      side: 'yellow',
      points: 2,
      when: { destroyed: BLUE_SQUADRON.map(({ id }) => id) },
    },
  ],
  deeds: [],
  noShields: [],
  orderCopies: { team: 'blue', most: 1, turns: 2 },
} as const satisfies Scenario;

/** Holding Out for a Hero. */
const holdingOut = {
  id: 'holding-out-for-a-hero',
  first: 'blue',
  starSystems: 2,
  forces: {
    blue: {
      ships: [...several('PA-CA', 'ca-', 1), ...BLUE_SQUADRON],
      orders: codesListed('2 B001, 2 B002, 2 B003, 2 B004, 2 B008, S001, S004, S010, S011, S012'),
    },
    yellow: {
      ships: [
        ...several('NE-C15', 'c15-', 2).map((ship) => ({ ...ship, inSystem: true }) as const),
        ...several('NE-T4', 't4-', 3),
      ],
      orders: codesListed('2 B001, 2 B003, 2 B005, 2 B008, 2 B010, S002, S003, S007, S008, S009'),
    },
  },
  lines: [],
  deeds: [
    { id: 'bombard', side: 'yellow', points: 1, codes: ['NE-C15'], moment: 'movement' },
    {
      id: 'rescues',
      side: 'blue',
      points: 4,
      codes: ['PA-CA', 'PA-CL'],
      moment: 'activation',
      perSystem: 2,
    },
  ],
  noShields: [],
} as const satisfies Scenario;

/** The booklet's three, in its order: it recommends beginning with the first. */
export const SCENARIOS = [paladin, liveAndLearn, holdingOut] as const;
export type ScenarioId = (typeof SCENARIOS)[number]['id'];

/** Which ship of the Training Set stands in for one whose card is not at hand. */
export const STAND_INS = new Map(
  [
    'PA-INT XA-EMB, PA-FF XA-GLI, PA-CL XA-BEA, PA-CA XA-MER, PA-DN XA-ZEN',
    'NE-T4 XB-TON, NE-T9 XB-ANV, NE-C3 XB-CRU, NE-C15 XB-HAM, NE-ND XB-BEL',
  ].flatMap((side) => side.split(', ').map((pair) => splitAt(pair))),
);
