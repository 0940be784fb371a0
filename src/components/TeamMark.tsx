import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';

export const teams = ['a', 'b'] as const;
export type Team = (typeof teams)[number];

const marks = { a: 'M8 1.5L15.2 14H0.8Z', b: 'M8 0.6L15.4 8L8 15.4L0.6 8Z' } as const;

export const toneOfTeam = { a: 'teamA', b: 'teamB' } as const;

type TeamMarkProps = Readonly<{ team: Team; size?: number; isMuted?: boolean }>;

/** Teams are told apart by shape as well as colour. The team's name stands beside it. */
export const TeamMark = memo(function TeamMark({
  team,
  size = 16,
  isMuted = false,
}: TeamMarkProps) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      <Path d={marks[team]} fill={isMuted ? colors.muted : colors[toneOfTeam[team]]} />
    </Svg>
  );
});
