import { useNavigation } from '@react-navigation/native';
import { View } from 'react-native';

import { Icon } from '../../components/Icon';
import { ShipLine } from '../../components/ShipLine';
import { Tap } from '../../components/Tap';
import { Text } from '../../components/Text';
import type { ListedFleet } from '../../stores/fleetStore';
import { systems } from '../../stores/systems';
import { makeStyles } from '../../theme/makeStyles';
import { space, target } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

type FleetRowProps = Readonly<{
  fleet: ListedFleet;
  /** The game that it is for, where fleets for several are listed. */
  game?: string;
  onMenu: (fleet: ListedFleet) => void;
}>;

/** A fleet at a glance: a tap opens it, the dots lead to everything else. */
export function FleetRow({ fleet, game, onMenu }: FleetRowProps) {
  const styles = useStyles();
  const { list: say } = useWords().fleets;
  const navigation = useNavigation();
  const { id, name, tags, glance, system } = fleet;
  const { sign } = systems.listed(system);
  const state = glance?.state ?? say.unread;
  const kicker = [game, glance?.kicker].filter((part) => part !== undefined).join(' · ');
  const open = () => navigation.navigate('Fleets', { screen: 'Fleet', params: { fleet: id } });
  return (
    <View style={styles.fleet}>
      <Tap
        role="link"
        href={`/fleets/${id}`}
        label={say.row([name, kicker, ...(glance ? [glance.figure] : []), state, ...tags])}
        onPress={open}
        style={({ pressed, hovered }) => [styles.main, (pressed || hovered) && styles.pressed]}
      >
        {sign && <Icon name={sign} size={28} tone="accent" />}
        <View style={styles.names}>
          <Text variant="name">{name}</Text>
          {kicker !== '' && (
            <Text variant="detail" tone="muted">
              {kicker}
            </Text>
          )}
          <State
            isLegal={glance?.isUnfinished === true ? null : fleet.legality === 'legal'}
            text={[state, ...tags].join(' · ')}
          />
          <ShipLine ships={glance?.ships ?? []} />
        </View>
        {glance !== null && <Text variant="value">{glance.figure}</Text>}
      </Tap>
      <Tap label={say.menu(name)} onPress={() => onMenu(fleet)} style={styles.menu}>
        <Icon name="more" size={20} tone="muted" />
      </Tap>
    </View>
  );
}

function State({ isLegal, text }: Readonly<{ isLegal: boolean | null; text: string }>) {
  const styles = useStyles();
  return (
    <View style={styles.state}>
      {isLegal !== null && (
        <Icon name={isLegal ? 'check' : 'warning'} size={16} tone={isLegal ? 'good' : 'critical'} />
      )}
      <Text variant="detail" style={styles.words}>
        {text}
      </Text>
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  fleet: { flexDirection: 'row', alignItems: 'stretch', backgroundColor: colors.surface },
  main: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    minHeight: 72,
    paddingLeft: space.l,
    paddingVertical: space.s,
  },
  pressed: { backgroundColor: colors.raised },
  names: { flexGrow: 1, flexShrink: 1, flexBasis: 180, gap: 2 },
  state: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flexShrink: 1 },
  menu: { width: target, minHeight: target, alignItems: 'center', justifyContent: 'center' },
}));
