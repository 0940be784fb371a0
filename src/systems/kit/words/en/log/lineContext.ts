import type { SubjectId } from '../../../../../core/game/events';
import type { GameState } from '../../../../../core/game/state';
import type { GameSetup } from '../../../../../core/game/system';
import { shipName } from '../../../play/ships';

/** What a line needs to know besides its event. */
export interface LineContext {
  /** The state just before the event. */
  readonly before: GameState;
  readonly name: (subject: SubjectId) => string;
  readonly card: (ref: string) => string;
}

const nameIn = (setup: GameSetup, state: GameState, subject: SubjectId): string => {
  if (Object.hasOwn(state.ships, subject)) return shipName(state, subject);
  const known = [...setup.teams, ...setup.players].find(({ id }) => id === subject);
  return known?.name ?? subject;
};

export const lineContext = (setup: GameSetup, before: GameState): LineContext => ({
  before,
  name: (subject) => nameIn(setup, before, subject),
  card: (ref) => (Object.hasOwn(setup.cards, ref) ? setup.cards[ref]?.name : undefined) ?? ref,
});
