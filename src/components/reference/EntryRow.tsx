import type { Entry } from '../../core/reference/entry';
import { ListRow } from '../ListRow';
import { Text } from '../Text';
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
      side={
        <Text variant="code" tone="muted">
          {entry.sections[0]}
        </Text>
      }
      leadsTo={entryPath(entry.id)}
      onPress={() => onOpen(entry.id)}
      {...(detail !== undefined && { detail })}
    />
  );
}
