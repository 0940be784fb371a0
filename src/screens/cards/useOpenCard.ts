import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';

import { openCard, useCards, type OpenCard } from '../../stores/cardStore';

/** Puts a card on the desk while its screen is in view. */
export function useOpenCard(id: string): OpenCard | 'reading' | 'gone' {
  const open = useCards((state) => state.open);
  const [missing, setMissing] = useState<string>();
  useFocusEffect(
    useCallback(() => {
      void openCard(id).then((found) => setMissing(found ? undefined : id));
    }, [id]),
  );
  if (open?.card.id === id) return open;
  return missing === id ? 'gone' : 'reading';
}
