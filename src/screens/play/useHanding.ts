import { useMemo } from 'react';

import type { Handing } from '../../components/blocks/PageParts';
import { setSetting, useAppStore } from '../../stores/appStore';

const set = (isOn: boolean) => void setSetting('handOver', isOn);

/** Whether this table hands the phone over; remembered for the next decision and the next game. */
export function useHanding(): Handing {
  const isOn = useAppStore(({ settings }) => settings.handOver);
  return useMemo(() => ({ isOn, set }), [isOn]);
}
