import { useMemo } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { makeSquares, type Squares } from '../core/codes/qr';
import { codeColors } from '../theme/colors';
import { makeStyles } from '../theme/makeStyles';
import { radius } from '../theme/metrics';

type QrPictureProps = Readonly<{
  text: string;
  /** What it is, for those who listen. */
  name: string;
  size: number;
}>;

/** The white margin that readers ask for, in squares. */
const quiet = 4;

/** A QR code: black on white in every theme, since cameras want it so. Null where the text is too long for one. */
export function QrPicture({ text, name, size }: QrPictureProps) {
  const styles = useStyles();
  const drawing = useMemo(() => drawingOf(text), [text]);
  if (drawing === null) return null;
  const whole = drawing.size + 2 * quiet;
  return (
    <View role="img" aria-label={name} style={styles.paper}>
      <Svg width={size} height={size} viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} aria-hidden>
        <Path d={drawing.path} fill={codeColors.ink} />
      </Svg>
    </View>
  );
}

type Drawing = Readonly<{ size: number; path: string }>;

/** Codes that are shown by turns come again and again, and each is work for a small phone. */
const drawn = new Map<string, Drawing>();
const mostKept = 64;

function drawingOf(text: string): Drawing | null {
  const known = drawn.get(text);
  if (known) return known;
  const squares = makeSquares(text);
  if (squares === null) return null;
  if (drawn.size >= mostKept) drawn.clear();
  const drawing = { size: squares.length, path: pathOf(squares) };
  drawn.set(text, drawing);
  return drawing;
}

/** Dark squares side by side as one bar. */
function pathOf(squares: Squares): string {
  const bars: string[] = [];
  squares.forEach((row, y) => {
    let from: number | null = null;
    [...row, false].forEach((isDark, x) => {
      if (isDark) from ??= x;
      else if (from !== null) {
        bars.push(`M${from} ${y}H${x}V${y + 1}H${from}Z`);
        from = null;
      }
    });
  });
  return bars.join('');
}

const useStyles = makeStyles(() => ({
  paper: { alignSelf: 'center', borderRadius: radius.small, backgroundColor: codeColors.paper },
}));
