import { useWindowDimensions } from 'react-native';

import type { TextScale } from './device';
import { useOwnTextSize } from './ownTextSize';

/** React Native multiplies by itself: only the player's own size is left for us. */
export function useTextScale(): TextScale {
  const ours = useOwnTextSize();
  return { asked: useWindowDimensions().fontScale * ours, ours };
}
