import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Block, Page } from '../../../../core/pages/page';
import type { Piece } from '../../../admirals-shared/piece';
import { escapeNeeded } from '../../play/resolve/entering';
import { pieceOf, piecesOf } from '../../play/view';
import { textAt } from '../../../kit/pages/answered';
import { handTo } from '../handTo';
import { pastPage } from '../past';
import { readsRule } from '../reads';
import { nameOfShip, type Seen } from '../shipRow';
import { anyway, tried } from '../tried';
import { entryBlocks, entryFrom, escapeBlock, escapeFrom, type EnteringAt } from './entering';
import type { CommandOf } from '../../play/commands';
import { activeShip } from '../../../kit/play/turns';

const escorts = ({ setup, state }: Seen, piece: Piece): readonly Piece[] =>
  piecesOf(setup, state).filter((other) => other.team !== piece.team && other.evadeReady);

const awayOf = ({ rules }: Seen, escort: Piece): EnteringAt => ({
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
  seen: Seen,
  piece: Piece,
  escort: Piece,
  answers: Answers,
): CommandOf<'evade'> => ({
  type: 'evade',
  ship: escort.id,
  by: piece.id,
  ...escapeFrom(seen, escort, answers),
  enters: entryFrom(seen, awayOf(seen, escort), answers),
  follows: entryFrom(seen, followsOf(piece, escort), answers),
});

const escortBlocks = (
  seen: Seen,
  piece: Piece,
  escort: Piece,
  answers: Answers,
): readonly Block[] => {
  const words = seen.words.playPages.evade;
  return [
    { block: 'heading', text: words.into(nameOfShip(seen, escort.id)), team: escort.team },
    ...escapeBlock(seen, escort, answers),
    ...entryBlocks(seen, awayOf(seen, escort), answers),
    { block: 'heading', text: words.follows(nameOfShip(seen, piece.id)), team: piece.team },
    ...entryBlocks(seen, followsOf(piece, escort), answers),
  ];
};

/** 6C: an Escort slips away from an Assault of the active ship. */
export const evadePage = (seen: Seen, about: ShipId, answers: Answers): Page | null => {
  const piece = pieceOf(seen.setup, seen.state, about);
  if (!piece) return null;
  const words = seen.words.playPages.evade;
  const choices = escorts(seen, piece);
  const told = textAt(answers, 'escort');
  const escort = choices.find(({ id }) => id === told) ?? choices[0];
  if (!escort || seen.state.outcome !== null || activeShip(seen.state) !== about)
    return pastPage(seen, words.title);
  const command = evadeFrom(seen, piece, escort, answers);
  const opens = { page: 'activation', about } as const;
  return {
    title: words.title,
    kicker: nameOfShip(seen, about),
    team: piece.team,
    ...handTo(seen, escort.id, words.hand(nameOfShip(seen, escort.id))),
    blocks: [
      {
        block: 'choice',
        id: 'escort',
        label: words.escort,
        style: 'list',
        value: escort.id,
        options: choices.map(({ id }) => ({ value: id, label: nameOfShip(seen, id) })),
        ...readsRule('6C'),
      },
      ...escortBlocks(seen, piece, escort, answers),
    ],
    primary: tried(seen, command, { label: words.act(nameOfShip(seen, escort.id)), opens }),
    secondary: anyway(seen, command, { label: seen.words.playPages.anyway, opens }),
  };
};
