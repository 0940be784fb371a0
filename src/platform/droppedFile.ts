import type { TextFile } from './device';

/** Nothing is dropped on a phone. */
export const canDrop: boolean = false;

export function useDroppedFile(_isOn: boolean, _onDrop: (file: TextFile) => void): void {}
