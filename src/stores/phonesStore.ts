import { useStore } from 'zustand';

import { answerLink, offerLink } from '../platform/phoneLink';
import { newId } from '../storage/newId';
import { openDatabase } from '../storage/open';
import { makePhones, type Joining } from './phones/phones';
import { systems } from './systems';

export type { Found, Joining, ShareProblem } from './phones/phones';
export type { LinkProblem } from './phones/links';

/** Loaded when somebody shares or joins a game. */
export const phones = makePhones({
  systems,
  open: () => openDatabase(),
  now: Date.now,
  newId,
  offer: offerLink,
  answer: answerLink,
});

/** Where this phone stands on its way into a game. */
export const useJoining = (): Joining => useStore(phones.joining, ({ now }) => now);
