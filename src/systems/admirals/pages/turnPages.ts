import type { ShipId } from '../../../core/game/events';
import type { Act, Block, Page } from '../../../core/pages/page';
import { movesOf, rotationsOf } from '../attributes';
import { ask, goesBeyond, readsRule, type View } from './view';
import type { CommandOf } from '../play/commands';
import { reached, type Piece } from '../piece';
import { activationOf } from '../play/activation';
import { isSimple } from '../play/setup';
import { shipsWithTurn, turnOf, keepsTurns } from '../play/turn';
import * as every from '../../admirals-shared/pages/turnPages';
import { ordersAt } from '../../admirals-shared/play/orders';
import { lastingRefsOf } from '../play/orders';
import type { Answers } from '../../../core/pages/answers';
import { countAt } from '../../kit/pages/answered';
import type { Near } from '../../admirals-shared/play/commands';
import { chipsChoice } from '../../kit/pages/choices';
import { laidOut } from '../../kit/pages/laidOut';

const ALONE = { nearby: [], escapes: 0 };

/** Whether a piece changes what another may do when it is near. */
const reaches = ({ rules }: View, other: Piece, piece: Piece): boolean => {
  const nearby = [{ piece: other, distance: 0 }];
  const there = reached(piece, nearby);
  const moves = movesOf(there, { nearby, escapes: 0 }, rules).lines.length;
  return (
    moves !== movesOf(piece, ALONE, rules).lines.length ||
    rotationsOf(there).lines.length !== rotationsOf(piece).lines.length
  );
};

/** 9R, 4B-01: pieces whose distance at the start of an activation matters. */
const piecesThatReach = (view: View, ship: ShipId): readonly Piece[] => {
  const piece = view.pieceOf(ship);
  const isReached = (other: Piece): boolean =>
    piece !== null && goesBeyond(view, other, ['movesNearby']) && reaches(view, other, piece);
  return view.pieces().filter((other) => other.id !== ship && isReached(other));
};

/** Activates a ship, after a question where other ships hold it back or help it. */
export const activateAct = (view: View, ship: ShipId, label: string): Act => {
  const command: CommandOf<'activate'> = { type: 'activate', ship };
  const act = view.tried(command, { label, opens: { page: 'activation', about: ship } });
  if (act.why !== undefined || piecesThatReach(view, ship).length === 0) return act;
  return { label, opens: { page: 'activate', about: ship } };
};

/** 3A-02 II: one that owes Moves ends on its own page, which asks. */
export const endActivationAct = ({ setup, state, rules, words }: View, ship: ShipId): Act => {
  const label = words.pages.acts.endActivation;
  const owed = activationOf(setup, state, rules, ship)?.moves.must ?? 0;
  return owed > 0
    ? { label, opens: { page: 'activation', about: ship } }
    : { label, command: ask({ type: 'end-activation', ship }), opens: 'bridge' };
};

/** Activates it out of turn, where a table does so. */
export const activateOutOfTurn = (view: View, ship: ShipId): readonly Act[] =>
  view.anyway(
    { type: 'activate', ship },
    {
      label: view.words.pages.acts.activateOutOfTurn,
      opens: { page: 'activation', about: ship },
    },
  );

/** 4A-04, 10D-01: onto the battlefield, or into reserve where no setup hex is left. */
export const placeActs = (view: View, ship: ShipId): readonly Act[] => {
  const words = view.words.pages.placing;
  const name = view.nameOf(ship);
  const to = (place: CommandOf<'place-ship'>['place'], label: string): readonly Act[] => {
    const command = { type: 'place-ship', ship, place } as const;
    const forced = view.anyway(command, { label, spoken: `${words.anyway}: ${name}, ${label}` });
    return forced.length > 0
      ? forced
      : [view.tried(command, { label, spoken: `${name}: ${label}` })];
  };
  return [...to('play', words.play), ...to('reserve', words.reserve)];
};

/** 13A-05, 13A-06: which of its bonus orders a ship has for the whole battle, where it has a choice. */
export const permanentOrderBlock = (view: View, ship: ShipId): readonly Block[] => {
  const { setup, state, rules } = view;
  const piece = view.pieceOf(ship);
  if (!piece || !isSimple(setup) || state.phase !== 'set-up') return [];
  const now = ordersAt(state, ship).map(({ ref }) => ref);
  return lastingRefsOf(setup, piece, rules)
    .filter(({ refs }) => refs.length > 1)
    .map(({ rule, refs }): Block => ({
      block: 'chips',
      label: view.words.pages.placing.permanent,
      chips: refs.map((order) => {
        const label = setup.cards[order]?.name ?? order;
        const isOn = now.includes(order);
        const act: Act = { label, command: ask({ type: 'choose-order', ship, order }) };
        return { label, tone: 'order', isOn, ...(isOn ? {} : { act }), ...readsRule(rule) };
      }),
    }));
};

const turnsOf = ({ setup, state }: View, isNow: boolean) => ({
  ...turnOf(setup, state),
  isNow,
  left: shipsWithTurn(state),
});

/** 4A-04: ships are placed in turns. */
export const placingPage = (view: View): Page => {
  const { setup, state } = view;
  const turns = turnsOf(view, state.phase === 'set-up');
  const ships = setup.players.flatMap((player) => player.ships);
  const startsOf = (ship: ShipId) => ships.find(({ id }) => id === ship)?.starts;
  return every.placingPage(view, turns, (ship) => placeActs(view, ship), setup.scenario, startsOf);
};

/** Beyond any reach, next to it, or so many hexes away. */
const DISTANCES = [null, 0, 1, 2, 3, 4];
const pathOf = (at: number): string => `near.${at}`;

/** 9R: how far those are that change what a ship may do, before it activates. */
export const activatePage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const ship = view.state.ships[about];
  if (!ship) return null;
  const { acts, activate: say } = view.words.pages;
  const pieces = piecesThatReach(view, about);
  const near = pieces.flatMap(({ id }, at): readonly Near[] => {
    const distance = countAt(answers, pathOf(at));
    return distance === null ? [] : [{ ship: id, distance }];
  });
  const farOf = (distance: number | null): string =>
    distance === null ? say.far : distance === 0 ? say.adjacent : say.hexes(distance);
  const command: CommandOf<'activate'> = {
    type: 'activate',
    ship: about,
    ...(near.length > 0 ? { near } : {}),
  };
  const opens = { page: 'activation', about } as const;
  return laidOut({
    title: say.title(view.nameOf(about)),
    team: ship.team,
    blocks: [
      { block: 'text', text: say.why },
      pieces.map(({ id }, at) => {
        const label = say.distance(view.nameOf(id));
        return chipsChoice(pathOf(at), label, countAt(answers, pathOf(at)), DISTANCES, farOf);
      }),
    ],
    primary: view.tried(command, { label: acts.activate, opens }),
    secondary: view.anyway(command, { label: acts.activateOutOfTurn, opens }),
  });
};

/** 4B-02: the ships of the team in turn, and those that a table may activate all the same. */
export const turnPage = (view: View): Page => {
  const { setup, state, words } = view;
  const turns = turnsOf(view, state.phase === 'action' && state.outcome === null);
  const inTurn = keepsTurns(setup) ? turns : { ...turns, team: null };
  return every.turnPage(view, inTurn, {
    activate: (ship) => activateAct(view, ship, words.pages.acts.activate),
    outOfTurn: (ship) => activateOutOfTurn(view, ship),
  });
};
