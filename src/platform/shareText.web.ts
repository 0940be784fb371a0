import type { Shared } from './device';

/** Hands a text to another app, or to the clipboard in a browser that shares nothing. */
export async function shareText(text: string, title: string): Promise<Shared> {
  if (typeof navigator.share !== 'function') return copyText(text);
  try {
    await navigator.share({ text, title });
    return 'shared';
  } catch (error) {
    const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
    return isChangeOfMind ? 'kept' : copyText(text);
  }
}

export async function copyText(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
