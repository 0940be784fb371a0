import type { Answers } from '../../../../../core/pages/answers';
import type { Block } from '../../../../../core/pages/page';
import type { Told } from '../bench';
import { listAt } from '../../../../kit/cards/draftParts';

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

/** Every part of a list that can be said. */
export const eachSaid = (draft: Answers, list: string, said: Told['effect']): readonly string[] =>
  listAt(draft, list).flatMap((_, at) => said(draft, `${list}.${at}`) ?? []);
