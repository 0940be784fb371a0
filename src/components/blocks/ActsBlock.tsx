import { View } from 'react-native';

import type { BlockOf } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { List } from '../ListRow';
import { ActButton, ActRow } from './ActButton';
import { Titled } from './Titled';
import type { PageHands } from './hands';

type ActsBlockProps = Readonly<{ block: BlockOf<'acts'>; hands: PageHands }>;

/** Buttons: side by side, or one under another with their details. */
export function ActsBlock({ block, hands }: ActsBlockProps) {
  const styles = useStyles();
  return (
    <Titled label={block.label}>
      {block.style === 'list' ? (
        <List>
          {block.acts.map((act) => (
            <ActRow key={act.label} act={act} hands={hands} />
          ))}
        </List>
      ) : (
        <View style={styles.row}>
          {block.acts.map((act) => (
            <View key={act.label} style={styles.share}>
              <ActButton act={act} hands={hands} />
            </View>
          ))}
        </View>
      )}
    </Titled>
  );
}

const useStyles = makeStyles(() => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  share: { flexGrow: 1, maxWidth: '100%' },
}));
