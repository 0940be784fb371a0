import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Columns, Screen } from '../../components/Screen';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { Toggle } from '../../components/Toggle';
import { OptionRow } from '../../components/blocks/OptionRow';
import { appVersion } from '../../platform/appVersion';
import { moveWithArrows } from '../../platform/arrowKeys';
import { webProps } from '../../platform/webProps';
import { setSetting, useAppStore } from '../../stores/appStore';
import { KEPT_DAYS } from '../../stores/deletedStore';
import {
  CLOCKS,
  CLOCK_MINUTES,
  DICE_WAYS,
  HANDS,
  HINTS,
  TEXT_SIZES,
  THEMES,
  type SettingKey,
  type Settings,
} from '../../stores/settings';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

export function MoreScreen() {
  const { app, deleted, more: say } = useWords();
  const navigation = useNavigation();
  return (
    <Screen title={say.title} overline={app.name} width="wide">
      <Columns>
        <>
          <Appearance />
          <AtTheTable />
        </>
        <>
          <Help />
          <Section title={say.yours}>
            <List>
              <ListRow
                title={say.data}
                detail={say.dataDetail}
                icon="save"
                leadsTo="/more/data"
                onPress={() => navigation.navigate('More', { screen: 'Data' })}
              />
              <ListRow
                title={deleted.title}
                detail={deleted.detail(KEPT_DAYS)}
                icon="undo"
                leadsTo="/more/deleted"
                onPress={() => navigation.navigate('More', { screen: 'Deleted' })}
              />
            </List>
          </Section>
          <Section title={say.app}>
            <List>
              <ListRow
                title={say.about}
                detail={say.aboutDetail(appVersion)}
                icon="info"
                leadsTo="/more/about"
                onPress={() => navigation.navigate('More', { screen: 'About' })}
              />
            </List>
          </Section>
        </>
      </Columns>
    </Screen>
  );
}

type ChoiceProps<Key extends ChoiceKey> = Readonly<{
  of: Key;
  choices: readonly (Settings[Key] & string)[];
}>;

type ChoiceKey = 'theme' | 'textSize' | 'hand' | 'dice' | 'clock';

/** A setting with a few answers: its name, and all of them side by side. */
function Choice<Key extends ChoiceKey>({ of, choices }: ChoiceProps<Key>) {
  const say: Readonly<Record<string, string>> = useWords().more[of];
  const value = useAppStore(({ settings }) => settings[of]);
  const set = useSet();
  return (
    <View>
      <Text variant="detail" tone="muted">
        {say['name']}
      </Text>
      <SegmentedControl<string>
        name={say['name'] ?? ''}
        value={value}
        choices={choices.map((one) => ({ value: one, label: say[one] ?? one }))}
        // What is chosen is one of the choices.
        onChoose={(chosen) => set(of, chosen as Settings[Key])}
      />
    </View>
  );
}

function Appearance() {
  const { more: say } = useWords();
  return (
    <Section title={say.appearance}>
      <Choice of="theme" choices={THEMES} />
      <Choice of="textSize" choices={TEXT_SIZES} />
      <Choice of="hand" choices={HANDS} />
      <List>
        <ListRow title={say.language} detail={say.languageName} />
      </List>
    </Section>
  );
}

function AtTheTable() {
  const { more: say } = useWords();
  const { haptics, keepAwake, handOver } = useAppStore(({ settings }) => settings);
  const set = useSet();
  return (
    <Section title={say.atTheTable}>
      <Choice of="dice" choices={DICE_WAYS} />
      <Choice of="clock" choices={CLOCKS} />
      <Text variant="detail" tone="muted">
        {say.clockDetail}
      </Text>
      <ClockMinutes />
      <List>
        <Toggle
          title={say.handOver}
          detail={say.handOverDetail}
          isOn={handOver}
          onSet={(isOn) => set('handOver', isOn)}
        />
        <Toggle
          title={say.haptics}
          detail={say.hapticsDetail}
          isOn={haptics}
          onSet={(isOn) => set('haptics', isOn)}
        />
        <Toggle
          title={say.keepAwake}
          detail={say.keepAwakeDetail}
          isOn={keepAwake}
          onSet={(isOn) => set('keepAwake', isOn)}
        />
      </List>
    </Section>
  );
}

/** How long a side has, for a clock that is on. */
function ClockMinutes() {
  const styles = useStyles();
  const { more: say } = useWords();
  const { clock, clockMinutes } = useAppStore(({ settings }) => settings);
  const set = useSet();
  if (clock === 'off') return null;
  return (
    <View>
      <Text variant="detail" tone="muted">
        {say.clockMinutes}
      </Text>
      <View
        role="radiogroup"
        aria-label={say.clockMinutes}
        style={styles.wrap}
        {...webProps({ onKeyDown: moveWithArrows })}
      >
        {CLOCK_MINUTES.map((minutes) => (
          <OptionRow
            key={minutes}
            option={{ value: minutes, label: say.clockDown(minutes) }}
            look="chip"
            role="radio"
            isOn={minutes === clockMinutes}
            onPress={() => set('clockMinutes', minutes)}
          />
        ))}
      </View>
    </View>
  );
}

/** The three hints to read, and to have again at their moments. */
function Help() {
  const { more: say } = useWords();
  const toast = useToast();
  const set = useSet();
  return (
    <Section title={say.help}>
      {HINTS.map((hint) => (
        <Text key={hint} tone="muted">
          {say.hints[hint]}
        </Text>
      ))}
      <Button
        label={say.hintsAgain}
        onPress={() => {
          set('hintsGone', []);
          toast.show({ text: say.hintsBack });
        }}
      />
    </Section>
  );
}

/** Sets a setting, and says so where it could not be stored. */
function useSet() {
  const { more: say } = useWords();
  const toast = useToast();
  return <Key extends SettingKey>(key: Key, value: Settings[Key]) => {
    void setSetting(key, value).then(({ ok }) => {
      if (!ok) toast.show({ text: say.notStored });
    });
  };
}

const useStyles = makeStyles(() => ({
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}));
