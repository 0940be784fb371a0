import type { Keyword } from './types';

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
