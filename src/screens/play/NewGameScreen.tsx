import { useFocusEffect, useNavigation } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { List } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { useToast } from '../../components/Toasts';
import { Icon } from '../../components/Icon';
import { PageScreen } from '../../components/blocks/PageScreen';
import { useDeskHands } from '../../components/blocks/useDeskHands';
import { useOneAtATime } from '../../components/useOneAtATime';
import type { System } from '../../core/game/system';
import type { Answers, Tapped } from '../../core/pages/answers';
import type { SetupDesk, Shelf } from '../../core/pages/desks';
import type { Act, Page } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import {
  changeDraft,
  draftNow,
  forgetDraft,
  keepDraft,
  useDraft,
  type Shown,
} from '../../stores/draftStore';
import { startGame } from '../../stores/gameStore';
import { useRulings } from '../../stores/rulesStore';
import { loadShelf, useShelf } from '../../stores/shelf';
import { systems, useSystem, useSystemWords } from '../../stores/systems';
import { useWords } from '../../words/WordsProvider';
import { GameKindRow } from './GameKindRow';
import { sayGameProblem } from './sayGameProblem';
import { shapeOnDesk } from './shapeOf';
import { withOwnActs } from './withOwnActs';
import { useKeptDraft } from './useKeptDraft';

type NewGameProps = NativeStackScreenProps<PlayRoutes, 'NewGame'>;

/** Where a game is set up, on one page that its system describes. */
export function NewGameScreen({ route, navigation }: NewGameProps) {
  const { new: say } = useWords().games;
  const only = systems.ids.length === 1 ? systems.ids[0] : undefined;
  const wanted = systems.ids.find((id) => id === route.params?.system) ?? only;
  const system = useSystem(wanted);
  const home = () => navigation.popTo('PlayHome');
  if (system !== null)
    return <SetUp key={system.id} system={system} brings={route.params} onBack={home} />;
  if (wanted !== undefined)
    return (
      <Screen title={say.title} onBack={home}>
        {null}
      </Screen>
    );
  return (
    <Screen title={say.title} onBack={home}>
      <Section title={say.system}>
        <List>
          {systems.ids.map((id) => (
            <GameKindRow
              key={id}
              id={id}
              leadsTo={`/play/new/${id}`}
              onPress={() => navigation.push('NewGame', { system: id })}
            />
          ))}
        </List>
      </Section>
    </Screen>
  );
}

type SetUpProps = Readonly<{
  system: System;
  /** What a player comes with: a fleet or a ship. */
  brings: PlayRoutes['NewGame'];
  onBack: () => void;
}>;

function SetUp({ system, brings, onBack }: SetUpProps) {
  const { new: say } = useWords().games;
  const shelf = useShelf(system.id);
  // Cards and fleets may have been made while this screen lay behind another.
  useFocusEffect(useCallback(() => void loadShelf(system.id), [system.id]));
  const rulings = useRulings(system.id);
  const kept = useDraft(draftKey(system));
  const desk = useSystemWords(system).shows.setups;
  const blank = useMemo(
    () => (shelf === null ? undefined : desk?.blank(shelf, rulings)),
    [shelf, rulings, desk],
  );
  if (desk === undefined)
    return (
      <Screen title={say.title} onBack={onBack}>
        <EmptyState title={say.none.title} text={say.none.text}>
          <Button kind="primary" label={say.none.next} onPress={onBack} />
        </EmptyState>
      </Screen>
    );
  if (shelf === null || kept === undefined || blank === undefined)
    return (
      <Screen title={say.title} onBack={onBack}>
        {null}
      </Screen>
    );
  return <Desk {...{ system, desk, shelf, blank, brings, onBack }} draft={kept ?? blank} />;
}

const draftKey = ({ id }: System): string => `newGame.${id}`;

type DeskProps = SetUpProps &
  Readonly<{ desk: SetupDesk; shelf: Shelf; draft: Answers; blank: Answers }>;

function Desk({ system, desk, shelf, draft, blank, brings, onBack }: DeskProps) {
  const { acts, games } = useWords();
  const { new: say } = games;
  const toast = useToast();
  const key = draftKey(system);
  const { name, sign } = systems.listed(system.id);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const start = useOneAtATime(useStart(system, desk, setWrong));
  const kept = useKeptDraft();
  const put = useCallback(
    (changes: Tapped, shown: Shown) => {
      setWrong([]);
      void kept(changeDraft(key, changes, blank, shown));
    },
    [key, blank, kept],
  );
  useBrought(brings, desk, shelf, put);
  const change = useCallback((changes: Tapped) => put(changes, 'stored'), [put]);
  const type = useCallback((changes: Tapped) => put(changes, 'at-once'), [put]);
  const clear = useCallback(async () => {
    const before = draftNow(key);
    setWrong([]);
    if (!(await kept(forgetDraft(key)))) return;
    const undo = () => void (before && kept(keepDraft(key, before)));
    toast.show({ text: say.cleared, act: { label: acts.undo, onPress: undo } });
  }, [key, kept, toast, say, acts]);
  const ownActs = useMemo(
    () => ({ start: { label: say.start }, again: { label: say.again } }),
    [say],
  );
  const own = useCallback(
    (act: Act): boolean => {
      if (act === ownActs.start) start(draftNow(key) ?? blank, shelf);
      else if (act === ownActs.again) void clear();
      else return false;
      return true;
    },
    [ownActs, start, clear, key, blank, shelf],
  );
  const desked = useDeskHands({
    ...{ system: system.id, open: onBack, change, type, shapeOf: shapeOnDesk },
  });
  const hands = useMemo(() => withOwnActs(desked, own), [desked, own]);
  const page = useMemo((): Page => {
    const shown = withProblems(desk.page(draft, shelf), say.problems, wrong);
    const secondary = [...(shown.secondary ?? []), ownActs.again];
    return { ...shown, kicker: name, primary: ownActs.start, secondary };
  }, [desk, draft, shelf, wrong, say, ownActs, name]);
  const mark = useMemo(() => sign && <Icon name={sign} size={32} tone="accent" />, [sign]);
  return <PageScreen page={page} hands={hands} onBack={onBack} {...(mark && { mark })} />;
}

/** Puts what a player comes with into the draft, once. */
function useBrought(
  brings: SetUpProps['brings'],
  desk: SetupDesk,
  shelf: Shelf,
  put: (changes: Tapped, shown: Shown) => void,
): void {
  const taken = useRef<SetUpProps['brings']>(undefined);
  useEffect(() => {
    const { fleet, ship } = brings ?? {};
    const brought = fleet !== undefined ? { fleet } : ship !== undefined ? { ship } : null;
    if (brought === null || taken.current === brings) return;
    taken.current = brings;
    const changes = desk.bring?.(brought, shelf) ?? {};
    if (Object.keys(changes).length > 0) put(changes, 'at-once');
  }, [brings, desk, shelf, put]);
}

/** The page with what keeps the game from starting above everything else. */
function withProblems(page: Page, label: string, wrong: readonly string[]): Page {
  if (wrong.length === 0) return page;
  const findings = wrong.map((text) => ({ text, rule: null, tone: 'warning' as const }));
  return { ...page, blocks: [{ block: 'findings', label, findings }, ...page.blocks] };
}

function useStart(
  system: System,
  desk: SetupDesk,
  refuse: (wrong: readonly string[]) => void,
): (draft: Answers, shelf: Shelf) => Promise<void> {
  const { problem: say } = useWords().games;
  const navigation = useNavigation();
  return useCallback(
    async (draft, shelf) => {
      const { problem, refusal } = systems.words(system);
      const made = desk.make(draft, shelf);
      if (!made.ok) return refuse(made.problems.map(({ why }) => problem(why)));
      const { title, setup } = made.value;
      const started = await startGame({ system: system.id, name: title, setup });
      if (started.ok) {
        void forgetDraft(draftKey(system));
        navigation.navigate('Play', { screen: 'Bridge', params: { game: started.id } });
      } else if (started.problem.id === 'refused-setup') {
        refuse([refusal(started.problem.refusal)]);
      } else if (started.problem.id === 'unreadable-game') {
        refuse(started.problem.problems.map(({ why }) => problem(why)));
      } else refuse([sayGameProblem(say, started.problem)]);
    },
    [system, desk, refuse, say, navigation],
  );
}
