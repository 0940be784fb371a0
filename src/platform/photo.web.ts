import { getDocumentAsync } from 'expo-document-picker';

const longestSide = 1280;
const quality = 0.75;

/** Asks for a picture; a phone offers its camera too. Made small, as a data address; nothing where it is none. */
export async function pickPhoto(): Promise<string | undefined> {
  const picked = await getDocumentAsync({ type: 'image/*', base64: false });
  const file = picked.canceled ? undefined : picked.assets[0]?.file;
  return file === undefined ? undefined : small(file);
}

async function small(file: File): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return undefined;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}
