import { hasMark, type Ship } from '../../../core/game/state';
import type { Act, Page } from '../../../core/pages/page';
import { markChip } from '../../kit/pages/correct/game';
import { actsBlock, laidOut, type Blocks, type Some } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { shipHead, shipItem } from '../../kit/pages/shipRow';
import { turnList } from '../../kit/pages/turnList';
import { pointsNow } from '../../kit/play/marks';
import { otherTeam, shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import { activeShip, isActivated } from '../../kit/play/turns';
import type { ShipCard } from '../cards';
import { shipsWithTurn, turnOf } from '../play/activation';
import { OUT_OF_COHERENCY, SPIKES } from '../play/names';
import { variantOf } from '../play/setup';
import { secondariesOf } from '../play/tally';
import * as table from '../play/view';
import { readsRule } from '../reference/contents';
import { LASTING } from '../rules/crippling';
import * as orders from '../rules/orders';
import { MOST_SPIKES, sightOf, signatureOf, spikesAfterOrder } from '../rules/signature';
import { LAYERS, ORDERS, type Order, type Secondary } from '../terms';
import { en } from '../words/en';
import { todoActs } from './bridge';
import * as show from './view';
import type { View } from './view';

const say = en.own;

/** Activation 1: the Groups of whoever is in turn; a tap leads to its orders. */
export const turnPage = (view: View): Page => {
  const { setup, state } = view;
  const { team, ready } = turnOf(setup, state);
  const isNow = state.phase === 'groups' && !state.outcome;
  const turns = { isNow, team, ready, left: shipsWithTurn(state) };
  const page = turnList(view, say.turn, turns, (id) => {
    const known = state.ships[id];
    const detail = known ? say.signature(show.signatureNow(view, known)) : '';
    const act = { label: shipName(state, id), ...show.opensPage('ship', { id }) };
    return shipItem(view, id, { detail, act });
  });
  if (!isNow || team === null) return page;
  const label = en.pages.acts.pass(teamName(setup, team));
  const pass = view.tried({ type: 'use-token', team }, { label, opens: 'bridge' });
  return { ...page, secondary: [pass] };
};

/** §7.1: an order with what it lets the Group do. */
const orderAct = (view: View, group: Ship, card: ShipCard, order: Order): Act => {
  const { state } = view;
  const [ship] = table.partsOf(state, group.id);
  const ordered = table.orderedShip(view.game, ship ?? group, card);
  const spikes = spikesAfterOrder(pointsNow(state, group.id, SPIKES), order);
  const detail = say.orderLine({
    ...orders.movesOf(order, ordered),
    turns: orders.turnsOf(order, ordered, false).turns,
    weapons: orders.weaponsOf(order, ordered),
    sig: signatureOf(card.sig, spikes, order === 'silent-running'),
  });
  const label = en.terms.orders[order];
  const command = { type: 'activate', group: group.id, order } as const;
  return view.tried(command, { label, detail, ...readsRule('§7.1') });
};

const orderBlocks = (view: View, group: Ship, card: ShipCard): Blocks => {
  const isNow = view.state.phase === 'groups' && !isActivated(view.state, group.id);
  const acts = ORDERS.map((order) => orderAct(view, group, card, order));
  return group.place === 'play' && isNow && actsBlock('list', acts, say.orders);
};

/** §7.3.1, §7.3.6: how far the best scanners of a Group reach, to what shows so much. */
const reachOf = (view: View, group: Ship, base: number): string => {
  const scan = table.cardOf(view, group)?.scan ?? 0;
  const reaches = table.partsOf(view.state, group.id).map((ship) => {
    const scannersOffline = hasMark(view.state, ship.id, 'scanners-offline');
    const layer = table.layerOf(ship);
    return sightOf({ scan, scannersOffline, layer }, { base, spikes: 0, layer }, []).range;
  });
  return say.inches(Math.max(...reaches));
};

/** §7.3.1: from how far each enemy sees this Group, by its Spikes; and how far it sees them now. */
const sightTables = (view: View, group: Ship): Blocks => {
  const { setup, state } = view;
  const foes = shipsInPlay(state, otherTeam(setup, group.team));
  const shown = Array.from({ length: MOST_SPIKES + 1 }, (_, at) =>
    show.signatureWith(view, group, at),
  );
  const rowsBy = (of: (foe: Ship) => readonly string[]) =>
    foes.map((foe) => ({ label: shipName(state, foe.id), cells: of(foe) }));
  const seenBy = rowsBy((foe) => shown.map((signature) => reachOf(view, foe, signature)));
  const sees = rowsBy((foe) => [reachOf(view, group, show.signatureNow(view, foe))]);
  const spikes = shown.map((_, count) => say.figure(count));
  return (
    foes.length > 0 && [
      { block: 'table', label: say.sight.seen, head: spikes, rows: seenBy },
      { block: 'table', label: say.sight.sees, head: [say.sight.range], rows: sees },
    ]
  );
};

/** §12.3: whether its team is after such an objective. */
const isAfter = (view: View, { team }: Ship, objective: Secondary): boolean =>
  secondariesOf(view, team).includes(objective);

/** What the active Group does. */
const groupActs = (view: View, group: Ship): Some<Act> => {
  const ships = table.partsOf(view.state, group.id);
  const most = Math.max(0, ...ships.map((ship) => table.weaponsFor(view.game, ship)));
  const launches = (table.cardOf(view, group)?.launch.length ?? 0) > 0;
  const surveys =
    variantOf(view.setup, group.team) === 'survey' || isAfter(view, group, 'gather-intel');
  return [
    most === 0
      ? { label: say.attack.act, why: say.attack.none }
      : {
          label: say.attack.act,
          detail: say.attack.upTo(most),
          ...show.opensPage('attack', group),
        },
    launches && { label: say.launch.act, ...show.opensPage('launch', group) },
    surveys &&
      table.sitesOf(view).map(({ id, name }) => {
        const act = { label: say.survey(name), ...readsRule('§12.1') };
        return view.tried({ type: 'survey', group: group.id, dropsite: id }, act);
      }),
  ];
};

/** §3.2.1.2: how near its Ships must keep to each other. */
const coherence = ({ tonnage }: ShipCard, ships: number): Blocks => {
  const text = say.coherency(orders.coherencyRange(tonnage), orders.othersNeeded(ships));
  return ships > 1 && { block: 'text', text, ...readsRule('§3.2.1.2') };
};

/** A Group: its Spikes, its Ships, its order, and who sees it. */
export const groupPage = (view: View, group: Ship): Page => {
  const { state } = view;
  const isActive = activeShip(state) === group.id && !state.outcome;
  const [card, order] = [table.cardOf(view, group), table.orderOf(state, group)];
  const ships = table.partsOf(state, group.id);
  const finish = { type: 'finish', group: group.id } as const;
  return laidOut({
    ...shipHead(group),
    ...(order ? { kicker: en.terms.orders[order] } : {}),
    blocks: [
      { block: 'tracks', tracks: [show.spikesTrack(view, group)] },
      isActive && actsBlock('list', [todoActs(view), groupActs(view, group)]),
      !isActive && !state.outcome && card && orderBlocks(view, group, card),
      { block: 'ships', label: say.ships, rows: show.rowsOf(view, ships) },
      card && coherence(card, ships.length),
    ],
    aside: sightTables(view, group),
    primary: isActive ? view.tried(finish, { label: say.finish, opens: 'bridge' }) : null,
    ...show.correctable(group),
  });
};

const shipActs = (view: View, ship: Ship): Some<Act> => {
  const { setup, state } = view;
  const [card, order] = [table.cardOf(view, ship), table.orderOf(state, ship)];
  const layer = table.layerOf(ship);
  const isNow = activeShip(state) === ship.partOf && !ship.left && !state.outcome;
  if (!card || !isNow) return [];
  const most = order ? orders.hullRegained(order, card.tonnage).most : 0;
  const fliesOff =
    variantOf(setup, ship.team) === 'breakthrough' || isAfter(view, ship, 'objectives-beyond');
  return [
    LAYERS.filter((to) => to !== layer).map((to) => {
      const act = { label: say.toLayer(en.terms.layers[to]), ...readsRule('§3.1') };
      return view.tried({ type: 'change-layer', ship: ship.id, to }, act);
    }),
    Array.from({ length: most }, (_, at) => {
      const act = { label: say.regain(at + 1), ...readsRule('§7.1') };
      return view.tried({ type: 'regain', ship: ship.id, hull: at + 1 }, act);
    }),
    { label: say.scenery.act, ...show.opensPage('scenery', ship) },
    orders.atmosphereDice(card.tonnage, card.descent, layer) > 0 && {
      label: say.done.burn,
      ...show.opensPage('burn', ship),
    },
    fliesOff &&
      view.tried({ type: 'fly-off', ship: ship.id }, { label: say.flyOff, opens: 'back' }),
  ];
};

/** One Ship of a Group. */
export const shipPage = (view: View, ship: Ship): Page => {
  if (!table.isSingleShip(ship)) return pastPage(view, ship.name);
  const chips = [OUT_OF_COHERENCY, ...LASTING].map((mark) => markChip(view, ship.id, mark));
  return laidOut({
    ...shipHead(ship),
    blocks: [
      { block: 'tracks', tracks: [show.hullTrack(view, ship)] },
      actsBlock('list', [todoActs(view, [ship]), shipActs(view, ship)]),
      { block: 'chips', label: say.state, chips },
      { block: 'items', label: say.aboard, items: show.troopItems(view, ship) },
    ],
    ...show.correctable(ship),
  });
};
