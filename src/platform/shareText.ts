import { setStringAsync } from 'expo-clipboard';
import { Share } from 'react-native';

import type { Shared } from './device';

/** Hands a text to another app; nothing happens when the player changes their mind. */
export async function shareText(text: string, title: string): Promise<Shared> {
  const { action } = await Share.share({ message: text, title });
  return action === Share.dismissedAction ? 'kept' : 'shared';
}

export async function copyText(text: string): Promise<Shared> {
  return (await setStringAsync(text)) ? 'copied' : 'refused';
}
