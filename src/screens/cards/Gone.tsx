import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Screen } from '../../components/Screen';
import { useCardPlaces } from './useCardPlaces';

type GoneProps = Readonly<{ words: Readonly<{ title: string; text: string; next: string }> }>;

/** There is nothing of that id any more. */
export function Gone({ words }: GoneProps) {
  const places = useCardPlaces();
  return (
    <Screen title={words.title} onBack={places.back}>
      <EmptyState title={words.title} text={words.text}>
        <Button label={words.next} onPress={places.home} />
      </EmptyState>
    </Screen>
  );
}
