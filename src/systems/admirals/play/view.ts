import { GAME, type TeamId } from '../../../core/game/events';
import { hasMark, markOf, type GameState, type Ship } from '../../../core/game/state';
import type { ShipCard } from '../../admirals-shared/cards/types';
import { makePieces, shipStanding } from '../../admirals-shared/play/pieces';
import { gainedKeywords, printedKeywords, type KeywordInPlay } from '../../admirals-shared/piece';
import { CRITICALS, EXHAUSTED, GAME_MARKS, ROUND_MARKS } from '../../admirals-shared/play/names';
import { quickCardAt } from './quickShip';
import type { AdmiralsSetup } from './setup';
import { terrainOf } from '../../admirals-shared/play/reading';
import { orderCodesAt, shipCard, workingAt, type WorkingCard } from './cardsInPlay';
import { countOf, pointsNow } from '../../kit/play/reading';
import type { EffectInPlay, Piece } from '../piece';

/** Typed views over the neutral state: what the game knows of each piece now. */

/** The card of a ship in play, or one made from what a player said of it. */
export const cardOf = (setup: AdmiralsSetup, state: GameState, ship: Ship): ShipCard | null =>
  shipCard(setup, ship.card) ?? quickCardAt(state, ship);

const OVERRUNS = 'Overrun';

/** 4B-02 III: what an overrun gives to the team that does not have the initiative. */
const OVERRUN: readonly KeywordInPlay[] = [
  { name: 'Deadly', value: 2, source: OVERRUNS },
  { name: 'Skilled', source: OVERRUNS },
];

const effectsBorne = (working: readonly WorkingCard[]): readonly EffectInPlay[] =>
  working.flatMap(({ name, effects }) => effects.map((effect) => ({ source: name, effect })));

const makePiece = (setup: AdmiralsSetup, state: GameState, ship: Ship): Piece | null => {
  const card = cardOf(setup, state, ship);
  if (card === null) return null;
  const working = workingAt(setup, state, ship.id, card);
  const effects = effectsBorne(working);
  const overruns = markOf(state, GAME, GAME_MARKS.overrun) === ship.team;
  return {
    ...shipStanding(state, ship, card),
    keywords: [...printedKeywords(card), ...gainedKeywords(effects), ...(overruns ? OVERRUN : [])],
    effects,
    criticals: pointsNow(state, ship.id, CRITICALS),
    exhausted: pointsNow(state, ship.id, EXHAUSTED),
    skirmishDicePenalty: countOf(state, ship.id, ROUND_MARKS.skirmishDicePenalty),
    terrain: terrainOf(state, ship.id),
    evadeReady: card.role === 'Escort' && !hasMark(state, ship.id, ROUND_MARKS.evadeUsed),
    orders: orderCodesAt(setup, state, ship.id),
  };
};

export const { nearbyOf, pieceOf, piecesOf, skirmishFrom } = makePieces(makePiece);

export const shipsInReserve = (state: GameState, team?: TeamId): readonly Ship[] =>
  Object.values(state.ships).filter(
    (ship) =>
      ship.left === null && ship.place === 'reserve' && (team === undefined || ship.team === team),
  );
