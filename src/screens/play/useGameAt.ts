import { useEffect } from 'react';

import { useIsOnTop } from '../../components/useIsOnTop';
import { openGame, useCurrentGame, type CurrentGame } from '../../stores/gameStore';

/** The game of an address: opened when it is not the one on the table, by the screen that is looked at. */
export function useGameAt(id: string): CurrentGame {
  const current = useCurrentGame();
  const isOther = current.state === 'none' || current.id !== id;
  const isSeen = useIsOnTop();
  useEffect(() => {
    if (isSeen && isOther) void openGame(id);
  }, [isSeen, isOther, id]);
  return isOther ? { state: 'opening', id } : current;
}
