import { useCallback, useEffect, useRef } from 'react';

import { useToast } from '../../components/Toasts';
import {
  gatherAll,
  missingParts,
  wholeOf,
  type Gathered,
  type PartWhy,
} from '../../core/codes/parts';
import type { Answers } from '../../core/pages/answers';
import { forgetDraft, keepDraft, useDraft } from '../../stores/draftStore';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';

const KEY = 'take';

type Say = Words['games']['take']['problem'];

const sayWhy = (say: Say, why: PartWhy): string => {
  switch (why.id) {
    case 'not-a-part':
      return say.notPart;
    case 'newer-part':
      return say.newerPart;
    case 'damaged-part':
      return say.damagedPart;
    case 'other-series':
      return say.otherSeries;
    case 'missing-parts':
    case 'damaged-whole':
      return say.damagedWhole;
  }
};

/** What was kept under the key is what this hook has put there. */
const gatheredIn = (draft: Answers | null): Gathered | null => {
  const { whole, kind, parts } = draft ?? {};
  const isKept = typeof whole === 'string' && typeof kind === 'string' && Array.isArray(parts);
  return isKept ? (draft as unknown as Gathered) : null; // written by keepDraft below
};

/** Parts of a series as they come in, kept over a restart: a camera app opens this one for each code. */
export function useGathering(onWhole: (text: string) => Promise<boolean>) {
  const { problem: say } = useWords().games.take;
  const toast = useToast();
  const draft = useDraft(KEY);
  const gathered = gatheredIn(draft ?? null);
  const latest = useRef<Gathered | null>(null);
  const waiting = useRef<string[]>([]);
  const isRead = draft !== undefined;

  const takeNow = useCallback(
    (text: string) => {
      const before = latest.current;
      const all = gatherAll(before, text);
      if (!all.ok)
        return toast.show({ text: sayWhy(say, all.problems[0]?.why ?? { id: 'not-a-part' }) });
      const next = all.value;
      if (before !== null && missingParts(before).length === missingParts(next).length) return;
      latest.current = next;
      void keepDraft(KEY, { ...next });
      if (missingParts(next).length > 0) return;
      const whole = wholeOf(next);
      latest.current = null;
      void forgetDraft(KEY);
      if (whole.ok) void onWhole(whole.value);
      else toast.show({ text: say.damagedWhole });
    },
    [toast, say, onWhole],
  );

  // A link may come before what was kept has been read.
  useEffect(() => {
    if (!isRead) return;
    latest.current ??= gathered;
    waiting.current.splice(0).forEach(takeNow);
  }, [isRead, gathered, takeNow]);

  const take = useCallback(
    (text: string) => {
      if (isRead) takeNow(text);
      else waiting.current.push(text);
    },
    [isRead, takeNow],
  );
  const startOver = useCallback(() => {
    latest.current = null;
    void forgetDraft(KEY);
  }, []);
  return { gathered, take, startOver };
}
