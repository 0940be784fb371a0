import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useState } from 'react';

import { useToast } from '../../components/Toasts';
import { PageScreen } from '../../components/blocks/PageScreen';
import type { Opens } from '../../components/blocks/hands';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import { useOneAtATime } from '../../components/useOneAtATime';
import type { Act, Page } from '../../core/pages/page';
import type { CardsRoutes } from '../../navigation/routes';
import {
  deleteCards,
  deskOf,
  duplicateCard,
  useCards,
  type OpenCard,
} from '../../stores/cardStore';
import { useWords } from '../../words/WordsProvider';
import { CopySheet } from './CopySheet';
import { Gone } from './Gone';
import { ShareSheet } from './ShareSheet';
import { useCardPlaces } from './useCardPlaces';
import { useCardUndo } from './useCardUndo';
import { useKept } from './useKept';
import { useOpenCard } from './useOpenCard';
import { tableBlocks, useTable } from './useTable';

/** A card as play shows it, and what can be done with it. */
export function CardScreen({ route }: NativeStackScreenProps<CardsRoutes, 'Card'>) {
  const { gone } = useWords().cards.card;
  const open = useOpenCard(route.params.card);
  if (open === 'reading') return null;
  if (open === 'gone') return <Gone words={gone} />;
  return <Reading open={open} />;
}

const nothing = () => undefined;

function Reading({ open }: Readonly<{ open: OpenCard }>) {
  const { cards: say } = useWords();
  const places = useCardPlaces();
  const { card, draft, shelf, isFixed } = open;
  const pack = useCards(({ listed }) => listed?.packs.find(({ id }) => id === card.pack));
  const [sheet, setSheet] = useState<'share' | 'copy'>();
  const doWith = useCardActs(open, setSheet);
  const hands = useDeskHands({
    system: card.system,
    change: nothing,
    open: useCallback((opens: Opens) => doWith(opens), [doWith]),
  });
  const undoBar = useCardUndo();
  const read = deskOf(card.system)?.reading(card.kind, draft, shelf);
  if (!read) return <Gone words={say.card.gone} />;
  const act = (label: string, page: string): Act => ({ label, opens: { page } });
  const copy = act(say.card.copyTo, 'copy');
  const page: Page = {
    ...read,
    title: read.title || say.find.unnamed,
    blocks: [
      ...(pack ? [{ block: 'text', text: say.card.from(pack.name) } as const] : []),
      ...tableBlocks(open, null),
      ...read.blocks,
    ],
    primary: isFixed ? act(say.card.duplicate, 'duplicate') : act(say.card.edit, 'edit'),
    secondary: isFixed
      ? [copy]
      : [
          act(say.card.duplicate, 'duplicate'),
          copy,
          act(say.card.share, 'share'),
          act(say.card.delete, 'delete'),
        ],
  };
  return (
    <>
      <PageScreen page={page} hands={hands} onBack={places.back} {...undoBar} />
      <ShareSheet
        isOpen={sheet === 'share'}
        cards={[card.id]}
        count={1}
        onClose={() => setSheet(undefined)}
      />
      <CopySheet isOpen={sheet === 'copy'} cards={[card.id]} onClose={() => setSheet(undefined)} />
    </>
  );
}

/** What the buttons of a card lead to, by the page that they open. */
function useCardActs(open: OpenCard, setSheet: (sheet: 'share' | 'copy') => void) {
  const { id } = open.card;
  const { play, fleet } = useTable(open);
  const { cards: say } = useWords();
  const places = useCardPlaces();
  const toast = useToast();
  const kept = useKept();
  const remove = async () => {
    if (!(await kept(deleteCards([id])))) return;
    places.back();
    toast.show({
      text: say.card.deleted(1),
    });
  };
  const duplicate = useOneAtATime(async () => {
    const made = await duplicateCard(id, say.pack.mine);
    if ((await kept(Promise.resolve(made))) && made.ok) places.next(made.id);
  });
  return (opens: Opens) => {
    if (typeof opens === 'string') return places.back();
    switch (opens.page) {
      case 'edit':
        return places.edit(id);
      case 'duplicate':
        return duplicate();
      case 'delete':
        return void remove();
      case 'share':
        return setSheet('share');
      case 'copy':
        return setSheet('copy');
      case 'play':
        return play();
      case 'fleet':
        return fleet();
    }
  };
}
