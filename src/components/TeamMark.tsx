import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import type { TextTone } from '../theme/colors';
import { useDrawingScale } from '../theme/useLayout';

/** Teams as they are told apart, in the order in which a game has them. */
export const teams = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Team = (typeof teams)[number];

/** Drawn on a grid of 16. */
export const teamMarks: Readonly<Record<Team, string>> = {
  a: 'M8 1.5L15.2 14H0.8Z',
  b: 'M8 0.6L15.4 8L8 15.4L0.6 8Z',
  c: 'M1.8 1.8H14.2V14.2H1.8Z',
  d: 'M8 0.9A7.1 7.1 0 1 1 8 15.1A7.1 7.1 0 0 1 8 0.9Z',
  e: 'M5.4 0.8H10.6V5.4H15.2V10.6H10.6V15.2H5.4V10.6H0.8V5.4H5.4Z',
  f: 'M1.2 0.8H14.8L9.8 8L14.8 15.2H1.2L6.2 8Z',
};

export const toneOfTeam = {
  a: 'teamA',
  b: 'teamB',
  c: 'teamC',
  d: 'teamD',
  e: 'teamE',
  f: 'teamF',
} as const satisfies Readonly<Record<Team, TextTone>>;

/** Where the rules call a side by a colour, it has the mark that is nearest to it. */
export const MARK_OF_COLOUR: Readonly<Record<string, Team>> = { blue: 'a', red: 'b' };

/** The shapes of the teams of a game, in its order: by their colours where all are called by one. */
export const teamsIn = (all: readonly { readonly id: string }[]): readonly Team[] => {
  const named = all.flatMap(({ id }) => MARK_OF_COLOUR[id] ?? []);
  return named.length === all.length ? named : all.map((_, place) => teams[place] ?? 'a');
};

type TeamMarkProps = Readonly<{ team: Team; size?: number; isMuted?: boolean }>;

/** Teams are told apart by shape as well as colour. The team's name stands beside it. */
export const TeamMark = memo(function TeamMark({
  team,
  size = 16,
  isMuted = false,
}: TeamMarkProps) {
  const { colors } = useTheme();
  const grown = size * useDrawingScale();
  return (
    <Svg width={grown} height={grown} viewBox="0 0 16 16" style={styles.mark} aria-hidden>
      <Path d={teamMarks[team]} fill={isMuted ? colors.muted : colors[toneOfTeam[team]]} />
    </Svg>
  );
});

/** Beside a long name it keeps its size. */
const styles = StyleSheet.create({ mark: { flexShrink: 0 } });
