import { useMemo } from 'react';

import type { PageHands } from '../../components/blocks/hands';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import { useToast } from '../../components/Toasts';
import type { UndoBarProps } from '../../components/UndoBar';
import type { Command } from '../../core/game/command';
import { play, redo, undo, type OpenGame } from '../../stores/gameStore';
import { useWords } from '../../words/WordsProvider';
import { nameOfLast, nameOfNext } from './stepNames';

export interface GameHands extends PageHands {
  /** Plays it, and tells whether it was taken. */
  readonly ask: (command: Command) => Promise<boolean>;
}

/** What the screens of a game do with a tap: play it, or say why it may not be. */
export function useHands({ system, setup }: OpenGame): GameHands {
  const words = useWords();
  const toast = useToast();
  const sheet = useEntrySheet();
  return useMemo(() => {
    const ask = async (command: Command): Promise<boolean> => {
      const answer = await play(command);
      if (answer.ok) return true;
      const text =
        answer.kind === 'refused'
          ? system.words.en.refusal(answer.refusal)
          : words.game.notTaken[answer.kind];
      toast.show({ text });
      return false;
    };
    return {
      ask,
      play: (command) => void ask(command),
      read: (entry) => sheet.open(entry, system.id),
      shapeOf: (team) => (setup.teams[0]?.id === team ? 'a' : 'b'),
    };
  }, [system, setup, toast, sheet, words]);
}

/** Undo and redo of the open game, by name. */
export function useUndoBar(game: OpenGame): UndoBarProps {
  return useMemo(() => {
    const last = nameOfLast(game);
    const next = nameOfNext(game);
    return {
      ...(last !== null && { undo: { name: last, onPress: () => void undo() } }),
      ...(next !== null && { redo: { name: next, onPress: () => void redo() } }),
    };
  }, [game]);
}
