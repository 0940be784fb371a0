import { useNavigation } from '@react-navigation/native';

import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import type { Block } from '../../core/pages/page';
import { deskOf, type OpenCard } from '../../stores/cardStore';
import { createFleet } from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';

/** How a complete card comes to the table, where its game says so. */
export function tableBlocks({ card, draft, shelf, missing }: OpenCard): readonly Block[] {
  const desk = deskOf(card.system);
  const uses = missing.length === 0 ? (desk?.uses?.(card.kind, draft, shelf) ?? null) : null;
  if (uses === null) return [];
  return [
    ...(uses.text === null ? [] : [{ block: 'text', text: uses.text } as const]),
    { block: 'acts', style: 'row', acts: uses.acts },
  ];
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
