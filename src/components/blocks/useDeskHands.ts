import { useMemo } from 'react';

import type { Tapped } from '../../core/pages/answers';
import { rollDice } from '../../platform/rollDice';
import { useEntrySheet } from '../reference/EntrySheet';
import { useToast } from '../Toasts';
import { runAct, type Opens, type PageHands } from './hands';

type Desk = Readonly<{
  /** Whose rules a label opens. */
  system?: string;
  /** Puts answers into the draft. It stays the same while the page is shown, as `open` and `shapeOf` do. */
  change: (changes: Tapped) => void;
  /** The same for letters. */
  type?: (changes: Tapped) => void;
  open: (opens: Opens) => void;
  shapeOf?: PageHands['shapeOf'];
}>;

const ours: PageHands['shapeOf'] = () => 'a';
const refused = () => Promise.resolve(false);

/** What a page without a game does with a tap: there is a draft to change, and nothing to play. */
export function useDeskHands({
  system,
  change,
  type = change,
  open,
  shapeOf = ours,
}: Desk): PageHands {
  const toast = useToast();
  const sheet = useEntrySheet();
  return useMemo(() => {
    const say = (text: string) => toast.show({ text });
    return {
      run: (act) => void runAct(act, { change, open, say, ask: refused }),
      play: () => undefined,
      answer: (path, value) => change({ [path]: value }),
      type: (path, text) => type({ [path]: text }),
      change,
      open,
      read: (entry) => sheet.open(entry, system),
      roll: rollDice,
      shapeOf,
    };
  }, [system, change, type, open, shapeOf, toast, sheet]);
}
