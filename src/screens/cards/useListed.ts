import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';

import { loadListed, useCards, type CardsState } from '../../stores/cardStore';

/** Every pack and card; null until they were read. */
export function useListed(): CardsState['listed'] {
  const listed = useCards((state) => state.listed);
  const isRead = listed !== null;
  useFocusEffect(
    useCallback(() => {
      if (!isRead) void loadListed();
    }, [isRead]),
  );
  return listed;
}
