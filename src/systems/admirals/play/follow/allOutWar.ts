import { scoreOpenPlay } from '../../scoring/score';
import { isSimple } from '../setup';
import { powerOf, standingOf } from '../standing';
import { record } from '../../../../core/game/game';
import { type Game } from '../game';

/** 13A-04: the power of what was not defeated, scored for its player when the game ends. */
export const scoreAllOutWar = (game: Game): Game => {
  const { setup, state, rules } = game;
  if (!isSimple(setup) || setup.scenario?.scoring.length) return game;
  const ships = Object.values(state.ships).map((ship) => ({
    ship: ship.id,
    player: ship.player,
    team: ship.team,
    power: powerOf(setup, ship.id),
    standing: standingOf(ship),
  }));
  const { lines, resilient } = scoreOpenPlay(ships, rules.rulings);
  const scored = lines
    .filter(({ points }) => points > 0)
    .map(({ player, team, points, way, rule }) => {
      return { type: 'points-scored', team, player, points, why: way, rule } as const;
    });
  const awards = resilient.map((player) => {
    return { type: 'noted', about: player, note: { id: 'resilient' }, rule: '13A-04' } as const;
  });
  return record(game, ...scored, ...awards);
};
