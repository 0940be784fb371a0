import { type Phase, LAST_PLAYER } from '../../admirals-shared/play/names';
import { makeChecks } from '../../admirals-shared/play/checks';
import type { ShipId } from '../../../core/game/events';
import { check, type Check, type Game } from './game';
import { placedFirst, teamMates } from './turn';
import { playerName, shipName } from '../../kit/play/ships';
import { matesFirst } from '../rounds/turns';
import { wordOf } from '../../kit/play/marks';

export const checks = makeChecks<Phase>({
  ship: '3',
  left: '3A-01 X',
  place: '10D-01',
  player: '4A-01',
  order: '4B-01',
  activation: '4B-02',
  end: '4C',
  phases: { 'set-up': '4A', command: '4B-01', action: '4B-02', refresh: '4B-03' },
});

const TURN_RULES = { place: '4A-04', activate: '4B-02' } as const;
export type TurnFor = keyof typeof TURN_RULES;

/** 11A: some ships are placed before all others. */
export const firstInScenario = ({ setup, state }: Game, ship: ShipId): Check => {
  const first = placedFirst(setup, state).map(({ id }) => id);
  const ships = first.map((id) => shipName(state, id));
  return check(first.length === 0 || first.includes(ship), { id: 'placed-first', ships }, '11A');
};

/** 4A-04 I, 4B-02 I: from three players a team on, nobody twice in a row. */
export const playerInTurn = (game: Game, ship: ShipId, turn: TurnFor): Check => {
  const { setup, state, rules } = game;
  const known = state.ships[ship];
  if (!known) return null;
  const last = wordOf(state, known.team, LAST_PLAYER);
  const mates = teamMates(setup, state, known.team);
  const first = matesFirst(known.player, mates, last, rules.rulings);
  const waiting = first.map((player) => playerName(setup, player));
  const why = {
    id: 'same-player-twice',
    player: playerName(setup, known.player),
    waiting,
  } as const;
  return check(waiting.length === 0, why, `${TURN_RULES[turn]} I`);
};
