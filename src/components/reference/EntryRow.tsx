import type { Entry } from '../../core/reference/entry';
import { ListRow } from '../ListRow';
import { entryPath } from './entryPath';

type EntryRowProps = Readonly<{
  entry: Entry;
  detail?: string;
  /** Instead of its title. */
  title?: string;
  onOpen: (entry: string) => void;
}>;

/** An entry in a list, with its section opposite. */
export function EntryRow({ entry, detail, title, onOpen }: EntryRowProps) {
  return (
    <ListRow
      title={title ?? entry.title}
      leadsTo={entryPath(entry.id)}
      onPress={() => onOpen(entry.id)}
      isPreview
      code={entry.sections[0]}
      {...(detail !== undefined && { detail })}
    />
  );
}
