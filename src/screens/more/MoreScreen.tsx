import { useNavigation } from '@react-navigation/native';
import { Platform } from 'react-native';

import { List, ListRow } from '../../components/ListRow';
import { Section } from '../../components/Panel';
import { Columns, Screen } from '../../components/Screen';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { Toggle } from '../../components/Toggle';
import { appVersion } from '../../platform/appVersion';
import { setSetting, useAppStore } from '../../stores/appStore';
import { KEPT_DAYS } from '../../stores/deletedStore';
import { THEMES, type SettingKey, type Settings } from '../../stores/settings';
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
                icon="restore"
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

function Appearance() {
  const { more: say } = useWords();
  const theme = useAppStore(({ settings }) => settings.theme);
  const set = useSet();
  return (
    <Section title={say.appearance}>
      <SegmentedControl
        name={say.theme.name}
        value={theme}
        choices={THEMES.map((value) => ({ value, label: say.theme[value] }))}
        onChoose={(value) => set('theme', value)}
      />
      <Text variant="detail" tone="muted">
        {say.textSize}
      </Text>
    </Section>
  );
}

function AtTheTable() {
  const { more: say } = useWords();
  const { haptics, keepAwake, handOver } = useAppStore(({ settings }) => settings);
  const set = useSet();
  return (
    <Section title={say.atTheTable}>
      <List>
        <Toggle
          title={say.handOver}
          detail={say.handOverDetail}
          isOn={handOver}
          onSet={(isOn) => set('handOver', isOn)}
        />
        {Platform.OS !== 'web' && (
          <>
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
          </>
        )}
      </List>
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
