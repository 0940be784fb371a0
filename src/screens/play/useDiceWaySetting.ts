import { useMemo } from 'react';

import type { DiceWaySetting } from '../../components/blocks/useDiceWay';
import type { DiceWay } from '../../core/dice/die';
import { setSetting, useAppStore } from '../../stores/appStore';

const set = (way: DiceWay) => void setSetting('dice', way);

/** How this table enters dice; remembered for the next roll and the next game. */
export function useDiceWaySetting(): DiceWaySetting {
  const way = useAppStore(({ settings }) => settings.dice);
  return useMemo(() => ({ way, set }), [way]);
}
