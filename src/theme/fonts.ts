import { Barlow_400Regular } from '@expo-google-fonts/barlow/400Regular';
import { Barlow_500Medium } from '@expo-google-fonts/barlow/500Medium';
import { Barlow_600SemiBold } from '@expo-google-fonts/barlow/600SemiBold';
import { BarlowCondensed_600SemiBold } from '@expo-google-fonts/barlow-condensed/600SemiBold';
import { useFonts } from 'expo-font';
import { useEffect, useState } from 'react';
import { Platform } from 'react-native';

import { faces } from './type';

/** A browser swaps late faces in by itself; a device draws what it has once and for all. */
const patience = Platform.OS === 'web' ? 500 : 1500;

/** Whether text may be shown: the faces are here, or they failed, or they have taken too long. */
export function useFaces(): boolean {
  const [loaded, failed] = useFonts({
    [faces.condensed]: BarlowCondensed_600SemiBold,
    [faces.regular]: Barlow_400Regular,
    [faces.medium]: Barlow_500Medium,
    [faces.strong]: Barlow_600SemiBold,
  });
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return loaded || failed !== null || waited;
}
