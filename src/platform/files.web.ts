import { getDocumentAsync } from 'expo-document-picker';

import { MOST_CHARACTERS } from '../core/outside/limits';
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

/** No more is read of a file than anything may have: its reader then says that it is too large. */
export async function textFileOf(file: File): Promise<TextFile> {
  return { name: file.name, text: await file.slice(0, MOST_CHARACTERS + 1).text() };
}

/** Asks the player for a file; nothing when they change their mind. */
export async function pickFile(type: string): Promise<TextFile | undefined> {
  const picked = await getDocumentAsync({ type, base64: false });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (asset?.file === undefined) return undefined;
  return textFileOf(asset.file);
}
