import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { Panel, Section } from '../../components/Panel';
import { ListScreen } from '../../components/Screen';
import { Text } from '../../components/Text';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import { useBook } from '../../stores/rulesStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { GameGate } from './GameGate';
import { LogStep } from './LogStep';
import { logRows, type LogRow } from './logRows';
import { StepSheet } from './StepSheet';
import { useUndoBar } from './useHands';

type LogProps = NativeStackScreenProps<PlayRoutes, 'Log'>;

/** Every step of a game in words, with its rule: to look back, and to go back. */
export function LogScreen({ route, navigation }: LogProps) {
  return (
    <GameGate id={route.params.game}>
      {(game) => <Log game={game} navigation={navigation} />}
    </GameGate>
  );
}

type StepRow = Extract<LogRow, { row: 'step' }>;

function Log({ game, navigation }: Pick<LogProps, 'navigation'> & Readonly<{ game: OpenGame }>) {
  const { log: say } = useWords().games;
  const undo = useUndoBar(game);
  const rows = useMemo(() => logRows(game), [game]);
  const [chosen, setChosen] = useState<StepRow | null>(null);
  return (
    <>
      <ListScreen
        title={say.title}
        overline={game.name}
        onBack={() => navigation.popTo('Bridge', { game: game.id })}
        undo={undo}
        head={<TableRulings game={game} />}
        items={rows}
        keyOf={({ key }) => key}
        draw={(row) => <OneRow row={row} game={game} onChoose={setChosen} />}
      />
      <StepSheet game={game} row={chosen} onClose={() => setChosen(null)} navigation={navigation} />
    </>
  );
}

type OneRowProps = Readonly<{
  row: LogRow;
  game: OpenGame;
  onChoose: (row: StepRow) => void;
}>;

function OneRow({ row, game, onChoose }: OneRowProps) {
  const styles = useStyles();
  const { log: say } = useWords().games;
  switch (row.row) {
    case 'stretch':
      return (
        <View style={styles.title}>
          <Text variant="label" tone="muted" level={2}>
            {row.title ?? say.setUp}
          </Text>
        </View>
      );
    case 'undone':
      return (
        <View style={styles.title}>
          <Text variant="label" tone="muted" level={2}>
            {say.undone}
          </Text>
          <Text variant="detail" tone="muted">
            {say.undoneText}
          </Text>
        </View>
      );
    case 'step':
      return <LogStep row={row} game={game} onPress={() => onChoose(row)} />;
  }
}

/** The questions that the rulebook leaves open and this table answers in its own way. */
function TableRulings({ game: { setup, system } }: Readonly<{ game: OpenGame }>) {
  const styles = useStyles();
  const { log: say } = useWords().games;
  const book = useBook(system.id);
  if (book === null) return null;
  const own = system.rulings.flatMap(({ id, section, answers: [ours] }) => {
    const answer = setup.rulings[id] ?? ours;
    const text = book.reference.rulings[id];
    return answer === ours || text === undefined ? [] : [{ id, section, text, answer }];
  });
  return (
    <Section title={say.rulings}>
      <Panel>
        {own.length === 0 && <Text tone="muted">{say.byTheApp}</Text>}
        {own.map(({ id, section, text, answer }) => (
          <View key={id} style={styles.ruling}>
            <Text variant="strong">{text.question}</Text>
            <Text>{text.answers[answer] ?? answer}</Text>
            <Text variant="code" tone="muted">
              {book.lookup.forSection(section)?.title ?? say.rule(section)}
            </Text>
          </View>
        ))}
      </Panel>
    </Section>
  );
}

const useStyles = makeStyles(() => ({
  title: { paddingTop: space.l, paddingBottom: space.s },
  ruling: { gap: space.xs },
}));
