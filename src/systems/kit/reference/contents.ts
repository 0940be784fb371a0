import type { Ruling } from '../../../core/game/system';
import { ENTRY_KINDS, type EntryHead } from '../../../core/reference/entry';
import { entryIdOf } from './entryIds';

/** `5F, 5F-01` or `Ship Card Name`; the first is shown. */
const sectionsIn = (list: string): EntryHead['sections'] => {
  const [first = '', ...more] = list.split(', ');
  return [first, ...more];
};

/**
 * `arcs: 5A-01, 5A-01 I`, with its kind before the id where it is no rule: `keyword armor: 9A`. Several of the same
 * kind and sections stand in one line: `term round, phase: Glossary`. Without a colon, sections that have an entry each, under
 * the section's own name.
 */
const headsIn = (line: string): readonly EntryHead[] => {
  const [names = '', sections] = line.split(': ');
  if (sections === undefined)
    return names.split(', ').map((one) => ({ id: entryIdOf(one), kind: 'rule', sections: [one] }));
  const kind = ENTRY_KINDS.find((one) => names.startsWith(`${one} `)) ?? 'rule';
  const ids = kind === 'rule' ? names : names.slice(kind.length + 1);
  return ids.split(', ').map((id) => ({ id, kind, sections: sectionsIn(sections) }));
};

/** The entries of a table, one a line. Rulings come last, so that a rule's home is the rule. */
export const contentsOf = (table: string, rulings: readonly Ruling[]): readonly EntryHead[] => [
  ...table.split('\n').filter(Boolean).flatMap(headsIn),
  ...rulings.map(({ id, section }): EntryHead => ({
    id,
    kind: 'ruling',
    sections: sectionsIn(section),
  })),
];
