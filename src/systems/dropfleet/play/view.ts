import { GAME, type ShipId } from '../../../core/game/events';
import { hasMark, type GameState, type Ship } from '../../../core/game/state';
import { countOf, pointsNow, wordOf } from '../../kit/play/marks';
import { otherTeam } from '../../kit/play/ships';
import type { AssetCard, ShipCard } from '../cards';
import { actionPoints, highestLevel } from '../rules/admiral';
import { controlOf, type Ground } from '../rules/battalions';
import type { Hurt } from '../rules/damage';
import { dropsiteSaves } from '../rules/dropsites';
import { weaponsOf, type Ordered } from '../rules/orders';
import type { Rulings } from '../rulings';
import { savesAgainstAttack, type Saves } from '../rules/numbers';
import { DROPSITES, EFFECTS, FEATURES, LAYERS, ORDERS, WINGS } from '../terms';
import type { DropsiteKind, Effect, FeatureKind, Layer, Order } from '../terms';
import * as names from './names';
import { admiralsIn, flagshipOf, shipCardOf, type DropfleetSetup } from './setup';

/** A game as it is looked at; and as rules with their rulings do. */
export type At = Readonly<{ setup: DropfleetSetup; state: GameState }>;
export interface Playing extends At {
  readonly rules: Rulings;
}

export const isGroup = ({ team, partOf, place }: Ship): boolean =>
  team !== GAME && partOf === null && (place === names.IN_PLAY || place === names.WAITING);
export const isSingleShip = ({ team, partOf }: Ship): boolean => team !== GAME && partOf !== null;
export const isDropsite = ({ place }: Ship): boolean => place === names.DROPSITE;
export const isFeature = ({ place }: Ship): boolean => place === names.FEATURE;
export const isWing = ({ place }: Ship): boolean => place === names.WING;
export const fliesInWings = (asset: string): boolean => WINGS.some((one) => one === asset);

/** All such that have not left. */
export const present = (state: GameState, isSuch: (ship: Ship) => boolean): readonly Ship[] =>
  Object.values(state.ships).filter((ship) => ship.left === null && isSuch(ship));

/** What belongs to it. */
export const partsOf = (state: GameState, whole: ShipId): readonly Ship[] =>
  present(state, ({ partOf }) => partOf === whole);

export const groupsOf = (state: GameState, team: string): readonly Ship[] =>
  present(state, (ship) => isGroup(ship) && ship.team === team);

export const sitesOf = ({ state }: Pick<At, 'state'>): readonly Ship[] =>
  present(state, isDropsite);

export const wingsOf = ({ state }: Pick<At, 'state'>, team?: string): readonly Ship[] =>
  present(state, (ship) => isWing(ship) && (team === undefined || ship.team === team));

/** The card of a Group, or of a Ship of it; null for whatever else there is. */
export const cardOf = ({ setup }: Pick<At, 'setup'>, ship: Ship | undefined): ShipCard | null =>
  ship ? shipCardOf(setup, ship.card) : null;

export const layerOf = ({ place }: Ship): Layer => LAYERS.find((one) => one === place) ?? 'orbit';

export const effectsOn = (state: GameState, ship: ShipId): readonly Effect[] =>
  EFFECTS.filter((effect) => hasMark(state, ship, effect));

/** Of a Group, or of one that a Ship is in. */
export const orderOf = (state: GameState, { id, partOf }: Ship): Order | null => {
  const order = wordOf(state, partOf ?? id, names.ORDER);
  return ORDERS.find((one) => one === order) ?? null;
};

export const isOut = (state: GameState, ship: ShipId): boolean =>
  hasMark(state, ship, names.OUT_OF_COHERENCY);

/** §3.2.1.3: the Ships of a Group that are in Coherency, of one layer. */
export const coherentShips = (state: GameState, group: ShipId): readonly Ship[] =>
  partsOf(state, group).filter(({ id }) => !isOut(state, id));

export const inFormation = (state: GameState, { id, partOf }: Ship): boolean =>
  partOf !== null && !isOut(state, id) && coherentShips(state, partOf).length >= 2;

/** A Ship as its order sees it. */
export const orderedShip = ({ state, rules }: Playing, ship: Ship, card: ShipCard): Ordered => ({
  thrust: card.thrust,
  tonnage: card.tonnage,
  weapons: card.weapons.length,
  closeActionWeapons: card.weapons.filter(({ closeAction }) => closeAction).length,
  layer: layerOf(ship),
  effects: effectsOn(state, ship.id),
  formation: inFormation(state, ship),
  outOfCoherency: isOut(state, ship.id),
  rules,
});

/** §7.1: how many of its weapons a Ship may fire. */
export const weaponsFor = (game: Playing, ship: Ship): number => {
  const [card, order] = [cardOf(game, ship), orderOf(game.state, ship)];
  return card && order ? weaponsOf(order, orderedShip(game, ship, card)) : 0;
};

/** Ships as damage meets them; the nearest first where they were named. */
export const hurtShips = (
  { setup, state }: At,
  ships: readonly Ship[],
  nearest: readonly string[] = [],
): readonly Hurt[] =>
  ships.map((ship, at) => {
    const { id } = ship;
    const card = cardOf({ setup }, ship);
    const place = nearest.indexOf(id);
    return {
      tonnage: card?.tonnage ?? 'light',
      startingHull: card?.hull ?? 1,
      hull: pointsNow(state, id, names.HULL),
      distance: place < 0 ? nearest.length + at : place,
      rolledBefore: hasMark(state, id, names.CRIPPLED) || hasMark(state, id, names.MUST_ROLL),
    };
  });

const NO_SAVES: Saves = { energy: null, kinetic: null, shield: null, backup: null };

/** §7.3.4: what Ships save on, in Formation or alone. */
export const savesOf = (at: At, ships: readonly Ship[], focused: boolean): Saves => {
  const [first] = ships;
  return savesAgainstAttack({
    saves: cardOf(at, first) ?? NO_SAVES,
    formation: first !== undefined && inFormation(at.state, first),
    defenceOffline: ships.some(({ id }) => hasMark(at.state, id, 'defence-systems-offline')),
    focused,
  });
};

export const siteKind = ({ card }: Ship): DropsiteKind =>
  DROPSITES.find((one) => one === card) ?? 'small-city';

export const featureKind = ({ card }: Ship): FeatureKind =>
  FEATURES.find((one) => one === card) ?? 'hangar';

/** §11: the best that a dropsite and its Features have. */
export const siteSaves = ({ state, rules }: Playing, site: Ship): Saves =>
  dropsiteSaves(
    siteKind(site),
    partsOf(state, site.id).map(featureKind),
    rules['best-save-with-site'] === 'counts',
  );

/** §8.1: battalions of both teams, on a site and its Features. */
export const groundOf = ({ setup, state }: At, site: ShipId): Ground => {
  const on = (place: ShipId, at: number): number =>
    pointsNow(state, place, names.battalionsOf(setup.teams[at]?.id ?? ''));
  const pair = (place: ShipId) => [on(place, 0), on(place, 1)] as const;
  return { site: pair(site), features: partsOf(state, site).map(({ id }) => pair(id)) };
};

/** Who controls a dropsite: a team, or contested, or nobody. */
export const controllerOf = (at: At, site: ShipId): string | null => {
  const holder = controlOf(groundOf(at, site));
  return holder === 'contested' || holder === null
    ? holder
    : (at.setup.teams[holder === 'first' ? 0 : 1]?.id ?? null);
};

/** §4.2.1: the Admirals of a team, each aboard the first Ship of a Group, and killed with it. */
export const admiralsOf = ({ setup, state }: At, team: string) =>
  setup.players
    .filter((player) => player.team === team)
    .flatMap(({ ships }) => ships)
    .flatMap((group) => {
      const left = state.ships[flagshipOf(group.id)]?.left;
      const killed = left?.how === 'destroyed' || left?.how === 'captured';
      const told = { group: group.id, here: left === null, killed };
      const cards = admiralsIn(group).map((key) => setup.cards[key]);
      return cards.flatMap((card) => (card?.kind === 'admiral' ? [{ ...card, ...told }] : []));
    });

export const levelOf = (at: At, team: string): number =>
  highestLevel(admiralsOf(at, team).flatMap(({ here, level }) => (here ? [level] : [])));

/** Planning 1, §11: with the Comms Stations that a team holds alone. */
export const pointsFor = (game: Playing, team: string): number => {
  const own = present(
    game.state,
    (ship) => ship.card === 'comms-station' && controllerOf(game, ship.partOf ?? '') === team,
  );
  const more = game.rules['comms-once'] === 'one-in-all' ? 0 : Math.max(0, own.length - 1);
  return actionPoints(levelOf(game, team), own.length) + more;
};

/** Planning 2: one for each Group of the difference after the first, from two on. */
export const tokensFor = ({ setup, state }: At, team: string): number => {
  const others = groupsOf(state, otherTeam(setup, team));
  const fewer = others.length - groupsOf(state, team).length;
  return fewer >= 2 ? fewer - 1 : 0;
};

export const assetCard = ({ cards }: DropfleetSetup, asset: string): AssetCard | null => {
  const found = Object.values(cards).find((card) => card.kind === 'asset' && card.asset === asset);
  return found?.kind === 'asset' ? found : null;
};

export const fireOn = (state: GameState, ship: ShipId): number => countOf(state, ship, 'fire');
