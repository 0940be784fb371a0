/** Where a page, a line of the log or a refusal has what a player reads. */
export const READ: ReadonlySet<string> = new Set([
  ...['label', 'title', 'text', 'detail', 'note', 'kicker', 'headline', 'spoken', 'why', 'name'],
  ...['figure', 'hint', 'empty', 'problem', 'said', 'head', 'cells', 'keywords', 'pointsLabel'],
]);
/** What a control does and where it leads is data. */
const DATA = new Set(['command', 'answers', 'opens', 'decision']);

/** Every text in what is shown that a player reads. */
export const textsIn = (shown: unknown, isRead = false): readonly string[] => {
  if (typeof shown === 'string') return isRead ? [shown] : [];
  if (Array.isArray(shown)) return shown.flatMap((one) => textsIn(one, isRead));
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([key, value]) =>
    DATA.has(key) ? [] : textsIn(value, READ.has(key)),
  );
};
