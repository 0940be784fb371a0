import { useWindowDimensions } from 'react-native';

import { useTextScale } from '../platform/textScale';
import { wideFrom } from './metrics';

export type Layout = Readonly<{
  width: number;
  height: number;
  /** Tabs at the left, more at once. */
  isWide: boolean;
  /** Words are so large that what stood side by side goes one below the other. */
  isStacked: boolean;
  /** So little height that bars share a row. */
  isLow: boolean;
  textScale: number;
}>;

const stackedFrom = 1.4;
const largest = 2;
const lowBelow = 700;

const largestDrawing = 1.5;

/** How much larger drawings beside words are: they grow along, but a word needs the room more. */
export function useDrawingScale(): number {
  return Math.min(useTextScale().asked, largestDrawing);
}

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  const textScale = Math.min(useTextScale().asked, largest);
  return {
    width,
    height,
    textScale,
    isWide: width >= wideFrom,
    isStacked: textScale >= stackedFrom,
    isLow: height < lowBelow * Math.min(textScale, 1.5),
  };
}
