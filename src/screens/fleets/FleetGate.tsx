import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, type ReactNode } from 'react';

import { Button } from '../../components/Button';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { openFleet, useFleetAt, type OpenFleet } from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';

type FleetGateProps = Readonly<{ id: string; children: (fleet: OpenFleet) => ReactNode }>;

/** A screen of a fleet: shown once the fleet is on the desk, or the sentence that says why it is not. */
export function FleetGate({ id, children }: FleetGateProps) {
  const { fleets } = useWords();
  const navigation = useNavigation();
  const current = useFleetAt(id);
  // Cards and rulings may have changed while another tab was shown.
  useFocusEffect(useCallback(() => void openFleet(id), [id]));
  if (current.state === 'open') return children(current);
  const home = () => navigation.navigate('Fleets', { screen: 'FleetsHome' });
  if (current.state !== 'failed')
    return (
      <Screen title={fleets.title} onBack={home}>
        {null}
      </Screen>
    );
  const { title, text, next } = fleets.fleet.failed;
  return (
    <Screen
      title={title}
      onBack={home}
      footer={<Button kind="primary" label={next} onPress={home} />}
    >
      <Text>{text}</Text>
    </Screen>
  );
}
