import type { Entry } from './entry';
import type { Lookup } from './lookup';
import { sectionParts } from './section';

type Parts = readonly string[];

const isWithin = (section: Parts, asked: Parts): boolean =>
  asked.every((part, at) => section[at] === part);

/** The last part may be typed only half. */
const isBegun = (section: Parts, asked: Parts): boolean =>
  isWithin(section, asked.slice(0, -1)) &&
  section[asked.length - 1]?.startsWith(asked.at(-1) ?? '') === true;

/** What is left of a query from its first figure on, if nothing but idle words come before it. */
const numberIn = (query: string, ignored: readonly string[]): string => {
  const words = query.trim().split(/\s+/);
  const first = words.findIndex((word) => !ignored.includes(word.toLowerCase()));
  return words.slice(Math.max(0, first)).join(' ');
};

/** Entries whose section is asked for by number, its home first: `5F`, `5f-03`, `rule 3a.02 i`. */
export const entriesOfSection = (
  lookup: Lookup,
  query: string,
  ignored: readonly string[],
): readonly Entry[] => {
  const number = numberIn(query, ignored);
  const asked = sectionParts(number);
  if (!/^\d/.test(number)) return [];
  const matching = (match: typeof isWithin): readonly Entry[] =>
    lookup.inOrder.filter(({ sections }) =>
      sections.some((section) => match(sectionParts(section), asked)),
    );
  const within = matching(isWithin);
  const home = within.length > 0 ? lookup.forSection(number) : null;
  return [...new Set([...(home ? [home] : []), ...within, ...matching(isBegun)])];
};
