import type { Persistence } from './device';

/** An installed app keeps its files until it is removed. */
export async function requestPersistence(): Promise<Persistence> {
  return 'kept';
}
