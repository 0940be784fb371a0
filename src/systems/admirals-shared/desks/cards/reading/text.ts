import type { Block } from '../../../../../core/pages/page';

export const textBlock = (text: string | undefined): readonly Block[] =>
  text === undefined ? [] : [{ block: 'text', text }];

/** Sentences under a heading; nothing where there are none. */
export const sentences = (heading: string, lines: readonly string[]): readonly Block[] =>
  lines.length === 0
    ? []
    : [
        { block: 'heading', text: heading },
        ...lines.map((text): Block => ({ block: 'text', text })),
      ];
