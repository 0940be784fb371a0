import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

const wait = 400;

type Pending = Readonly<{ text: string; timer: ReturnType<typeof setTimeout> }>;

/** Writes a text when typing rests, at once when the app or the field is left, and in order. */
export function useLateWrite(write: (text: string) => Promise<void>) {
  const [late] = useState(makeLateWrite);
  useEffect(() => late.follow(write));
  useEffect(() => {
    const leaving = AppState.addEventListener('change', (state) => {
      if (state !== 'active') late.flush();
    });
    return () => {
      leaving.remove();
      late.flush();
    };
  }, [late]);
  return late;
}

function makeLateWrite() {
  let write: (text: string) => Promise<void> = () => Promise.resolve();
  let pending: Pending | null = null;
  const flush = () => {
    if (pending === null) return;
    const { text, timer } = pending;
    clearTimeout(timer);
    pending = null;
    void write(text);
  };
  const later = (text: string) => {
    if (pending !== null) clearTimeout(pending.timer);
    pending = { text, timer: setTimeout(flush, wait) };
  };
  const follow = (latest: typeof write) => {
    write = latest;
  };
  return { later, flush, follow };
}
