import { useEffect, useState } from 'react';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { restartApp } from '../../platform/page';
import { startApp, type StorageProblem } from '../../stores/appStore';
import { beginAnew, goOn, readCopy, type Preview } from '../../stores/backups';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';
import { RestoreSheet } from '../more/RestoreSheet';
import { usePickBackup, useSaveDamaged } from '../more/useBackup';

type Problem = Readonly<{ problem: StorageProblem }>;

/** The database did not open, or lacks something: why, in a sentence, and every way on. */
export function FailedScreen({ problem }: Problem) {
  const { app, acts, boot } = useWords();
  const save = useSaveDamaged();
  const { title, text } = sayProblem(boot, problem);
  const isSilent = problem.id === 'storage-silent';
  const isDamaged = problem.id === 'damaged';
  const hasWays = isDamaged || problem.id === 'lost';
  const retry = () => {
    // A worker that did not come up does so only in a new page.
    if (!isSilent || !restartApp()) void startApp();
  };
  return (
    <Screen
      title={app.name}
      isAlone
      footer={
        <>
          {problem.id === 'lost' && <Button label={boot.goOn} onPress={() => void goOn()} />}
          {isDamaged && <Button label={acts.retry} onPress={retry} />}
          {!isSilent && (
            <Button
              kind={isDamaged ? 'primary' : 'secondary'}
              icon="save"
              label={boot.save}
              onPress={() => void save()}
            />
          )}
          {!hasWays && <Button kind="primary" label={acts.retry} onPress={retry} />}
        </>
      }
    >
      <EmptyState
        title={title}
        text={text}
        picture={<Icon name="warning" size={64} tone="teamB" />}
      />
      {hasWays && <Ways problem={problem} />}
      {'detail' in problem && (
        <Section title={boot.detail}>
          <Text variant="detail" tone="muted" selectable>
            {problem.detail}
          </Text>
        </Section>
      )}
    </Screen>
  );
}

/** Out of a database that is damaged, or has lost something. */
function Ways({ problem }: Problem) {
  const { boot, data, figures } = useWords();
  const toast = useToast();
  const copy = useCopy();
  const { shown, show, pick } = usePickBackup();
  const [wasAsked, ask] = useState(false);
  const isDamaged = problem.id === 'damaged';
  const anew = async () => {
    if (await beginAnew(wasAsked)) return;
    ask(true);
    toast.show({ text: boot.notAside });
  };
  return (
    <Section title={boot.ways}>
      <List>
        {copy && (
          <ListRow
            icon="restore"
            title={boot.copy(figures.date(copy.backup.made ?? 0))}
            detail={data.holds(copy.holds)}
            onPress={() => show({ name: data.ownCopy, preview: copy })}
          />
        )}
        <ListRow icon="restore" title={boot.backup} onPress={() => void pick()} />
        {isDamaged && (
          <ListRow
            icon="play"
            title={boot.anew}
            detail={boot.anewText}
            onPress={() => void anew()}
          />
        )}
      </List>
      <RestoreSheet shown={shown} canAdd={!isDamaged} onClose={() => show(null)} />
    </Section>
  );
}

/** The copy that the app made by itself, once it is read. */
function useCopy(): Preview | null {
  const [copy, setCopy] = useState<Preview | null>(null);
  useEffect(() => {
    let isShown = true;
    void readCopy().then((read) => isShown && read && setCopy(read));
    return () => {
      isShown = false;
    };
  }, []);
  return copy;
}

function sayProblem(boot: Words['boot'], problem: StorageProblem) {
  switch (problem.id) {
    case 'storage-refused':
      return boot.refused;
    case 'storage-silent':
      return boot.silent;
    case 'newer-database':
      return { title: boot.newer.title, text: boot.newer.text(problem.found, problem.known) };
    case 'migration-failed':
      return boot.migration;
    case 'damaged':
      return boot.damaged;
    case 'lost':
      return { title: boot.lost.title, text: boot.lost.text(problem.missing) };
  }
}
