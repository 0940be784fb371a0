import { useState } from 'react';
import { View } from 'react-native';

import type { Act } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { Button } from '../Button';
import { List } from '../ListRow';
import { Sheet } from '../Sheet';
import { ActButton, ActRow } from './ActButton';
import type { PageHands } from './hands';

type PageActsProps = Readonly<{
  primary: Act | undefined;
  secondary: readonly Act[];
  hands: PageHands;
}>;

/** So many stand beside the primary act; where there are more, the others are behind one button. */
const beside = 2;

/** The acts of a page, under the thumb: the primary one last and widest. */
export function PageActs({ primary, secondary, hands }: PageActsProps) {
  const styles = useStyles();
  const shown = secondary.length > beside ? secondary.slice(0, beside - 1) : secondary;
  return (
    <View style={styles.acts}>
      {secondary.length > beside && <MoreActs acts={secondary.slice(shown.length)} hands={hands} />}
      {shown.map((act) => (
        <View key={act.label} style={styles.share}>
          <ActButton act={act} hands={hands} />
        </View>
      ))}
      {primary !== undefined && (
        <View style={styles.primary}>
          <ActButton act={primary} hands={hands} kind="primary" />
        </View>
      )}
    </View>
  );
}

function MoreActs({ acts, hands }: Readonly<{ acts: readonly Act[]; hands: PageHands }>) {
  const { more } = useWords().blocks;
  const [isOpen, setOpen] = useState(false);
  const run = (act: Act) => {
    setOpen(false);
    hands.run(act);
  };
  return (
    <>
      <Button icon="more" label={more} onPress={() => setOpen(true)} />
      <Sheet isOpen={isOpen} title={more} onClose={() => setOpen(false)}>
        <List>
          {acts.map((act) => (
            <ActRow key={act.label} act={act} hands={{ ...hands, run }} />
          ))}
        </List>
      </Sheet>
    </>
  );
}

const useStyles = makeStyles(() => ({
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  share: { flexGrow: 1 },
  primary: { flexGrow: 3 },
}));
