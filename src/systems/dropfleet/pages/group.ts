import { hasMark, type Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Page } from '../../../core/pages/page';
import { markChip } from '../../kit/pages/correct/game';
import { isForced } from '../../kit/pages/fight';
import { pastPage } from '../../kit/pages/past';
import { shipHead, shipItem } from '../../kit/pages/shipRow';
import { turnList } from '../../kit/pages/turnList';
import { pointsNow } from '../../kit/play/reading';
import { otherTeam, shipName, shipsInPlay } from '../../kit/play/ships';
import { activeShip, isActivated } from '../../kit/play/turns';
import type { ShipCard } from '../cards';
import { shipsWithTurn, turnOf } from '../play/activation';
import { OUT_OF_COHERENCY, SPIKES } from '../play/names';
import { variantOf } from '../play/setup';
import { secondariesOf } from '../play/tally';
import * as table from '../play/view';
import { readsRule } from '../reference/entriesFor';
import { isRepairable } from '../rules/crippling';
import * as orders from '../rules/orders';
import { MOST_SPIKES, sightOf, signatureOf, spikesAfterOrder } from '../rules/signature';
import { EFFECTS, LAYERS, ORDERS, type Order, type Secondary } from '../terms';
import { en } from '../words/en';
import { todoActs } from './bridge';
import {
  correctable,
  hullTrack,
  listOf,
  opensPage,
  rowsOf,
  signatureNow,
  signatureWith,
  spikesTrack,
  troopItems,
  type View,
} from './view';

const say = en.own;

/** Activation 1: the Groups of whoever is in turn; a tap leads to its orders. */
export const turnPage = (view: View): Page => {
  const { setup, state } = view;
  const { team, ready } = turnOf(setup, state);
  const left = shipsWithTurn(state);
  const isNow = state.phase === 'groups' && !state.outcome;
  const page = turnList(view, say.turn, { isNow, team, ready, left }, (id) => {
    const label = shipName(state, id);
    const known = state.ships[id];
    const detail = known ? say.signature(signatureNow(view, known)) : '';
    return shipItem(view, id, { detail, act: { label, ...opensPage('ship', { id }) } });
  });
  if (!isNow || team === null) return page;
  const pass = view.tried(
    { type: 'use-token', team },
    { label: en.pages.acts.pass(say.teamName(setup, team)), opens: 'bridge' },
  );
  return { ...page, secondary: [pass] };
};

/** §7.1: an order with what it lets the Group do. */
const orderAct = (view: View, group: Ship, card: ShipCard, order: Order, force: boolean): Act => {
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
  const command = { type: 'activate', group: group.id, order } as const;
  return view.tried(force ? { ...command, override: true } : command, {
    label: en.terms.orders[order],
    detail,
    ...readsRule('§7.1'),
  });
};

const orderBlocks = (view: View, group: Ship, answers: Answers): readonly Block[] => {
  const card = table.cardOf(view, group);
  const isNow = view.state.phase === 'groups' && !isActivated(view.state, group.id);
  if (!card || group.place !== 'play' || !isNow) return [];
  const force = isForced(answers);
  const acts = ORDERS.map((order) => orderAct(view, group, card, order, force));
  const first = { type: 'activate', group: group.id, order: 'general-quarters' } as const;
  const anyway = force
    ? []
    : view.anyway(first).map(({ command: _command, ...act }) => ({
        ...act,
        answers: { override: true },
      }));
  return [...listOf(acts, say.orders), ...listOf(anyway)];
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
const sightTables = (view: View, group: Ship): readonly Block[] => {
  const { setup, state } = view;
  const foes = shipsInPlay(state, otherTeam(setup, group.team));
  if (foes.length === 0) return [];
  const shown = Array.from({ length: MOST_SPIKES + 1 }, (_, at) => signatureWith(view, group, at));
  const tableOf = (
    label: string,
    head: readonly string[],
    of: (foe: Ship) => readonly string[],
  ) => {
    const rows = foes.map((foe) => ({ label: shipName(state, foe.id), cells: of(foe) }));
    return { block: 'table', label, head, rows } as const;
  };
  const seenBy = (foe: Ship) => shown.map((signature) => reachOf(view, foe, signature));
  const sees = (foe: Ship) => [reachOf(view, group, signatureNow(view, foe))];
  const spikes = shown.map((_, count) => say.figure(count));
  return [
    tableOf(say.sight.seen, spikes, seenBy),
    tableOf(say.sight.sees, [say.sight.range], sees),
  ];
};

/** §12.3: whether its team is after such an objective. */
const isAfter = (view: View, { team }: Ship, objective: Secondary): boolean =>
  secondariesOf(view, team).includes(objective);

/** What the active Group does. */
const groupActs = (view: View, group: Ship): readonly Act[] => {
  const ships = table.partsOf(view.state, group.id);
  const most = Math.max(0, ...ships.map((ship) => table.weaponsFor(view.game, ship)));
  const launches = (table.cardOf(view, group)?.launch.length ?? 0) > 0;
  const sites = table
    .sitesOf(view)
    .map(({ id, name }) =>
      view.tried(
        { type: 'survey', group: group.id, dropsite: id },
        { label: say.survey(name), ...readsRule('§12.1') },
      ),
    );
  const isSurvey =
    variantOf(view.setup, group.team) === 'survey' || isAfter(view, group, 'gather-intel');
  return [
    most === 0
      ? { label: say.attack.act, why: say.attack.none }
      : { label: say.attack.act, detail: say.attack.upTo(most), ...opensPage('attack', group) },
    ...(launches ? [{ label: say.launch.act, ...opensPage('launch', group) }] : []),
    ...(isSurvey ? sites : []),
  ];
};

/** §3.2.1.2: how near its Ships must keep to each other. */
const coherence = ({ tonnage }: ShipCard, ships: number): string =>
  say.coherency(orders.coherencyRange(tonnage), orders.othersNeeded(ships));

/** A Group: its Spikes, its Ships, its order, and who sees it. */
export const groupPage = (view: View, group: Ship, answers: Answers): Page => {
  const { state } = view;
  const isActive = activeShip(state) === group.id && !state.outcome;
  const [card, order] = [table.cardOf(view, group), table.orderOf(state, group)];
  const ships = table.partsOf(state, group.id);
  const finish = { type: 'finish', group: group.id } as const;
  return {
    ...shipHead(group),
    ...(order ? { kicker: en.terms.orders[order] } : {}),
    blocks: [
      { block: 'tracks', tracks: [spikesTrack(view, group)] },
      ...(isActive ? listOf([...todoActs(view), ...groupActs(view, group)]) : []),
      ...(isActive || state.outcome ? [] : orderBlocks(view, group, answers)),
      { block: 'ships', label: say.ships, rows: rowsOf(view, ships) },
      ...(card && ships.length > 1
        ? [
            {
              block: 'text',
              text: coherence(card, ships.length),
              ...readsRule('§3.2.1.2'),
            } as const,
          ]
        : []),
    ],
    aside: sightTables(view, group),
    ...(isActive ? { primary: view.tried(finish, { label: say.finish, opens: 'bridge' }) } : {}),
    ...correctable(group),
  };
};

const shipActs = (view: View, ship: Ship): readonly Act[] => {
  const { setup, state } = view;
  const [card, order] = [table.cardOf(view, ship), table.orderOf(state, ship)];
  const isNow = activeShip(state) === ship.partOf && !ship.left && !state.outcome;
  if (!card || !isNow) return [];
  const most = order ? orders.hullRegained(order, card.tonnage).most : 0;
  const hot = orders.atmosphereDice(card.tonnage, card.descent, table.layerOf(ship)) > 0;
  return [
    ...LAYERS.filter((to) => to !== table.layerOf(ship)).map((to) =>
      view.tried(
        { type: 'change-layer', ship: ship.id, to },
        { label: say.toLayer(en.terms.layers[to]), ...readsRule('§3.1') },
      ),
    ),
    ...Array.from({ length: most }, (_, at) =>
      view.tried(
        { type: 'regain', ship: ship.id, hull: at + 1 },
        { label: say.regain(at + 1), ...readsRule('§7.1') },
      ),
    ),
    { label: say.scenery.act, ...opensPage('scenery', ship) },
    ...(hot ? [{ label: say.burn, ...opensPage('burn', ship) }] : []),
    ...(variantOf(setup, ship.team) === 'breakthrough' || isAfter(view, ship, 'objectives-beyond')
      ? [view.tried({ type: 'fly-off', ship: ship.id }, { label: say.flyOff, opens: 'back' })]
      : []),
  ];
};

/** What a Ship is left with until it is repaired; Fire is counted. */
const LASTING = EFFECTS.filter((effect) => isRepairable(effect) && effect !== 'fire');

/** One Ship of a Group. */
export const shipPage = (view: View, ship: Ship): Page => {
  if (!table.isSingleShip(ship)) return pastPage(view, ship.name);
  const chips = [OUT_OF_COHERENCY, ...LASTING].map((mark) => markChip(view, ship.id, mark));
  return {
    ...shipHead(ship),
    blocks: [
      { block: 'tracks', tracks: [hullTrack(view, ship)] },
      ...listOf([...todoActs(view, [ship]), ...shipActs(view, ship)]),
      { block: 'chips', label: say.state, chips },
      { block: 'items', label: say.aboard, items: troopItems(view, ship) },
    ],
    ...correctable(ship),
  };
};
