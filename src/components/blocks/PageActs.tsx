import { memo, useState } from 'react';
import { View } from 'react-native';

import type { Act } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { primaryHeight, radius, space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { List } from '../ListRow';
import { Sheet } from '../Sheet';
import { Tap } from '../Tap';
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
export const PageActs = memo(function PageActs({ primary, secondary, hands }: PageActsProps) {
  const styles = useStyles();
  const { textScale } = useLayout();
  const shown = secondary.length > beside ? secondary.slice(0, beside - 1) : secondary;
  return (
    <View style={styles.acts}>
      {secondary.length > beside && <MoreActs acts={secondary.slice(shown.length)} hands={hands} />}
      {shown.map((act) => (
        <View key={act.label} style={shareOf(act, textScale)}>
          <ActButton act={act} hands={hands} fills />
        </View>
      ))}
      {primary !== undefined && (
        <View style={shareOf(primary, textScale * primaryShare)}>
          <ActButton act={primary} hands={hands} kind="primary" fills />
        </View>
      )}
    </View>
  );
});

/** Every act has room for a word, and of what is left the longer one takes more: long names go on two lines. */
const shareOf = ({ label }: Act, scale: number) => ({
  flexBasis: leastWidth * scale,
  flexGrow: label.length * scale,
});

const leastWidth = 88;
const primaryShare = 1.25;

function MoreActs({ acts, hands }: Readonly<{ acts: readonly Act[]; hands: PageHands }>) {
  const styles = useStyles();
  const { more } = useWords().blocks;
  const [isOpen, setOpen] = useState(false);
  const run = (act: Act) => {
    setOpen(false);
    hands.run(act);
  };
  return (
    <>
      <Tap
        label={more}
        onPress={() => setOpen(true)}
        style={({ pressed }) => [styles.more, pressed && styles.pressed]}
      >
        <Icon name="more" />
      </Tap>
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

const useStyles = makeStyles((colors) => ({
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  more: {
    width: primaryHeight,
    minHeight: primaryHeight,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
  pressed: { backgroundColor: colors.line },
}));
