import { useToast } from '../../components/Toasts';
import type { UndoBarProps } from '../../components/UndoBar';
import { redo, undo, useCardSteps } from '../../stores/cardStore';
import { useWords } from '../../words/WordsProvider';

/** Undo and redo for everything that is done to cards; absent while nothing was done. */
export function useCardUndo(): { readonly undo?: UndoBarProps } {
  const { cards: say } = useWords();
  const steps = useCardSteps();
  const toast = useToast();
  /** What a toast tells of last is what is taken back. */
  const without = (step: () => Promise<void>) => () => {
    toast.hide();
    void step();
  };
  if (steps.undo === null && steps.redo === null) return {};
  return {
    undo: {
      ...(steps.undo && { undo: { name: say.act(steps.undo), onPress: without(undo) } }),
      ...(steps.redo && { redo: { name: say.act(steps.redo), onPress: without(redo) } }),
    },
  };
}
