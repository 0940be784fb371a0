import { getDocumentAsync } from 'expo-document-picker';

import type { OutgoingFile, PickedFile } from './device';

const keptForDownload = 60_000;

/** Hands a file to the player as a download. */
export async function giveFile(outgoing: OutgoingFile): Promise<'given' | 'refused'> {
  // The copy gives Blob a plain ArrayBuffer, whatever memory the bytes came from.
  const url = URL.createObjectURL(new Blob([outgoing.bytes.slice()], { type: outgoing.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = outgoing.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForDownload);
  return 'given';
}

/** Asks the player for a file; nothing when they change their mind. */
export async function pickFile(types: readonly string[]): Promise<PickedFile | undefined> {
  const picked = await getDocumentAsync({ type: [...types], base64: false });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (asset?.file === undefined) return undefined;
  return { name: asset.name, bytes: new Uint8Array(await asset.file.arrayBuffer()) };
}
