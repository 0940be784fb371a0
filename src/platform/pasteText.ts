import { getStringAsync } from 'expo-clipboard';

/** The text on the clipboard; null where the device or the player will not show it. */
export async function pasteText(): Promise<string | null> {
  try {
    return await getStringAsync();
  } catch {
    return null;
  }
}
