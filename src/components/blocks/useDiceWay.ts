import { createContext, useContext, useState } from 'react';

import type { DiceWay } from '../../core/dice/die';

export type DiceWaySetting = Readonly<{ way: DiceWay; set: (way: DiceWay) => void }>;

const DiceWayContext = createContext<DiceWaySetting | null>(null);

/** How this table enters dice; it is asked for once, and kept for every roll of every side. */
export const DiceWayProvider = DiceWayContext.Provider;

/** Where nobody keeps it, it holds for these dice. */
export function useDiceWay(): DiceWaySetting {
  const kept = useContext(DiceWayContext);
  const [way, set] = useState<DiceWay>('table');
  return kept ?? { way, set };
}
