import { trackOf, type GameState, type Ship, type HeldCard } from '../../../core/game/state';
import * as mending from '../../admirals-shared/pages/repairs';
import { workingAt, cardOf, orderCard, shipsInReserve } from '../play/view';
import { ask, readsRule, type View } from './view';
import type { CardRef, PlayerId, ShipId, GameEvent } from '../../../core/game/events';
import type { Answers } from '../../../core/pages/answers';
import type { Act, Block, Item, Page, Chip, Finding } from '../../../core/pages/page';
import * as anyEdition from '../../admirals-shared/pages/ordersPage';
import { SLOTS, EXHAUSTED } from '../../admirals-shared/play/names';
import { heldBy } from '../../kit/play/cards';
import { shipsInPlay, teamName } from '../../kit/play/ships';
import { bonusAtHand, omegaOf, orderPlacesOf } from '../play/orders';
import { cardLines, requirementLines } from './cardPage';
import { fold, reduce } from '../../../core/game/reduce';
import { ordersAt } from '../../admirals-shared/play/orders';
import { shipItem } from '../../kit/pages/shipRow';
import { findingsBlock, laidOut, type Blocks, type Some } from '../../kit/pages/laidOut';
import { SHIP_OF_ROLE } from '../../admirals-shared/looks';
import { lastLines } from '../play/follow/refresh';
import { inTurns, refreshFrom } from '../play/standing';
import { isSimple, waysOf } from '../play/setup';
import { roundsOf } from '../play/turn';
import { countAt, textsAt } from '../../kit/pages/answered';
import { pastPage } from '../../kit/pages/past';
import type { CommandOf } from '../play/commands';
import { chipsChoice, picks } from '../../kit/pages/choices';

/** 14A: what the cards that a ship bears repair. */
const mendingsOf = ({ setup }: View, state: GameState, ship: Ship): readonly mending.Mending[] => {
  const card = cardOf(setup, state, ship);
  return (card ? workingAt(setup, state, ship.id, card) : []).flatMap(({ id, name, effects }) =>
    effects.flatMap((effect) => (effect.does === 'repair' ? [{ card: id, name, effect }] : [])),
  );
};

/** 14A: the questions of the cards that work in `then`, asked of how things stand now. */
const repairQuestions = (
  view: View,
  then: GameState,
  moments: readonly mending.Mending['effect']['moment'][],
): readonly mending.RepairQuestion[] =>
  mending.repairQuestions(view.state, then, (ship) => mendingsOf(view, then, ship), moments);

/** 4B-01 I: how many orders a ship takes. */
export const placesOf = (view: View, ship: ShipId): number => {
  const piece = view.pieceOf(ship);
  return piece ? orderPlacesOf(view.state, piece, view.rules) : 0;
};

const nameOf = ({ setup }: View, ref: string): string => setup.cards[ref]?.name ?? ref;

const carriedBy = (view: View, ship: string): readonly string[] =>
  heldBy(view.state, ship)
    .filter(({ slot }) => slot === SLOTS.commander || slot === SLOTS.flightGroup)
    .map(({ ref }) => view.words.pages.orders.carries(nameOf(view, ref)));

const shipOf = (view: View, ship: ShipId): ReturnType<anyEdition.OwnOrders['shipOf']> => {
  const { noOrders } = view.words.pages.orders;
  const details = [...(placesOf(view, ship) === 0 ? [noOrders] : []), ...carriedBy(view, ship)];
  return {
    ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
    ...readsRule('3A-02 I'),
  };
};

const orderOf = (view: View, ref: CardRef): ReturnType<anyEdition.OwnOrders['orderOf']> => {
  const say = view.words.pages.orders;
  const order = orderCard(view.setup, ref);
  if (!order) return null;
  const special = { label: say.type(order.type), tone: 'plain' } as const;
  const psionic = { label: say.psionic, tone: 'plain', ...readsRule('4B-01 II') } as const;
  return {
    title: order.name,
    detail: [...cardLines(view, order), ...requirementLines(view, order)].join(' '),
    badge: order.code,
    chips: [...(order.type === 'Basic' ? [] : [special]), ...(order.psionic ? [psionic] : [])],
  };
};

/** 3A-01 VIII, 9G: orders that the ship may have besides. */
const bonusBlock = (view: View, own: anyEdition.OwnOrders, ship: Ship): Blocks => {
  const { setup, state, rules } = view;
  const say = view.words.pages.orders;
  const piece = view.pieceOf(ship.id);
  const refs = piece ? bonusAtHand(setup, state, piece, rules) : [];
  const items = refs.flatMap((ref): readonly Item[] => {
    const command = { type: 'assign-bonus', ship: ship.id, order: ref } as const;
    const answers = anyEdition.turnsTo(view, own, ship.id);
    const name = nameOf(view, ref);
    const spoken = say.faceUpSpoken(name, view.nameOf(ship.id));
    return anyEdition.orderItem(own, ref, ref, [
      view.tried(command, { label: say.assign(name), spoken, answers }),
      view.anyway(command, { label: say.anyway, spoken: `${say.anyway}: ${spoken}` }),
    ]);
  });
  const label = say.bonus(view.nameOf(ship.id));
  return refs.length > 0 && { block: 'items', label, items };
};

const omegaAct = (view: View, player: PlayerId, card: HeldCard): Some<Act> => {
  const order = orderCard(view.setup, card.ref);
  if (view.setup.escalation !== 'Omega' || order?.type !== 'Basic') return null;
  const { setOmega: label } = view.words.pages.orders;
  const spoken = `${label}: ${order.name}`;
  return view.tried({ type: 'set-omega', player, card: card.id }, { label, spoken });
};

/** 10A-05 I */
const omegaBlock = (view: View, own: anyEdition.OwnOrders, player: PlayerId): Blocks => {
  const { takeBack, omega: label, omegaNote: note, omegaNone: empty } = view.words.pages.orders;
  const omega = omegaOf(view.state, player);
  const itemsFor = ({ id, ref }: HeldCard): readonly Item[] => {
    const back = takeBack(nameOf(view, ref), label);
    const acts = [{ label: back, command: ask({ type: 'unassign-order', card: id }) }];
    return anyEdition.orderItem(own, id, ref, []).map((item) => ({ ...item, isOn: true, acts }));
  };
  const items = omega ? itemsFor(omega) : [];
  return view.setup.escalation === 'Omega' && { block: 'items', label, note, empty, items };
};

/** 4B-01: what one player assigns, face down, not for every eye. */
export const ordersPage = (view: View, about: PlayerId, answers: Answers): Page | null => {
  const player = view.setup.players.find(({ id }) => id === about);
  if (!player) return null;
  const own: anyEdition.OwnOrders = {
    isHidden: view.state.phase === 'command',
    placesOf: (ship) => placesOf(view, ship),
    ships: shipsInPlay(view.state).filter((ship) => ship.player === about),
    shipOf: (ship) => shipOf(view, ship),
    orderOf: (ref) => orderOf(view, ref),
    actsOf: (card) => omegaAct(view, about, card),
    more: (ship) => bonusBlock(view, own, ship),
    reveal: revealAct(view),
  };
  const aside = omegaBlock(view, own, about);
  return anyEdition.ordersPage(view, player, { ...own, aside }, answers);
};

const REVEALED = { type: 'reveal', override: true } as const;

/** 14A: repairs at the reveal that ask something of the table. */
const revealQuestions = (view: View): readonly mending.RepairQuestion[] =>
  repairQuestions(view, fold(view.state, view.eventsOf(REVEALED)), ['reveal']);

/** 4B-01 */
export const revealAct = (view: View): Act => mending.revealAct(view, revealQuestions(view));

const openOrders = (view: View, ship: string): readonly Chip[] =>
  ordersAt(view.state, ship).map(({ ref }) => {
    const label = view.setup.cards[ref]?.name ?? ref;
    const act = { label, opens: { page: 'card', about: ref } };
    return { label, tone: 'order', solid: true, act };
  });

const ordersBlock = (view: View): Block => {
  const { lieOpen, none } = view.words.pages.reveal;
  const ships = shipsInPlay(view.state).filter(({ id }) => ordersAt(view.state, id).length > 0);
  return {
    block: 'items',
    label: lieOpen,
    items: ships.map(({ id }) => shipItem(view, id, { chips: openOrders(view, id) })),
    empty: none,
  };
};

/** 4B-01: every order lies open; what repairs at once asks whom and where. */
export const revealPage = (view: View, answers: Answers): Page =>
  mending.revealPage(view, revealQuestions(view), answers, {
    isNow: view.state.phase === 'command',
    more: [ordersBlock(view)],
  });

const pickedAt = (
  answers: Answers,
  path: string,
  ships: readonly Ship[],
  otherwise: readonly ShipId[],
): readonly ShipId[] => {
  const told = textsAt(answers, path) ?? otherwise;
  return ships.map(({ id }) => id).filter((id) => told.includes(id));
};

const isLastRefresh = ({ setup, state }: View): boolean => state.round >= roundsOf(setup);

const exhaustedShips = ({ state }: View): readonly Ship[] =>
  shipsInPlay(state).filter(({ id }) => (trackOf(state, id, EXHAUSTED)?.now ?? 0) > 0);

/** 14A: in open play what a reveal would repair is repaired now (13A-05). */
const refreshQuestions = (view: View): readonly mending.RepairQuestion[] =>
  repairQuestions(view, view.state, isSimple(view.setup) ? ['reveal', 'refresh'] : ['refresh']);

/** 10E-01: by turns, the team first that has the initiative by then. */
const byTurns = (view: View, command: CommandOf<'refresh'>, coming: readonly ShipId[]) => {
  const passed = view
    .eventsOf({ ...command, override: true })
    .find((event) => event.type === 'initiative-set');
  const initiative = passed?.team ?? view.state.initiative;
  return inTurns({ ships: view.state.ships, initiative }, coming);
};

const commandFrom = (view: View, answers: Answers): CommandOf<'refresh'> => {
  const { strategic, near, reinforcements = [] } = refreshFrom(view);
  const inPlay = shipsInPlay(view.state);
  const kept = pickedAt(answers, 'keepExhausted', exhaustedShips(view), []);
  const coming = pickedAt(answers, 'reinforcements', shipsInReserve(view.state), reinforcements);
  const repairs = mending.repairChoices(refreshQuestions(view), answers);
  const lines = endLines(view, answers);
  const paper = view.setup.untracked?.length ? countAt(answers, 'paper') : null;
  const inSystem = pickedAt(answers, 'strategic', inPlay, strategic);
  const command: CommandOf<'refresh'> = {
    type: 'refresh',
    strategic: inSystem,
    // 10E-03: next to it is not in it.
    near: pickedAt(answers, 'near', inPlay, near).filter((ship) => !inSystem.includes(ship)),
    ...(kept.length > 0 ? { keepExhausted: kept } : {}),
    ...(repairs.length > 0 ? { repairs } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(paper === null ? {} : { paper }),
  };
  return coming.length > 0
    ? { ...command, reinforcements: byTurns(view, command, coming) }
    : command;
};

/** 11A: what a scenario scores as the game ends; nothing before. */
const linesAtEnd = (view: View) => (isLastRefresh(view) ? lastLines(view) : []);

/** 11A: what the scenario scores as the game ends: known of ships that should still stand, else for the table to say. */
const endLines = (view: View, answers: Answers): readonly string[] => {
  const stands = (ship: ShipId): boolean => view.state.ships[ship]?.left === null;
  const told = textsAt(answers, 'lines');
  return linesAtEnd(view)
    .filter(({ id, atEnd = [] }) => told?.includes(id) ?? (atEnd.length > 0 && atEnd.every(stands)))
    .map(({ id }) => id);
};

const endLineBlock = (view: View, values: readonly string[]): Blocks => {
  const lines = linesAtEnd(view);
  const options = lines.map(({ id, text, team }) => ({ value: id, label: text, team }));
  return lines.length > 0 && picks('lines', view.words.pages.refresh.endLines, values, options);
};

const shipPicks = (
  view: View,
  id: string,
  label: string,
  ships: readonly Ship[],
  values: readonly ShipId[],
  whyNot: (ship: ShipId) => { readonly why?: string } = () => ({}),
): Blocks => {
  const options = ships.map(({ id: value, team }) => {
    const role = view.pieceOf(value)?.card.role;
    const drawn = role && { ships: [SHIP_OF_ROLE[role]] };
    return { value, label: view.nameOf(value), team, ...drawn, ...whyNot(value) };
  });
  return ships.length > 0 && picks(id, label, values, options);
};

/** 4B-03 I, 8A-02: what a fleet on paper holds, only its player can say. */
const paperBlock = ({ setup, words }: View, paper: number | undefined): Blocks => {
  const say = words.pages.refresh;
  const [team] = setup.untracked ?? [];
  if (team === undefined || setup.strategicSystems === 0) return [];
  const counts = [null, ...Array.from({ length: setup.strategicSystems + 1 }, (_, held) => held)];
  const label = say.paper(teamName(setup, team));
  const heldAs = (held: number | null): string => (held === null ? say.notKnown : String(held));
  return chipsChoice('paper', label, paper ?? null, counts, heldAs, readsRule('4B-03 I'));
};

type Part = 'points' | 'initiative' | 'follows';

const partOf = (event: GameEvent): Part => {
  if (event.type === 'points-scored') return 'points';
  const isReason = event.type === 'noted' && event.note['id'] === 'initiative';
  return event.type === 'initiative-set' || isReason ? 'initiative' : 'follows';
};

/** What the engine makes of the answers, told before it is done. */
const foretold = (view: View, events: readonly GameEvent[]): Blocks => {
  const words = view.words.pages.refresh;
  const told: Record<Part, Finding[]> = { points: [], initiative: [], follows: [] };
  let before = view.state;
  for (const event of events) {
    const part = told[partOf(event)];
    for (const { text, rule } of view.words.system.events([event], before, view.setup))
      if (!part.some((line) => line.text === text))
        part.push({ text, rule, tone: 'plain', ...(rule === null ? {} : readsRule(rule)) });
    before = reduce(before, event);
  }
  const nobody: Finding = { text: words.noPoints, rule: null, tone: 'plain' };
  return [
    findingsBlock(told.points.length > 0 ? told.points : nobody, words.points),
    findingsBlock(told.initiative, words.initiative),
    { block: 'findings', label: words.follows, findings: told.follows },
  ];
};

/** What each team scores with these answers, in sight while they are given. */
const pointsFigure = (view: View, events: readonly GameEvent[]): NonNullable<Page['figure']> => {
  const scored = events.filter((event) => event.type === 'points-scored');
  const pointsOf = (id: string): number =>
    scored.reduce((sum, { team, points }) => (team === id ? sum + points : sum), 0);
  const { refresh } = view.words.pages;
  return {
    label: refresh.points,
    value: refresh.scored(view.setup.teams.map(({ id }) => pointsOf(id))),
  };
};

/** 4B-03: filled in from the state; the table corrects what it sees otherwise, then one tap does it all. */
export const refreshPage = (view: View, answers: Answers): Page => {
  const { setup, state } = view;
  const { acts, refresh: words } = view.words.pages;
  if (state.phase !== 'refresh' || state.outcome !== null) return pastPage(view, words.title);
  const command = commandFrom(view, answers);
  const events = view.eventsOf({ ...command, override: true });
  const inPlay = shipsInPlay(state);
  const { strategic, near, keepExhausted = [], reinforcements = [] } = command;
  const isIn = (ship: ShipId) => (strategic.includes(ship) ? { why: words.inSystem } : {});
  return laidOut({
    title: words.title,
    figure: pointsFigure(view, events),
    kicker: view.words.pages.kicker(state.round, roundsOf(setup), 'refresh'),
    blocks: [
      endLineBlock(view, command.lines ?? []),
      setup.strategicSystems > 0 &&
        shipPicks(view, 'strategic', words.strategic, inPlay, strategic),
      paperBlock(view, command.paper),
      waysOf(setup).includes('holdTerritory') &&
        shipPicks(view, 'near', words.near, inPlay, near, isIn),
      shipPicks(view, 'keepExhausted', words.keep, exhaustedShips(view), keepExhausted),
      shipPicks(view, 'reinforcements', words.reserve, shipsInReserve(state), reinforcements),
      mending.repairBlocks(view, refreshQuestions(view), answers),
    ],
    aside: foretold(view, events),
    primary: view.tried(command, {
      label: isLastRefresh(view) ? acts.lastRefresh : acts.refresh,
      opens: 'bridge',
    }),
    secondary: view.anyway(command, { label: view.words.pages.anyway, opens: 'bridge' }),
  });
};
