import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useMemo } from 'react';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { List, ListRow } from '../../components/ListRow';
import { Panel, Section } from '../../components/Panel';
import { Columns, Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import type { PlayRoutes } from '../../navigation/routes';
import { loadGames, useGames } from '../../stores/gameStore';
import { statisticsOf, type Tally } from '../../stores/gameStatistics';
import { useWords } from '../../words/WordsProvider';

type StatisticsProps = NativeStackScreenProps<PlayRoutes, 'Statistics'>;

/** What finished games come to, archived ones too. */
export function StatisticsScreen({ navigation }: StatisticsProps) {
  const { statistics: say } = useWords().games;
  const games = useGames();
  useEffect(() => void loadGames(), []);
  const all = useMemo(() => {
    const ended = (games ?? []).filter(({ status }) => status === 'ended');
    return statisticsOf(ended.flatMap(({ summary }) => summary ?? []));
  }, [games]);
  const { fleets, sides, players, ships } = all;
  const meetings = all.meetings.map(({ name, against, ...tally }) => ({
    ...tally,
    name: say.meeting(name, against),
    survived: 0,
  }));
  return (
    <Screen title={say.title} width="wide" onBack={() => navigation.goBack()}>
      {games !== null && all.games === 0 && (
        <EmptyState title={say.none.title} text={say.none.text}>
          <Button label={say.none.next} onPress={() => navigation.popTo('PlayHome')} />
        </EmptyState>
      )}
      {all.games > 0 && (
        <Panel>
          <Text variant="heading">{say.games(all.games)}</Text>
          <Text>{say.rounds(all.rounds)}</Text>
          <Text>{say.drawn(all.drawn)}</Text>
        </Panel>
      )}
      <Columns>
        <>
          <Tallies title={say.fleets} tallies={fleets} />
          <Tallies title={say.sides} tallies={sides} />
          <Tallies title={say.players} tallies={players} />
          <Tallies title={say.meetings} tallies={meetings} />
        </>
        <Tallies title={say.ships} tallies={ships} haveFates />
      </Columns>
    </Screen>
  );
}

type TalliesProps = Readonly<{ title: string; tallies: readonly Tally[]; haveFates?: boolean }>;

function Tallies({ title, tallies, haveFates = false }: TalliesProps) {
  const { statistics: say } = useWords().games;
  if (tallies.length === 0) return null;
  return (
    <Section title={title} side={say.share}>
      <List>
        {tallies.map((tally) => (
          <ListRow
            key={tally.name}
            title={tally.name}
            detail={say.tally(tally.played, tally.won, haveFates ? tally.survived : null)}
            side={<Text variant="value">{say.shareOf(tally.won, tally.played)}</Text>}
          />
        ))}
      </List>
    </Section>
  );
}
