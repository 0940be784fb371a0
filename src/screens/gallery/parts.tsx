import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { Icon } from '../../components/Icon';
import { List, ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Pips } from '../../components/Pips';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Silhouette, roles } from '../../components/Silhouette';
import { StatusLine } from '../../components/StatusLine';
import { Stepper } from '../../components/Stepper';
import { TeamMark } from '../../components/TeamMark';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { Toggle } from '../../components/Toggle';
import { UndoBar } from '../../components/UndoBar';
import { iconNames } from '../../components/art/iconPaths';
import { useTheme } from '../../theme/ThemeProvider';
import { fillTones, textTones } from '../../theme/colors';
import { makeStyles } from '../../theme/makeStyles';
import { radius, space } from '../../theme/metrics';
import { textVariants } from '../../theme/type';
import { useWords } from '../../words/WordsProvider';

export function TypeSample() {
  const { sample } = useWords().gallery;
  return (
    <Panel>
      {textVariants.map((variant) => (
        <Text key={variant} variant={variant}>
          {sample.pangram}
        </Text>
      ))}
    </Panel>
  );
}

export function ColourSample() {
  const styles = useStyles();
  const { colors } = useTheme();
  const { gallery } = useWords();
  return (
    <Panel>
      <View style={styles.wrap}>
        {textTones.map((tone) => (
          <Text key={tone} variant="name" tone={tone}>
            {gallery.tones[tone]}
          </Text>
        ))}
      </View>
      <View style={styles.wrap}>
        {fillTones.map((tone) => (
          <View key={tone} style={[styles.fill, { backgroundColor: colors[tone] }]}>
            <Text variant="code" tone="onFill">
              {gallery.tones[tone]}
            </Text>
          </View>
        ))}
      </View>
      <View style={styles.wrap}>
        <TeamMark team="a" size={28} />
        <TeamMark team="b" size={28} />
      </View>
    </Panel>
  );
}

export function SilhouetteSample() {
  const styles = useStyles();
  const words = useWords();
  return (
    <Panel>
      <View style={styles.wrap}>
        {roles.map((role) => (
          <View key={role} style={styles.specimen}>
            <Silhouette role={role} size={64} tone="teamA" />
            <Silhouette role={role} size={24} tone="teamB" bearing={60} />
            <Text variant="detail" tone="muted">
              {words.roles[role]}
            </Text>
          </View>
        ))}
      </View>
    </Panel>
  );
}

export function IconSample() {
  const styles = useStyles();
  return (
    <Panel>
      <View style={styles.wrap}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </View>
    </Panel>
  );
}

type Rule = Readonly<{ onRule: () => void }>;

export function ButtonSample({ onRule }: Rule) {
  const { sample } = useWords().gallery;
  return (
    <Panel>
      <Button kind="primary" label={sample.endActivation} onPress={onRule} />
      <Button label={sample.roll} icon="dice" onPress={onRule} />
      <Button kind="quiet" label={sample.move} onPress={onRule} />
      <Button kind="primary" label={sample.strike} why={sample.why} onPress={onRule} />
    </Panel>
  );
}

export function ValueSample({ onRule }: Rule) {
  const styles = useStyles();
  const words = useWords();
  const { sample } = words.gallery;
  const [dice, setDice] = useState(3);
  const [shields, setShields] = useState(9);
  return (
    <View style={styles.stack}>
      <List>
        <ListRow
          title={sample.dice}
          side={<Stepper name={sample.dice} value={dice} max={12} onSet={setDice} />}
        />
      </List>
      <Panel isTight>
        <Pips
          name={words.shield.name}
          shape="shield"
          value={shields}
          max={14}
          onSet={setShields}
          onRule={onRule}
        />
      </Panel>
    </View>
  );
}

export function ChipSample() {
  const styles = useStyles();
  const { sample } = useWords().gallery;
  const [isSelected, setSelected] = useState(true);
  return (
    <Panel>
      <View style={styles.wrap}>
        <Chip
          label={sample.inArc}
          isSelected={isSelected}
          onPress={() => setSelected(!isSelected)}
        />
        <Chip label={sample.massive} />
        <Chip label={sample.reloading} icon="lock" />
      </View>
    </Panel>
  );
}

export function RowSample({ onRule }: Rule) {
  const words = useWords();
  const { sample } = words.gallery;
  const [isOn, setOn] = useState(true);
  return (
    <View style={useStyles().stack}>
      <List>
        <ListRow title={sample.lance} detail={sample.lanceDetail} icon="hit" onPress={onRule} />
        <ListRow title={sample.halcyon} icon="fleets" leadsTo="/fleets" onPress={onRule} />
        <Toggle title={sample.toggled} detail={sample.toggledDetail} isOn={isOn} onSet={setOn} />
      </List>
      <StatusLine
        title={words.data.status}
        value={words.data.kept}
        text={words.data.keptText}
        isGood
      />
      <StatusLine
        title={words.data.status}
        value={words.data.mayBeCleared}
        text={words.data.mayBeClearedText}
      />
    </View>
  );
}

export function ChoiceSample() {
  const { sample } = useWords().gallery;
  const phases = ['command', 'action', 'refresh'] as const;
  const [phase, setPhase] = useState<(typeof phases)[number]>('action');
  return (
    <SegmentedControl
      name={sample.phases}
      value={phase}
      choices={phases.map((value) => ({ value, label: sample[value] }))}
      onChoose={setPhase}
    />
  );
}

export function FieldSample() {
  const { sample } = useWords().gallery;
  const [name, setName] = useState('');
  return (
    <Panel>
      <TextField
        label={sample.fleetName}
        hint={sample.fleetHint}
        value={name}
        onChange={setName}
        {...(name === '' && { problem: sample.fieldProblem })}
      />
    </Panel>
  );
}

export function UndoSample({ onRule }: Rule) {
  const styles = useStyles();
  const { sample } = useWords().gallery;
  return (
    <View style={styles.stack}>
      <UndoBar undo={{ name: sample.step, onPress: onRule }} />
      <UndoBar />
    </View>
  );
}

const useStyles = makeStyles(() => ({
  wrap: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  fill: { paddingHorizontal: space.s, paddingVertical: space.xs, borderRadius: radius.small },
  specimen: { alignItems: 'center', gap: space.s },
  stack: { gap: space.s },
}));
