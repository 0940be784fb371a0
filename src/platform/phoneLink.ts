import type { Description } from '../core/phones/linkCode';
import type { LinkEnd, OfferedEnd } from './device';

/** Whether this device can lay a line to another phone. */
export const canLink = (): boolean => false;

export const OPEN_MS = 12_000;

export async function offerLink(): Promise<OfferedEnd> {
  throw new Error('This device cannot link up.');
}

export async function answerLink(_offer: Description): Promise<LinkEnd> {
  throw new Error('This device cannot link up.');
}
