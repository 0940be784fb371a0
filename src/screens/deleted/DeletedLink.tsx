import { Button } from '../../components/Button';
import type { Deletable } from '../../stores/deletedStore';
import { useWords } from '../../words/WordsProvider';
import { useDeletedOf } from './useDeletedOf';

type DeletedLinkProps = Readonly<{
  tables: readonly Deletable[];
  /** The list that it stands under: something may be deleted whenever that has changed. */
  after: unknown;
  onPress: () => void;
}>;

/** The way to what was deleted; absent while there is nothing. */
export function DeletedLink({ tables, after, onPress }: DeletedLinkProps) {
  const { deleted: say } = useWords();
  const count = useDeletedOf(tables, after)?.length ?? 0;
  if (count === 0) return null;
  return <Button kind="quiet" icon="restore" label={say.link(count)} onPress={onPress} />;
}
