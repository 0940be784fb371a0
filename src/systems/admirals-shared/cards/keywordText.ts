/** A keyword as printed, `Lethal [2]` or `Massive [B-003]`. One that no table knows is shown and does nothing. */
export interface Keyword {
  readonly name: string;
  readonly value?: number | string;
}

/** What stands in a keyword's brackets; a numbered one says what two of it on one piece come to. */
export type KeywordValue =
  | { readonly value: 'none' }
  | { readonly value: 'order' }
  | { readonly value: 'number'; readonly several: 'add' | 'highest' };

/** The names of keywords and what stands in their brackets: all that reading a card needs. */
export type KeywordNames = readonly (KeywordValue & { readonly name: string })[];

/** `Lethal [2]` is Lethal with 2, `Massive [B-003]` is Massive with B-003, `Fast` stands alone. */
export const parseKeyword = (text: string): Keyword => {
  const [, name, value] = /^\s*([^[\]]*?)\s*\[\s*([^[\]]*?)\s*\]\s*$/.exec(text) ?? [];
  if (name === undefined || value === undefined || value === '') {
    return { name: (name ?? text).trim() };
  }
  return { name, value: /^\d{1,4}$/.test(value) ? Number(value) : value };
};

export const makeKeyword = ({ name, value }: Keyword): string =>
  value === undefined ? name : `${name} [${value}]`;
