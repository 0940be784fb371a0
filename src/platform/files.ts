import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import type { TextFile } from './device';

/** Hands a file to the player: the share sheet, or a refusal where the device has none. */
export async function giveFile({ name, text }: TextFile, type: string) {
  return give(name, text, type);
}

export async function giveBytes(name: string, bytes: Uint8Array<ArrayBuffer>) {
  return give(name, bytes, 'application/octet-stream');
}

async function give(
  name: string,
  content: string | Uint8Array,
  type: string,
): Promise<'given' | 'refused'> {
  if (!(await isAvailableAsync())) return 'refused';
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(content);
  await shareAsync(file.uri, { mimeType: type });
  return 'given';
}

/** Asks the player for a file; nothing when they change their mind. */
export async function pickFile(type: string): Promise<TextFile | undefined> {
  const picked = await getDocumentAsync({ type, copyToCacheDirectory: true });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (asset === undefined) return undefined;
  return { name: asset.name, text: await new File(asset.uri).text() };
}
