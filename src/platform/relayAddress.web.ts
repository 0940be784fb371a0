import { isRelayAddress } from '../core/phones/relayLink';

/** The relay that the page names, which its policy then allows; null where it names none. */
export const relayAddress = (): string | null => {
  const address = document.querySelector<HTMLMetaElement>('meta[name="relay"]')?.content ?? '';
  return isRelayAddress(address) ? address : null;
};
