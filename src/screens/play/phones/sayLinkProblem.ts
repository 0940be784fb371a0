import type { GameProblem } from '../../../stores/gameStore';
import type { LinkProblem } from '../../../stores/phonesStore';
import type { usePhoneWords } from './usePhoneWords';

type Say = ReturnType<typeof usePhoneWords>['problem'];

/** Why two phones did not come together, in a sentence. */
export const sayLinkProblem = (say: Say, problem: LinkProblem | GameProblem): string => {
  switch (problem.id) {
    case 'not-a-link':
      return say.notALink;
    case 'newer-link':
      return say.newerLink;
    case 'damaged-link':
      return say.damagedLink;
    case 'other-game':
      return say.otherGame;
    case 'old-answer':
      return say.oldAnswer;
    case 'own-code':
      return say.ownCode;
    case 'kept-apart':
      return say.keptApart;
    case 'cannot-link':
      return say.cannotLink;
    default:
      return say.game;
  }
};
