import { isRelayAddress } from '../core/phones/relayLink';

/** The relay that this app was built with; null where it was built with none, or without network. */
export const relayAddress = (): string | null => {
  const address = process.env.EXPO_PUBLIC_RELAY ?? '';
  const isWithout = process.env.EXPO_PUBLIC_WITHOUT_NETWORK === '1';
  return !isWithout && isRelayAddress(address) ? address : null;
};
