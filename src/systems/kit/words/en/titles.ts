/** Ids made from names say them already: capitals, but for small words. */
export const title = (id: string): string =>
  id
    .split('-')
    .map((word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

export const titles = <Id extends string>(ids: readonly Id[]): Readonly<Record<Id, string>> =>
  // An entry for each id.
  Object.fromEntries(ids.map((id) => [id, title(id)])) as Record<Id, string>;

/** Fields that are called as their ids are. */
export const labels = <Id extends string>(ids: readonly Id[]) =>
  // An entry for each id.
  Object.fromEntries(ids.map((id) => [id, { label: title(id) }])) as Record<Id, { label: string }>;
