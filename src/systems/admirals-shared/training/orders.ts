import type { OrderType, Repair } from '../cards/terms';
import type { Keyword } from '../cards/keywordText';
import type { Reach } from '../cards/effectForm';
import type { Condition, Effect, OrderCard, Requirement } from '../cards/types';

const bearer: Reach = { whom: 'bearer' };
const friends = (within: number): Reach => ({ whom: 'friends', within });

const modifier = (
  at: 'strike' | 'struck',
  value: number,
  when: readonly Condition[] = [],
  reach: Reach = bearer,
): Effect => ({ does: 'modifier', at, value, when, reach });

const gains = (name: string, value?: Keyword['value']): Effect => ({
  does: 'keyword',
  keyword: value === undefined ? { name } : { name, value },
  reach: bearer,
});

const moves = (min: number, max: number): Effect => ({ does: 'moves', min, max, reach: bearer });

const lockOnDice = (
  dice: number,
  when: readonly Condition[] = [],
  reach: Reach = bearer,
): Effect => ({ does: 'lock-on-dice', dice, when, reach });

const skirmishDice = (dice: number): Effect => ({ does: 'skirmish-dice', dice, reach: bearer });

const repairs = (what: Repair, amount: number, moment: 'reveal' | 'refresh'): Effect => ({
  does: 'repair',
  what,
  amount,
  moment,
  reach: bearer,
});

const near = (max: number): Condition => ({ on: 'distance', max });
const far = (min: number): Condition => ({ on: 'distance', min });
const BIG: Requirement = { on: 'role', roles: ['Heavy', 'Super Heavy'] };

interface More {
  readonly requirements?: readonly Requirement[];
  readonly psionic?: boolean;
  readonly text?: string;
}

const orderOf =
  (type: OrderType) =>
  (code: string, name: string, effects: readonly Effect[], more: More = {}): OrderCard => ({
    kind: 'order',
    code,
    name,
    type,
    psionic: more.psionic ?? false,
    requirements: more.requirements ?? [],
    effects,
    ...(more.text === undefined ? {} : { text: more.text }),
  });

const basic = orderOf('Basic');
const special = orderOf('Special');

const BASIC: readonly OrderCard[] = [
  basic('B-001', 'Steady Aim', [modifier('strike', -1, [far(2)])]),
  basic('B-002', 'Weave', [modifier('struck', 1, [far(2)])]),
  basic('B-003', 'Flank Speed', [moves(0, 1)]),
  basic('B-004', 'Hard Turn', [{ does: 'rotations', add: 1, reach: bearer }], {
    requirements: [BIG],
  }),
  basic('B-005', 'Brace', [gains('Armor', 1)]),
  basic('B-006', 'Point Defence', [gains('Flak', 2)]),
  basic('B-007', 'Recharge Shields', [repairs('shields', 2, 'reveal')]),
  basic('B-008', 'Damage Control', [repairs('hull', 1, 'refresh')]),
  basic('B-009', 'Firing Solution', [lockOnDice(1)]),
  basic('B-010', 'Stand by to Board', [skirmishDice(2)]),
  basic('B-011', 'Close Screen', [gains('Cover', 1)]),
  basic('B-012', 'Press the Breach', [modifier('strike', -1, [{ on: 'shielded', has: false }])]),
];

const SPECIAL: readonly OrderCard[] = [
  special('S-001', 'Broadside', [lockOnDice(2, [near(1)])], { requirements: [BIG] }),
  special('S-002', 'Dark Running', [gains('Stealth'), moves(0, -1)]),
  special('S-003', 'Ramming Speed', [gains('Ram-Prow'), moves(0, 1)], { requirements: [BIG] }),
  special('S-004', 'All Hands to Repairs', [
    repairs('hull', 2, 'refresh'),
    repairs('criticals', 1, 'refresh'),
    modifier('strike', 1),
  ]),
  special('S-005', 'Overcharge', [
    modifier('strike', -1, [{ on: 'weapon-type', types: ['Heavy'], has: true }]),
  ]),
  special('S-006', 'Wolf Pack', [
    modifier(
      'strike',
      -1,
      [{ on: 'role', of: 'attacker', roles: ['Escort', 'Light'] }],
      friends(1),
    ),
  ]),
  special('S-007', 'Spotting Relay', [lockOnDice(1, [far(2)], friends(2))]),
  special('S-008', 'Last Stand', [gains('Grudge'), gains('Lethal', 2)]),
];

const PSIONIC: readonly OrderCard[] = [
  basic('B-013', 'Premonition', [modifier('struck', 1)], { psionic: true }),
  special(
    'S-009',
    'Borrowed Minute',
    [
      { does: 'repair', what: 'exhausted', amount: 1, moment: 'reveal', reach: bearer },
      {
        does: 'text',
        text: 'Once this round, before its first strike, the ship may rotate once to an adjacent facing.',
      },
    ],
    { psionic: true },
  ),
];

export const TRAINING_ORDERS: readonly OrderCard[] = [...BASIC, ...SPECIAL, ...PSIONIC];
