import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import type { PlayRoutes } from '../../navigation/routes';
import type { OpenGame } from '../../stores/gameStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { LineWithRule } from './LogStep';
import { linesOf, type LogRow } from './logRows';
import { useGoTo } from './useGoTo';

type StepSheetProps = Readonly<{
  game: OpenGame;
  row: Extract<LogRow, { row: 'step' }> | null;
  onClose: () => void;
  navigation: Pick<NativeStackNavigationProp<PlayRoutes>, 'navigate'>;
}>;

/** A step whole, and the two ways back: to look, or to go. */
export function StepSheet({ game, row, onClose, navigation }: StepSheetProps) {
  const styles = useStyles();
  const { log: say } = useWords().games;
  const goTo = useGoTo(game);
  const { cursor } = game.played.log;
  const after = (row?.step ?? 0) + 1;
  const look = () => {
    onClose();
    navigation.navigate('Moment', { game: game.id, step: String(after) });
  };
  const go = () => {
    onClose();
    void goTo(after);
  };
  const lines = row === null ? [] : linesOf(game, row.moment);
  return (
    <Sheet
      isOpen={row !== null}
      title={say.stepTitle(row?.step ?? 0)}
      page={row?.key ?? ''}
      onClose={onClose}
      footer={
        <View style={styles.acts}>
          <Button label={say.look} onPress={look} />
          {after === cursor ? (
            <Text tone="muted" align="center">
              {say.isNow}
            </Text>
          ) : (
            <Button
              kind="primary"
              icon={after < cursor ? 'undo' : 'redo'}
              label={after < cursor ? say.goBack : say.goOn}
              onPress={go}
            />
          )}
        </View>
      }
    >
      {lines.length === 0 && <Text tone="muted">{say.nothing}</Text>}
      {lines.map((line, index) => (
        // The lines of a step never change places.
        <LineWithRule key={index} line={line} system={game.system} />
      ))}
    </Sheet>
  );
}

const useStyles = makeStyles(() => ({ acts: { gap: space.s } }));
