import type { GameState, Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import type { Repair } from '../../admirals-shared/cards/terms';
import * as every from '../../admirals-shared/pages/repairs';
import { cardOf } from '../play/view';
import type { Seen } from './shipRow';
import { workingAt } from '../play/cardsInPlay';

export type RepairQuestion = every.RepairQuestion<Repair>;
type Mending = every.Mending<Repair>;

/** 14A: what the cards that a ship bears repair. */
const mendingsOf = ({ setup }: Seen, state: GameState, ship: Ship): readonly Mending[] => {
  const card = cardOf(setup, state, ship);
  return (card ? workingAt(setup, state, ship.id, card) : []).flatMap(({ id, name, effects }) =>
    effects.flatMap((effect) => (effect.does === 'repair' ? [{ card: id, name, effect }] : [])),
  );
};

/** 14A: the questions of the cards that work in `then`, asked of how things stand now. */
export const repairQuestions = (
  seen: Seen,
  then: GameState,
  moments: readonly Mending['effect']['moment'][],
): readonly RepairQuestion[] =>
  every.repairQuestions(seen.state, then, (ship) => mendingsOf(seen, then, ship), moments);

export const repairBlocks = (
  { state, words }: Seen,
  questions: readonly RepairQuestion[],
  answers: Answers,
): readonly Block[] =>
  every.repairBlocks({ state, words: words.playPages.repairs }, questions, answers);
