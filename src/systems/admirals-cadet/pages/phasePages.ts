import type { CardRef, PlayerId, ShipId } from '../../../core/game/events';
import type { Ship } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page, Act } from '../../../core/pages/page';
import { textsAt } from '../../kit/pages/answered';
import { optionsOf, picks } from '../../kit/pages/choices';
import { laidOut } from '../../kit/pages/laidOut';
import { pastPage } from '../../kit/pages/past';
import { shipsInPlay } from '../../kit/play/ships';
import * as both from '../../admirals-shared/pages/ordersPage';
import * as every from '../../admirals-shared/pages/repairs';
import { scenarioPage as anyScenarioPage } from '../../admirals-shared/pages/scenarioPage';
import * as anyEdition from '../../admirals-shared/pages/turnPages';
import { ordersAt } from '../../admirals-shared/play/orders';
import { orderLimitOf } from '../movement';
import { TURNS } from '../winner';
import { readsRule, type View } from './view';
import type { CommandOf } from '../play/commands';
import * as table from '../play/view';

/** Historic Play: the rules of this battle, and what scores. */
export const scenarioPage = (view: View): Page | null => {
  const { scenario } = view.setup;
  if (!scenario) return null;
  const { byItself, onShip } = view.words.pages.scenario;
  const lines = [
    ...scenario.scoring.map((line) => (line.when ? { ...line, scoredBy: byItself } : line)),
    ...scenario.acts.map((act) => ({ ...act, scoredBy: onShip })),
  ];
  return anyScenarioPage(view, scenario, lines, {
    points: view.words.report.pointsOf,
    reads: readsRule(scenario.name),
  });
};

/** Orders Phase: how many orders a ship takes. */
export const placesOf = (view: View, ship: ShipId): number => {
  const piece = view.pieceOf(ship);
  return piece ? orderLimitOf(piece).value : 0;
};

/** What an order does as far as the app knows. */
const orderOf = ({ setup, words }: View, ref: CardRef): ReturnType<both.OwnOrders['orderOf']> => {
  const order = table.orderCard(setup, ref);
  if (!order) return null;
  const { name, code, type, effects, text } = order;
  const { term } = words.pages;
  const does = [...effects.map(words.cards.effect), ...(text === undefined ? [] : [text])];
  return {
    title: name,
    detail: does.length > 0 ? does.join(' ') : words.scenarios.plainOrder,
    badge: code,
    chips: type === 'Basic' ? [] : [{ label: term(type), tone: 'plain', ...readsRule(type) }],
  };
};

/** Orders Phase: what one player gives, in secret; Escorts take none. */
export const ordersPage = (view: View, about: PlayerId, answers: Answers): Page | null => {
  const player = view.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const own: both.OwnOrders = {
    isHidden: table.phaseOf(view.state) === 'orders',
    placesOf: (ship) => placesOf(view, ship),
    ships: shipsInPlay(view.state).filter(
      (ship) => ship.player === about && placesOf(view, ship.id) > 0,
    ),
    shipOf: () => readsRule('Orders Phase'),
    orderOf: (ref) => orderOf(view, ref),
    reveal: revealAct(view),
  };
  return both.ordersPage(view, player, own, answers);
};

/** Order Card Anatomy: what the orders at a ship repair. */
const mendingsOf = ({ setup, state }: View, ship: Ship): readonly every.Mending[] =>
  ordersAt(state, ship.id).flatMap(({ id, ref }) => {
    const order = table.orderCard(setup, ref);
    return (order?.effects ?? []).flatMap((effect) =>
      effect.does === 'repair' ? [{ card: id, name: order?.name ?? ref, effect }] : [],
    );
  });

/** Order Card Anatomy: what orders repair at a moment, as far as the table has a choice. */
const repairQuestions = (view: View, moment: every.Mending['effect']['moment']) =>
  every.repairQuestions(view.state, view.state, (ship) => mendingsOf(view, ship), [moment]);

/** Orders Phase */
export const revealAct = (view: View): Act =>
  every.revealAct(view, repairQuestions(view, 'reveal'));

/** Orders Phase */
export const revealPage = (view: View, answers: Answers): Page =>
  every.revealPage(view, repairQuestions(view, 'reveal'), answers, {
    isNow: table.phaseOf(view.state) === 'orders',
  });

const refreshLabel = ({ state, words }: View): string =>
  table.isLastTurn(state) ? words.pages.acts.lastRefresh : words.pages.acts.refresh;

/** Refresh Phase: one tap, or a page where the table has something to say. */
export const refreshAct = (view: View): Act => {
  const label = refreshLabel(view);
  const asks = table.isLastTurn(view.state) || repairQuestions(view, 'refresh').length > 0;
  return asks ? { label, opens: { page: 'refresh' } } : view.tried({ type: 'refresh' }, { label });
};

/** Refresh Phase, Ending the Game: filled in from the state; the table corrects what it sees otherwise. */
export const refreshPage = (view: View, answers: Answers): Page => {
  const { state, setup, words } = view;
  const { refresh, kicker } = words.pages;
  if (table.phaseOf(state) !== 'refresh' || state.outcome) return pastPage(view, refresh.title);
  const questions = repairQuestions(view, 'refresh');
  const repairs = every.repairChoices(questions, answers);
  // Star System: who stands in one at the end of the game.
  const asksSystems = table.isLastTurn(state) && setup.starSystems > 0;
  const known = table.shipsInSystems(state).map(({ id }) => id);
  const inSystems = textsAt(answers, 'inSystems') ?? known;
  const ships = shipsInPlay(state).map(({ id }) => id);
  const options = optionsOf(ships, view.nameOf);
  const command: CommandOf<'refresh'> = {
    type: 'refresh',
    ...(asksSystems ? { inSystems } : {}),
    ...(repairs.length > 0 ? { repairs } : {}),
  };
  const findings = view.findings(view.eventsOf({ ...command, override: true }));
  return laidOut({
    title: refresh.title,
    kicker: kicker(state.round, TURNS, 'refresh'),
    blocks: [
      asksSystems && picks('inSystems', refresh.inSystems, inSystems, options),
      every.repairBlocks(view, questions, answers),
    ],
    aside: { block: 'findings', label: refresh.follows, findings },
    primary: view.tried(command, { label: refreshLabel(view), opens: 'bridge' }),
    secondary: view.anyway(command, { opens: 'bridge' }),
  });
};

/** Ship Phase: the ship that becomes active, and its own page after it. */
export const activateAct = (view: View, ship: ShipId, label: string): Act =>
  view.tried({ type: 'activate', ship }, { label, opens: { page: 'ship', about: ship } });

const turnsOf = ({ setup, state }: View, isNow: boolean) => ({
  ...table.turnOf(setup, state),
  isNow,
  left: table.shipsWithTurn(state),
});

/** Ship Phase: whose turn it is, and which of their ships they may activate. */
export const turnPage = (view: View): Page => {
  const { acts } = view.words.pages;
  return anyEdition.turnPage(view, turnsOf(view, table.phaseOf(view.state) === 'ship'), {
    activate: (ship) => activateAct(view, ship, acts.activate),
    outOfTurn: (ship) =>
      view.anyway(
        { type: 'activate', ship },
        { label: acts.activateOutOfTurn, opens: { page: 'ship', about: ship } },
      ),
  });
};

/** Setup: onto the map, out of turn where a table does so. */
const placeActs = (view: View, ship: ShipId): readonly Act[] => {
  const { acts, placing } = view.words.pages;
  const name = view.nameOf(ship);
  const command = { type: 'place-ship', ship } as const;
  const forced = view.anyway(command, {
    label: acts.place,
    spoken: `${placing.anyway}: ${name}, ${acts.place}`,
  });
  const act = { label: acts.place, spoken: `${name}: ${acts.place}`, ...readsRule('Setup') };
  return forced.length > 0 ? forced : [view.tried(command, act)];
};

/** Setup: ship by ship, in turns. */
export const placingPage = (view: View): Page =>
  anyEdition.placingPage(
    view,
    turnsOf(view, table.phaseOf(view.state) === 'set-up'),
    (ship) => placeActs(view, ship),
    view.setup.scenario,
  );
