import { useToast } from '../../components/Toasts';
import { useWords } from '../../words/WordsProvider';

type Outcome = Readonly<{ ok: boolean }>;

/** Says so where a change could not be stored; gives back whether it was. */
export function useKept(): (change: Promise<Outcome>) => Promise<boolean> {
  const toast = useToast();
  const { cards: say } = useWords();
  return async (change) => {
    const { ok } = await change;
    if (!ok) toast.show({ text: say.notStored });
    return ok;
  };
}
