import { View } from 'react-native';

import { makeStyles } from '../../theme/makeStyles';
import { radius } from '../../theme/metrics';
import { PACK_COLOURS, type PackColour } from '../../stores/cardStore';

type PackMarkProps = Readonly<{ colour: string; size?: number }>;

const isKnown = (colour: string): colour is PackColour =>
  PACK_COLOURS.some((known) => known === colour);

/** A card in a pack's colour; the pack's name stands beside it. */
export function PackMark({ colour, size = 28 }: PackMarkProps) {
  const styles = useStyles();
  const box = { width: size * 0.72, height: size };
  return <View aria-hidden style={[styles.mark, box, isKnown(colour) && styles[colour]]} />;
}

const useStyles = makeStyles((colors) => ({
  mark: { borderRadius: radius.pip, backgroundColor: colors.exhausted },
  ice: { backgroundColor: colors.teamA },
  amber: { backgroundColor: colors.teamB },
  teal: { backgroundColor: colors.shield },
  rose: { backgroundColor: colors.critical },
  violet: { backgroundColor: colors.order },
  green: { backgroundColor: colors.good },
}));
