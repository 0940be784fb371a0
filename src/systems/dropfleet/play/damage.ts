import { GAME, type ShipId } from '../../../core/game/events';
import { isGone, record, recordEach } from '../../../core/game/game';
import type { Ship } from '../../../core/game/state';
import { setMark, pointsNow, changeTrack, setTrack } from '../../kit/play/marks';
import { shipLeft } from '../../kit/play/ships';
import { closeIfGone, LAST_TEAM, setIdle } from '../../kit/play/turns';
import { allocate, mustRollForCrippling, takenFrom } from '../rules/damage';
import { featuresForDamage, hullLostTo } from '../rules/dropsites';
import { blastRange } from '../rules/explosion';
import type { Game } from './commands';
import { battalionsOf, EXPLODES, HULL, MUST_ROLL, SPIKES } from './names';
import { cardOf, hurtShips, partsOf } from './view';

/** Somewhere else from now on. */
export const place = (game: Game, ship: ShipId, to: string, rule: string) =>
  record(game, { type: 'ship-placed', ship, place: to, rule });

/** A Group without Ships is gone with the last of them. */
const closeGroup = (game: Game, group: ShipId | null): Game => {
  if (group === null || isGone(game, group) || partsOf(game.state, group).length > 0) return game;
  const team = game.state.ships[group]?.team ?? '';
  const left = record(game, shipLeft(group, 'destroyed', '§7.3.5'));
  return closeIfGone(left, (now) => setMark(setIdle(now, 'Activation'), GAME, LAST_TEAM, team));
};

type WayOut = 'destroyed' | 'captured' | 'off-table' | 'removed';

/** §7.3.5, §7.3.7: a Ship leaves; a Capital Ship that was not captured has its explosion to come. */
export const leave = (game: Game, ship: ShipId, how: WayOut, by?: string): Game => {
  const known = game.state.ships[ship];
  if (!known || isGone(game, ship)) return game;
  const card = cardOf(game, known);
  const explodes = how === 'destroyed' && card && blastRange(card.tonnage) !== null;
  const unmarked = setMark(game, ship, MUST_ROLL, 0);
  const left = record(unmarked, shipLeft(ship, how, '§7.3.5', by));
  return closeGroup(explodes ? setMark(left, ship, EXPLODES, 1, '§7.3.7') : left, known.partOf);
};

/** §7.3.5-6: the hull that a Ship has left, and what follows from it. */
export const setHull = (game: Game, ship: Ship, to: number, rule: string, by?: string): Game => {
  const [hurt] = hurtShips(game, [ship]);
  const set = setTrack(game, ship.id, HULL, to, { rule });
  if (to <= 0) return leave(set, ship.id, 'destroyed', by);
  return hurt && mustRollForCrippling(hurt, to)
    ? setMark(set, ship.id, MUST_ROLL, 1, '§7.3.6')
    : set;
};

/** §7.3.5: damage to Ships of a Group, the weakest first. */
export const hurt = (
  game: Game,
  ships: readonly Ship[],
  damage: number,
  by: string,
  nearest: readonly string[] = [],
): Game => {
  const left = allocate(hurtShips(game, ships, nearest), damage);
  return recordEach(game, ships, (now, ship) => {
    const to = left[ships.indexOf(ship)] ?? 0;
    return pointsNow(now.state, ship.id, HULL) === to ? now : setHull(now, ship, to, '§7.3.5', by);
  });
};

/** §3.3 */
export const addSpikes = (game: Game, group: ShipId, by: number, rule: string) =>
  changeTrack(game, group, SPIKES, by, { rule });

/** §11: a Feature goes with its battalions; a Power Plant is Volatile, which is still to be rolled for. */
export const removeFeature = (game: Game, feature: ShipId): Game => {
  const left = record(game, shipLeft(feature, 'destroyed', '§11'));
  return game.state.ships[feature]?.card === 'power-plant'
    ? setMark(left, feature, EXPLODES, 1, '§11')
    : left;
};

/** §11: a battalion of each team for every hull point, those on Features first. */
const loseBattalions = (game: Game, site: ShipId, team: string, hullLost: number) => {
  const track = battalionsOf(team);
  const places = [...partsOf(game.state, site).map(({ id }) => id), site];
  const there = places.map((id) => pointsNow(game.state, id, track));
  const left = takenFrom(there, hullLost);
  return recordEach(game, places, (now, id) =>
    setTrack(now, id, track, left[places.indexOf(id)] ?? 0, { rule: '§11' }),
  );
};

/** §11: damage to a dropsite: Features that are given up, hull, then battalions for each hull point. */
export const hurtSite = (
  game: Game,
  site: ShipId,
  damage: number,
  removed: readonly ShipId[] = [],
): Game => {
  const features = partsOf(game.state, site);
  const may = featuresForDamage(damage, features.length);
  const given = removed.filter((id) => features.some((one) => one.id === id)).slice(0, may);
  const isFirst = game.rules['removed-feature-first'] === 'feature-first';
  const without = isFirst ? recordEach(game, given, removeFeature) : game;
  const hull = pointsNow(game.state, site, HULL);
  const lost = hullLostTo(damage, given.length, hull);
  const set = setTrack(without, site, HULL, hull - lost, { rule: '§11' });
  if (hull - lost > 0) {
    const { teams } = game.setup;
    const fewer = recordEach(set, teams, (now, { id }) => loseBattalions(now, site, id, lost));
    return isFirst ? fewer : recordEach(fewer, given, removeFeature);
  }
  const empty = recordEach(set, partsOf(set.state, site), (now, { id }) => removeFeature(now, id));
  return record(empty, shipLeft(site, 'levelled', '§11'));
};
