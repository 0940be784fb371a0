import { Screen } from '../../components/Screen';
import { useWords } from '../../words/WordsProvider';
import { CardListing } from './CardListing';
import { useCardPlaces } from './useCardPlaces';
import { useListed } from './useListed';

/** Every card of every pack. */
export function CardListScreen() {
  const { cards: say } = useWords();
  const listed = useListed();
  const places = useCardPlaces();
  if (!listed) {
    return (
      <Screen title={say.home.all} overline={say.title} onBack={places.back}>
        {null}
      </Screen>
    );
  }
  return (
    <CardListing
      title={say.home.all}
      overline={say.title}
      cards={listed.cards}
      packs={listed.packs}
      empty={say.find.none}
    />
  );
}
