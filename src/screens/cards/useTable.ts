import { useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';

import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import type { Block } from '../../core/pages/page';
import { deskOf, type OpenCard } from '../../stores/cardStore';
import { createFleet } from '../../stores/fleetStore';
import { loadGames, useGames } from '../../stores/gameStore';
import { useWords } from '../../words/WordsProvider';

const text = (words: string | null): readonly Block[] =>
  words === null ? [] : [{ block: 'text', text: words }];

/** How a complete card comes to the table, where its game says so; `played` where it cannot come to one that goes on. */
export function tableBlocks(open: OpenCard, played: string | null): readonly Block[] {
  const { card, draft, shelf, missing } = open;
  if (missing.length > 0) return [];
  const uses = deskOf(card.system)?.uses?.(card.kind, draft, shelf) ?? null;
  if (uses === null) return text(played);
  return [...text(uses.text), ...text(played), { block: 'acts', style: 'row', acts: uses.acts }];
}

/** What is said of a card while a game with such cards goes on: it has those that it began with. */
export function usePlayed({ card }: OpenCard): string | null {
  const { played } = useWords().cards.card;
  const games = useGames() ?? [];
  useEffect(() => void loadGames(), []);
  const goesOn = games.some(({ system, status }) => system === card.system && status === 'playing');
  return goesOn ? played : null;
}

/** From a ship's card to a new game or a new fleet with it. */
export function useTable({ card }: OpenCard) {
  const { fleets: say } = useWords();
  const navigation = useNavigation();
  const toast = useToast();
  const { system, code, name } = card;
  return {
    play: () =>
      navigation.navigate('Play', {
        screen: 'NewGame',
        params: { system, ship: code },
        initial: false,
      }),
    fleet: useOneAtATime(async () => {
      const made = await createFleet({ system, name, ship: code });
      if (made.ok && made.id !== undefined)
        navigation.navigate('Fleets', {
          screen: 'Fleet',
          params: { fleet: made.id },
          initial: false,
        });
      else toast.show({ text: say.list.notStored });
    }),
  };
}
