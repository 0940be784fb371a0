import { useWindowDimensions } from 'react-native';

import type { TextScale } from './device';

/** React Native multiplies by itself: nothing is left for us. */
export function useTextScale(): TextScale {
  return { asked: useWindowDimensions().fontScale, ours: 1 };
}
