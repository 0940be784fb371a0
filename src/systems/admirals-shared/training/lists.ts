import type { Category } from '../cards/terms';
import type { ListedShip } from '../cards/constructionListForm';
import type { ConstructionList } from '../cards/types';
import { KILN, LANTERN } from './ships';

const line = (
  ship: string,
  category: Category,
  power: number,
  maxCopies: number | null,
): ListedShip => ({ ship, category, power, maxCopies });

export const LANTERN_LIST: ConstructionList = {
  kind: 'list',
  code: 'XL-LANTERN',
  name: 'Lantern Survey',
  allegiance: LANTERN,
  ships: [
    line('XA-BEA', 'core', 2, 6),
    line('XA-MER', 'core', 4, 4),
    line('XA-ZEN', 'core', 7, 2),
    line('XA-DAY', 'core', 9, 1),
    line('XA-GLI', 'specialist', 2, 3),
    line('XA-SOU', 'specialist', 4, 2),
    line('XA-PRI', 'specialist', 5, 2),
    line('XA-EMB', 'support', 1, 6),
    line('XA-LUR', 'support', 2, 3),
    line('XA-LIG', 'support', 4, 1),
    line('XA-LAM', 'support', 4, 2),
  ],
  shares: {},
  restrictions: [
    { on: 'count', ships: ['XA-ZEN', 'XA-DAY'], max: 2 },
    { on: 'needs', ship: 'XA-EMB', perShip: 'XA-LAM', count: 1 },
  ],
  commandChart: [
    { commander: 'XC-VEN', ship: 'XA-MER', cost: 1 },
    { commander: 'XC-VEN', ship: 'XA-ZEN', cost: 2 },
    { commander: 'XC-VEN', ship: 'XA-DAY', cost: 2 },
    { commander: 'XC-TAM', ship: 'XA-MER', cost: 1 },
    { commander: 'XC-TAM', ship: 'XA-BEA', cost: 1 },
    { commander: 'XC-TAM', ship: 'XA-ZEN', cost: 2 },
  ],
  flightGroupChart: [
    { flightGroup: 'XF-MOT', cost: 2 },
    { flightGroup: 'XF-FIR', cost: 1 },
  ],
};

export const KILN_LIST: ConstructionList = {
  kind: 'list',
  code: 'XL-KILN',
  name: 'Kiln Combine',
  allegiance: KILN,
  ships: [
    line('XB-ANV', 'core', 2, 6),
    line('XB-HAM', 'core', 4, 4),
    line('XB-BEL', 'core', 7, 2),
    line('XB-KIL', 'core', 9, 1),
    line('XB-TON', 'specialist', 2, 3),
    line('XB-CRU', 'specialist', 4, 2),
    line('XB-FUR', 'specialist', 5, 2),
    line('XB-CIN', 'support', 1, 6),
    line('XB-BRI', 'support', 2, 3),
    line('XB-SLA', 'support', 4, 1),
    line('XB-FOU', 'support', 4, 2),
  ],
  shares: {},
  restrictions: [
    { on: 'count', ships: ['XB-BEL', 'XB-KIL'], max: 2 },
    { on: 'needs', ship: 'XB-CIN', perShip: 'XB-FOU', count: 1 },
  ],
  commandChart: [
    { commander: 'XC-BRA', ship: 'XB-HAM', cost: 1 },
    { commander: 'XC-BRA', ship: 'XB-BEL', cost: 2 },
    { commander: 'XC-BRA', ship: 'XB-KIL', cost: 2 },
    { commander: 'XC-CRA', ship: 'XB-HAM', cost: 1 },
    { commander: 'XC-CRA', ship: 'XB-ANV', cost: 1 },
    { commander: 'XC-CRA', ship: 'XB-BEL', cost: 2 },
  ],
  flightGroupChart: [
    { flightGroup: 'XF-HOR', cost: 1 },
    { flightGroup: 'XF-SPA', cost: 1 },
  ],
};
