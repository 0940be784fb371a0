import { useCallback, useEffect, useMemo, useState } from 'react';

import { useToast } from '../../components/Toasts';
import {
  gatherAll,
  missingParts,
  parseGathered,
  wholeOf,
  type Gathered,
  type PartWhy,
} from '../../core/codes/parts';
import type { Answers } from '../../core/pages/answers';
import { draftNow, forgetDraft, keepDraft, useDraft } from '../../stores/draftStore';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';
import { useKeptDraft } from './useKeptDraft';

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

const gatheredIn = (draft: Answers | null): Gathered | null => {
  const read = parseGathered(draft, '');
  return read.ok ? read.value : null;
};

/** The text of a series that is complete, null before. */
const textOf = (gathered: Gathered | null): ReturnType<typeof wholeOf> | null =>
  gathered === null || missingParts(gathered).length > 0 ? null : wholeOf(gathered);

/**
 * Parts of a series as they come in. A link is only looked at; what a person gathers is kept over a restart,
 * because a camera app opens this one for each code.
 */
export function useGathering(part: string | null) {
  const { problem: say } = useWords().games.take;
  const toast = useToast();
  const draft = useDraft(KEY);
  /** A link that was put away. */
  const [passed, setPassed] = useState<string | null>(null);
  const isRead = draft !== undefined;
  const kept = useMemo(() => gatheredIn(draft ?? null), [draft]);
  const linked = useMemo(() => {
    const isNew = part !== null && part !== passed && isRead && kept === null;
    const all = isNew ? gatherAll(null, part) : null;
    return all?.ok === true ? all.value : null;
  }, [part, passed, isRead, kept]);
  const gathered = linked ?? kept;

  const refuse = useCallback(
    (why: PartWhy | undefined) => toast.show({ text: sayWhy(say, why ?? { id: 'not-a-part' }) }),
    [toast, say],
  );
  const storing = useKeptDraft();
  const keep = useCallback(
    (next: Gathered) => void storing(keepDraft(KEY, { ...next })),
    [storing],
  );

  // A link of the series that is being gathered is added to it; of any other nothing is kept.
  useEffect(() => {
    if (part === null || !isRead) return;
    const before = gatheredIn(draftNow(KEY));
    const all = gatherAll(before, part);
    if (!all.ok) refuse(all.problems[0]?.why);
    else if (before !== null) keep(all.value);
  }, [part, isRead, keep, refuse]);

  const take = useCallback(
    (text: string) => {
      const before = linked ?? gatheredIn(draftNow(KEY));
      const all = gatherAll(before, text);
      if (!all.ok) return refuse(all.problems[0]?.why);
      const isMore =
        before === null || missingParts(before).length > missingParts(all.value).length;
      if (isMore) keep(all.value);
    },
    [linked, keep, refuse],
  );
  const startOver = useCallback(() => {
    setPassed(part);
    if (draftNow(KEY) !== null) void storing(forgetDraft(KEY));
  }, [part, storing]);
  const whole = useMemo(() => textOf(gathered), [gathered]);
  return { gathered, isKept: linked === null, whole, take, keep, startOver };
}
