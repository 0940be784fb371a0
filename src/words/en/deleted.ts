import { makeGrammar } from '../../core/words';

const { plural, number } = makeGrammar('en');

const days = (count: number) => plural(count, { one: '# day', other: '# days' });

/** What the screen of deleted things says. */
export const deleted = {
  title: 'Recently deleted',
  detail: (kept: number) => `Kept for ${days(kept)}`,
  link: (count: number) => `Recently deleted (${number(count)})`,
  intro: (kept: number) =>
    `What you delete is kept for ${days(kept)} and can be brought back until then.`,
  empty: 'Nothing was deleted lately.',
  kinds: { packs: 'Pack', cards: 'Card', fleets: 'Fleet', games: 'Game' },
  from: (pack: string) => `from “${pack}”`,
  left: (count: number) => (count === 0 ? 'goes at the next start' : `${days(count)} left`),
  row: (parts: readonly string[]) => parts.join(' · '),
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `${name} is back.`,
  notStored: 'That could not be stored, so nothing was changed.',
};
