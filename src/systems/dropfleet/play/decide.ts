import { GAME, type ShipId } from '../../../core/game/events';
import { record } from '../../../core/game/game';
import { hasMark, trackOf, type Ship } from '../../../core/game/state';
import { shipBy } from '../../kit/play/checks';
import { makeByHand } from '../../kit/play/byHand';
import { makeDecide } from '../../kit/play/commands';
import {
  FLAG,
  oneOfThese,
  setMark,
  upTo,
  type MarkKind,
  pointsNow,
  setTrack,
} from '../../kit/play/marks';
import { shipLeft } from '../../kit/play/ships';
import { ACTIVATED, gameMarkKind } from '../../kit/play/turns';
import { mustRollForCrippling } from '../rules/damage';
import { LAST_ROUND } from '../rules/scoring';
import { isNominationAllowed } from '../rules/secondary';
import type { Rulings } from '../rulings';
import { EFFECTS, ORDERS } from '../terms';
import { ACTIVATION, turnTaken } from './activation';
import { ASSETS_ACT } from './assets';
import { attack } from './attack';
import { aboutShip, andThen, check, checks, refuse, unless } from './commands';
import type { Asked, Done, DropfleetCommand, Game, DropfleetWhy } from './commands';
import { hurtSite, leave, setHull } from './damage';
import { FALLOUT } from './fallout';
import * as names from './names';
import { endGame, nextPhase, SECONDARY, settle } from './rounds';
import type { DropfleetSetup } from './setup';
import { objectiveWith } from './tally';
import { hurtShips, isDropsite, isGroup, isSingleShip, isWing, partsOf } from './view';
import { STRIKES } from './strikes';

/** §12.3: the better of the two objectives, as the table found it at the end. */
const secondary = (game: Game, { team, points, text }: Asked<'secondary'>): Done => {
  const why = text === undefined ? SECONDARY : `${SECONDARY}:${text}`;
  const wrong = checks.knownTeam(game, team);
  if (wrong) return wrong;
  return points === 0
    ? refuse({ id: 'nothing-to-change' }, '§12.3')
    : record(game, { type: 'points-scored', team, points, why, rule: '§12.3' });
};

/** §12.1: the dropsite that a team protects; §12.3: what it names for one of its objectives. */
const nominate = (game: Game, command: Asked<'nominate'>): Done => {
  const { team, dropsite, for: name } = command;
  const site = shipBy(game, dropsite);
  const wrong = checks.knownTeam(game, team) ?? checks.stillThere(game, dropsite);
  if (wrong) return wrong;
  if (name === undefined)
    return site && isDropsite(site)
      ? setMark(game, team, names.NOMINATED, dropsite, '§12.1')
      : refuse({ id: 'not-a-dropsite', ship: dropsite }, '§12.1');
  const objective = objectiveWith(game, team, name, dropsite);
  const may = objective !== null && isNominationAllowed(objective);
  return unless(game, command, check(may, { id: 'cannot-nominate' }, '§12.3'), (after) =>
    setMark(after, team, names.nominatedFor(name), dropsite, '§12.3'),
  );
};

/** §12.1: through the opponent's zone. */
const flyOff = aboutShip((game, { ship }: Asked<'fly-off'>) => leave(game, ship, 'off-table'));

const GROUP_FLAGS = [ACTIVATED, names.LAUNCHED, names.REROLLED];
const SHIP_FLAGS: readonly string[] = [
  ...[names.OUT_OF_COHERENCY, names.LAUNCHED, names.FOUGHT, ...names.SHIP_MARKS, ...names.FIRED],
  ...EFFECTS,
];

/** What a table may mark by hand. */
const markKind = (game: Game, subject: string, mark: string): MarkKind | null => {
  const { setup, state } = game;
  const teams = setup.teams.map(({ id }) => id);
  const ship = shipBy(game, subject);
  if (subject === GAME) return gameMarkKind(game, mark);
  if (teams.includes(subject) && mark === names.NOMINATED)
    return oneOfThese(setup.dropsites.map(({ id }) => id));
  if (!ship) return null;
  const [ofGroup, ofShip] = [isGroup(ship), isSingleShip(ship)];
  if (ofGroup && mark === names.ORDER) return oneOfThese(ORDERS);
  if (ofGroup && mark === names.LEAD)
    return oneOfThese(partsOf(state, subject).map(({ id }) => id));
  if (ofShip && mark === 'fire') return upTo(9);
  const ofSite = isDropsite(ship) ? [names.FOUGHT, ...teams.map(names.surveyedBy)] : [];
  const flags = ofGroup ? GROUP_FLAGS : ofShip ? SHIP_FLAGS : ofSite;
  return flags.includes(mark) ? FLAG : null;
};

const remove = (game: Game, ship: ShipId, by?: ShipId): Game => {
  const known = shipBy(game, ship);
  return known && isSingleShip(known)
    ? leave(game, ship, 'removed', by)
    : record(game, shipLeft(ship, 'removed', '§7.3.5', by));
};

/** §7.3.6: a hull tap that leaves a Ship below half asks for its roll; one that mends it takes that back. */
const crippledByHand = (game: Game, ship: Ship): Game => {
  const [hurt] = hurtShips(game, [ship]);
  const rolledBefore = hasMark(game.state, ship.id, names.CRIPPLED);
  const rolls =
    hurt && mustRollForCrippling({ ...hurt, hull: hurt.startingHull, rolledBefore }, hurt.hull);
  return setMark(game, ship.id, names.MUST_ROLL, rolls ? 1 : 0, '§7.3.6');
};

/** What follows from a track set by hand: nothing where a hull is still whole enough. */
const fallIfDue = (game: Game, id: ShipId): Game => {
  const known = game.state.ships[id];
  const track = trackOf(game.state, id, names.HULL);
  // The rules are asked where it can matter.
  const isWell = track && track.now * 2 >= (track.max ?? 0);
  if (!known || known.left || (isWell && !hasMark(game.state, id, names.MUST_ROLL))) return game;
  if (isWing(known)) return pointsNow(game.state, id, names.COUNT) === 0 ? remove(game, id) : game;
  if (!track || (track.now > 0 && !isSingleShip(known))) return game;
  if (isDropsite(known)) return hurtSite(game, id, 0);
  const told = crippledByHand(game, known);
  return track.now > 0 ? told : setHull(told, known, 0, '§7.3.5');
};

const { comeBack, ...byHand } = makeByHand<Game>(
  checks,
  { card: '§7.3', words: '§7.1', points: '§12.1.5', rounds: 'Round' },
  {
    keepsTracks: (subject) => !subject.includes('.'),
    fallIfDue,
    remove,
    markKind,
    activations: 'groups',
    turnTaken: (game, ship) => (isGroup(ship) ? turnTaken(game, ship) : game),
    roundsOf: () => LAST_ROUND,
    lastScores: (game) => game,
    endGame,
  },
);

/** Back by hand, with its Group and its last hull point. */
const returned = (game: Game, { ship }: Asked<'come-back'>): Done => {
  const known = shipBy(game, ship);
  const group = shipBy(game, known?.partOf ?? '');
  const place = known && isSingleShip(known) && known.place === 'waiting' ? 'orbit' : known?.place;
  return andThen(comeBack(game, ship, place ?? names.IN_PLAY), (after) => {
    const calm = setMark(after, ship, names.EXPLODES, 0);
    const whole =
      group && group.left !== null
        ? record(calm, { type: 'ship-placed', ship: group.id, place: names.IN_PLAY })
        : calm;
    const isEmpty = trackOf(whole.state, ship, names.HULL)?.now === 0;
    return isEmpty ? setTrack(whole, ship, names.HULL, 1, {}) : whole;
  });
};

export const decide = makeDecide<DropfleetSetup, Rulings, DropfleetCommand, DropfleetWhy>({
  handlers: {
    ...byHand,
    ...ACTIVATION,
    ...ASSETS_ACT,
    ...FALLOUT,
    ...STRIKES,
    ...{ attack, secondary, nominate },
    'fly-off': flyOff,
    'next-phase': nextPhase,
    'come-back': returned,
  },
  afterTheEnd: ['note'],
  notOver: checks.notOver,
  settle,
  rule: 'Activation',
});
