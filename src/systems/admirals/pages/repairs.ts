import type { GameState, Ship } from '../../../core/game/state';
import * as every from '../../admirals-shared/pages/repairs';
import { workingAt, cardOf } from '../play/view';
import type { View } from './view';

/** 14A: what the cards that a ship bears repair. */
const mendingsOf = ({ setup }: View, state: GameState, ship: Ship): readonly every.Mending[] => {
  const card = cardOf(setup, state, ship);
  return (card ? workingAt(setup, state, ship.id, card) : []).flatMap(({ id, name, effects }) =>
    effects.flatMap((effect) => (effect.does === 'repair' ? [{ card: id, name, effect }] : [])),
  );
};

/** 14A: the questions of the cards that work in `then`, asked of how things stand now. */
export const repairQuestions = (
  view: View,
  then: GameState,
  moments: readonly every.Mending['effect']['moment'][],
): readonly every.RepairQuestion[] =>
  every.repairQuestions(view.state, then, (ship) => mendingsOf(view, then, ship), moments);
