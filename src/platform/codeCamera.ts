import type { CodeCamera } from './device';

/** The app asks no device for its camera: the phone's own camera app opens a code as a link. */
export const canAskForCamera = (): boolean => false;

/** Asks for the camera before it is needed; says whether it may be used. */
export const askForCamera = (): Promise<boolean> => Promise.resolve(false);

/** Shows what the camera sees in a view, and tells every code in it. */
export async function readCodes(
  _view: unknown,
  _onText: (text: string) => void,
): Promise<CodeCamera> {
  return { ok: false, why: 'none' };
}
