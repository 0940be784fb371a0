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
import { shipCardOf, variantOf } from '../play/setup';
import { secondariesOf } from '../play/tally';
import { isSingleShip, layerOf, orderedShip, orderOf, partsOf } from '../play/view';
import { readsRule } from '../reference/entriesFor';
import { isRepairable } from '../rules/crippling';
import { atmosphereDice, hullRegained, movesOf, turnsOf, weaponsOf } from '../rules/orders';
import { MOST_SPIKES, sightOf, signatureOf, spikesAfterOrder } from '../rules/signature';
import { EFFECTS, LAYERS, ORDERS, type Effect, type Order, type Secondary } from '../terms';
import { en } from '../words/en';
import { sitesOf, todoActs } from './bridge';
import { hullTrack, listOf, rowsOf, signatureNow, spikesTrack, troopItems } from './view';
import type { View } from './view';

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
    return shipItem(view, id, { detail, act: { label, opens: { page: 'ship', about: id } } });
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
  const [ship] = partsOf(state, group.id);
  const ordered = orderedShip(view.game, ship ?? group, card);
  const spikes = spikesAfterOrder(pointsNow(state, group.id, SPIKES), order);
  const detail = say.orderLine({
    ...movesOf(order, ordered),
    turns: turnsOf(order, ordered, false).turns,
    weapons: weaponsOf(order, ordered),
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
  const card = shipCardOf(view.setup, group.card);
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

/** §7.3.1, §7.3.6: how far the best scanners of a Group reach. */
const reachOf = (
  { setup, state }: View,
  { id, card }: Ship,
  base: number,
  spikes: number,
): number =>
  Math.max(
    ...partsOf(state, id).map((ship) => {
      const scannersOffline = hasMark(state, ship.id, 'scanners-offline');
      const scanner = { scan: shipCardOf(setup, card)?.scan ?? 0, scannersOffline };
      const layer = layerOf(ship);
      return sightOf({ ...scanner, layer }, { base, spikes, layer }, []).range;
    }),
  );

/** §7.3.1: from how far each enemy sees this Group, by its Spikes; and how far it sees them now. */
const sightTables = (view: View, group: Ship): readonly Block[] => {
  const { setup, state } = view;
  const card = shipCardOf(setup, group.card);
  const foes = shipsInPlay(state, otherTeam(setup, group.team));
  if (!card || foes.length === 0) return [];
  const spikes = Array.from({ length: MOST_SPIKES + 1 }, (_, at) => at);
  return [
    {
      block: 'table',
      label: say.sight.seen,
      head: spikes.map(say.figure),
      rows: foes.map((foe) => ({
        label: shipName(state, foe.id),
        cells: spikes.map((count) => say.inches(reachOf(view, foe, card.sig, count))),
      })),
    },
    {
      block: 'table',
      label: say.sight.sees,
      head: [say.sight.range],
      rows: foes.map((foe) => ({
        label: shipName(state, foe.id),
        cells: [say.inches(reachOf(view, group, signatureNow(view, foe), 0))],
      })),
    },
  ];
};

/** §12.3: whether its team is after such an objective. */
const isAfter = (view: View, { team }: Ship, objective: Secondary): boolean =>
  secondariesOf(view, team).includes(objective);

/** What the active Group does. */
const groupActs = (view: View, group: Ship): readonly Act[] => {
  const card = shipCardOf(view.setup, group.card);
  const opens = (page: string) => ({ opens: { page, about: group.id } });
  const ships = partsOf(view.state, group.id);
  const order = orderOf(view.state, group.id);
  const most =
    card && order
      ? Math.max(0, ...ships.map((ship) => weaponsOf(order, orderedShip(view.game, ship, card))))
      : 0;
  const sites = sitesOf(view).map(({ id, name }) =>
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
      : { label: say.attack.act, detail: say.attack.upTo(most), ...opens('attack') },
    ...(card && card.launch.length > 0 ? [{ label: say.launch.act, ...opens('launch') }] : []),
    ...(isSurvey ? sites : []),
  ];
};

/** A Group: its Spikes, its Ships, its order, and who sees it. */
export const groupPage = (view: View, group: Ship, answers: Answers): Page => {
  const { state } = view;
  const isActive = activeShip(state) === group.id && !state.outcome;
  const order = orderOf(state, group.id);
  const finish = { type: 'finish', group: group.id } as const;
  return {
    ...shipHead(group),
    ...(order ? { kicker: en.terms.orders[order] } : {}),
    blocks: [
      { block: 'tracks', tracks: [spikesTrack(view, group)] },
      ...(isActive ? listOf([...todoActs(view), ...groupActs(view, group)]) : []),
      ...(isActive || state.outcome ? [] : orderBlocks(view, group, answers)),
      { block: 'ships', label: say.ships, rows: rowsOf(view, partsOf(state, group.id)) },
    ],
    aside: sightTables(view, group),
    ...(isActive ? { primary: view.tried(finish, { label: say.finish, opens: 'bridge' }) } : {}),
    secondary: [{ label: en.correct.ship.correct, opens: { page: 'correct', about: group.id } }],
  };
};

const shipActs = (view: View, ship: Ship): readonly Act[] => {
  const { setup, state } = view;
  const card = shipCardOf(setup, ship.card);
  const order = orderOf(state, ship.partOf ?? '');
  const isNow = activeShip(state) === ship.partOf && !ship.left && !state.outcome;
  if (!card || !isNow) return [];
  const most = order ? hullRegained(order, card.tonnage).most : 0;
  const hot = atmosphereDice(card.tonnage, card.descent, layerOf(ship)) > 0;
  return [
    ...LAYERS.filter((to) => to !== layerOf(ship)).map((to) =>
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
    { label: say.scenery.act, opens: { page: 'scenery', about: ship.id } },
    ...(hot ? [{ label: say.burn, opens: { page: 'burn', about: ship.id } }] : []),
    ...(variantOf(setup, ship.team) === 'breakthrough' || isAfter(view, ship, 'objectives-beyond')
      ? [view.tried({ type: 'fly-off', ship: ship.id }, { label: say.flyOff, opens: 'back' })]
      : []),
  ];
};

/** What a Ship is left with until it is repaired; Fire is counted. */
const isLasting = (effect: Effect): boolean => isRepairable(effect) && effect !== 'fire';

/** One Ship of a Group. */
export const shipPage = (view: View, ship: Ship): Page => {
  if (!isSingleShip(ship)) return pastPage(view, ship.name);
  const due = todoActs(view).filter(
    ({ opens }) => typeof opens === 'object' && opens.about === ship.id,
  );
  return {
    ...shipHead(ship),
    blocks: [
      { block: 'tracks', tracks: [hullTrack(view, ship)] },
      ...listOf([...due, ...shipActs(view, ship)]),
      {
        block: 'chips',
        label: say.state,
        chips: [OUT_OF_COHERENCY, ...EFFECTS.filter(isLasting)].map((mark) =>
          markChip(view, ship.id, mark),
        ),
      },
      { block: 'items', label: say.aboard, items: troopItems(view, ship) },
    ],
    secondary: [{ label: en.correct.ship.correct, opens: { page: 'correct', about: ship.id } }],
  };
};
