import { answerLink, offerLink } from '../platform/phoneLink';
import { relayAddress } from '../platform/relayAddress';
import { newId } from '../storage/newId';
import { openDatabase } from '../storage/open';
import { makePhones } from './phones/phones';
import { systems } from './systems';

/** Loaded when somebody shares or joins a game. */
export const phones = makePhones({
  systems,
  open: () => openDatabase(),
  now: Date.now,
  newId,
  offer: offerLink,
  answer: answerLink,
  relay: {
    address: relayAddress(),
    openLine: async (parts) => (await import('./phones/relayLine')).openRelayLine(parts),
  },
});
