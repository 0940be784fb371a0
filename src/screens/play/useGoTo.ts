import { useCallback } from 'react';

import { useToast } from '../../components/Toasts';
import { moveTo, type OpenGame } from '../../stores/gameStore';
import { useWords } from '../../words/WordsProvider';

/** Takes back, or does again, as many steps as lie between; says how many, and the way back. */
export function useGoTo({ played }: OpenGame): (cursor: number) => Promise<boolean> {
  const { acts, games, game } = useWords();
  const toast = useToast();
  const before = played.log.cursor;
  return useCallback(
    async (cursor) => {
      const moved = await moveTo(cursor);
      if (!moved.ok) {
        toast.show({
          text: game.notTaken[moved.kind === 'refused' ? 'not-a-command' : moved.kind],
        });
        return false;
      }
      const count = Math.abs(cursor - before);
      toast.show({
        text: cursor < before ? games.log.wentBack(count) : games.log.wentOn(count),
        act: { label: acts.undo, onPress: () => void moveTo(before) },
      });
      return true;
    },
    [before, acts, games, game, toast],
  );
}
