import type { FleetInCodes } from '../fleet/fleetFromCodes';
import type { Carried } from '../../kit/fleets/fleetForm';
import { codesListed } from '../../kit/fleets/listed';
import type { Escalation } from '../../admirals-shared/fleet/types';
import { KILN_LIST, LANTERN_LIST } from '../../admirals-shared/training/lists';

/** A fleet that is ready to play. */
export interface ReadyFleet extends FleetInCodes {
  readonly name: string;
  readonly limit: { readonly escalation: Escalation };
}

/** A fleet as a player writes it down. */
interface Draft {
  readonly name: string;
  readonly escalation: Escalation;
  readonly ships: string;
  readonly commander: Carried;
  readonly flightGroup?: Carried;
  readonly basic: string;
  readonly special: string;
}

/** Each force comes twice: with its orders for constructed play, and without for open play. */
const bothWays =
  (list: string) =>
  ({
    name,
    escalation,
    ships,
    commander,
    flightGroup,
    basic,
    special,
  }: Draft): readonly ReadyFleet[] => {
    const force = { name, limit: { escalation }, list, ships: codesListed(ships) };
    const flightGroups = flightGroup ? [flightGroup] : [];
    return [
      {
        ...force,
        mode: 'constructed',
        commander,
        flightGroups,
        orders: [...codesListed(basic), ...codesListed(special)],
      },
      {
        ...force,
        mode: 'open',
        commander: { code: commander.code },
        flightGroups: flightGroups.map(({ code }) => ({ code })),
        orders: [],
      },
    ];
  };

/** At arm's length. */
const LANTERN_FLEETS: readonly Draft[] = [
  {
    name: 'Lantern Patrol',
    escalation: 'Alpha',
    ships: 'XA-MER, XA-BEA, XA-GLI, 2 XA-EMB',
    commander: { code: 'XC-VEN', on: 'XA-MER' },
    basic: '2 B-001, 2 B-007, 2 B-002, B-009, B-003, B-011, B-012',
    special: 'S-002, S-004, S-006, S-007',
  },
  {
    name: 'Lantern Expedition',
    escalation: 'Beta',
    ships: 'XA-ZEN, XA-BEA, XA-SOU, 2 XA-EMB',
    commander: { code: 'XC-TAM', on: 'XA-ZEN' },
    basic: '2 B-001, 2 B-007, 2 B-002, B-009, B-003, B-011, B-012',
    special: 'S-004, S-007, S-009',
  },
  {
    name: 'Lantern Wing',
    escalation: 'Delta',
    ships: '2 XA-MER, 2 XA-BEA, XA-GLI, XA-LAM, 2 XA-EMB',
    commander: { code: 'XC-VEN', on: 'XA-MER' },
    flightGroup: { code: 'XF-FIR', on: 'XA-LAM' },
    basic: 'B-001, 2 B-007, 2 B-002, B-009, B-003, B-011, B-012',
    special: 'S-002, S-004, S-006, S-007',
  },
  {
    name: 'Lantern Survey Fleet',
    escalation: 'Gamma',
    ships: 'XA-ZEN, 2 XA-MER, XA-BEA, XA-PRI, XA-GLI, XA-LAM, 2 XA-EMB',
    commander: { code: 'XC-VEN', on: 'XA-ZEN' },
    flightGroup: { code: 'XF-MOT', on: 'XA-LAM' },
    basic: '2 B-007, 2 B-002, B-009, B-003, B-011, B-012',
    special: 'S-004, S-005, S-007',
  },
  {
    name: 'Lantern Grand Survey',
    escalation: 'Omega',
    ships: 'XA-DAY, XA-ZEN, 2 XA-MER, 3 XA-BEA, XA-PRI, XA-SOU, XA-LAM, XA-LIG, 3 XA-EMB',
    commander: { code: 'XC-VEN', on: 'XA-DAY' },
    flightGroup: { code: 'XF-MOT', on: 'XA-LAM' },
    basic: '2 B-007, 2 B-002, B-009, B-003, B-011, B-012',
    special: 'S-004, S-005, S-007',
  },
];

/** All the way there, and through. */
const KILN_FLEETS: readonly Draft[] = [
  {
    name: 'Kiln Raiders',
    escalation: 'Alpha',
    ships: 'XB-HAM, XB-ANV, XB-TON, 2 XB-CIN',
    commander: { code: 'XC-BRA', on: 'XB-HAM' },
    basic: '2 B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002',
    special: 'S-001, S-003, S-004, S-008',
  },
  {
    name: 'Kiln Hammerfall',
    escalation: 'Beta',
    ships: 'XB-BEL, XB-ANV, XB-CRU, 2 XB-CIN',
    commander: { code: 'XC-CRA', on: 'XB-BEL' },
    basic: '2 B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002',
    special: 'S-001, S-003, S-004',
  },
  {
    name: 'Kiln Column',
    escalation: 'Delta',
    ships: '2 XB-HAM, 2 XB-ANV, XB-TON, XB-FOU, 2 XB-CIN',
    commander: { code: 'XC-CRA', on: 'XB-HAM' },
    flightGroup: { code: 'XF-SPA', on: 'XB-FOU' },
    basic: 'B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002',
    special: 'S-001, S-003, S-004, S-006',
  },
  {
    name: 'Kiln Battle Line',
    escalation: 'Gamma',
    ships: 'XB-BEL, 2 XB-HAM, XB-ANV, XB-FUR, XB-TON, XB-FOU, 2 XB-CIN',
    commander: { code: 'XC-BRA', on: 'XB-BEL' },
    flightGroup: { code: 'XF-HOR', on: 'XB-FOU' },
    basic: 'B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002',
    special: 'S-001, S-003, S-004',
  },
  {
    name: 'Kiln Great Fire',
    escalation: 'Omega',
    ships: 'XB-KIL, XB-BEL, 2 XB-HAM, 3 XB-ANV, XB-FUR, XB-CRU, XB-FOU, XB-SLA, 3 XB-CIN',
    commander: { code: 'XC-BRA', on: 'XB-KIL' },
    flightGroup: { code: 'XF-HOR', on: 'XB-FOU' },
    basic: 'B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002',
    special: 'S-001, S-003, S-005',
  },
];

/** One fleet a faction at every escalation level, for constructed and for open play. */
export const TRAINING_FLEETS: readonly ReadyFleet[] = [
  ...LANTERN_FLEETS.flatMap(bothWays(LANTERN_LIST.code)),
  ...KILN_FLEETS.flatMap(bothWays(KILN_LIST.code)),
];
