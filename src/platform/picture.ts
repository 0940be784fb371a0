import type { Poster } from './device';

/** A device has no canvas of the app's own: it shares words. */
export const canDrawPictures: boolean = false;

/** Draws a poster and hands it to the player as a picture. */
export async function givePicture(_name: string, _poster: Poster): Promise<'given' | 'refused'> {
  return 'refused';
}
