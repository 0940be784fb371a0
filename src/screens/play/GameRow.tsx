import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';

import { Icon } from '../../components/Icon';
import { Tap } from '../../components/Tap';
import { TeamMark, teamsIn, toneOfTeam } from '../../components/TeamMark';
import { Text } from '../../components/Text';
import type { ListedGame } from '../../stores/gameStore';
import { systems } from '../../stores/systems';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';

type GameRowProps = Readonly<{ game: ListedGame; onMenu: (game: ListedGame) => void }>;

/** A game at a glance: a tap goes on with it, the dots lead to everything else. */
export function GameRow({ game, onMenu }: GameRowProps) {
  const styles = useStyles();
  const words = useWords();
  const navigation = useNavigation();
  const { sign } = systems.listed(game.system);
  const open = () => navigation.navigate('Play', { screen: 'Bridge', params: { game: game.id } });
  return (
    <View style={styles.game}>
      <Tap
        role="link"
        href={`/play/${game.id}`}
        label={[game.name, detailOf(words, game)].join(', ')}
        onPress={open}
        style={({ pressed, hovered }) => [styles.main, (pressed || hovered) && styles.pressed]}
      >
        {sign !== undefined && <Icon name={sign} size={30} tone="accent" />}
        <View style={styles.names}>
          <Text variant="label" tone="muted">
            {stageOf(words, game)}
          </Text>
          <Text variant="name">{game.name}</Text>
        </View>
        <Scores game={game} />
      </Tap>
      <Tap
        label={words.games.list.menu(game.name)}
        onPress={() => onMenu(game)}
        style={styles.menu}
      >
        <Icon name="more" size={20} tone="muted" />
      </Tap>
    </View>
  );
}

/** What each side has, as on the bridge: points, or ships where a battle is won by these. */
const scoresOf = ({ system, summary }: ListedGame) =>
  (summary?.teams ?? []).map(({ id, name, points, ships }) => ({
    id,
    name,
    points: systems.listed(system).counts === 'ships' ? ships : points,
  }));

function Scores({ game }: Readonly<{ game: ListedGame }>) {
  const styles = useStyles();
  const { figures } = useWords();
  const scores = scoresOf(game);
  const shapes = teamsIn(scores);
  return (
    <View style={styles.scores}>
      {scores.map(({ id, points }, place) => {
        const team = shapes[place] ?? 'a';
        return (
          <View key={id} style={styles.score}>
            <TeamMark team={team} size={12} />
            <Text variant="value" tone={toneOfTeam[team]}>
              {figures.number(points)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

function stageOf({ play: say }: Words, { status, summary }: ListedGame): string {
  if (summary === null) return '';
  if (status === 'ended') return say.finished;
  return summary.round === 0 ? say.beforeBattle : say.round(summary.round);
}

/** The row in one sentence, for those who listen. */
function detailOf(words: Words, game: ListedGame): string {
  if (game.summary === null) return '';
  return [stageOf(words, game), words.play.score(scoresOf(game))].join(' · ');
}

const useStyles = makeStyles((colors) => ({
  game: { flexDirection: 'row', alignItems: 'stretch', backgroundColor: colors.surface },
  main: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space.m,
    minHeight: 72,
    paddingLeft: space.l,
    paddingVertical: space.s,
  },
  pressed: { backgroundColor: colors.raised },
  names: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
  scores: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, marginLeft: 'auto' },
  score: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  menu: {
    width: target,
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    marginRight: space.xs,
  },
}));
