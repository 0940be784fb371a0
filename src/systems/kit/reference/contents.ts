import type { Ruling } from '../../../core/game/system';
import { ENTRY_KINDS, type EntryHead, type EntryKind } from '../../../core/reference/entry';
import { entryIdOf } from './entryIds';

/** `5F, 5F-01` or `Ship Card Name`; the first is shown. */
const sectionsIn = (list: string): EntryHead['sections'] => {
  const [first = '', ...more] = list.split(', ');
  return [first, ...more];
};

/** `arcs: 5A-01, 5A-01 I`; several with the same sections as `round, phase: Glossary`. */
const headsIn = (kind: EntryKind, written: string): readonly EntryHead[] => {
  const [ids = '', sections] = written.split(': ');
  return ids.split(', ').map((id) => ({
    id: sections === undefined ? entryIdOf(id) : id,
    kind,
    sections: sectionsIn(sections ?? id),
  }));
};

/**
 * Entries of one kind, with `; ` between them; the kind stands first where it is no rule: `keyword armor: 9A; cover: 9B`.
 * Without a colon, sections that have an entry each, under the section's own name.
 */
const lineIn = (line: string): readonly EntryHead[] => {
  const kind = ENTRY_KINDS.find((one) => line.startsWith(`${one} `));
  const entries = kind === undefined ? line : line.slice(kind.length + 1);
  return entries.split('; ').flatMap((one) => headsIn(kind ?? 'rule', one));
};

/** A keyword of a game, and the section that tells it. */
interface ToldKeyword {
  readonly name: string;
  readonly rule: string;
}

const KEYWORDS = 'keywords';

/** Every keyword in its order; behind `keywords` stand those that tell more than their own section: `ram-prow: 9O, 9O-01`. */
const keywordsIn = (line: string, keywords: readonly ToldKeyword[]): readonly EntryHead[] => {
  const longer = lineIn(line.replace(KEYWORDS, 'keyword'));
  return keywords.map(({ name, rule }) => {
    const id = entryIdOf(name);
    const told = longer.find((head) => head.id === id);
    return told ?? { id, kind: 'keyword', sections: sectionsIn(rule) };
  });
};

/** The entries of a table. Rulings come last, so that a rule's home is the rule. */
export const contentsOf = (
  table: string,
  rulings: readonly Ruling[],
  keywords: readonly ToldKeyword[] = [],
): readonly EntryHead[] => [
  ...table
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => (line.startsWith(KEYWORDS) ? keywordsIn(line, keywords) : lineIn(line))),
  ...rulings.map(({ id, section }): EntryHead => ({
    id,
    kind: 'ruling',
    sections: sectionsIn(section),
  })),
];
