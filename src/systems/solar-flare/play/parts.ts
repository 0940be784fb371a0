import type { ShipId } from '../../../core/game/events';
import { hasMark, trackOf, type GameState } from '../../../core/game/state';
import type { GameSetup } from '../../../core/game/system';
import { pointsNow } from '../../kit/play/marks';
import type { Component, DesignCard } from '../cards';
import { SECTIONS, slotsOf, type Section, type Slot } from '../parts';
import type { Target } from '../rules/attack';
import type { Charged } from '../rules/charging';
import type { PowerState } from '../rules/power';
import type { Rules } from '../rulings';
import { chargeOf, CORE_INTEGRITY, firedOf, integrityOf, overchargeOf, partialOf } from './names';

type Cards = Pick<GameSetup<DesignCard>, 'cards'>;

/** A component of a design in its slot. */
export interface Fitted {
  readonly slot: Slot;
  readonly section: Section;
  readonly system: Component['system'];
  readonly level: number;
}

/** Ship Design: two slots a section, filled in the order of the card. What has no slot is left out. */
export const fittedIn = ({ components }: Pick<DesignCard, 'components'>): readonly Fitted[] =>
  SECTIONS.flatMap((section) => {
    const here = components.filter((one) => one.section === String(section));
    return slotsOf(section).flatMap((slot, at) => {
      const one = here[at];
      return one ? [{ slot, section, system: one.system, level: one.level }] : [];
    });
  });

/** A component as it stands in a game. */
export interface Part extends Charged {
  readonly id: Slot;
  readonly section: Section;
  /** The ceiling of its charge. */
  readonly full: number;
  readonly fired: boolean;
  /** Its section is there, and it has a level left (ruling destroyed-section). */
  readonly works: boolean;
}

export const designOf = ({ cards }: Cards, state: GameState, ship: ShipId): DesignCard | null => {
  const ref = state.ships[ship]?.card;
  return ref === undefined ? null : (cards[ref] ?? null);
};

/** Overcharging: what a beam has lost of its level is the ceiling of its charge. */
const levelNow = (state: GameState, ship: ShipId, { slot, system, level }: Fitted): number =>
  system === 'beam' ? (trackOf(state, ship, chargeOf(slot))?.max ?? level) : level;

/** Every component of a ship, clockwise from the front, the core last. */
export const partsOf = (setup: Cards, state: GameState, ship: ShipId): readonly Part[] => {
  const design = designOf(setup, state, ship);
  return (design ? fittedIn(design) : []).map((fitted): Part => {
    const { slot, section, system } = fitted;
    const level = levelNow(state, ship, fitted);
    return {
      id: slot,
      section,
      system,
      level,
      full: trackOf(state, ship, chargeOf(slot))?.max ?? 0,
      charge: pointsNow(state, ship, chargeOf(slot)),
      partial: pointsNow(state, ship, partialOf(slot)),
      overcharge: pointsNow(state, ship, overchargeOf(slot)),
      fired: hasMark(state, ship, firedOf(slot)),
      works: level > 0 && pointsNow(state, ship, integrityOf(section)) > 0,
    };
  });
};

export const workingParts = (setup: Cards, state: GameState, ship: ShipId): readonly Part[] =>
  partsOf(setup, state, ship).filter(({ works }) => works);

/** Crew: teams of the roster by their place, from 1. */
export const crewOf = (setup: Cards, state: GameState, ship: ShipId): PowerState['crew'] =>
  (designOf(setup, state, ship)?.crew ?? []).map((level, at) => ({ id: String(at + 1), level }));

/** Phase 3: what a ship has to share out, and over what. */
export const powerOf = (setup: Cards, state: GameState, ship: ShipId): PowerState => ({
  components: workingParts(setup, state, ship),
  crew: crewOf(setup, state, ship),
});

/** Shields; that of a section that is gone may still stand (ruling destroyed-section). */
export const shieldOf = (parts: readonly Part[], section: Section, rules: Rules): Part | null =>
  parts.find(
    (one) =>
      one.system === 'shield' &&
      one.section === section &&
      (one.works || rules['destroyed-section'] === 'shield-stands'),
  ) ?? null;

/** Damage: what an attack on a section can take from. */
export const targetIn = (
  { setup, state, rules }: { setup: Cards; state: GameState; rules: Rules },
  ship: ShipId,
  section: Section,
): Target => {
  const shield = shieldOf(partsOf(setup, state, ship), section, rules);
  return {
    shield: { charge: shield?.charge ?? 0, partial: shield?.partial ?? 0 },
    section: section === 'core' ? 0 : pointsNow(state, ship, integrityOf(section)),
    core: pointsNow(state, ship, CORE_INTEGRITY),
  };
};

export const sumOf = (parts: readonly Part[], system: Part['system']): number =>
  parts.filter((one) => one.system === system).reduce((sum, { charge }) => sum + charge, 0);
