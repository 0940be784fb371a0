import type { Poster } from '../../platform/device';
import type { Colors } from '../../theme/colors';
import { faces } from '../../theme/type';

const isText = (line: string): boolean => line.trim() !== '';

/** A report as a poster: a line after an empty one, with nothing but words on it, heads what follows. */
export function posterOf(title: string, text: string, foot: string, colors: Colors): Poster {
  const all = text.split('\n').map((line) => line.trimEnd());
  const lines = all.flatMap((line, at) =>
    isText(line) && line !== title
      ? [
          {
            text: line,
            isHeading: at > 0 && !isText(all[at - 1] ?? '') && isText(all[at + 1] ?? ''),
          },
        ]
      : [],
  );
  return {
    title,
    lines,
    foot,
    look: {
      ground: colors.ground,
      text: colors.text,
      muted: colors.muted,
      accent: colors.accent,
      face: faces.regular,
      titleFace: faces.condensed,
    },
  };
}
