import { getDocumentAsync } from 'expo-document-picker';

import type { Photo } from './device';
import { photoSize } from './photoSize';

/** Asks for a picture; a phone offers its camera too. Nothing where it is none. */
export async function pickPhoto(): Promise<Photo> {
  const picked = await getDocumentAsync({ type: 'image/*', base64: false });
  const file = picked.canceled ? undefined : picked.assets[0]?.file;
  return file === undefined ? undefined : small(file);
}

/** Where fingers point there is a camera, and a browser that opens it when it is asked for a picture from one. */
export const canTakePhoto = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Opens the camera of the phone. */
export async function takePhoto(): Promise<Photo> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.setAttribute('capture', 'environment');
  input.hidden = true;
  // A field that stands nowhere may be cleared away while the camera is open, and its picture with it.
  document.body.append(input);
  const file = await new Promise<File | undefined>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
  input.remove();
  return file === undefined ? undefined : small(file);
}

async function small(file: File): Promise<Photo> {
  const { longestSide, quality } = photoSize;
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return undefined;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { picture: canvas.toDataURL('image/jpeg', quality) };
}
