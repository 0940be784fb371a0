import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { useIsOnTop } from '../../components/useIsOnTop';
import { useOneAtATime } from '../../components/useOneAtATime';
import type { Checked } from '../../core/checked/checked';
import type { TextFile } from '../../platform/device';
import { canDrop, useDroppedFile } from '../../platform/droppedFile';
import { pickFile } from '../../platform/files';
import { pasteText } from '../../platform/pasteText';
import { importFile, readFile, type ImportChoices, type ImportPlan } from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { PlanView } from './PlanView';
import { ProblemList } from './ProblemList';
import { packType } from './ShareSheet';
import { takeIncoming } from './incoming';
import { countsOf } from './planCounts';
import { useCardPlaces } from './useCardPlaces';
import { useKept } from './useKept';

interface Read {
  readonly name: string;
  readonly plan: Checked<ImportPlan>;
}

/** Cards from somebody else: what they would do is shown first, and then done at once or not at all. */
export function BringInScreen() {
  const { bring: say } = useWords().cards;
  const places = useCardPlaces();
  const { read, isReading, take } = useReading();
  const [choices, setChoices] = useState<ImportChoices>({});
  const plan = read?.plan.ok === true ? read.plan.value : null;
  const bringIn = useBringIn();
  return (
    <Screen
      title={say.title}
      onBack={places.back}
      {...(plan && {
        footer: <Apply plan={plan} choices={choices} onApply={() => bringIn(plan, choices)} />,
      })}
    >
      {read === null ? (
        <Text tone="muted">{isReading ? say.reading : say.text}</Text>
      ) : (
        <Text tone="muted">{read.name === '' ? say.pasted : say.from(read.name)}</Text>
      )}
      {read?.plan.ok === false && <ProblemList problems={read.plan.problems} />}
      {plan && <PlanView plan={plan} choices={choices} onChoose={setChoices} />}
      {!plan && <Sources onTake={take} isAgain={read !== null} />}
    </Screen>
  );
}

/** Reads what is taken; a file that was dropped elsewhere is read at once. */
function useReading() {
  const [read, setRead] = useState<Read | null>(null);
  const [isReading, setReading] = useState(false);
  const take = (file: TextFile) => {
    setReading(true);
    void readFile(file.text).then((plan) => {
      setRead({ name: file.name, plan });
      setReading(false);
    });
  };
  useDroppedFile(useIsOnTop(), take);
  useEffect(() => {
    const file = takeIncoming();
    if (!file) return undefined;
    let isHere = true;
    void readFile(file.text).then((plan) => isHere && setRead({ name: file.name, plan }));
    return () => {
      isHere = false;
    };
  }, []);
  return { read, isReading, take };
}

function useBringIn(): (plan: ImportPlan, choices: ImportChoices) => void {
  const { bring: say } = useWords().cards;
  const places = useCardPlaces();
  const toast = useToast();
  const kept = useKept();
  return useOneAtATime(async (plan: ImportPlan, choices: ImportChoices) => {
    if (!(await kept(importFile(plan, choices)))) return;
    const { added, replaced } = countsOf(plan, choices);
    places.home();
    toast.show({ text: say.done(added + replaced) });
  });
}

type SourcesProps = Readonly<{ onTake: (file: TextFile) => void; isAgain: boolean }>;

function Sources({ onTake, isAgain }: SourcesProps) {
  const styles = useStyles();
  const { bring: say } = useWords().cards;
  const toast = useToast();
  const pick = async () => {
    const file = await pickFile(packType).catch(() => undefined);
    if (file) onTake(file);
  };
  const paste = async () => {
    const text = await pasteText();
    if (text === null) toast.show({ text: say.refusedClipboard });
    else if (text.trim() === '') toast.show({ text: say.emptyClipboard });
    else onTake({ name: '', text });
  };
  return (
    <Panel>
      <View style={styles.sources}>
        <Button
          kind="primary"
          icon="restore"
          label={isAgain ? say.another : say.file}
          onPress={() => void pick()}
        />
        <Button label={say.clipboard} onPress={() => void paste()} />
      </View>
      {canDrop && <Text tone="muted">{say.drop}</Text>}
    </Panel>
  );
}

type ApplyProps = Readonly<{ plan: ImportPlan; choices: ImportChoices; onApply: () => void }>;

function Apply({ plan, choices, onApply }: ApplyProps) {
  const { bring: say } = useWords().cards;
  const { added, replaced, packs } = countsOf(plan, choices);
  const isNothing = added + replaced + packs === 0;
  return (
    <Button
      kind="primary"
      label={say.apply(added, replaced)}
      onPress={onApply}
      {...(isNothing && { label: say.nothingToDo, why: say.nothingToDo })}
    />
  );
}

const useStyles = makeStyles(() => ({ sources: { gap: space.s } }));
