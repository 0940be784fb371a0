import { teamMarks, toneOfTeam, type Team } from '../../components/TeamMark';
import type { ReportPicture } from '../../core/pages/shows';
import type { Poster } from '../../platform/device';
import type { Colors } from '../../theme/colors';
import { faces } from '../../theme/type';
import type { Words } from '../../words/words';

/** A report as a poster, each side in its colour and with its mark. */
export function posterOf(
  { kicker, sides, verdict, parts }: ReportPicture,
  { figures, games, app }: Pick<Words, 'figures' | 'games' | 'app'>,
  colors: Colors,
  teams: readonly Team[],
): Poster {
  return {
    kicker,
    sides: sides.map(({ name, points }, at) => {
      const team = teams[at] ?? 'a';
      const [mark, colour] = [teamMarks[team], colors[toneOfTeam[team]]];
      return { name, score: figures.number(points), mark, colour };
    }),
    verdict,
    parts: parts.filter(({ lines }) => lines.length > 0),
    foot: games.report.foot(app.name),
    look: {
      ground: colors.ground,
      surface: colors.surface,
      line: colors.line,
      text: colors.text,
      muted: colors.muted,
      face: faces.regular,
      titleFace: faces.condensed,
    },
  };
}
