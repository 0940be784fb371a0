import { GAME, type ShipId } from '../../../core/game/events';
import { trackOf } from '../../../core/game/state';
import type { Answers } from '../../../core/pages/answers';
import type { Page, Item, Act } from '../../../core/pages/page';
import { addShipPage as anyAddShipPage } from '../../kit/pages/correct/addShip';
import {
  correctionsPage,
  counterItem,
  markChip,
  markCounter,
  shipCorrections as corrections,
} from '../../kit/pages/correct/game';
import type { Blocks } from '../../kit/pages/laidOut';
import { shipsInPlay } from '../../kit/play/ships';
import { lateOrderBlocks, orderBlocks } from '../../admirals-shared/pages/orderCorrections';
import { shieldZones, terrainBlock } from '../../admirals-shared/pages/view';
import { spentMark } from '../../admirals-shared/play/names';
import { ordersAt } from '../../admirals-shared/play/orders';
import { TERRAINS } from '../cards/terms';
import { isSecret, trackViews, readsRule, type View } from './view';
import type { Piece } from '../piece';
import * as names from '../play/names';
import { mountsOf, type MountView } from '../play/situations';
import { shipCard } from '../play/view';
import { TURNS } from '../winner';

/** A ship that comes to the table later, by a card that is in the game. */
export const addShipPage = (view: View, answers: Answers): Page | null =>
  anyAddShipPage(view, answers, {
    refs: Object.keys(view.setup.cards).filter((ref) => shipCard(view.setup, ref) !== null),
    act: ({ card, ...ship }, text) =>
      view.tried({ type: 'add-ship', ...ship, card: card ?? '' }, text),
  });

/** Historic Play: how often each Star System was used. */
const systemBlocks = (view: View): Blocks => {
  const { setup, state, words } = view;
  const acts = (setup.scenario?.acts ?? []).filter(({ perSystem }) => perSystem !== undefined);
  const items = acts.flatMap(({ id: track, text }) =>
    Array.from({ length: setup.starSystems }, (_, at): Item => {
      const ship = names.placeSubject(at + 1);
      const title = `${text}: ${words.pages.scenario.system(at + 1)}`;
      const counted = {
        id: `${ship}:${track}`,
        title,
        value: trackOf(state, ship, track)?.now ?? 0,
      };
      return counterItem(view, counted, (to) => ({ type: 'set-track', ship, track, to }));
    }),
  );
  return items.length > 0 && { block: 'items', label: words.correct.systems, items };
};

/** Everything of a game that is tracked, set by hand. */
export const gameCorrections = (view: View, answers: Answers): Page =>
  correctionsPage(view, answers, {
    phases: names.PHASES,
    phaseName: view.words.pages.phase,
    rounds: TURNS,
    announced: [markChip(view, GAME, names.LAST_ROUND)],
    more: systemBlocks(view),
    reads: { phase: readsRule('Turn Structure'), end: readsRule('Ending the Game') },
  });

const FLAGS = [
  names.TURN_MARKS.activated,
  names.LASTING_MARKS.crippled,
  names.TURN_MARKS.withFriend,
  names.TURN_MARKS.skirmished,
];

/** What it has done, its keyword box, its Heavy Ready boxes. */
const flagsOf = (view: View, { id, card }: Piece, mounts: readonly MountView[]) => {
  const hasStarcaster = card.keywords.some(({ name }) => name === 'Starcaster');
  const heavies = mounts.filter(
    ({ mount, weapon }) => mount === 0 && weapon?.types.includes('Heavy') === true,
  );
  return [
    ...[...FLAGS, ...(hasStarcaster ? [names.TURN_MARKS.starcaster] : [])].map((mark) =>
      markChip(view, id, mark),
    ),
    ...heavies.map(({ armament, weapon, weaponCode }) => {
      const label = view.words.correct.reloading(weapon?.name ?? weaponCode);
      return markChip(view, id, names.reloadingMark(armament), { label });
    }),
  ];
};

/** Moves that were made, and dice of each armament that were used. */
const countsOf = (view: View, { id }: Piece, mounts: readonly MountView[]): readonly Item[] => {
  const { correct } = view.words;
  const { movesUsed } = names.TURN_MARKS;
  return [
    markCounter(view, id, movesUsed, correct.mark(movesUsed)),
    ...mounts.map(({ armament, mount, weapon, weaponCode, arc }) => {
      const title = correct.used(weapon?.name ?? weaponCode, arc);
      return markCounter(view, id, spentMark(armament, mount), title);
    }),
  ];
};

const giveBack = (view: View, card: string, title: string): Act => {
  const { giveBack: label, ofOrder } = view.words.correct.ship;
  return view.tried({ type: 'return-order', card }, { label, spoken: ofOrder(label, title) });
};

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (view: View, about: ShipId, answers: Answers): Page | null => {
  const { setup, state, words } = view;
  const piece = view.pieceOf(about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const mounts = mountsOf(setup, state, piece);
  return corrections(view, ship, answers, {
    tracks: trackViews(view, piece),
    zones: shieldZones(view, piece),
    flags: flagsOf(view, piece, mounts),
    counts: countsOf(view, piece, mounts),
    more: ship.place === 'play' && terrainBlock(view, piece, TERRAINS, readsRule),
    cards: [
      orderBlocks(
        view,
        ordersAt(state, about).filter((card) => !isSecret(card)),
        shipsInPlay(state, piece.team).filter(({ id }) => id !== about),
        answers,
        ({ id }, title) => [giveBack(view, id, title)],
      ),
      lateOrderBlocks(view, ship, answers),
    ],
    back: [view.tried({ type: 'return-ship', ship: about }, { label: words.correct.back })],
  });
};
