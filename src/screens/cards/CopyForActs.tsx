import { Button } from '../../components/Button';
import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import { copyPackFor, deskOf, useSystemsWithCards, type ListedPack } from '../../stores/cardStore';
import { useWords } from '../../words/WordsProvider';
import { useCardPlaces } from './useCardPlaces';
import { useKept } from './useKept';

/** A pack for each other system that can play these cards; none where its own is the only one. */
export function CopyForActs({ pack }: Readonly<{ pack: ListedPack }>) {
  const { pack: say } = useWords().cards;
  const places = useCardPlaces();
  const toast = useToast();
  const kept = useKept();
  const systemsWithCards = useSystemsWithCards();
  const copyTo = useOneAtATime(async (system: string) => {
    const made = await copyPackFor(pack.id, system);
    if (!(await kept(Promise.resolve(made))) || !made.ok) return;
    places.pack(made.id);
    toast.show({ text: say.copiedFor(made.cards, made.notes > 0) });
  });
  const copies = pack.cards === 0 ? [] : (deskOf(pack.system)?.copies ?? []);
  return systemsWithCards
    .filter(({ id }) => copies.some(({ to }) => to === id))
    .map(({ id, name }) => (
      <Button key={id} label={say.copyFor(name)} onPress={() => copyTo(id)} />
    ));
}
