import type { SubjectId } from '../../../../../core/game/events';
import type { GameState } from '../../../../../core/game/state';
import type { GameSetup } from '../../../../../core/game/system';
import { shipName } from '../../../play/ships';

/** What a line needs to know besides its event. */
export type LineContext = ReturnType<typeof lineContext>;

const nameIn = (setup: GameSetup, state: GameState, subject: SubjectId): string => {
  if (Object.hasOwn(state.ships, subject)) return shipName(state, subject);
  const known = [...setup.teams, ...setup.players].find(({ id }) => id === subject);
  return known?.name ?? subject;
};

export const lineContext = (setup: GameSetup, before: GameState) => ({
  /** The state just before the event. */
  before,
  name: (subject: SubjectId): string => nameIn(setup, before, subject),
  card: (ref: string): string =>
    (Object.hasOwn(setup.cards, ref) ? setup.cards[ref]?.name : undefined) ?? ref,
});
