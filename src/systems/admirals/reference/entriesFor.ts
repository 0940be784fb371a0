import type { EntryId } from '../../../core/pages/page';
import { lookupIn } from '../../../core/reference/lookup';
import type { Role, Terrain } from '../cards/types';
import type { RulingId } from '../rulings';
import { admiralsReference } from './admiralsReference';
import { entryIdOf, roleEntryId } from './entryIds';

/** Ids are the same in every language. */
const lookup = () => lookupIn(admiralsReference.en);

const known = (id: EntryId, kind: 'keyword' | 'terrain'): EntryId | null =>
  lookup().entry(id)?.kind === kind ? id : null;

/** Numbers by which the rulebook itself refers to rules that stand elsewhere. */
const MISPRINTS: Readonly<Record<string, string>> = { '3B': '3A-03', '5A-03': '5A-02' };

/** The entry that tells a numbered rule, however it is written: `5F-03 I`, `5f.03`, `5E, 5F-01`. */
export const entryForRule = (section: string): EntryId | null => {
  const [first = ''] = section.split(',');
  return lookup().forSection(MISPRINTS[first] ?? first)?.id ?? null;
};

/** Null for a keyword that the rulebook does not have. */
export const entryForKeyword = (name: string): EntryId | null => known(entryIdOf(name), 'keyword');

export const entryForTerrain = (terrain: Terrain): EntryId | null =>
  known(entryIdOf(terrain), 'terrain');

export const entryForRole = (role: Role): EntryId => roleEntryId(role);

export const entryForRuling = (ruling: RulingId): EntryId => ruling;
