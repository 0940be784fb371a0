import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';

import {
  loadDeleted,
  useDeleted,
  type Deletable,
  type ListedDeleted,
} from '../../stores/deletedStore';

/** What was deleted of these kinds, read anew as the screen comes into view and when `after` has changed; null until then. */
export function useDeletedOf(
  tables: readonly Deletable[],
  after?: unknown,
): readonly ListedDeleted[] | null {
  useFocusEffect(
    useCallback(() => {
      void after;
      void loadDeleted();
    }, [after]),
  );
  return useDeleted()?.filter(({ table }) => tables.includes(table)) ?? null;
}
