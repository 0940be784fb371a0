import { useState } from 'react';

import { seen } from '../../core/outside/signs';
import { Button } from '../../components/Button';
import { List, ListRow } from '../../components/ListRow';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import {
  copyCards,
  createPack,
  PACK_COLOURS,
  useCards,
  type ListedPack,
} from '../../stores/cardStore';
import { useWords } from '../../words/WordsProvider';
import { useKept } from './useKept';

type CopySheetProps = Readonly<{
  isOpen: boolean;
  cards: readonly string[];
  onClose: () => void;
}>;

const none: readonly ListedPack[] = [];

/** Copies cards to one of the player's packs, or to a new one. */
export function CopySheet({ isOpen, cards, onClose }: CopySheetProps) {
  const { cards: say } = useWords();
  const toast = useToast();
  const kept = useKept();
  const listed = useCards((state) => state.listed);
  const [name, setName] = useState('');
  const system = listed?.cards.find(({ id }) => id === cards[0])?.system ?? '';
  const packs = (listed?.packs ?? none).filter((pack) => !pack.builtIn && pack.system === system);
  const copy = async (pack: string, packName: string) => {
    const isKept = await kept(copyCards(cards, pack));
    // Behind the sheet nobody reads that it failed.
    onClose();
    if (!isKept) return;
    toast.show({
      text: say.card.copied(cards.length, packName),
    });
  };
  const copyOnce = useOneAtATime(copy);
  const copyToNew = useOneAtATime(async () => {
    const fields = { name: seen(name), author: '', version: '1', colour: PACK_COLOURS[0] };
    const made = await createPack(system, { ...fields, notes: '' });
    if (made.ok) return copy(made.id, fields.name);
    await kept(Promise.resolve(made));
    onClose();
  });
  return (
    <Sheet isOpen={isOpen} title={say.card.copyToTitle} onClose={onClose}>
      {packs.length === 0 ? (
        <Text tone="muted">{say.card.noPack}</Text>
      ) : (
        <List>
          {packs.map((pack) => (
            <ListRow
              key={pack.id}
              title={pack.name}
              detail={say.count(pack.cards)}
              onPress={() => copyOnce(pack.id, pack.name)}
            />
          ))}
        </List>
      )}
      <TextField
        label={say.home.newPack}
        hint={say.details.nameHint}
        value={name}
        onChange={setName}
      />
      <Button
        label={say.details.create}
        onPress={copyToNew}
        {...(seen(name) === '' && { why: say.details.nameMissing })}
      />
    </Sheet>
  );
}
