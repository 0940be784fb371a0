import { useNavigation } from '@react-navigation/native';
import type { ReactElement } from 'react';

import { ErrorBoundary } from '../screens/boot/ErrorBoundary';

type GuardProps = Readonly<{ children: ReactElement }>;

/** A screen that fails takes no other with it: Back leads away from it, and from the first of a tab More does. */
export const screenGuard = ({ children }: GuardProps) => <ScreenGuard>{children}</ScreenGuard>;

function ScreenGuard({ children }: GuardProps) {
  const navigation = useNavigation();
  const leave = () => {
    const { index = 0 } = navigation.getState() ?? {};
    if (index > 0) navigation.goBack();
    else navigation.navigate('More', { screen: 'Data' });
  };
  return <ErrorBoundary onLeave={leave}>{children}</ErrorBoundary>;
}
