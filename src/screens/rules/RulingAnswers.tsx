import { View } from 'react-native';

import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import { moveWithArrows } from '../../platform/arrowKeys';
import { webProps } from '../../platform/webProps';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space, target } from '../../theme/metrics';

type RulingAnswersProps = Readonly<{
  name: string;
  chosen: string;
  answers: readonly Readonly<{ id: string; text: string; note?: string }>[];
  onChoose: (answer: string) => void;
}>;

/** The answers to an open question, one of which new games take. */
export function RulingAnswers({ name, chosen, answers, onChoose }: RulingAnswersProps) {
  const styles = useStyles();
  return (
    <View
      role="radiogroup"
      aria-label={name}
      style={styles.answers}
      {...webProps({ onKeyDown: moveWithArrows })}
    >
      {answers.map(({ id, text, note }) => {
        const isChosen = id === chosen;
        return (
          <Tap
            key={id}
            role="radio"
            label={note === undefined ? text : `${text} ${note}`}
            checked={isChosen}
            onPress={() => onChoose(id)}
            style={[styles.answer, isChosen && styles.chosen]}
          >
            <View style={[styles.ring, isChosen && styles.ringOn]}>
              {isChosen && <View style={styles.dot} />}
            </View>
            <View style={styles.words}>
              <Text>{text}</Text>
              {note !== undefined && (
                <Text variant="detail" tone="muted">
                  {note}
                </Text>
              )}
            </View>
          </Tap>
        );
      })}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  answers: { gap: space.xs },
  answer: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.small,
    borderWidth: 1,
    borderColor: colors.line,
  },
  chosen: { borderColor: colors.accent, backgroundColor: colors.raised },
  words: { flex: 1 },
  ring: {
    width: 22,
    height: 22,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: 2,
    borderColor: colors.outline,
  },
  ringOn: { borderColor: colors.accent },
  dot: { width: 10, height: 10, borderRadius: radius.round, backgroundColor: colors.accent },
}));
