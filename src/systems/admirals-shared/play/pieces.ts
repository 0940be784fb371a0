import type { CardRef, ShipId } from '../../../core/game/events';
import type { GameState, Ship } from '../../../core/game/state';
import type { Card, GameSetup } from '../../../core/game/system';
import type { Requirement } from '../cards/orderForm';
import type { AnyFighter, KeywordInPlay } from '../piece';
import { HULL } from './names';
import { SIDES, type BySide } from '../skirmish/sides';
import { byName } from '../cards/terms';
import { onceFor } from '../../kit/onceFor';
import { shipsInPlay } from '../../kit/play/ships';
import type { AnySkirmishAim, Near } from './commands';
import { shieldsOf } from './reading';
import { pointsNow } from '../../kit/play/marks';

type OfKind<SomeCard extends Card, Kind extends string> = Extract<
  SomeCard,
  { readonly kind: Kind }
>;

const isOfKind = <SomeCard extends Card, Kind extends string>(
  card: SomeCard,
  kind: Kind,
): card is OfKind<SomeCard, Kind> => card.kind === kind;

/** A card of this game, if it is of this kind. */
export const cardOfKind = <SomeCard extends Card, Kind extends string>(
  { cards }: GameSetup<SomeCard>,
  ref: CardRef,
  kind: Kind,
): OfKind<SomeCard, Kind> | null => {
  const card = Object.hasOwn(cards, ref) ? cards[ref] : undefined;
  return card && isOfKind(card, kind) ? card : null;
};

/** Weapons by their codes; the cards of a game never change, so they are sorted once. */
const armoryOf = onceFor((cards: GameSetup['cards']) => {
  const weapons = Object.values(cards).filter(({ kind }) => kind === 'weapon');
  return new Map(weapons.map((card) => [card.code, card]));
});

/** The weapon card of this code. */
export const weaponBy = <SomeCard extends Card>(
  { cards }: GameSetup<SomeCard>,
  code: string,
): OfKind<SomeCard, 'weapon'> | null =>
  // Made of these cards, and of those that are weapons.
  (armoryOf(cards).get(code) as OfKind<SomeCard, 'weapon'> | undefined) ?? null;

/** What a ship's card and its place at the table say of it, whatever else counts in an edition. */
export const shipStanding = <SomeCard>(state: GameState, ship: Ship, card: SomeCard) => ({
  id: ship.id,
  name: ship.name,
  team: ship.team,
  player: ship.player,
  card,
  hull: pointsNow(state, ship.id, HULL),
  shields: shieldsOf(state, ship.id),
});

interface Needy {
  readonly card: {
    readonly name: string;
    readonly class?: string;
    readonly code: string;
    readonly role: string;
  };
  readonly keywords: readonly KeywordInPlay[];
}

const meetsOne = ({ card, keywords }: Needy, requirement: Requirement): boolean => {
  switch (requirement.on) {
    case 'name':
      return requirement.includes.some((text) => card.name.includes(text));
    case 'class':
      return requirement.classes.some((one) => one === card.class);
    case 'code':
      return requirement.codes.includes(card.code);
    case 'role':
      return requirement.roles.includes(card.role);
    case 'keyword':
      return requirement.keywords.some((name) => keywords.some((keyword) => keyword.name === name));
  }
};

/** What a piece lacks for an order: every line must be met. */
export const unmetRequirements = (
  piece: Needy,
  { requirements }: { readonly requirements: readonly Requirement[] },
): readonly Requirement[] => requirements.filter((requirement) => !meetsOne(piece, requirement));

interface Playing<Setup, Rules> {
  readonly setup: Setup;
  readonly state: GameState;
  readonly rules: Rules;
}

/** The pieces of an edition, each made but once for a state. */
export const makePieces = <Setup extends GameSetup, SomePiece, Rules, Duel>(
  makePiece: (setup: Setup, state: GameState, ship: Ship) => SomePiece | null,
  duelOf: (skirmish: BySide<AnyFighter<SomePiece>>, rules: Rules) => Duel,
) => {
  /** Pieces of one state of one game, so that a render makes each but once. */
  const made = onceFor((_setup: Setup) =>
    onceFor((_state: GameState) => new Map<ShipId, SomePiece | null>()),
  );

  /** A ship as the rules see it now; null where no such ship is known. */
  const pieceOf = (setup: Setup, state: GameState, id: ShipId): SomePiece | null => {
    const ship = Object.hasOwn(state.ships, id) ? state.ships[id] : undefined;
    if (!ship) return null;
    const known = made(setup)(state);
    const before = known.get(id);
    if (before !== undefined) return before;
    const piece = makePiece(setup, state, ship);
    known.set(id, piece);
    return piece;
  };

  /** Every piece on the battlefield. */
  const piecesOf = (setup: Setup, state: GameState): readonly SomePiece[] =>
    shipsInPlay(state).flatMap(({ id }) => pieceOf(setup, state, id) ?? []);

  /** Pieces with their distances, as the rules want them; what is unknown is left out. */
  const nearbyOf = (setup: Setup, state: GameState, near: readonly Near[] = []) =>
    near.flatMap(({ ship, distance }) => {
      const piece = pieceOf(setup, state, ship);
      return piece ? [{ piece, distance }] : [];
    });

  /** A skirmish worked out from what the game knows and the table says; null where a card is missing. */
  const duelFrom = (
    { setup, state, rules }: Playing<Setup, Rules>,
    { nearActive, nearOpposing, extraDice, ...aim }: AnySkirmishAim,
  ): Duel | null => {
    const active = pieceOf(setup, state, aim.active);
    const opposing = pieceOf(setup, state, aim.opposing);
    if (!active || !opposing) return null;
    const pieces = { active, opposing };
    const near = { active: nearActive, opposing: nearOpposing };
    const fight = byName(SIDES, (side) => ({
      piece: pieces[side],
      nearby: nearbyOf(setup, state, near[side]),
      byHand: extraDice?.[side] ?? 0,
    }));
    return duelOf(fight, rules);
  };

  return { pieceOf, piecesOf, nearbyOf, duelFrom };
};
