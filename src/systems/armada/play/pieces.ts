import { GAME, type GameEvent, type ShipId } from '../../../core/game/events';
import { hasMark, type GameState, type HeldCard, type Ship } from '../../../core/game/state';
import { heldBy } from '../../kit/play/cards';
import { countOf, pointsNow } from '../../kit/play/marks';
import { shipsInPlay } from '../../kit/play/ships';
import { shieldsOfCard, tokensOf, type ShipCard, type SquadronCard } from '../cards';
import type { UnitCard } from '../attack/pool';
import type { Commanded } from '../commands/activation';
import type { HullZones, Repaired } from '../commands/repair';
import {
  COMMANDS,
  perZone,
  type DamageCards,
  type DefenseToken,
  type ShipCommand,
  type Shields,
  type TokenState,
} from '../terms';
import { DAMAGE_BACK, MARK, resolvedMark, shieldOf, SLOT, tokenId, tokenMark } from './names';
import type { ArmadaSetup } from './setup';

/** Reading the neutral state as ships and squadrons. */

/** The card of a ship or of a squadron. */
export const unitCard = ({ cards }: ArmadaSetup, ship: Ship | undefined): UnitCard | null => {
  const card = ship && cards[ship.card];
  return card?.kind === 'ship' || card?.kind === 'squadron' ? card : null;
};

export const shipCard = (setup: ArmadaSetup, ship: Ship | undefined): ShipCard | null => {
  const card = unitCard(setup, ship);
  return card?.kind === 'ship' ? card : null;
};

export const squadronCard = (setup: ArmadaSetup, ship: Ship | undefined): SquadronCard | null => {
  const card = unitCard(setup, ship);
  return card?.kind === 'squadron' ? card : null;
};

export const isShip = (setup: ArmadaSetup, ship: Ship): boolean => shipCard(setup, ship) !== null;

export const shipsOf = (setup: ArmadaSetup, state: GameState, team?: string): readonly Ship[] =>
  shipsInPlay(state, team).filter((one) => isShip(setup, one));

export const squadronsOf = (setup: ArmadaSetup, state: GameState, team?: string) =>
  shipsInPlay(state, team).filter((one) => !isShip(setup, one));

export const shieldsNow = (state: GameState, ship: ShipId): Shields =>
  perZone((zone) => pointsNow(state, ship, shieldOf(zone)));

const zonesNow = (state: GameState, ship: ShipId, card: ShipCard): HullZones => {
  const shields = shieldsNow(state, ship);
  const max = shieldsOfCard(card);
  return perZone((zone) => ({ shields: shields[zone], max: max[zone] }));
};

export const damageOf = (state: GameState, ship: ShipId): DamageCards => {
  const cards = heldBy(state, ship, SLOT.damage);
  const faceup = cards.filter(({ face }) => face === 'up').length;
  return { faceup, facedown: cards.length - faceup };
};

/** What repairs, collisions and obstacles change. */
export const bodyNow = (state: GameState, ship: ShipId, card: ShipCard): Repaired => ({
  zones: zonesNow(state, ship, card),
  damageCards: damageOf(state, ship),
});

const tokenState = (held: HeldCard | undefined): TokenState => {
  if (!held) return 'discarded';
  return held.face === 'up' ? 'readied' : 'exhausted';
};

/** Defense Tokens as they are printed: faceup is readied, facedown exhausted, one that is gone discarded. */
export const defenseTokens = (
  { setup, state }: { readonly setup: ArmadaSetup; readonly state: GameState },
  ship: ShipId,
): readonly DefenseToken[] => {
  const card = unitCard(setup, state.ships[ship]);
  return (card ? tokensOf(card) : []).map((type, at) => {
    const id = tokenId(ship, at);
    return { id, type, state: tokenState(state.cards[id]) };
  });
};

export const commandTokens = (state: GameState, ship: ShipId): readonly ShipCommand[] =>
  COMMANDS.filter((command) => hasMark(state, ship, tokenMark(command)));

export const commandIn = (ref: string): ShipCommand | null =>
  COMMANDS.find((command) => command === ref) ?? null;

/** Command Dials: the stack, the next one first. */
export const dialsOf = (state: GameState, ship: ShipId): readonly HeldCard[] =>
  heldBy(state, ship, SLOT.dials);

/** The dial that was revealed and is not spent yet. */
export const revealedDial = (state: GameState, ship: ShipId): HeldCard | null =>
  dialsOf(state, ship).find(({ face }) => face === 'up') ?? null;

/** An activation as the rules of commands see it. */
export const commandedNow = (state: GameState, ship: ShipId, card: ShipCard): Commanded => {
  const dial = revealedDial(state, ship);
  return {
    commandValue: card.command,
    dial: commandIn(dial?.ref ?? '') ?? 'navigate',
    isDialSpent: dial === null,
    tokens: commandTokens(state, ship),
    resolved: COMMANDS.filter((command) => hasMark(state, ship, resolvedMark(command))),
    moment: countOf(state, ship, MARK.moment),
  };
};

/** How damage cards are dealt or put away: by a rule or by hand, a faceup one named, some chosen. */
export interface Dealing {
  readonly rule?: string | undefined;
  readonly named?: string | undefined;
  readonly which?: readonly string[];
}

const ruled = (rule: string | undefined) => (rule === undefined ? {} : { rule });

const NUMBER = /\.damage\.(\d+)$/;

/** Cards that are dealt to a ship, one after the other; a faceup one may be named. */
export const dealt = (
  state: GameState,
  ship: ShipId,
  faces: readonly HeldCard['face'][],
  { rule, named }: Dealing,
): readonly GameEvent[] => {
  const last = Object.keys(state.cards)
    .filter((id) => id.startsWith(`${ship}.`))
    .reduce((most, id) => Math.max(most, Number(NUMBER.exec(id)?.[1] ?? 0)), 0);
  return faces.map((face, at): GameEvent => ({
    ...{ type: 'card-attached', to: ship, slot: SLOT.damage, face },
    card: `${ship}.damage.${last + at + 1}`,
    ref: face === 'up' && named !== undefined ? named : DAMAGE_BACK,
    ...ruled(rule),
  }));
};

/** Damage: a card that was seen goes to the discards; all else is out of the game. */
export const putAway = (
  cards: readonly HeldCard[],
  rule: string | undefined,
): readonly GameEvent[] =>
  cards.map(({ id: card, slot, ref }): GameEvent => {
    if (slot !== SLOT.damage || ref === DAMAGE_BACK)
      return { type: 'card-returned', card, ...ruled(rule) };
    const away = { to: GAME, slot: SLOT.discards, face: 'up', ...ruled(rule) } as const;
    return { type: 'card-attached', card, ...away };
  });

/** The chosen ones, then the newest that lie so, as many as go. */
export const undealt = (
  state: GameState,
  ship: ShipId,
  side: keyof DamageCards,
  count: number,
  { rule, which = [] }: Dealing,
): readonly GameEvent[] => {
  const lie = heldBy(state, ship, SLOT.damage)
    .filter(({ face }) => (face === 'up') === (side === 'faceup'))
    .sort((one, other) => Number(which.includes(one.id)) - Number(which.includes(other.id)));
  return putAway(lie.slice(-count), rule);
};

/** Damage: how many of each nobody has seen, in the deck or face down; the discards again once there are none. */
export const unseenDamage = ({ cards }: ArmadaSetup, state: GameState) => {
  const held = Object.values(state.cards);
  const seenIn = (slots: readonly string[], ref: string): number =>
    held.filter((one) => one.ref === ref && slots.includes(one.slot)).length;
  const left = (slots: readonly string[]) =>
    Object.entries(cards).flatMap(([ref, card]) => {
      const copies = card.kind === 'damage' ? card.copies - seenIn(slots, ref) : 0;
      return copies > 0 ? [{ ref, name: card.name, copies }] : [];
    });
  const unseen = left([SLOT.damage, SLOT.discards]);
  return unseen.length > 0 ? unseen : left([SLOT.damage]);
};
