import { useCallback } from 'react';

import { useToast } from '../../components/Toasts';
import type { Stored } from '../../stores/appStore';
import { useWords } from '../../words/WordsProvider';

/** Says so where a draft could not be stored; gives back whether it was. */
export function useKeptDraft(): (change: Promise<Stored>) => Promise<boolean> {
  const toast = useToast();
  const { notStored } = useWords().games.problem;
  return useCallback(
    async (change) => {
      const { ok } = await change;
      if (!ok) toast.show({ text: notStored });
      return ok;
    },
    [toast, notStored],
  );
}
