import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import type { OutgoingFile, PickedFile } from './device';

/** Hands a file to the player: the share sheet, or a refusal where the device has none. */
export async function giveFile(outgoing: OutgoingFile): Promise<'given' | 'refused'> {
  if (!(await isAvailableAsync())) return 'refused';
  const file = new File(Paths.cache, outgoing.name);
  if (file.exists) file.delete();
  file.create();
  file.write(outgoing.bytes);
  await shareAsync(file.uri, { mimeType: outgoing.type });
  return 'given';
}

/** Asks the player for a file; nothing when they change their mind. */
export async function pickFile(types: readonly string[]): Promise<PickedFile | undefined> {
  const picked = await getDocumentAsync({ type: [...types], copyToCacheDirectory: true });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (asset === undefined) return undefined;
  const bytes = await new File(asset.uri).bytes();
  return { name: asset.name, bytes };
}
