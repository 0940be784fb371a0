import type { QuickReference } from '../../../../../core/reference/entry';
import { EDITION_CHANGES } from '../editions';
import { row, section } from '../../../../kit/reference/rows';

/** What a player who moves over finds changed; each line opens what the reader's own edition says of it. */
export const quickEditions = (reader: 'first' | 'second'): QuickReference => ({
  id: 'editions',
  title: 'First edition and 2.0',
  sections: EDITION_CHANGES.map(({ title, changes }) =>
    section(
      title,
      ...changes.map(({ topic, first, second, entries }) =>
        row(topic, `${first} → ${second}`, entries[reader]),
      ),
    ),
  ),
});
