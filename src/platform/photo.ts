import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

/** The app asks no device for its camera: the phone's own takes the picture, which is then picked. */
export const canTakePhoto = (): boolean => false;

export const takePhoto = (): Promise<string | undefined> => Promise.resolve(undefined);

/** Asks for a picture, as a data address; nothing when the player changes their mind. */
export async function pickPhoto(): Promise<string | undefined> {
  const picked = await getDocumentAsync({ type: 'image/*', copyToCacheDirectory: true });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (asset === undefined) return undefined;
  return `data:${asset.mimeType ?? 'image/jpeg'};base64,${await new File(asset.uri).base64()}`;
}
