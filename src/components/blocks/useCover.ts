import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import type { CoverView } from '../../core/pages/page';
import { useIsOnTop } from '../useIsOnTop';

export interface CoverState {
  readonly isClosed: boolean;
  readonly open: () => void;
}

/** A cover lies on the page again when the page is left, when the app is, and when it is for somebody else. */
export function useCover(cover: CoverView | undefined): CoverState {
  const isOnTop = useIsOnTop();
  const name = cover === undefined ? null : `${cover.title}\n${cover.text}`;
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (openFor !== null && (!isOnTop || openFor !== name)) setOpenFor(null);
  useEffect(() => {
    const watch = AppState.addEventListener('change', (state) => {
      if (state !== 'active') setOpenFor(null);
    });
    return () => watch.remove();
  }, []);
  return { isClosed: openFor === null || openFor !== name, open: () => setOpenFor(name) };
}
