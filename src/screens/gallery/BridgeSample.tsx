import { View } from 'react-native';

import { PhaseBar } from '../../components/PhaseBar';
import { ShipRow, type ShipGlance } from '../../components/ShipRow';
import { TeamMark, type Team } from '../../components/TeamMark';
import { Text } from '../../components/Text';
import { UndoBar } from '../../components/UndoBar';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { sampleFleet } from './sampleShips';

type SampleProps = Readonly<{ onRule: () => void }>;

/** The table at a glance, as play shows it. */
export function BridgeSample({ onRule }: SampleProps) {
  const styles = useStyles();
  const words = useWords();
  const { sample } = words.gallery;
  const { accord, marches } = sampleFleet(words);
  return (
    <View style={styles.bridge}>
      <View style={styles.head}>
        <View style={styles.names}>
          <Text variant="label" tone="muted">
            {sample.round}
          </Text>
          <View style={styles.line}>
            <TeamMark team="a" size={20} />
            <Text variant="heading" level={3}>
              {sample.toActivate}
            </Text>
          </View>
        </View>
        <Score />
      </View>
      <PhaseBar
        name={sample.phases}
        phases={[sample.command, sample.action, sample.refresh].map((label) => ({ label }))}
        current={1}
      />
      <TeamList team="a" name={sample.accord} ships={accord} left={2} onRule={onRule} />
      <TeamList team="b" name={sample.marches} ships={marches} left={1} onRule={onRule} />
      <UndoBar
        undo={{ name: sample.step, onPress: onRule }}
        redo={{ name: sample.redoStep, onPress: onRule }}
      />
    </View>
  );
}

function Score() {
  const styles = useStyles();
  const words = useWords();
  return (
    <View style={styles.score}>
      <Text variant="label" tone="muted">
        {words.gallery.sample.points}
      </Text>
      <View style={styles.line}>
        <TeamMark team="a" size={18} />
        <Text variant="heading" tone="teamA">
          {words.figures.number(4)}
        </Text>
        <Text variant="heading" tone="muted">
          :
        </Text>
        <Text variant="heading" tone="teamB">
          {words.figures.number(3)}
        </Text>
        <TeamMark team="b" size={18} />
      </View>
    </View>
  );
}

type TeamListProps = SampleProps &
  Readonly<{ team: Team; name: string; ships: readonly ShipGlance[]; left: number }>;

function TeamList({ team, name, ships, left, onRule }: TeamListProps) {
  const styles = useStyles();
  const { sample } = useWords().gallery;
  return (
    <View style={styles.team}>
      <View style={styles.between}>
        <View style={styles.line}>
          <TeamMark team={team} size={12} isMuted />
          <Text variant="label" tone="muted" level={3}>
            {name}
          </Text>
        </View>
        <Text variant="label" tone="muted">
          {sample.left(left, ships.length)}
        </Text>
      </View>
      {ships.map((ship) => (
        <ShipRow key={ship.name} ship={ship} onPress={onRule} onHold={onRule} />
      ))}
    </View>
  );
}

const useStyles = makeStyles(() => ({
  bridge: { gap: space.m },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space.s,
  },
  names: { flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  between: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  score: { alignItems: 'flex-end' },
  team: { gap: space.s },
}));
