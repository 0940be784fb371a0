import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Picture } from '../../components/Picture';
import { Screen } from '../../components/Screen';
import { useWords } from '../../words/WordsProvider';
import { usePlaces } from './usePlaces';

/** An address that names no page of the book. */
export function NotInBook() {
  const { rules } = useWords();
  const { back, home } = usePlaces();
  const { title, text, next } = rules.notFound;
  return (
    <Screen title={rules.title} onBack={back}>
      <EmptyState title={title} text={text} picture={<Picture name="lost" />}>
        <Button label={next} onPress={home} />
      </EmptyState>
    </Screen>
  );
}
