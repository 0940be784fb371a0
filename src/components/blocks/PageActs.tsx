import { memo, useState } from 'react';
import { View } from 'react-native';

import type { Act } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { primaryHeight, radius, space } from '../../theme/metrics';
import { useIsLeftHanded } from '../../theme/ThemeProvider';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { Icon } from '../Icon';
import { List } from '../ListRow';
import { Sheet } from '../Sheet';
import { Tap } from '../Tap';
import { ActButton, ActRow } from './ActButton';
import type { PageHands } from './hands';
import { markOf } from './toneMarks';

type PageActsProps = Readonly<{
  primary: Act | undefined;
  secondary: readonly Act[];
  hands: PageHands;
}>;

/** So many stand beside the primary act; where there are more, the others are behind one button. */
const beside = 2;

/** A name that leaves room for the primary act beside it, where bars share one row. */
const shortLabel = 12;
/** A word breaks nowhere. */
const shortWord = 9;
const isShort = ({ label }: Act): boolean =>
  label.length <= shortLabel && label.split(' ').every(({ length }) => length <= shortWord);

/** On a screen that is lower, large words leave room for one act only. */
const roomy = 1000;

/** The acts of a page, under the thumb: the primary one last and widest. */
export const PageActs = memo(function PageActs({ primary, secondary, hands }: PageActsProps) {
  const styles = useStyles();
  const { textScale, isStacked, isLow, height } = useLayout();
  const isLeftHanded = useIsLeftHanded();
  const isCramped = isStacked && height < roomy;
  const isOneRow = primary !== undefined && (isCramped || isLow);
  const first = isCramped ? [] : secondary.slice(0, 1).filter(isShort);
  const fitting = secondary.length > beside ? secondary.slice(0, beside - 1) : secondary;
  const shown = isOneRow ? first : fitting;
  return (
    <View style={[styles.acts, isOneRow && styles.oneRow, isLeftHanded && styles.reversed]}>
      {secondary.length > shown.length && (
        <MoreActs acts={secondary.slice(shown.length)} hands={hands} />
      )}
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

/** Acts stand side by side as long as no name goes on more than two lines; what room is left, longer names take. */
const shareOf = ({ label, tone = 'plain' }: Act, scale: number) => ({
  flexBasis:
    Math.max(leastWidth, 2 * space.l + (label.length / 2) * letterWidth) * scale +
    (markOf(tone).icon === undefined ? 0 : iconWidth),
  flexGrow: label.length * scale,
  flexShrink: 1,
});

const leastWidth = 88;
/** Of a sign before the name, and what is between them. */
const iconWidth = 20 + space.s;
/** Of a wide letter in the face of buttons, so that words need not break in their middle. */
const letterWidth = 9;
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
  oneRow: { flexWrap: 'nowrap' },
  reversed: { flexDirection: 'row-reverse' },
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
