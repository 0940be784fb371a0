import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { countAt, textsAt } from '../../../kit/pages/answered';
import { itemsAt } from '../../../kit/pages/toggled';
import type { AnyPiece } from '../../piece';
import type { AnyStrikeSituation } from '../../strike/situation';
import { stepperAt } from '../../../kit/pages/steppers';
import { diceTold } from './weapon';

const MOST_DISTANCE = 12;

const distanceTold = (answers: Answers): number => countAt(answers, 'distance') ?? 1;

export const distanceBlock = (answers: Answers, label: string): Block =>
  stepperAt('distance', label, distanceTold(answers), { max: MOST_DISTANCE });

/** The strike that was put together, by somebody about whom nothing counts. */
export const situationTold = <Piece extends AnyPiece<unknown, unknown, unknown>, Weapon>(
  answers: Answers,
  target: Piece,
  weapon: Weapon,
  rule: string,
): AnyStrikeSituation<Piece, Weapon> => ({
  attacker: { ...target, id: 'attacker', team: 'attacker', keywords: [], terrain: null },
  target,
  weapon,
  dice: diceTold(answers),
  distance: distanceTold(answers),
  facings: [],
  nearAttacker: [],
  nearTarget: [],
  answers: Object.fromEntries((textsAt(answers, 'asked') ?? []).map((text) => [text, true])),
  byHand: itemsAt(answers, 'modifiers').flatMap((value) =>
    typeof value === 'number' ? [{ value, source: { of: 'hand', text: '' }, rule } as const] : [],
  ),
});
