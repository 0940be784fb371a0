import type { Sign, TrackStyle } from '../../../core/drawing/drawing';
import { FLAGSHIP, SIGNS } from '../../../core/drawing/drawing';
import { begin } from '../../../core/game/game';
import { hasMark, type GameState, type Ship } from '../../../core/game/state';
import type { BlockOf, Item, ShipRow, TrackView } from '../../../core/pages/page';
import { makeAsking } from '../../kit/pages/asking';
import { counterItem } from '../../kit/pages/correct/game';
import { rowOf, trackView, type GameView } from '../../kit/pages/shipRow';
import { pointsNow } from '../../kit/play/marks';
import { isActivated } from '../../kit/play/turns';
import type { DropfleetCommand, Game } from '../play/commands';
import { decide } from '../play/decide';
import { battalionsOf, COUNT, HULL, LAUNCHED, SPIKES } from '../play/names';
import { flagshipOf, shipCardOf, type DropfleetSetup } from '../play/setup';
import * as table from '../play/view';
import { readsRule } from '../reference/contents';
import { LASTING } from '../rules/crippling';
import { isSilent, signatureOf } from '../rules/signature';
import { rulingsFrom } from '../rulings';
import { LAYERS, type Layer } from '../terms';
import { en } from '../words/en';

const say = en.own;

/** What the pages of a battle are made from. */
export interface View extends GameView<DropfleetCommand> {
  readonly setup: DropfleetSetup;
  /** The game as rules see it. */
  readonly game: Game;
}

const DART = 'M32 4L40 30L54 52L40 48L32 60L24 48L10 52L24 30Z';
const WING = 'M32 6L41 31L32 26L23 31ZM16 31L25 58L16 53L7 58ZM48 31L57 58L48 53L39 58Z';
const TOWERS = 'M8 56V34H18V22H28V10H36V22H46V34H56V56ZM30 16H34V50H30Z';

const lookOf = (setup: DropfleetSetup, ship: Ship | undefined) => {
  if (!ship) return null;
  const card = shipCardOf(setup, ship.card);
  if (card)
    return {
      silhouette: card.tonnage === 'light' ? DART : FLAGSHIP,
      kicker: en.terms.tonnages[card.tonnage],
    };
  const { dropsites, features, assets } = en.terms;
  const names: Readonly<Record<string, string>> = { ...dropsites, ...features, ...assets };
  const kind = names[ship.card] ?? ship.card;
  const kicker = ship.name.startsWith(kind) ? '' : kind;
  return { silhouette: table.isWing(ship) ? WING : TOWERS, kicker };
};

export const viewOf = (setup: DropfleetSetup, state: GameState): View => {
  const rules = rulingsFrom(setup.rulings);
  return {
    setup,
    state,
    words: en,
    game: begin(rules, setup, state),
    cardLook: (id) => lookOf(setup, state.ships[id]),
    ...makeAsking<DropfleetCommand>({
      decide: (command) => decide(rules, setup, state, command),
      refusal: en.refusal,
      lines: (events) => en.events(events, state, setup),
      readsRule,
      anyway: en.pages.anyway,
      overrules: true,
    }),
  };
};

/** Leads to a page about a piece. */
export const opensPage = (page: string, { id }: Pick<Ship, 'id'>) =>
  ({ opens: { page, about: id } }) as const;

/** Anything of a piece can be set by hand. */
export const correctable = (ship: Ship) => ({
  secondary: [{ label: en.correct.ship.correct, ...opensPage('correct', ship) }],
});

/** Six-sided dice, as many as they are. */
export const diceBlock = (
  id: string,
  label: string,
  count: number,
  dice: readonly number[],
): BlockOf<'dice'> => ({
  ...{ block: 'dice', id, label, count, dice },
  faces: Array.from({ length: 6 }, (_, at) => ({ value: at + 1 })),
});

/** §3.3: what a Group shows with so many Spikes, now or then; a silent one shows no more than they (ruling spikes-while-silent). */
export const signatureWith = ({ state, game }: View, group: Ship, spikes: number): number => {
  const isSeen = spikes > 0 && game.rules['spikes-while-silent'] === 'from-printed';
  const hasLaunched = hasMark(state, group.id, LAUNCHED);
  const silent = !isSeen && isSilent(table.orderOf(state, group), hasLaunched);
  return signatureOf(table.cardOf(game, group)?.sig ?? 0, spikes, silent);
};

export const signatureNow = (view: View, group: Ship): number =>
  signatureWith(view, group, pointsNow(view.state, group.id, SPIKES));

const SPIKE: TrackStyle = { pip: 'spike', colour: 'energy', inList: 'pips' };
const HIT: TrackStyle = { pip: SIGNS.critical, colour: 'critical', inList: 'count' };
const FLAME: TrackStyle = {
  pip: { line: 'M12 3C13 8 18 9.5 18 15A6 6 0 0 1 6 15C6 11.5 9 10.5 9 7.5C11 8.5 11.5 6 12 3Z' },
  colour: 'energy',
  inList: 'count',
};
/** A triangle and a diamond, as the teams have them. */
const TROOPS: readonly TrackStyle[] = [
  { pip: { fill: 'M12 3L22 20H2Z' }, colour: 'accent', inList: 'count' },
  { pip: { fill: 'M12 2L22 12L12 22L2 12Z' }, colour: 'energy', inList: 'count' },
];
const TOWER_SIGN: Sign = { fill: 'M3 21V13H7V8H10.5V4H13.5V8H17V13H21V21Z' };
const FEATURE_SIGN: Sign = { line: 'M4 20H20M7 20V11H17V20M12 11V5M9 5H15' };
const LAYER_SIGNS: Readonly<Record<Layer, Sign>> = {
  orbit: {
    line: 'M2 14C2 10 22 6 22 10C22 14 2 18 2 14Z',
    fill: 'M12 7A5 5 0 1 1 12 17A5 5 0 0 1 12 7Z',
  },
  atmosphere: { line: 'M2 13C6 6 18 6 22 13', fill: 'M3 20C6 12 18 12 21 20Z' },
};

export const spikesTrack = (view: View, group: Ship): TrackView =>
  trackView(view, group.id, SPIKES, {
    label: say.spikes,
    style: SPIKE,
    note: say.signature(signatureNow(view, group)),
    ...readsRule('§3.3'),
  });

export const hullTrack = (view: View, ship: Ship): TrackView =>
  trackView(view, ship.id, HULL, { label: say.hull, ...readsRule('§7.3.5') });

const troopTracks = (view: View, place: Ship): readonly TrackView[] =>
  view.setup.teams.map(({ id, name }, at) =>
    trackView(view, place.id, battalionsOf(id), {
      label: say.battalions(name),
      style: TROOPS[at] ?? SPIKE,
    }),
  );

const counted = (id: string, label: string, style: TrackStyle, now: number): TrackView => ({
  ...{ id, label, style, now, max: null },
});

/** §4.2.1: a Ship like any other, with an Admiral aboard. */
const isFlagship = (view: View, { id, team }: Ship): boolean =>
  table.admiralsOf(view, team).some(({ group }) => flagshipOf(group) === id);

type RowParts = Partial<ShipRow> & Pick<ShipRow, 'tracks'>;

/** None has shields by side; most show nothing but whether they are still there. */
const pieceRow = (view: View, piece: Ship, parts: RowParts): ShipRow | null =>
  rowOf(view, piece, {
    ...{ zones: null, chips: [], state: piece.left ? 'gone' : 'ready' },
    gone: say.way(piece.left?.how ?? ''),
    ...parts,
  });

/** What a Ship is left with, and what is broken. */
export const shipRow = (view: View, ship: Ship): ShipRow | null => {
  const { state } = view;
  const broken = LASTING.filter((effect) => hasMark(state, ship.id, effect));
  return pieceRow(view, ship, {
    tracks: [
      hullTrack(view, ship),
      counted('effects', say.effects, HIT, broken.length),
      counted('fire', en.terms.effects.fire, FLAME, table.fireOn(state, ship.id)),
      ...troopTracks(view, ship).filter(({ now }) => now > 0),
    ],
    chips: isFlagship(view, ship) ? [{ label: say.flagship, tone: 'plain' }] : [],
    state: ship.left ? 'gone' : isActivated(state, ship.partOf ?? '') ? 'done' : 'ready',
  });
};

export const rowsOf = (view: View, ships: readonly Ship[], of = shipRow): readonly ShipRow[] =>
  ships.flatMap((ship) => of(view, ship) ?? []);

const membersOf = ({ state }: View, { id }: Ship): readonly Ship[] =>
  Object.values(state.ships).filter(({ partOf }) => partOf === id);

/** A Group with its Spikes, its order and its Ships. */
export const groupRow = (view: View, group: Ship): ShipRow | null => {
  const order = table.orderOf(view.state, group);
  const places = table.partsOf(view.state, group.id).map(({ place }) => place);
  const layers = LAYERS.filter((layer) => places.includes(layer));
  const [only] = layers;
  return rowOf(view, group, {
    zones: null,
    tracks: [spikesTrack(view, group)],
    chips: order ? [{ label: en.terms.orders[order], tone: 'order' }] : [],
    kicker: order ? '' : layers.map((layer) => en.terms.layers[layer]).join(' · '),
    note: say.signature(signatureNow(view, group)),
    gone: say.wayOfGroup(group.left?.how ?? ''),
    ...(only && layers.length === 1 ? { sign: LAYER_SIGNS[only] } : {}),
    rows: rowsOf(view, membersOf(view, group)),
  });
};

const featureRow = (view: View, feature: Ship): ShipRow | null =>
  pieceRow(view, feature, { sign: FEATURE_SIGN, tracks: troopTracks(view, feature) });

/** A dropsite with who is on it. */
export const siteRow = (view: View, site: Ship): ShipRow | null =>
  pieceRow(view, site, {
    sign: TOWER_SIGN,
    tracks: [hullTrack(view, site), ...troopTracks(view, site)],
    rows: rowsOf(view, membersOf(view, site), featureRow),
  });

const wingRow = (view: View, wing: Ship): ShipRow | null =>
  pieceRow(view, wing, {
    tracks: [trackView(view, wing.id, COUNT, { label: say.count })],
  });

/** Whatever stands on the bridge by itself. */
export const anyRow = (view: View, ship: Ship): ShipRow | null => {
  if (table.isDropsite(ship)) return siteRow(view, ship);
  if (table.isWing(ship)) return wingRow(view, ship);
  return table.isGroup(ship) ? groupRow(view, ship) : null;
};

/** A number of a piece or a team, set by hand. */
export const trackItem = (view: View, subject: string, track: string, title: string): Item => {
  const value = pointsNow(view.state, subject, track);
  const setTo = { type: 'set-track', ship: subject, track } as const;
  return counterItem(view, { id: track, title, value }, (to) => ({ ...setTo, to }));
};

/** Battalions of both sides, counted by hand; aboard a Ship those of the enemy. */
export const troopItems = (view: View, place: Ship, named = say.on): readonly Item[] =>
  view.setup.teams
    .filter(({ id }) => id !== place.team)
    .map(({ id, name }) => trackItem(view, place.id, battalionsOf(id), named(name, place.name)));
