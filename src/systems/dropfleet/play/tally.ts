import { hasMark, type Ship } from '../../../core/game/state';
import { pointsNow, wordOf } from '../../kit/play/marks';
import { otherTeam } from '../../kit/play/ships';
import { DROPSITE_PROFILES } from '../rules/dropsites';
import { sum } from '../rules/numbers';
import { killPoints, type ScoredSite, type Tally } from '../rules/scoring';
import { bestSecondary, secondaryPoints, type Objective } from '../rules/secondary';
import type { Rulings } from '../rulings';
import type { Secondary } from '../terms';
import { CRIPPLED, HULL, NOMINATED, nominatedFor, OPERATIVES, surveyedBy } from './names';
import { sideOf } from './setup';
import { admiralsOf, cardOf, controllerOf, isSingleShip, type At } from './view';

/** §12.1.5: the dropsites as a team scores them. */
export const sitesFor = (at: At, team: string): readonly ScoredSite[] =>
  at.setup.dropsites.map(({ id, site, fromRed, fromBlue }) => ({
    id,
    size: DROPSITE_PROFILES[site].size,
    hull: at.state.ships[id]?.left ? 0 : pointsNow(at.state, id, HULL),
    heldBy: controllerOf(at, id),
    distanceFromZone: sideOf(at.setup, team) === 'red' ? fromRed : fromBlue,
  }));

const shipsOf = ({ state }: At, team: string): readonly Ship[] =>
  Object.values(state.ships).filter((ship) => isSingleShip(ship) && ship.team === team);

const lostTo = (at: At, team: string, ways = ['destroyed', 'captured']): readonly Ship[] =>
  shipsOf(at, otherTeam(at.setup, team)).filter(({ left }) => ways.includes(left?.how ?? ''));

const pointsIn = (at: At, ships: readonly Ship[]): number =>
  sum(ships.map((ship) => cardOf(at, ship)?.points ?? 0));

/** Whether a survey counts was settled when it was made. */
const surveyedIn = (at: At, team: string): Readonly<Record<string, ScoredSite>> => {
  const sites = sitesFor(at, team).filter(({ id }) => hasMark(at.state, id, surveyedBy(team)));
  return Object.fromEntries(sites.map((site) => [site.id, site]));
};

const hasFlown = ({ left }: Ship): boolean => left?.how === 'off-table';

/** §12.1: what a team has done, as the log tells it. */
export const tallyOf = (at: At, team: string): Tally => {
  const { state } = at;
  const [own, lost] = [shipsOf(at, team), lostTo(at, team)];
  const operatives = ({ id }: Ship): number => pointsNow(state, id, OPERATIVES);
  const nominated = wordOf(state, team, NOMINATED);
  return {
    pointsDestroyed: pointsIn(at, lost),
    pointsFlownOff: pointsIn(at, own.filter(hasFlown)),
    operatives: sum(own.filter(({ left }) => left === null).map(operatives)),
    operativeShipsDestroyed: lost.filter((ship) => operatives(ship) > 0).length,
    surveyed: Object.keys(surveyedIn(at, team)),
    nominated: sitesFor(at, team).find(({ id }) => id === nominated) ?? null,
  };
};

/** §12.1.5, §8.2: Kill Points for what was destroyed, double for what was captured. */
export const killsOf = (at: At, team: string): number =>
  killPoints(
    lostTo(at, team).map((ship) => ({
      killPoints: cardOf(at, ship)?.killPoints ?? 0,
      captured: ship.left?.how === 'captured',
    })),
  );

/** §12.3: what the fleet of a team is after. */
export const secondariesOf = ({ setup }: At, team: string): readonly Secondary[] =>
  setup.players
    .filter((player) => player.team === team)
    .flatMap(({ objectives }) => objectives.map((key) => setup.cards[key]))
    .flatMap((card) => (card?.kind === 'objective' ? [card.objective] : []));

/** §12.3: how far an objective has come with what was named for it; null where that is still to be done. */
export const objectiveWith = (
  at: At,
  team: string,
  name: Secondary,
  nominee: string | null,
): Objective | null => {
  const enemy = otherTeam(at.setup, team);
  const named = at.state.ships[nominee ?? ''];
  const isThere = ({ id }: ScoredSite) => id === (named?.partOf ?? named?.id);
  const site = sitesFor(at, team).find(isThere);
  const distanceFromOpponentZone = sitesFor(at, enemy).find(isThere)?.distanceFromZone ?? 0;
  const admirals = admiralsOf(at, enemy);
  switch (name) {
    case 'key-site':
    case 'priority-target': {
      if (!site) return null;
      const isHeld = site.hull > 0 && site.heldBy === team;
      const achieved = name === 'key-site' ? isHeld : site.hull === 0;
      return { ...site, name, distanceFromOpponentZone, achieved };
    }
    case 'long-shot': {
      const achieved = named?.left?.how === 'destroyed';
      return site && named ? { name, distanceFromOpponentZone, achieved } : null;
    }
    case 'annihilate': {
      const admiralsKilled = admirals.flatMap(({ killed, level }) => (killed ? [level] : []));
      return { name, shipPoints: pointsIn(at, lostTo(at, team)), admiralsKilled };
    }
    case 'take-prizes':
      return { name, pointsCaptured: pointsIn(at, lostTo(at, team, ['captured'])) };
    case 'gather-intel':
      return { name, surveyed: surveyedIn(at, team) };
    case 'decapitate':
      return { name, opponentAdmirals: admirals };
    case 'objectives-beyond': {
      const tonnage = cardOf(at, named)?.tonnage;
      const crippled = hasMark(at.state, named?.id ?? '', CRIPPLED);
      return named && tonnage ? { name, tonnage, flownOff: hasFlown(named), crippled } : null;
    }
  }
};

export const objectiveNow = (at: At, team: string, name: Secondary): Objective | null =>
  objectiveWith(at, team, name, wordOf(at.state, team, nominatedFor(name)));

/** §12.3: the better one; null where neither is worth anything. */
export const bestObjective = (
  at: At,
  team: string,
  unallowed: Rulings['unallowed-scores-none'],
) => {
  const all = secondariesOf(at, team).flatMap((name) => objectiveNow(at, team, name) ?? []);
  const points = bestSecondary(all, unallowed);
  const best = all.find((one) => secondaryPoints(one, unallowed) === points);
  return best && points > 0 ? { name: best.name, points } : null;
};
