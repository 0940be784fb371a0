import { useEffect, useState } from 'react';

import { knock } from '../platform/haptics';

const every = 140;

/** Does something over and over, from the start to the stop, and each time as it stands by then. */
export function useRepeat(
  act: (() => void) | undefined,
): Readonly<{ start: () => void; stop: () => void }> {
  const [{ follow, start, stop }] = useState(makeRepeat);
  useEffect(() => follow(act));
  useEffect(() => stop, [stop]);
  return { start, stop };
}

function makeRepeat() {
  let latest: (() => void) | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const once = () => {
    knock();
    latest?.();
  };
  const stop = () => clearInterval(timer);
  return {
    stop,
    start: () => {
      stop();
      once();
      timer = setInterval(once, every);
    },
    follow: (act: (() => void) | undefined) => {
      latest = act;
    },
  };
}
