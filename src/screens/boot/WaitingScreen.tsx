import { AppMark } from '../../components/AppMark';
import { EmptyState } from '../../components/EmptyState';
import { Screen } from '../../components/Screen';
import { useWords } from '../../words/WordsProvider';

/** Another tab has the database; this one goes on by itself when that one closes. */
export function WaitingScreen() {
  const { app, boot } = useWords();
  return (
    <Screen title={app.name} isAlone>
      <EmptyState
        title={boot.waiting.title}
        text={boot.waiting.text}
        picture={<AppMark size={96} />}
      />
    </Screen>
  );
}
