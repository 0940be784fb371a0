import { CATEGORIES } from '../cards/terms';
import type { ConstructionList } from '../cards/types';
import { oneOf, splitAt } from './rulesText';
import { KILN, LANTERN } from './ships';

/** `XF-MOT 2`, `XA-BEA 2 of 6` */
const pricedIn = (text: string) =>
  text.split(', ').map((one) => {
    const [code = '', cost, , most] = one.split(' ');
    return { code, cost: Number(cost), most: Number(most) };
  });

/** A line for each category, then what is limited, what each ship needs, flight groups, and commanders. */
const listIn = (code: string, name: string, allegiance: string, text: string): ConstructionList => {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => splitAt(line, ': '));
  const [[, limited] = [], [, needs] = [], [, groups] = [], ...commanders] = lines.slice(3);
  const [ship = '', perShip = ''] = needs?.split(' for ') ?? [];
  return {
    kind: 'list',
    code,
    name,
    allegiance,
    ships: lines.slice(0, 3).flatMap(([head, ships]) => {
      const category = oneOf(CATEGORIES, head);
      return pricedIn(ships).map(({ code: ship, cost: power, most: maxCopies }) => ({
        ship,
        category,
        power,
        maxCopies,
      }));
    }),
    shares: {},
    restrictions: [
      { on: 'count', ships: limited?.split(', ') ?? [], max: 2 },
      { on: 'needs', ship, perShip, count: 1 },
    ],
    commandChart: commanders.flatMap(([commander, aboard]) =>
      pricedIn(aboard).map((one) => ({ commander, ship: one.code, cost: one.cost })),
    ),
    flightGroupChart: pricedIn(groups ?? '').map((one) => ({
      flightGroup: one.code,
      cost: one.cost,
    })),
  };
};

export const LANTERN_LIST = listIn(
  'XL-LANTERN',
  'Lantern Survey',
  LANTERN,
  `
core: XA-BEA 2 of 6, XA-MER 4 of 4, XA-ZEN 7 of 2, XA-DAY 9 of 1
specialist: XA-GLI 2 of 3, XA-SOU 4 of 2, XA-PRI 5 of 2
support: XA-EMB 1 of 6, XA-LUR 2 of 3, XA-LIG 4 of 1, XA-LAM 4 of 2
at most 2: XA-ZEN, XA-DAY
one each: XA-EMB for XA-LAM
groups: XF-MOT 2, XF-FIR 1
XC-VEN: XA-MER 1, XA-ZEN 2, XA-DAY 2
XC-TAM: XA-MER 1, XA-BEA 1, XA-ZEN 2
`,
);

export const KILN_LIST = listIn(
  'XL-KILN',
  'Kiln Combine',
  KILN,
  `
core: XB-ANV 2 of 6, XB-HAM 4 of 4, XB-BEL 7 of 2, XB-KIL 9 of 1
specialist: XB-TON 2 of 3, XB-CRU 4 of 2, XB-FUR 5 of 2
support: XB-CIN 1 of 6, XB-BRI 2 of 3, XB-SLA 4 of 1, XB-FOU 4 of 2
at most 2: XB-BEL, XB-KIL
one each: XB-CIN for XB-FOU
groups: XF-HOR 1, XF-SPA 1
XC-BRA: XB-HAM 1, XB-BEL 2, XB-KIL 2
XC-CRA: XB-HAM 1, XB-ANV 1, XB-BEL 2
`,
);
