import { NavigationContext } from '@react-navigation/native';
import { useCallback, useContext, useSyncExternalStore } from 'react';

/** Whether this screen is the one in view. One outside the tabs always is. */
export function useIsOnTop(): boolean {
  const navigation = useContext(NavigationContext);
  const watch = useCallback(
    (onChange: () => void) => {
      const stops = [
        navigation?.addListener('focus', onChange),
        navigation?.addListener('blur', onChange),
      ];
      return () => stops.forEach((stop) => stop?.());
    },
    [navigation],
  );
  return useSyncExternalStore(watch, () => navigation?.isFocused() ?? true);
}
