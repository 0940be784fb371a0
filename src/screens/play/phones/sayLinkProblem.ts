import type { GameProblem, LinkProblem } from '../../../stores/gameStore';
import type { usePhoneWords } from './usePhoneWords';

type Say = ReturnType<typeof usePhoneWords>['problem'];

/** Why two phones did not come together, in a sentence. */
export const sayLinkProblem = (say: Say, { id }: LinkProblem | GameProblem): string => {
  const known: Readonly<Record<LinkProblem['id'], string>> = {
    'not-a-link': say.notALink,
    'newer-link': say.newerLink,
    'damaged-link': say.damagedLink,
    'other-game': say.otherGame,
    'old-answer': say.oldAnswer,
    'own-code': say.ownCode,
    'kept-apart': say.keptApart,
    'cannot-link': say.cannotLink,
    'other-relay': say.otherRelay,
    'relay-away': say.relayAway,
    'wrong-secret': say.wrongSecret,
    'relay-empty': say.relayEmpty,
  };
  return Object.entries(known).find(([name]) => name === id)?.[1] ?? say.game;
};
