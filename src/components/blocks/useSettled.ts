import { useState } from 'react';

import { keepSame } from '../../core/pages/keepSame';

/** What is shown, with what has not changed the same object as before: only the rest is drawn anew. */
export function useSettled<Shown>(shown: Shown): Shown {
  const [kept, setKept] = useState({ from: shown, settled: shown });
  if (kept.from === shown) return kept.settled;
  const settled = keepSame(kept.settled, shown);
  setKept({ from: shown, settled });
  return settled;
}
