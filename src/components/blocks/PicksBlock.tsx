import { View } from 'react-native';

import type { BlockOf, Option } from '../../core/pages/page';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { List } from '../ListRow';
import { Section } from '../Panel';
import { TeamMark } from '../TeamMark';
import { OptionRow } from './OptionRow';
import { isSameAnswer } from './sameAnswer';
import type { PageHands } from './hands';

type PicksBlockProps = Readonly<{ block: BlockOf<'picks'>; hands: PageHands }>;

/** Several of several: chips, or lines where they have more to say. */
export function PicksBlock({ block, hands }: PicksBlockProps) {
  const styles = useStyles();
  const { id, values, options } = block;
  const isLong = options.some(({ detail }) => detail !== undefined);
  const isByTeam = !isLong && isOfTwoTeams(options);
  const { isStacked } = useLayout();
  const isOn = ({ value }: Option) => values.some((one) => isSameAnswer(one, value));
  const toggle = (option: Option) =>
    hands.answer(
      id,
      isOn(option)
        ? values.filter((one) => !isSameAnswer(one, option.value))
        : [...values, option.value],
    );
  const draw = (option: Option, at: number) => (
    // Picks keep their options in one order.
    <OptionRow
      key={at}
      option={option}
      look={isLong ? 'row' : isByTeam ? 'line' : 'chip'}
      role="switch"
      isOn={isOn(option)}
      onPress={() => toggle(option)}
      {...(option.team !== undefined && { team: hands.shapeOf(option.team) })}
    />
  );
  return (
    <Section title={block.label}>
      <View
        role="group"
        aria-label={block.label}
        style={isByTeam ? [styles.teams, isStacked && styles.stacked] : !isLong && styles.wrap}
      >
        {isLong ? (
          <List>{options.map(draw)}</List>
        ) : isByTeam ? (
          teamsOf(options).map((team) => (
            <View key={team} style={[styles.team, !isStacked && styles.half]}>
              {team !== undefined && <TeamMark team={hands.shapeOf(team)} />}
              <List>{options.filter((one) => one.team === team).map(draw)}</List>
            </View>
          ))
        ) : (
          options.map(draw)
        )}
      </View>
    </Section>
  );
}

const teamsOf = (options: readonly Option[]) => [...new Set(options.map(({ team }) => team))];

/** Ships of two sides stand in a column each. */
const isOfTwoTeams = (options: readonly Option[]): boolean => {
  const teams = teamsOf(options);
  return teams.length === 2 && !teams.includes(undefined);
};

const useStyles = makeStyles(() => ({
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  teams: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  team: { gap: space.xs },
  half: { flex: 1 },
}));
