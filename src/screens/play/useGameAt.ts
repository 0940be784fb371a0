import { useEffect } from 'react';

import { openGame, useCurrentGame, type CurrentGame } from '../../stores/gameStore';

/** The game of an address: opened when it is not the one on the table. */
export function useGameAt(id: string): CurrentGame {
  const current = useCurrentGame();
  const isOther = current.state === 'none' || current.id !== id;
  useEffect(() => {
    if (isOther) void openGame(id);
  }, [isOther, id]);
  return isOther ? { state: 'opening', id } : current;
}
