import { makeGrammar } from '../../core/words';

const { plural, number } = makeGrammar('en');

const days = (count: number) => plural(count, { one: '# day', other: '# days' });

/** What the screen of deleted things says. */
export const deleted = {
  title: 'Recently deleted',
  detail: (kept: number) => `Kept for ${days(kept)}`,
  link: (count: number) => `Recently deleted (${number(count)})`,
  intro: (kept: number) =>
    `Deleted things are kept for ${days(kept)}. Until then you can restore them.`,
  empty: 'Nothing was deleted recently.',
  kinds: { packs: 'Pack', cards: 'Card', fleets: 'Fleet', games: 'Game' },
  from: (pack: string) => `from “${pack}”`,
  left: (count: number) => (count === 0 ? 'removed at the next start' : `${days(count)} left`),
  row: (parts: readonly string[]) => parts.join(' · '),
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} restored.`,
  notStored: 'Could not save. Nothing was changed.',
};
