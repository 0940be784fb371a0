import type { FleetInCodes } from '../fleet/fleetFromCodes';
import type { Escalation } from '../../admirals-shared/fleet/types';
import { KILN_LIST, LANTERN_LIST } from '../../admirals-shared/training/lists';

/** A fleet that is ready to play. */
export interface ReadyFleet extends FleetInCodes {
  readonly name: string;
  readonly limit: { readonly escalation: Escalation };
}

/** `take('XA-MER', 2)` is two of them. */
const take = (code: string, copies = 1): readonly string[] =>
  Array.from({ length: copies }, () => code);

interface Draft {
  readonly name: string;
  readonly escalation: Escalation;
  readonly ships: readonly (readonly string[])[];
  readonly commander: FleetInCodes['commander'];
  readonly flightGroups?: FleetInCodes['flightGroups'];
  readonly orders: readonly string[];
}

/** Each force comes twice: with its orders for constructed play, and without for open play. */
const bothWays =
  (list: string) =>
  ({
    name,
    escalation,
    ships,
    commander,
    flightGroups = [],
    orders,
  }: Draft): readonly ReadyFleet[] => {
    const force = { name, limit: { escalation }, list, ships: ships.flat() };
    const leaders = {
      ...(commander ? { commander: { code: commander.code } } : {}),
      flightGroups: flightGroups.slice(0, 1).map(({ code }) => ({ code })),
    };
    return [
      {
        ...force,
        mode: 'constructed',
        ...(commander ? { commander } : {}),
        flightGroups,
        orders,
      },
      { ...force, mode: 'open', ...leaders, orders: [] },
    ];
  };

/** Ten Basic orders that keep a Lantern fleet at arm's length. */
const LANTERN_BASIC = [
  ...take('B-001', 2),
  ...take('B-007', 2),
  ...take('B-002', 2),
  'B-009',
  'B-003',
  'B-011',
  'B-012',
];
/** Ten that bring a Kiln fleet there, and through. */
const KILN_BASIC = [
  ...take('B-003', 2),
  ...take('B-005', 2),
  ...take('B-010', 2),
  'B-008',
  'B-012',
  'B-004',
  'B-002',
];

const LANTERN_FLEETS: readonly Draft[] = [
  {
    name: 'Lantern Patrol',
    escalation: 'Alpha',
    ships: [take('XA-MER'), take('XA-BEA'), take('XA-GLI'), take('XA-EMB', 2)],
    commander: { code: 'XC-VEN', on: 'XA-MER' },
    orders: [...LANTERN_BASIC, 'S-002', 'S-004', 'S-006', 'S-007'],
  },
  {
    name: 'Lantern Expedition',
    escalation: 'Beta',
    ships: [take('XA-ZEN'), take('XA-BEA'), take('XA-SOU'), take('XA-EMB', 2)],
    commander: { code: 'XC-TAM', on: 'XA-ZEN' },
    orders: [...LANTERN_BASIC, 'S-004', 'S-007', 'S-009'],
  },
  {
    name: 'Lantern Wing',
    escalation: 'Delta',
    ships: [
      take('XA-MER', 2),
      take('XA-BEA', 2),
      take('XA-GLI'),
      take('XA-LAM'),
      take('XA-EMB', 2),
    ],
    commander: { code: 'XC-VEN', on: 'XA-MER' },
    flightGroups: [{ code: 'XF-FIR', on: 'XA-LAM' }],
    orders: [...LANTERN_BASIC.slice(1), 'S-002', 'S-004', 'S-006', 'S-007'],
  },
  {
    name: 'Lantern Survey Fleet',
    escalation: 'Gamma',
    ships: [
      take('XA-ZEN'),
      take('XA-MER', 2),
      take('XA-BEA'),
      take('XA-PRI'),
      take('XA-GLI'),
      take('XA-LAM'),
      take('XA-EMB', 2),
    ],
    commander: { code: 'XC-VEN', on: 'XA-ZEN' },
    flightGroups: [{ code: 'XF-MOT', on: 'XA-LAM' }],
    orders: [...LANTERN_BASIC.slice(2), 'S-004', 'S-005', 'S-007'],
  },
  {
    name: 'Lantern Grand Survey',
    escalation: 'Omega',
    ships: [
      take('XA-DAY'),
      take('XA-ZEN'),
      take('XA-MER', 2),
      take('XA-BEA', 3),
      take('XA-PRI'),
      take('XA-SOU'),
      take('XA-LAM'),
      take('XA-LIG'),
      take('XA-EMB', 3),
    ],
    commander: { code: 'XC-VEN', on: 'XA-DAY' },
    flightGroups: [{ code: 'XF-MOT', on: 'XA-LAM' }],
    orders: [...LANTERN_BASIC.slice(2), 'S-004', 'S-005', 'S-007'],
  },
];

const KILN_FLEETS: readonly Draft[] = [
  {
    name: 'Kiln Raiders',
    escalation: 'Alpha',
    ships: [take('XB-HAM'), take('XB-ANV'), take('XB-TON'), take('XB-CIN', 2)],
    commander: { code: 'XC-BRA', on: 'XB-HAM' },
    orders: [...KILN_BASIC, 'S-001', 'S-003', 'S-004', 'S-008'],
  },
  {
    name: 'Kiln Hammerfall',
    escalation: 'Beta',
    ships: [take('XB-BEL'), take('XB-ANV'), take('XB-CRU'), take('XB-CIN', 2)],
    commander: { code: 'XC-CRA', on: 'XB-BEL' },
    orders: [...KILN_BASIC, 'S-001', 'S-003', 'S-004'],
  },
  {
    name: 'Kiln Column',
    escalation: 'Delta',
    ships: [
      take('XB-HAM', 2),
      take('XB-ANV', 2),
      take('XB-TON'),
      take('XB-FOU'),
      take('XB-CIN', 2),
    ],
    commander: { code: 'XC-CRA', on: 'XB-HAM' },
    flightGroups: [{ code: 'XF-SPA', on: 'XB-FOU' }],
    orders: [...KILN_BASIC.slice(1), 'S-001', 'S-003', 'S-004', 'S-006'],
  },
  {
    name: 'Kiln Battle Line',
    escalation: 'Gamma',
    ships: [
      take('XB-BEL'),
      take('XB-HAM', 2),
      take('XB-ANV'),
      take('XB-FUR'),
      take('XB-TON'),
      take('XB-FOU'),
      take('XB-CIN', 2),
    ],
    commander: { code: 'XC-BRA', on: 'XB-BEL' },
    flightGroups: [{ code: 'XF-HOR', on: 'XB-FOU' }],
    orders: [...KILN_BASIC.slice(1), 'S-001', 'S-003', 'S-004'],
  },
  {
    name: 'Kiln Great Fire',
    escalation: 'Omega',
    ships: [
      take('XB-KIL'),
      take('XB-BEL'),
      take('XB-HAM', 2),
      take('XB-ANV', 3),
      take('XB-FUR'),
      take('XB-CRU'),
      take('XB-FOU'),
      take('XB-SLA'),
      take('XB-CIN', 3),
    ],
    commander: { code: 'XC-BRA', on: 'XB-KIL' },
    flightGroups: [{ code: 'XF-HOR', on: 'XB-FOU' }],
    orders: [...KILN_BASIC.slice(1), 'S-001', 'S-003', 'S-005'],
  },
];

/** One fleet a faction at every escalation level, for constructed and for open play. */
export const TRAINING_FLEETS: readonly ReadyFleet[] = [
  ...LANTERN_FLEETS.flatMap(bothWays(LANTERN_LIST.code)),
  ...KILN_FLEETS.flatMap(bothWays(KILN_LIST.code)),
];
