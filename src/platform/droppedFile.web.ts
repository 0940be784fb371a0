import { useEffect, useRef } from 'react';

import type { TextFile } from './device';
import { textFileOf } from './files.web';

/** Where there is a pointer that can carry a file. */
export const canDrop: boolean =
  typeof window !== 'undefined' && window.matchMedia('(any-hover: hover)').matches;

/** Takes a file that is dropped anywhere on the page while it is on. */
export function useDroppedFile(isOn: boolean, onDrop: (file: TextFile) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const allow = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      void textFileOf(file).then((dropped) => latest.current(dropped));
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', take);
    };
  }, [isOn]);
}
