import { useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Picture } from '../../components/Picture';
import { Screen } from '../../components/Screen';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import type { ReadyGame } from '../../core/pages/shows';
import {
  deleteGame,
  loadGames,
  startGame,
  undeleteGame,
  useGames,
  type ListedGame,
} from '../../stores/gameStore';
import { rulingsForNewGame } from '../../stores/rulesStore';
import { systems } from '../../systems';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';

/** Where games are resumed and started. */
export function PlayScreen() {
  const { app, play: say } = useWords();
  const games = useGames();
  const start = useStart();
  const [first] = readyGames();
  useEffect(() => void loadGames(), []);
  return (
    <Screen
      title={say.title}
      overline={app.name}
      {...(first && {
        footer: (
          <Button kind="primary" icon="play" label={say.quick} onPress={() => start(first)} />
        ),
      })}
    >
      {games !== null &&
        (games.length > 0 ? (
          <Games games={games} />
        ) : (
          <EmptyState
            title={say.empty.title}
            text={say.empty.text}
            picture={<Picture name="play" />}
          />
        ))}
      <ReadyGames onStart={start} />
    </Screen>
  );
}

const readyGames = (): readonly ReadyGame[] =>
  systems.flatMap(({ words }) => words.en.shows.readyGames);

function useStart(): (ready: ReadyGame) => void {
  const { play: say } = useWords();
  const navigation = useNavigation();
  const toast = useToast();
  return ({ title, setup }) =>
    void startGame({
      system: setup.system,
      name: title,
      setup: { ...setup, rulings: rulingsForNewGame(setup.system) },
    }).then((made) => {
      if (made.ok) navigation.navigate('Play', { screen: 'Bridge', params: { game: made.id } });
      else toast.show({ text: say.notStarted });
    });
}

function Games({ games }: Readonly<{ games: readonly ListedGame[] }>) {
  const styles = useStyles();
  const words = useWords();
  const { play: say } = words;
  const navigation = useNavigation();
  const toast = useToast();
  const remove = async ({ id, name }: ListedGame) => {
    if (!(await deleteGame(id)).ok) return;
    toast.show({
      text: say.deleted(name),
      act: { label: words.acts.undo, onPress: () => void undeleteGame(id) },
    });
  };
  return (
    <Section title={say.resume}>
      <List>
        {games.map((game) => (
          <View key={game.id} style={styles.game}>
            <View style={styles.grows}>
              <ListRow
                title={game.name}
                detail={detailOf(words, game)}
                leadsTo={`/play/${game.id}`}
                onPress={() =>
                  navigation.navigate('Play', { screen: 'Bridge', params: { game: game.id } })
                }
              />
            </View>
            <Tap
              label={say.delete(game.name)}
              onPress={() => void remove(game)}
              style={styles.remove}
            >
              <Icon name="close" size={18} tone="muted" />
            </Tap>
          </View>
        ))}
      </List>
    </Section>
  );
}

function detailOf({ play: say }: Words, { status, summary }: ListedGame): string {
  if (summary === null) return '';
  const round = summary.round === 0 ? say.beforeBattle : say.round(summary.round);
  return [status === 'ended' ? say.finished : round, say.score(summary.teams)].join(' · ');
}

function ReadyGames({ onStart }: Readonly<{ onStart: (ready: ReadyGame) => void }>) {
  const { play: say } = useWords();
  return (
    <Section title={say.ready}>
      <Text tone="muted">{say.readyText}</Text>
      <List>
        {readyGames().map((ready) => (
          <ListRow
            key={ready.id}
            title={ready.title}
            detail={ready.detail}
            onPress={() => onStart(ready)}
          />
        ))}
      </List>
    </Section>
  );
}

const useStyles = makeStyles((colors) => ({
  game: { flexDirection: 'row', alignItems: 'stretch', backgroundColor: colors.surface },
  grows: { flex: 1 },
  remove: {
    width: target,
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    paddingRight: space.s,
  },
}));
