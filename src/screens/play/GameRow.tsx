import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';

import { Icon } from '../../components/Icon';
import { ListRow } from '../../components/ListRow';
import { Tap } from '../../components/Tap';
import type { ListedGame } from '../../stores/gameStore';
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
  const open = () => navigation.navigate('Play', { screen: 'Bridge', params: { game: game.id } });
  return (
    <View style={styles.game}>
      <View style={styles.grows}>
        <ListRow
          title={game.name}
          detail={detailOf(words, game)}
          leadsTo={`/play/${game.id}`}
          onPress={open}
        />
      </View>
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

function detailOf({ play: say }: Words, { status, summary }: ListedGame): string {
  if (summary === null) return '';
  const round = summary.round === 0 ? say.beforeBattle : say.round(summary.round);
  return [status === 'ended' ? say.finished : round, say.score(summary.teams)].join(' · ');
}

const useStyles = makeStyles((colors) => ({
  game: { flexDirection: 'row', alignItems: 'stretch', backgroundColor: colors.surface },
  grows: { flex: 1 },
  menu: {
    width: target,
    minHeight: target,
    alignItems: 'center',
    justifyContent: 'center',
    marginRight: space.xs,
  },
}));
