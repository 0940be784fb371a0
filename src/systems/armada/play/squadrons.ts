import { GAME, type ShipId } from '../../../core/game/events';
import { recordEach } from '../../../core/game/game';
import { hasMark } from '../../../core/game/state';
import { setMark } from '../../kit/play/marks';
import { countOf, pointsNow, wordOf } from '../../kit/play/reading';
import { setTrack } from '../../kit/play/tracks';
import { activeShip } from '../../kit/play/turns';
import { endSquadronMove } from '../activation/maneuver';
import { whyNotDone, type Near } from '../activation/squadron';
import { keywordsOf } from '../cards';
import {
  advised,
  andThen,
  refuse,
  type ArmadaGame,
  type Asked,
  type Done,
  type No,
} from './commands';
import { MARK, TRACK } from './names';
import { squadronCard, squadronsOf } from './pieces';
import { apart, checks, close, destroy, phaseOf } from './turn';

/** A unit at distance 1, engaged where the table has said so. */
const nearTo = ({ setup, state }: ArmadaGame, by: ShipId, id: ShipId): Near => {
  const card = squadronCard(setup, state.ships[id]);
  const isFriend = state.ships[by]?.team === state.ships[id]?.team;
  return {
    id,
    unit: card ? 'squadron' : 'ship',
    side: isFriend ? 'friendly' : 'enemy',
    keywords: card ? keywordsOf(card) : [],
    distance: 1,
    obstructed: !hasMark(state, id, MARK.engaged),
  };
};

const ACT_MARKS = { move: MARK.hasMoved, attack: MARK.hasAttacked } as const;

const doneBy = ({ state }: ArmadaGame, ship: ShipId) =>
  (['move', 'attack'] as const).filter((act) => countOf(state, ship, ACT_MARKS[act]) > 0);

/** Squadron Activation; Engagement; Escort; Heavy: what stands against an attack, or against a move. */
export const squadronAdvice = (game: ArmadaGame, ship: ShipId, target: ShipId | null): No => {
  const { setup, state } = game;
  const isOn = activeShip(state) === ship || wordOf(state, GAME, MARK.wing) === ship;
  const near = squadronsOf(setup, state).map(({ id }) => nearTo(game, ship, id));
  const by = phaseOf(state) === 'squadron' ? 'squadron-phase' : 'squadron-command';
  const now = { by, near, done: doneBy(game, ship) } as const;
  const reason = isOn
    ? whyNotDone(now, target === null ? null : nearTo(game, ship, target), game.rules)
    : 'no-action-left';
  return reason === null ? null : refuse({ id: reason }, 'Squadron Activation');
};

/** Swarm, AR-15: engaged with some squadron other than the one that attacks, as far as the table has said. */
export const isEngagedWithAnother = (
  { state, rules }: ArmadaGame,
  target: ShipId,
  attacker: ShipId,
): boolean => {
  const last = wordOf(state, target, MARK.engagedWith) ?? attacker;
  const isOther = last !== attacker && state.ships[last]?.left === null;
  return isOther || (rules['swarm-engaged'] === 'with-any' && hasMark(state, target, MARK.engaged));
};

/** Squadron Movement: whoever was engaged with it is not any more, nor it with anybody. */
const movedAway = (game: ArmadaGame, ship: ShipId): ArmadaGame =>
  recordEach(apart(game), squadronsOf(game.setup, game.state), (now, { id }) => {
    const last = wordOf(now.state, id, MARK.engagedWith);
    const isOver = last !== null && (id === ship || last === ship);
    return isOver ? setMark(now, id, MARK.engagedWith, 0, 'Engagement') : now;
  });

/** A squadron is through: with one act in its own phase, with both by a command. */
export const closeIfThrough = (game: ArmadaGame, ship: ShipId): ArmadaGame => {
  const { setup, state } = game;
  if (!squadronCard(setup, state.ships[ship]) || state.ships[ship]?.left) return game;
  const most = phaseOf(state) === 'squadron' ? 1 : 2;
  return doneBy(game, ship).length >= most ? close(game, ship) : game;
};

/** Squadron Movement: it has moved; a station gives it a hull point, the edge takes it. */
export const moveSquadron = (
  game: ArmadaGame,
  { ship, station, off, override }: Asked<'move-squadron'>,
): Done => {
  const { setup, state } = game;
  const wrong = checks.inPlay(game, ship);
  if (wrong) return wrong;
  const card = squadronCard(setup, state.ships[ship]);
  if (!card) return refuse({ id: 'not-a-squadron' }, 'Squadron');
  const end = endSquadronMove({
    how: 'moved',
    hull: pointsNow(state, ship, TRACK.hull),
    maxHull: card.hull,
    obstacles: station ? ['station'] : [],
    outside: off ? 'base' : 'none',
  });
  return andThen(advised(game, override, squadronAdvice(game, ship, null)), (after) => {
    if (end.destroyed) return destroy(after, ship, 'off-table');
    const there = setMark(movedAway(after, ship), ship, MARK.hasMoved, 1, 'Squadron Movement');
    return closeIfThrough(setTrack(there, ship, TRACK.hull, end.hull, { rule: 'Obstacles' }), ship);
  });
};
