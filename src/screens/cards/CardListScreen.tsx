import { useWords } from '../../words/WordsProvider';
import { CardListing } from './CardListing';
import { useListed } from './useListed';

/** Every card of every pack. */
export function CardListScreen() {
  const { cards: say } = useWords();
  const listed = useListed();
  return (
    <CardListing
      title={say.home.all}
      overline={say.title}
      cards={listed?.cards ?? []}
      packs={listed?.packs ?? []}
      empty={say.find.none}
    />
  );
}
