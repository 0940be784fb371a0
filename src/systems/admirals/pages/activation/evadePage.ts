import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Page } from '../../../../core/pages/page';
import { escapeNeeded } from '../../play/resolve/entering';
import { pieceOf, piecesOf } from '../../play/view';
import { textAt } from '../../../kit/pages/answered';
import { handTo } from '../../../kit/pages/handTo';
import { pastPage } from '../../../kit/pages/past';
import { readsRule } from '../reads';
import { nameOfShip, type View } from '../shipRow';
import { entryBlocks, entryFrom, escapeBlock, escapeFrom, type EnteringAt } from './entering';
import type { CommandOf } from '../../play/commands';
import { activeShip } from '../../../kit/play/turns';
import type { Piece } from '../../piece';

const escorts = ({ setup, state }: View, piece: Piece): readonly Piece[] =>
  piecesOf(setup, state).filter((other) => other.team !== piece.team && other.evadeReady);

const awayOf = ({ rules }: View, escort: Piece): EnteringAt => ({
  piece: escort,
  at: 'enters',
  escaping: escapeNeeded(escort, rules) !== null,
  by: 'evade',
});

const followsOf = (piece: Piece, escort: Piece): EnteringAt => ({
  piece,
  at: 'follows',
  terrain: escort.terrain,
});

const evadeFrom = (
  view: View,
  piece: Piece,
  escort: Piece,
  answers: Answers,
): CommandOf<'evade'> => ({
  type: 'evade',
  ship: escort.id,
  by: piece.id,
  ...escapeFrom(view, escort, answers),
  enters: entryFrom(view, awayOf(view, escort), answers),
  follows: entryFrom(view, followsOf(piece, escort), answers),
});

const escortBlocks = (
  view: View,
  piece: Piece,
  escort: Piece,
  answers: Answers,
): readonly Block[] => {
  const words = view.words.pages.evade;
  return [
    { block: 'heading', text: words.into(nameOfShip(view, escort.id)), team: escort.team },
    ...escapeBlock(view, escort, answers),
    ...entryBlocks(view, awayOf(view, escort), answers),
    { block: 'heading', text: words.follows(nameOfShip(view, piece.id)), team: piece.team },
    ...entryBlocks(view, followsOf(piece, escort), answers),
  ];
};

/** 6C: an Escort slips away from an Assault of the active ship. */
export const evadePage = (view: View, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(view.setup, view.state, about);
  if (!piece) return null;
  const words = view.words.pages.evade;
  const choices = escorts(view, piece);
  const told = textAt(answers, 'escort');
  const escort = choices.find(({ id }) => id === told) ?? choices[0];
  if (!escort || view.state.outcome !== null || activeShip(view.state) !== about)
    return pastPage(view, words.title);
  const command = evadeFrom(view, piece, escort, answers);
  const opens = { page: 'activation', about } as const;
  return {
    title: words.title,
    kicker: nameOfShip(view, about),
    team: piece.team,
    ...handTo(view, escort.id, words.hand(nameOfShip(view, escort.id))),
    blocks: [
      {
        block: 'choice',
        id: 'escort',
        label: words.escort,
        style: 'list',
        value: escort.id,
        options: choices.map(({ id }) => ({ value: id, label: nameOfShip(view, id) })),
        ...readsRule('6C'),
      },
      ...escortBlocks(view, piece, escort, answers),
    ],
    primary: view.tried(command, { label: words.act(nameOfShip(view, escort.id)), opens }),
    secondary: view.anyway(command, { label: view.words.pages.anyway, opens }),
  };
};
