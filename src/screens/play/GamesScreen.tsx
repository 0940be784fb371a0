import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { List, ListRow } from '../../components/ListRow';
import { ListScreen } from '../../components/Screen';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Text } from '../../components/Text';
import type { PlayRoutes } from '../../navigation/routes';
import { loadGames, useGames, type ListedGame } from '../../stores/gameStore';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { GameMenu } from './GameMenu';
import { GameRow } from './GameRow';

type GamesProps = NativeStackScreenProps<PlayRoutes, 'Games'>;

const filters = ['playing', 'ended', 'archived'] as const;
type Filter = (typeof filters)[number];

const isIn = (filter: Filter, { archived, status }: ListedGame): boolean =>
  filter === 'archived' ? archived : !archived && status === filter;

/** Every game: those that go on, those that are over, those that are out of sight. */
export function GamesScreen({ navigation }: GamesProps) {
  const styles = useStyles();
  const { list: say, take, statistics } = useWords().games;
  const games = useGames();
  const [filter, setFilter] = useState<Filter>('playing');
  const [chosen, setChosen] = useState<ListedGame | null>(null);
  useEffect(() => void loadGames(), []);
  const shown = (games ?? []).filter((game) => isIn(filter, game));
  return (
    <>
      <ListScreen
        title={say.title}
        onBack={() => navigation.popTo('PlayHome')}
        footer={<Button label={take.act} onPress={() => navigation.navigate('Take')} />}
        head={
          <>
            <List>
              <ListRow
                title={statistics.title}
                detail={statistics.detail}
                icon="dice"
                leadsTo="/play/statistics"
                onPress={() => navigation.navigate('Statistics')}
              />
            </List>
            <SegmentedControl
              name={say.filter}
              value={filter}
              choices={filters.map((value) => ({ value, label: say[value] }))}
              onChoose={setFilter}
            />
          </>
        }
        items={shown}
        keyOf={({ id }) => id}
        draw={(game) => (
          <View style={styles.row}>
            <GameRow game={game} onMenu={setChosen} />
          </View>
        )}
        empty={games !== null && <Text tone="muted">{say.empty[filter]}</Text>}
      />
      <GameMenu game={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

const useStyles = makeStyles((colors) => ({
  row: {
    overflow: 'hidden',
    marginBottom: space.s,
    borderRadius: radius.card,
    borderWidth: 1,
    borderColor: colors.line,
  },
}));
