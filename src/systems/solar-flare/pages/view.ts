import { FLAGSHIP } from '../../../core/drawing/drawing';
import type { GameState } from '../../../core/game/state';
import { makeAsking } from '../../kit/pages/asking';
import type { GameView } from '../../kit/pages/shipRow';
import { SIGN_OF } from '../signs';
import { decide } from '../play/decide';
import type { SolarCommand } from '../play/commands';
import { LAUNCHED } from '../play/names';
import { crewOf, partsOf, powerOf, type Part } from '../play/parts';
import type { SolarSetup } from '../play/setup';
import { isTorpedo } from '../play/turn';
import { countOf } from '../../kit/play/marks';
import { readsRule } from '../reference/entriesFor';
import { generatedBy, storedIn } from '../rules/power';
import { rulesFor, type Rules } from '../rulings';
import { en as words } from '../words/en';

export { words };

/** What every page of a game is made from. */
export interface SolarView extends GameView<SolarCommand> {
  readonly setup: SolarSetup;
  readonly rules: Rules;
}

const kickerOf = (setup: SolarSetup, state: GameState, id: string): string => {
  const ship = state.ships[id];
  if (ship && isTorpedo(ship)) return words.bridge.torpedo(countOf(state, id, LAUNCHED));
  const { components } = powerOf(setup, state, id);
  return words.ship.power(generatedBy(components), storedIn(components));
};

export const viewOf = (setup: SolarSetup, state: GameState): SolarView => {
  const rules = rulesFor(setup.rulings);
  return {
    setup,
    state,
    rules,
    words,
    cardLook: (id) =>
      state.ships[id] ? { silhouette: FLAGSHIP, kicker: kickerOf(setup, state, id) } : null,
    ...makeAsking<SolarCommand>({
      decide: (command) => decide(rules, setup, state, command),
      refusal: words.refusal,
      lines: (events) => words.events(events, state, setup),
      readsRule,
      anyway: words.pages.anyway,
    }),
  };
};

/** A part by its name, told from a twin beside it. */
export const partName = (part: Pick<Part, 'id' | 'system' | 'section'>, all: readonly Part[]) =>
  words.parts.part(
    part.system,
    part.id,
    all.some(
      ({ id, system, section }) =>
        id !== part.id && system === part.system && section === part.section,
    ),
  );

export const partsIn = ({ setup, state }: SolarView, ship: string): readonly Part[] =>
  partsOf(setup, state, ship);

export const crewIn = ({ setup, state }: SolarView, ship: string) => crewOf(setup, state, ship);

export const signOf = (part: Pick<Part, 'system'>) => SIGN_OF[part.system];
