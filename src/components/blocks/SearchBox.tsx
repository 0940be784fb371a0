import { View } from 'react-native';

import { makeStyles } from '../../theme/makeStyles';
import { target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import { TextField } from '../TextField';

type SearchBoxProps = Readonly<{
  label: string;
  value: string;
  onChange: (value: string) => void;
}>;

/** A line that finds what stands below it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const styles = useStyles();
  const words = useWords();
  return (
    <View>
      <TextField label={label} isLabelInside icon="search" value={value} onChange={onChange} />
      {value !== '' && (
        <Tap label={words.blocks.search.clear} onPress={() => onChange('')} style={styles.clear}>
          <Icon name="close" size={18} tone="muted" />
        </Tap>
      )}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  clear: {
    position: 'absolute',
    right: 2,
    bottom: 2,
    width: target,
    height: target,
    alignItems: 'center',
    justifyContent: 'center',
  },
}));
