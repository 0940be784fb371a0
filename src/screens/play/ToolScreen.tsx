import { useFocusEffect } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useMemo } from 'react';

import { Screen } from '../../components/Screen';
import { useToast } from '../../components/Toasts';
import { PageScreen } from '../../components/blocks/PageScreen';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import type { Answers, Tapped } from '../../core/pages/answers';
import type { Shelf, Tool } from '../../core/pages/desks';
import type { Act } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import { changeDraft, draftNow, forgetDraft, keepDraft, useDraft } from '../../stores/draftStore';
import { loadShelf, useShelf } from '../../stores/shelf';
import { systems, useSystem } from '../../stores/systems';
import { useWords } from '../../words/WordsProvider';
import { NotFoundScreen } from './NotFoundScreen';
import { shapeOnDesk } from './shapeOf';
import { useKeptDraft } from './useKeptDraft';
import { usePageAhead } from './usePageAhead';
import { withOwnActs } from './withOwnActs';

type ToolProps = NativeStackScreenProps<PlayRoutes, 'Tool'>;

const NOTHING: Answers = {};

/** One tool: a page that needs no game. What was answered is there the next time. */
export function ToolScreen({ route, navigation }: ToolProps) {
  const { system, tool: id } = route.params;
  const loaded = useSystem(system);
  const { tools = [] } = loaded ? systems.words(loaded).shows : {};
  const tool = tools.find((one) => one.id === id);
  const shelf = useShelf(system);
  // Cards may have been made while this screen lay behind another.
  useFocusEffect(useCallback(() => void loadShelf(system), [system]));
  const key = `tool.${system}.${id}`;
  const kept = useDraft(key);
  const back = useCallback(() => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.popTo('Tools');
  }, [navigation]);
  if (!systems.ids.includes(system) || (loaded && tool === undefined)) return <NotFoundScreen />;
  if (tool === undefined || shelf === null || kept === undefined)
    return (
      <Screen title={tool?.title ?? ''} onBack={back}>
        {null}
      </Screen>
    );
  const answers = kept ?? NOTHING;
  return <ToolPage key={key} {...{ tool, system, shelf, answers, name: key, onBack: back }} />;
}

type ToolPageProps = Readonly<{
  tool: Tool;
  system: string;
  shelf: Shelf;
  answers: Answers;
  /** Where the answers are kept. */
  name: string;
  onBack: () => void;
}>;

function ToolPage({ tool, system, shelf, answers, name, onBack }: ToolPageProps) {
  const { acts, games } = useWords();
  const { tools: say } = games;
  const toast = useToast();
  const kept = useKeptDraft();
  // Odds belong to the frame of the tap: here nothing is made that could be lost.
  const change = useCallback(
    (changes: Tapped) => void kept(changeDraft(name, changes, NOTHING, 'at-once')),
    [name, kept],
  );
  const clear = useMemo((): Act => ({ label: say.clear }), [say]);
  const own = useCallback(
    (act: Act): boolean => {
      if (act !== clear) return false;
      const before = draftNow(name);
      const undo = () => void (before && kept(keepDraft(name, before)));
      const cleared = { text: say.cleared, act: { label: acts.undo, onPress: undo } };
      void kept(forgetDraft(name)).then((isKept) => isKept && toast.show(cleared));
      return true;
    },
    [clear, name, kept, toast, say, acts],
  );
  const desk = useDeskHands({ system, change, open: onBack, shapeOf: shapeOnDesk });
  const hands = useMemo(() => withOwnActs(desk, own), [desk, own]);
  const make = useCallback(
    (answered: Answers) => {
      const shown = tool.page(answered, shelf);
      return { ...shown, secondary: [...(shown.secondary ?? []), clear] };
    },
    [tool, shelf, clear],
  );
  const page = usePageAhead(make, answers);
  return <PageScreen page={page} hands={hands} onBack={onBack} />;
}
