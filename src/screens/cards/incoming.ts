import { createStore } from 'zustand/vanilla';

import type { TextFile } from '../../platform/device';

/** A file that was dropped on one screen and is read on another; too long for an address. */
const incoming = createStore<{ readonly file: TextFile | null }>()(() => ({ file: null }));

export const setIncoming = (file: TextFile): void => incoming.setState({ file });

export const takeIncoming = (): TextFile | null => {
  const { file } = incoming.getState();
  incoming.setState({ file: null });
  return file;
};
