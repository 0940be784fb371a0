/** Names are spelt differently in pasted lists: capitals, apostrophes and hyphens do not count. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’!?.,"“”()]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
