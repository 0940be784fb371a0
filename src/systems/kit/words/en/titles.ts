import { capital } from '../../english';

/** Ids made from names say them already: capitals, but for small words. */
export const title = (id: string): string =>
  id
    .split('-')
    .map((word) => (word === 'and' ? word : capital(word)))
    .join(' ');

export const titles = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, string>> =>
  // An entry for each id.
  Object.fromEntries(ids.map((id) => [id, title(id)])) as Record<Id, string>;

/** An id as a phrase: `evade-used` is `Evade used`. */
export const phrase = (id: string): string => capital(id.replaceAll('-', ' '));

/** Fields that are called as their ids are. */
export const labels = <Id extends string>(ids: readonly Id[]) =>
  // An entry for each id.
  Object.fromEntries(ids.map((id) => [id, { label: title(id) }])) as Record<Id, { label: string }>;
