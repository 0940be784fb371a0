import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Picture } from '../../components/Picture';
import { Columns, Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { useOneAtATime } from '../../components/useOneAtATime';
import type { ReadyTitle } from '../../core/game/systems';
import { gamesAtRisk } from '../../stores/backups';
import { loadGames, startGame, useGames, type ListedGame } from '../../stores/gameStore';
import { rulingsForNewGame } from '../../stores/rulesStore';
import { systems } from '../../stores/systems';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { GameMenu } from './GameMenu';
import { GameRow } from './GameRow';

/** Where games are resumed and started. */
export function PlayScreen() {
  const { app, play: say, games: sayGames } = useWords();
  const games = useGames();
  const start = useStart();
  useEffect(() => void loadGames(), []);
  const waiting = games?.filter(({ archived }) => !archived);
  return (
    <Screen
      title={say.title}
      overline={app.name}
      width="wide"
      footer={<Starts games={games} onStart={start} />}
    >
      <Columns>
        <>
          <AtRisk />
          {waiting !== undefined &&
            (waiting.length > 0 ? (
              <>
                <Games title={say.resume} games={waiting.filter(isRunning)} />
                <Games
                  title={sayGames.list.ended}
                  games={waiting.filter((one) => !isRunning(one))}
                />
              </>
            ) : (
              <EmptyState
                title={say.empty.title}
                text={say.empty.text}
                picture={<Picture name="play" />}
              />
            ))}
          <Ways />
        </>
        <ReadyGames onStart={start} />
      </Columns>
    </Screen>
  );
}

interface Ready extends ReadyTitle {
  readonly system: string;
}

const readyGames = (ids = systems.ids): readonly Ready[] =>
  ids.flatMap((system) => systems.listed(system).readyGames.map((ready) => ({ ...ready, system })));

type Start = (ready: Ready) => void;

/** A ready game with its rule set, which may have to be loaded first. */
async function startReady({ system: id, id: ready, title }: Ready) {
  const system = await systems.load(id);
  const { readyGames: all = [] } = system ? systems.words(system).shows : {};
  const setup = all.find((one) => one.id === ready)?.setup;
  return setup
    ? startGame({ system: id, name: title, setup: { ...setup, rulings: rulingsForNewGame(id) } })
    : null;
}

function useStart(): Start {
  const { play: say } = useWords();
  const navigation = useNavigation();
  const toast = useToast();
  return useOneAtATime(async (ready: Ready) => {
    const made = await startReady(ready).catch(() => null);
    if (made?.ok) navigation.navigate('Play', { screen: 'Bridge', params: { game: made.id } });
    else toast.show({ text: say.notStarted });
  });
}

type StartsProps = Readonly<{ games: readonly ListedGame[] | null; onStart: Start }>;

/** On with the game that was played last, else the shortest that is ready; or one of one's own. */
function Starts({ games, onStart }: StartsProps) {
  const styles = useStyles();
  const words = useWords();
  const say = words.play;
  const navigation = useNavigation();
  const running = games?.find((game) => isRunning(game) && !game.archived);
  const [first] = readyGames();
  const resume = (game: string) =>
    navigation.navigate('Play', { screen: 'Bridge', params: { game } });
  return (
    <View style={styles.starts}>
      <Button
        grows
        label={words.games.new.act}
        onPress={() => navigation.navigate('Play', { screen: 'NewGame' })}
      />
      {running ? (
        <Button
          kind="primary"
          icon="play"
          grows
          label={say.goOn}
          name={say.goOnWith(running.name)}
          onPress={() => resume(running.id)}
        />
      ) : (
        first && (
          <Button
            kind="primary"
            icon="play"
            grows
            label={say.quick}
            onPress={() => onStart(first)}
          />
        )
      )}
    </View>
  );
}

const isRunning = ({ status }: ListedGame): boolean => status === 'playing';

function Games({ title, games }: Readonly<{ title: string; games: readonly ListedGame[] }>) {
  const [chosen, setChosen] = useState<ListedGame | null>(null);
  if (games.length === 0) return null;
  return (
    <Section title={title}>
      <List>
        {games.map((game) => (
          <GameRow key={game.id} game={game} onMenu={setChosen} />
        ))}
      </List>
      <GameMenu game={chosen} onClose={() => setChosen(null)} />
    </Section>
  );
}

function ReadyGames({ onStart }: Readonly<{ onStart: Start }>) {
  const { play: say } = useWords();
  return (
    <Section title={say.ready}>
      <Text tone="muted">{say.readyText}</Text>
      {systems.ids.map((id) => (
        <ReadyOf key={id} id={id} onStart={onStart} />
      ))}
    </Section>
  );
}

/** The ready games of one rule set, under its sign. */
function ReadyOf({ id, onStart }: Readonly<{ id: string; onStart: Start }>) {
  const styles = useStyles();
  const { name, sign } = systems.listed(id);
  return (
    <View style={styles.kind}>
      <View style={styles.kindName}>
        {sign && <Icon name={sign} size={24} tone="accent" />}
        <Text variant="name" level={3} style={styles.words}>
          {name}
        </Text>
      </View>
      <List>
        {readyGames([id]).map((ready) => (
          <ListRow
            key={ready.id}
            title={ready.title}
            detail={ready.detail}
            onPress={() => onStart(ready)}
          />
        ))}
      </List>
    </View>
  );
}

/** After many games without a backup, the way to one. */
function AtRisk() {
  const { data: say } = useWords();
  const navigation = useNavigation();
  const [games, setGames] = useState(0);
  useEffect(() => void gamesAtRisk().then((count) => count > 0 && setGames(count)), []);
  if (games === 0) return null;
  return (
    <List>
      <ListRow
        icon="warning"
        title={say.atRisk(games)}
        detail={say.atRiskText}
        leadsTo="/more/data"
        onPress={() => navigation.navigate('More', { screen: 'Data' })}
      />
    </List>
  );
}

/** What else there is around games. */
function Ways() {
  const { play, games } = useWords();
  const navigation = useNavigation();
  const go = (screen: 'Games' | 'Join' | 'Take' | 'Tools') => () =>
    navigation.navigate('Play', { screen });
  return (
    <Section title={play.around}>
      <List>
        <ListRow
          icon="play"
          title={games.list.all}
          detail={games.list.allDetail}
          leadsTo="/play/games"
          onPress={go('Games')}
        />
        <ListRow
          icon="swap"
          title={games.join.title}
          detail={games.join.detail}
          leadsTo="/join"
          onPress={go('Join')}
        />
        <ListRow
          icon="restore"
          title={games.take.title}
          detail={games.take.detail}
          leadsTo="/take"
          onPress={go('Take')}
        />
        <ListRow
          icon="dice"
          title={games.tools.title}
          detail={games.tools.detail}
          leadsTo="/play/tools"
          onPress={go('Tools')}
        />
      </List>
    </Section>
  );
}

const useStyles = makeStyles(() => ({
  starts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  kind: { gap: space.s, marginTop: space.s },
  kindName: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
}));
