import type { ShipId } from '../../../core/game/events';
import type { Act } from '../../../core/pages/page';
import { movesOf, rotationsOf } from '../attributes';
import { pieceOf, piecesOf } from '../play/view';
import type { View } from './shipRow';
import type { CommandOf } from '../play/commands';
import { reached, type Piece } from '../piece';

const ALONE = { nearby: [], escaped: false };

/** Whether a piece changes what another may do when it is near. */
const reaches = ({ rules }: View, other: Piece, piece: Piece): boolean => {
  const nearby = [{ piece: other, distance: 0 }];
  const there = reached(piece, nearby);
  const moves = movesOf(there, { nearby, escaped: false }, rules).lines.length;
  return (
    moves !== movesOf(piece, ALONE, rules).lines.length ||
    rotationsOf(there).lines.length !== rotationsOf(piece).lines.length
  );
};

/** Most pieces have nothing that goes beyond their own hex. */
const goesBeyond = ({ rules }: View, { keywords, effects }: Piece): boolean =>
  effects.some(({ effect }) => effect.does !== 'text' && effect.reach.whom === 'friends') ||
  rules.keywords.some(
    ({ name, movesNearby }) => movesNearby && keywords.some((keyword) => keyword.name === name),
  );

/** 9R, 4B-01: pieces whose distance at the start of an activation matters. */
export const piecesThatReach = (view: View, ship: ShipId): readonly Piece[] => {
  const piece = pieceOf(view.setup, view.state, ship);
  if (!piece) return [];
  return piecesOf(view.setup, view.state).filter(
    (other) => other.id !== ship && goesBeyond(view, other) && reaches(view, other, piece),
  );
};

/** Activates a ship, after a question where other ships hold it back or help it. */
export const activateAct = (view: View, ship: ShipId, label: string): Act => {
  const command: CommandOf<'activate'> = { type: 'activate', ship };
  const act = view.tried(command, { label, opens: { page: 'activation', about: ship } });
  if (act.why !== undefined || piecesThatReach(view, ship).length === 0) return act;
  return { label, opens: { page: 'activate', about: ship } };
};

/** The same out of turn, where a table does so. */
export const activateOutOfTurn = (view: View, ship: ShipId): readonly Act[] =>
  view.anyway(
    { type: 'activate', ship },
    {
      label: view.words.pages.acts.activateOutOfTurn,
      opens: { page: 'activation', about: ship },
    },
  );
