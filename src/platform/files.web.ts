import { getDocumentAsync } from 'expo-document-picker';

import type { TextFile } from './device';

const keptForDownload = 60_000;

/** Hands a file to the player as a download. */
export async function giveFile(
  { name, text }: TextFile,
  type: string,
): Promise<'given' | 'refused'> {
  return giveBlob(name, new Blob([text], { type }));
}

export async function giveBytes(name: string, bytes: Uint8Array<ArrayBuffer>) {
  return giveBlob(name, new Blob([bytes]));
}

export async function giveBlob(name: string, blob: Blob): Promise<'given' | 'refused'> {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForDownload);
  return 'given';
}

/** Asks the player for a file; nothing when they change their mind. */
export async function pickFile(type: string): Promise<TextFile | undefined> {
  const picked = await getDocumentAsync({ type, base64: false });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (asset?.file === undefined) return undefined;
  return { name: asset.name, text: await asset.file.text() };
}
