import { useEffect, useState, type ComponentType } from 'react';

import { OpeningScreen } from '../screens/boot/OpeningScreen';

type Load<Props> = () => Promise<ComponentType<Props>>;

const waiting: (() => Promise<unknown>)[] = [];

/** Loads every screen that was not opened yet: once the first one stands, the others come by themselves. */
export const loadAllScreens = async (): Promise<void> => {
  await Promise.all(waiting.map((load) => load()));
};

/** A screen whose code is loaded when it is first opened; until then, if that takes a while, the mark. */
export function lazyScreen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce: Load<Props> = async () => (loaded ??= await load());
  waiting.push(loadOnce);

  return function LazyScreen(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded === null)
        loadOnce().then(
          (screen) => setLoaded(() => screen),
          (error: unknown) => setFailure({ error }),
        );
    }, [Loaded]);
    // The screen around everything says what is wrong, and offers to try again.
    if (failure) throw failure.error;
    return Loaded === null ? <OpeningScreen /> : <Loaded {...props} />;
  };
}
