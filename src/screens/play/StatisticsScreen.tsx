import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useMemo } from 'react';

import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { TableBlock } from '../../components/blocks/TableBlock';
import type { BlockOf } from '../../core/pages/page';
import type { PlayRoutes } from '../../navigation/routes';
import { loadGames, useGames } from '../../stores/gameStore';
import { statisticsOf, type Tally } from '../../stores/gameStatistics';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';

type StatisticsProps = NativeStackScreenProps<PlayRoutes, 'Statistics'>;

/** What finished games come to, archived ones too. */
export function StatisticsScreen({ navigation }: StatisticsProps) {
  const words = useWords();
  const { statistics: say } = words.games;
  const games = useGames();
  useEffect(() => void loadGames(), []);
  const all = useMemo(() => {
    const ended = (games ?? []).filter(({ status }) => status === 'ended');
    return statisticsOf(ended.flatMap(({ summary }) => summary ?? []));
  }, [games]);
  const { sides, players, ships } = all;
  return (
    <Screen title={say.title} width="wide" onBack={() => navigation.goBack()}>
      {games !== null && all.games === 0 && <Text tone="muted">{say.none}</Text>}
      {all.games > 0 && (
        <Panel>
          <Text variant="heading">{say.games(all.games)}</Text>
          <Text>{say.rounds(all.rounds)}</Text>
          <Text>{say.drawn(all.drawn)}</Text>
        </Panel>
      )}
      {sides.length > 0 && <TableBlock block={tableOf(words, say.sides, sides, false)} />}
      {players.length > 0 && <TableBlock block={tableOf(words, say.players, players, false)} />}
      {ships.length > 0 && <TableBlock block={tableOf(words, say.ships, ships, true)} />}
    </Screen>
  );
}

function tableOf(
  { games: { statistics: say }, figures }: Words,
  label: string,
  tallies: readonly Tally[],
  haveFates: boolean,
): BlockOf<'table'> {
  return {
    block: 'table',
    label,
    head: [say.played, say.won, say.share, ...(haveFates ? [say.survived] : [])],
    rows: tallies.map(({ name, played, won, survived }) => ({
      label: name,
      cells: [
        figures.number(played),
        figures.number(won),
        say.shareOf(won, played),
        ...(haveFates ? [figures.number(survived)] : []),
      ],
    })),
  };
}
