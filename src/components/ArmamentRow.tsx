import { View } from 'react-native';

import type { Sector } from '../core/hex/sector';
import { makeStyles } from '../theme/makeStyles';
import { space, target } from '../theme/metrics';
import { useWords } from '../words/WordsProvider';
import { ArcPicture } from './ArcPicture';
import { Button } from './Button';
import { Tap } from './Tap';
import { Text } from './Text';

type ArmamentRowProps = Readonly<{
  name: string;
  /** Code, types, arc and range as printed. */
  detail: string;
  dice: number;
  arc: Sector;
  /** The act, in a word: Strike. */
  act: string;
  onAct: () => void;
  /** Reads the armament's card: a tap on its name. */
  onRead: () => void;
  why?: string;
}>;

/** An armament: its arc as a picture, its dice as a number, and a button. */
export function ArmamentRow(props: ArmamentRowProps) {
  const styles = useStyles();
  const words = useWords();
  const { name, detail, dice, arc, act, onAct, onRead, why } = props;
  return (
    <View style={styles.row}>
      <Tap label={words.armament.read(name, detail)} onPress={onRead} style={styles.read}>
        <ArcPicture rays={arc} />
        <View style={styles.names}>
          <Text variant="name">{name}</Text>
          <Text variant="detail" tone="muted">
            {detail}
          </Text>
        </View>
      </Tap>
      <View style={styles.dice}>
        <Text variant="value">{words.figures.number(dice)}</Text>
        <Text variant="code" tone="muted">
          {words.armament.dice(dice)}
        </Text>
      </View>
      <Button
        kind="primary"
        label={act}
        name={words.armament.act(act, name)}
        onPress={onAct}
        {...(why !== undefined && { why })}
      />
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    paddingVertical: space.s,
    borderTopWidth: 1,
    borderColor: colors.line,
  },
  read: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 170,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target,
  },
  names: { flex: 1 },
  dice: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs },
}));
