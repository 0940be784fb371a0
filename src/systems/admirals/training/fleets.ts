import { ESCALATIONS, type Escalation } from '../../admirals-shared/fleet/types';
import { cardsIn } from '../../admirals-shared/training/rulesText';
import { KILN_LIST, LANTERN_LIST } from '../../admirals-shared/training/lists';
import { entriesOf, type FleetEntry } from '../../kit/fleets/entries';
import { codesListed } from '../../kit/fleets/listed';
import type { Fleet } from '../fleet/fleet';

/** A fleet that is ready to play. */
export interface ReadyFleet extends Fleet {
  readonly name: string;
  readonly limit: { readonly escalation: Escalation };
}

const carriedIn = (text: string, ships: readonly FleetEntry[]) => {
  const [code = '', carrier] = text.split(' on ');
  return { code, on: ships.find((ship) => ship.code === carrier)?.id ?? '' };
};

/** As a player writes them down; each force comes twice: with its orders for constructed play, and without for open play. */
const fleetsIn = (list: string, text: string): readonly ReadyFleet[] =>
  cardsIn(text).flatMap(
    ([head = '', codes = '', leaders = '', orders = '']): readonly ReadyFleet[] => {
      const [level, name = ''] = head.split(': ');
      // The keys of the table of levels are the levels.
      const levels = Object.keys(ESCALATIONS) as Escalation[];
      const escalation = levels.find((one) => one === level) ?? 'Alpha';
      const ships = entriesOf(codesListed(codes));
      const force = { name, limit: { escalation }, list, ships };
      const carried = leaders.split(', ').map((one) => carriedIn(one, ships));
      const [commander = { code: '' }, ...flightGroups] = carried;
      return [
        { ...force, mode: 'constructed', commander, flightGroups, orders: codesListed(orders) },
        {
          ...force,
          mode: 'open',
          commander: { code: commander.code },
          flightGroups: flightGroups.map(({ code }) => ({ code })),
          orders: [],
        },
      ];
    },
  );

/** At arm's length. */
const LANTERN_FLEETS = `
Alpha: Lantern Patrol · XA-MER, XA-BEA, XA-GLI, 2 XA-EMB · XC-VEN on XA-MER · 2 B-001, 2 B-007, 2 B-002, B-009, B-003, B-011, B-012, S-002, S-004, S-006, S-007
Beta: Lantern Expedition · XA-ZEN, XA-BEA, XA-SOU, 2 XA-EMB · XC-TAM on XA-ZEN · 2 B-001, 2 B-007, 2 B-002, B-009, B-003, B-011, B-012, S-004, S-007, S-009
Delta: Lantern Wing · 2 XA-MER, 2 XA-BEA, XA-GLI, XA-LAM, 2 XA-EMB · XC-VEN on XA-MER, XF-FIR on XA-LAM · B-001, 2 B-007, 2 B-002, B-009, B-003, B-011, B-012, S-002, S-004, S-006, S-007
Gamma: Lantern Survey Fleet · XA-ZEN, 2 XA-MER, XA-BEA, XA-PRI, XA-GLI, XA-LAM, 2 XA-EMB · XC-VEN on XA-ZEN, XF-MOT on XA-LAM · 2 B-007, 2 B-002, B-009, B-003, B-011, B-012, S-004, S-005, S-007
Omega: Lantern Grand Survey · XA-DAY, XA-ZEN, 2 XA-MER, 3 XA-BEA, XA-PRI, XA-SOU, XA-LAM, XA-LIG, 3 XA-EMB · XC-VEN on XA-DAY, XF-MOT on XA-LAM · 2 B-007, 2 B-002, B-009, B-003, B-011, B-012, S-004, S-005, S-007
`;

/** All the way there, and through. */
const KILN_FLEETS = `
Alpha: Kiln Raiders · XB-HAM, XB-ANV, XB-TON, 2 XB-CIN · XC-BRA on XB-HAM · 2 B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002, S-001, S-003, S-004, S-008
Beta: Kiln Hammerfall · XB-BEL, XB-ANV, XB-CRU, 2 XB-CIN · XC-CRA on XB-BEL · 2 B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002, S-001, S-003, S-004
Delta: Kiln Column · 2 XB-HAM, 2 XB-ANV, XB-TON, XB-FOU, 2 XB-CIN · XC-CRA on XB-HAM, XF-SPA on XB-FOU · B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002, S-001, S-003, S-004, S-006
Gamma: Kiln Battle Line · XB-BEL, 2 XB-HAM, XB-ANV, XB-FUR, XB-TON, XB-FOU, 2 XB-CIN · XC-BRA on XB-BEL, XF-HOR on XB-FOU · B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002, S-001, S-003, S-004
Omega: Kiln Great Fire · XB-KIL, XB-BEL, 2 XB-HAM, 3 XB-ANV, XB-FUR, XB-CRU, XB-FOU, XB-SLA, 3 XB-CIN · XC-BRA on XB-KIL, XF-HOR on XB-FOU · B-003, 2 B-005, 2 B-010, B-008, B-012, B-004, B-002, S-001, S-003, S-005
`;

/** One fleet a faction at every escalation level, for constructed and for open play. */
export const TRAINING_FLEETS: readonly ReadyFleet[] = [
  ...fleetsIn(LANTERN_LIST.code, LANTERN_FLEETS),
  ...fleetsIn(KILN_LIST.code, KILN_FLEETS),
];
