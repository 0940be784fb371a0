import type { Answers } from '../../../core/pages/answers';
import type { Page, Chip, Act } from '../../../core/pages/page';
import { addShipPage as anyAddShipPage } from '../../kit/pages/correct/addShip';
import { countAt } from '../../kit/pages/answered';
import { stepperAt } from '../../kit/pages/steppers';
import { shipCard } from '../play/view';
import { isTracked } from '../play/setup';
import { powerOfCard } from '../play/standing';
import { quickFrom, quickShipBlocks } from './quickShipBlocks';
import { MARK_RULES, trackViews, readsMark, readsRule, readsTerrain, type View } from './view';
import { GAME, type ShipId } from '../../../core/game/events';
import * as names from '../../admirals-shared/play/names';
import * as correcting from '../../kit/pages/correct/game';
import { wordOf } from '../../kit/play/marks';
import { roundsOf } from '../play/turn';
import { lateOrderBlocks, orderBlocks } from '../../admirals-shared/pages/orderCorrections';
import { shieldZones, terrainBlock } from '../../admirals-shared/pages/view';
import { TERRAINS } from '../../admirals-shared/cards/terms';
import { ordersAt } from '../../admirals-shared/play/orders';
import { chipsBlock, type Blocks } from '../../kit/pages/laidOut';
import { shipsInPlay } from '../../kit/play/ships';
import { mountsOf } from '../play/activation';
import type { CommandOf } from '../play/commands';
import { isSecret, orderActs } from './shipPage';
import type { Piece } from '../piece';

const MOST_POWER = 99;

/** A ship that comes to the table later, or an enemy that is only a target. */
export const addShipPage = (view: View, answers: Answers): Page | null => {
  const { setup, words } = view;
  const powerFor = (card: string | null): number =>
    countAt(answers, 'power') ?? (card === null ? 0 : powerOfCard(setup, card));
  return anyAddShipPage(view, answers, {
    refs: Object.keys(setup.cards).filter((ref) => shipCard(setup, ref) !== null),
    first: setup.players.find(({ team }) => !isTracked(setup, team))?.id,
    quick: { label: words.correct.add.quick, blocks: quickShipBlocks(words, answers) },
    more: (card) =>
      stepperAt('power', words.correct.add.power, powerFor(card), {
        max: MOST_POWER,
        entry: 'power-points',
      }),
    act: ({ card, ...ship }, text) =>
      view.tried(
        {
          type: 'add-ship',
          ...ship,
          as: card === null ? { quick: quickFrom(answers) } : { card },
          power: powerFor(card),
        },
        text,
      ),
  });
};

/** 4B-02 II, III: announced by mistake, or not announced. */
const announcedChips = (view: View): readonly Chip[] => {
  const { strategic, overrun } = names.GAME_MARKS;
  const overruns = wordOf(view.state, GAME, overrun);
  return [
    correcting.markChip(view, GAME, strategic, readsRule('4B-02 II')),
    ...view.setup.teams.map(({ id, name }) =>
      correcting.wordChip(`${view.words.correct.mark(overrun)}: ${name}`, overrun, id, {
        isOn: overruns === id,
        ...readsRule('4B-02 III'),
      }),
    ),
  ];
};

/** Everything of a game that is tracked, set by hand. */
export const gameCorrections = (view: View, answers: Answers): Page =>
  correcting.correctionsPage(view, answers, {
    phases: names.PHASES,
    phaseName: view.words.pages.phase,
    rounds: roundsOf(view.setup),
    announced: announcedChips(view),
  });

const COUNTS: readonly string[] = [
  names.ROUND_MARKS.strikesMade,
  names.ROUND_MARKS.movesUsed,
  names.ROUND_MARKS.skilledUsed,
  names.ROUND_MARKS.skirmishDicePenalty,
  names.ROUND_MARKS.grudge,
];

const FLAGS = Object.keys(MARK_RULES).filter((mark) => !COUNTS.includes(mark));

const spentBlock = (view: View, piece: Piece): Blocks =>
  chipsBlock(
    view.words.correct.spent,
    mountsOf(view.setup, view.state, piece).map(({ armament, mount, weapon, arc }) => {
      const label = `${weapon?.name ?? ''} ${view.words.pages.term(arc)}`.trim();
      return correcting.markChip(view, piece.id, names.spentMark(armament, mount), { label });
    }),
  );

/** Everything of a ship that is tracked, set by hand; the log says so. */
export const shipCorrections = (view: View, about: ShipId, answers: Answers): Page | null => {
  const { state, words } = view;
  const piece = view.pieceOf(about);
  const ship = state.ships[about];
  if (!piece || !ship) return null;
  const marks = FLAGS.filter(
    (mark) => mark !== names.ROUND_MARKS.evadeUsed || piece.card.role === 'Escort',
  );
  const back = (place: CommandOf<'return-ship'>['place'], label: string): Act =>
    view.tried({ type: 'return-ship', ship: about, place }, { label });
  return correcting.shipCorrections(view, ship, answers, {
    tracks: trackViews(view, piece),
    zones: shieldZones(view, piece),
    flags: marks.map((mark) => correcting.markChip(view, about, mark, readsMark(mark))),
    counts: COUNTS.map((mark) =>
      correcting.markCounter(view, about, mark, words.correct.mark(mark)),
    ),
    more: [
      spentBlock(view, piece),
      ship.place === 'play' && terrainBlock(view, piece, TERRAINS, readsTerrain),
    ],
    // 4B-01 I: an order may go to another ship after the reveal.
    cards: [
      orderBlocks(
        view,
        ordersAt(state, about).filter((card) => !isSecret(view, card)),
        shipsInPlay(state).filter(({ id }) => id !== about),
        answers,
        (card, title) => orderActs(view, card, title),
      ),
      lateOrderBlocks(view, ship, answers),
    ],
    back: [back('play', words.correct.back), back('reserve', words.correct.toReserve)],
  });
};
