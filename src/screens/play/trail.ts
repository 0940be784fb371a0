import type { PageRef } from '../../core/pages/page';

/** The pages that lie below one, the nearest last, as a text for its address. */
export const makeTrail = (pages: readonly PageRef[]): string =>
  pages
    .map(({ page, about }) =>
      [page, ...(about === undefined ? [] : [about])].map(encodeURIComponent).join('/'),
    )
    .join(',');

/** Anybody may type an address: what is no page is left out. */
export const parseTrail = (text: string | undefined): readonly PageRef[] =>
  (text ?? '').split(',').flatMap((one) => {
    const [page = '', about] = one.split('/').map(decoded);
    return page === '' ? [] : [about === undefined ? { page } : { page, about }];
  });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
