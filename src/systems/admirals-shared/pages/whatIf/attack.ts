import type { Answers } from '../../../../core/pages/answers';
import type { Block } from '../../../../core/pages/page';
import { countWithin, textsAt } from '../../../kit/pages/answered';
import type { AnyPiece } from '../../piece';
import type { AnyStrikeSituation } from '../../strike/situation';
import { stepperAt } from '../../../kit/pages/steppers';
import { ownModifiers } from '../aim';
import { diceTold } from './weapon';

const MOST_DISTANCE = 12;

const distanceTold = (answers: Answers): number =>
  countWithin(answers, 'distance', { max: MOST_DISTANCE }) ?? 1;

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
  byHand: ownModifiers(answers).map((value) => ({
    ...{ value, source: { of: 'hand', text: '' }, rule },
  })),
});
