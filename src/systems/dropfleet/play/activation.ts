import { GAME, type ShipId } from '../../../core/game/events';
import { record, recordEach } from '../../../core/game/game';
import { hasMark, trackOf, type Ship } from '../../../core/game/state';
import { nameOf } from '../../kit/play/checks';
import { setMark } from '../../kit/play/marks';
import { pointsNow } from '../../kit/play/reading';
import { otherTeam, teamName } from '../../kit/play/ships';
import { changeTrack, setTrack } from '../../kit/play/tracks';
import {
  ACTIVE,
  activeShip,
  isActivated,
  LAST_TEAM,
  makeTurns,
  setActivated,
  setIdle,
} from '../../kit/play/turns';
import { costOf, initiativeBonus, mayUse, type Spending } from '../rules/admiral';
import { atmosphereDamage } from '../rules/atmosphere';
import { atmosphereDice, hullRegained, moveAfterRising } from '../rules/orders';
import { arrivesFrom } from '../rules/scenarios';
import { isSurvey } from '../rules/scoring';
import { spikesAfterOrder } from '../rules/signature';
import { advised, andThen, check, checks, find, refuse, through } from './commands';
import type { Asked, Check, Done, DropfleetGame } from './commands';
import { recordRolls, setHull } from './damage';
import * as names from './names';
import { approachOf, shipCardOf, type DropfleetSetup } from './setup';
import * as table from './view';

/** Activation 1: the teams take turns with their Groups; who has the initiative begins. */
export const { turnOf, shipsWithTurn, phaseOf } = makeTurns<names.Phase, DropfleetSetup>({
  phases: names.PHASES,
  activations: 'groups',
  first: (_setup, { initiative }) => initiative,
});

/** §12.1: a Group that waits comes on, with its Ships in Orbit; when it may is advice. */
export const deploy = (game: DropfleetGame, { group, override }: Asked<'deploy'>): Done => {
  const [known, name] = [find.group(game, group), nameOf(game, group)];
  if ('ok' in known) return known;
  if (known.place !== names.WAITING) return refuse({ id: 'not-waiting', ship: name }, '§12.1');
  const approach = approachOf(game.setup, known.team);
  const from = arrivesFrom(approach, shipCardOf(game.setup, known.card)?.tonnage ?? 'light');
  // Direct: those placed before the first round, the others from the second on.
  const isEarly =
    approach === 'direct' && game.state.round === 1 && game.state.phase === 'planning';
  const mayCome = isEarly || game.state.round >= from;
  const advice = check(mayCome, { id: 'not-there-yet', ship: name, round: from }, '§12.1');
  return andThen(advised(game, override, advice), (after) =>
    recordEach(
      record(after, { type: 'ship-placed', ship: group, place: names.IN_PLAY, rule: '§12.1' }),
      table.partsOf(after.state, group),
      (now, { id }) =>
        record(now, { type: 'ship-placed', ship: id, place: 'orbit', rule: '§12.1' }),
    ),
  );
};

/** §12.1: all that may come on now. */
export const deployAll = (game: DropfleetGame, { team }: Asked<'deploy-all'>): Done =>
  checks.knownTeam(game, team) ??
  recordEach(game, table.groupsOf(game.state, team), (now, { id }) => {
    const next = deploy(now, { type: 'deploy', group: id });
    return 'ok' in next ? now : next;
  });

/** Planning 3: a die each, +1 for the higher Admiral; a tie is rolled again. */
export const initiative = (game: DropfleetGame, { dice }: Asked<'initiative'>): Done => {
  const { setup, state } = game;
  const wrong = checks.inPhase(game, 'planning');
  if (wrong) return wrong;
  const totals = setup.teams.map(({ id }, at) => {
    const other = otherTeam(setup, id);
    const bonus = initiativeBonus(table.levelOf(game, id), table.levelOf(game, other));
    return { id, total: (dice[at] ?? 0) + bonus };
  });
  const [one, two] = totals;
  if (!one || !two || one.total === two.total) return refuse({ id: 'initiative-tied' }, 'Planning');
  const rolled = recordEach(game, totals, (now, { id }) =>
    record(now, {
      type: 'dice-rolled',
      by: id,
      roll: 'initiative',
      dice: [dice[setup.teams.findIndex((team) => team.id === id)] ?? 0],
      rule: 'Planning',
    }),
  );
  const team = one.total > two.total ? one.id : two.id;
  return record(
    rolled,
    { type: 'initiative-set', team, rule: 'Planning' },
    { type: 'phase-entered', round: state.round, phase: 'groups', rule: 'Activation' },
  );
};

const inTurn = (game: DropfleetGame, group: Ship): Check => {
  const { team } = turnOf(game.setup, game.state);
  const isOwn = team === null || team === group.team;
  return check(
    isOwn,
    { id: 'not-your-turn', team: teamName(game.setup, team ?? '') },
    'Activation',
  );
};

/** §7.1: a Group gets its order; Spikes of the order come first (ruling order-spikes-first). */
export const activate = (
  game: DropfleetGame,
  { group, order, lead, override }: Asked<'activate'>,
): Done => {
  const known = find.group(game, group);
  if ('ok' in known) return known;
  const wrong = checks.inPhase(game, 'groups') ?? checks.inPlay(game, group);
  if (wrong) return wrong;
  const advice =
    check(
      !isActivated(game.state, group),
      { id: 'already-activated', ship: nameOf(game, group) },
      'Activation',
    ) ??
    checks.nobodyElse(game, null) ??
    inTurn(game, known);
  return andThen(advised(game, override, advice), (after) => {
    const spikes = spikesAfterOrder(pointsNow(after.state, group, names.SPIKES), order);
    const ordered = setMark(setMark(after, group, names.ORDER, order, '§7.1'), GAME, ACTIVE, group);
    const led =
      lead === undefined ? ordered : setMark(ordered, group, names.LEAD, lead, '§3.2.1.2');
    return setTrack(led, group, names.SPIKES, spikes, { rule: '§7.1' });
  });
};

export const turnTaken = (game: DropfleetGame, { id, team }: Ship): DropfleetGame =>
  setActivated(setMark(game, GAME, LAST_TEAM, team, 'Activation'), id, 'Activation');

/** The activation of a Group is over. */
export const finish = (game: DropfleetGame, { group }: Asked<'finish'>): Done => {
  const known = find.group(game, group);
  if ('ok' in known) return known;
  return checks.isActive(game, group) ?? turnTaken(setIdle(game, 'Activation'), known);
};

/** Planning 2: a token instead of a Group. */
export const useToken = (game: DropfleetGame, { team, override }: Asked<'use-token'>): Done => {
  const tokens = trackOf(game.state, team, names.TOKENS)?.now ?? 0;
  const wrong =
    checks.inPhase(game, 'groups') ??
    checks.knownTeam(game, team) ??
    checks.nobodyElse(game, null) ??
    check(tokens > 0, { id: 'no-token' }, 'Planning');
  if (wrong) return wrong;
  const turn = turnOf(game.setup, game.state).team;
  const advice = check(
    turn === null || turn === team,
    { id: 'not-your-turn', team: teamName(game.setup, turn ?? '') },
    'Activation',
  );
  return andThen(advised(game, override, advice), (after) =>
    setMark(
      changeTrack(after, team, names.TOKENS, -1, { rule: 'Planning' }),
      GAME,
      LAST_TEAM,
      team,
    ),
  );
};

const actsNow = (game: DropfleetGame, { partOf }: Ship): Check =>
  checks.isActive(game, partOf ?? '');

/** §7.1: Damage Control gives hull back, never beyond the start (ruling damage-control-cap). */
export const regain = (game: DropfleetGame, { ship, hull, override }: Asked<'regain'>): Done => {
  const known = find.ship(game, ship);
  if ('ok' in known) return known;
  const order = table.orderOf(game.state, known.partOf ?? '');
  const card = shipCardOf(game.setup, known.card);
  const most = order && card ? hullRegained(order, card.tonnage).most : 0;
  const advice =
    actsNow(game, known) ?? check(hull <= most, { id: 'order-forbids', what: 'regain' }, '§7.1');
  return andThen(advised(game, override, advice), (after) =>
    changeTrack(after, ship, names.HULL, hull, { rule: '§7.1' }),
  );
};

/** §3.1: down at the end of a move, up at its start where something is left to move. */
export const changeLayer = (
  game: DropfleetGame,
  { ship, to, override }: Asked<'change-layer'>,
): Done => {
  const known = find.ship(game, ship);
  if ('ok' in known) return known;
  if (known.place === to) return refuse({ id: 'nothing-to-change' }, '§3.1');
  const card = shipCardOf(game.setup, known.card);
  const order = table.orderOf(game.state, known.partOf ?? '');
  const ordered = card && table.orderedShip(game, known, card);
  const rises = ordered && order ? moveAfterRising(order, ordered) !== null : false;
  const sinks =
    !hasMark(game.state, ship, 'navigation-offline') || table.inFormation(game.state, known);
  const advice =
    actsNow(game, known) ??
    check(
      to === 'orbit' ? rises : sinks,
      { id: 'cannot-change-layer', ship: nameOf(game, ship) },
      '§3.1',
    );
  return andThen(advised(game, override, advice), (after) =>
    record(after, { type: 'ship-placed', ship, place: to, rule: '§3.1' }),
  );
};

/** §3.1: damage for whoever ends an activation where it does not belong. */
export const burn = (game: DropfleetGame, { ship, replies }: Asked<'burn'>): Done => {
  const known = find.ship(game, ship);
  if ('ok' in known) return known;
  const card = shipCardOf(game.setup, known.card);
  if (!card) return game;
  const dice = atmosphereDice(card.tonnage, card.descent, table.layerOf(known));
  if (dice === 0) return refuse({ id: 'nothing-to-roll', ship: nameOf(game, ship) }, '§3.1');
  const { procedure, damage } = atmosphereDamage(dice);
  const run = through({ procedure, start: 0 }, replies, '§3.1');
  if ('ok' in run) return run;
  const rolled = recordRolls(game, run, { owner: ship });
  const left = Math.max(0, pointsNow(game.state, ship, names.HULL) - damage.of(run.state));
  return setHull(rolled, known, left, '§3.1');
};

const hasFired = ({ state }: DropfleetGame, ship: ShipId): boolean =>
  Array.from({ length: names.MOST_WEAPONS }, (_, at) => names.firedOf(at)).some((mark) =>
    hasMark(state, ship, mark),
  );

/** §12.1: a Capital Ship near a dropsite that does nothing else; where it stands is for the table. */
export const survey = (
  game: DropfleetGame,
  { group, dropsite, override }: Asked<'survey'>,
): Done => {
  const [known, site] = [find.group(game, group), find.dropsite(game, dropsite)];
  if ('ok' in known) return known;
  if ('ok' in site) return site;
  const tonnage = shipCardOf(game.setup, known.card)?.tonnage ?? 'light';
  const attackedOrLaunched =
    hasMark(game.state, group, names.LAUNCHED) ||
    table.partsOf(game.state, group).some(({ id }) => hasFired(game, id));
  const counts = isSurvey({ dropsite, tonnage, distance: 0, attackedOrLaunched });
  const advice = checks.isActive(game, group) ?? check(counts, { id: 'cannot-survey' }, '§12.1');
  return andThen(advised(game, override, advice), (after) =>
    setMark(after, dropsite, names.surveyedBy(known.team), 1, '§12.1'),
  );
};

const spendingOf = (
  game: DropfleetGame,
  { ability, dice = 1 }: Pick<Asked<'spend'>, 'ability' | 'dice'>,
): Spending => {
  if (ability === 'ap-re-roll')
    return { ability, dice, activation: activeShip(game.state), initiative: false };
  return ability === 'time-to-target' ? { ability, wing: 'fighters' } : { ability };
};

/** §4.2.1: AP for an ability; once an activation for dice that are rolled again. */
export const spend = (
  game: DropfleetGame,
  { team, override, ...asked }: Pick<Asked<'spend'>, 'team' | 'ability' | 'dice' | 'override'>,
): Done => {
  const wrong = checks.knownTeam(game, team);
  if (wrong) return wrong;
  const spending = spendingOf(game, asked);
  const active = activeShip(game.state);
  const before = active !== null && hasMark(game.state, active, names.REROLLED) ? [active] : [];
  const points = trackOf(game.state, team, names.POINTS)?.now ?? 0;
  const cost = costOf(spending);
  const tooDear = check(cost <= points, { id: 'too-few-points', points }, '§4.2.1');
  if (tooDear) return tooDear;
  const isLed =
    game.rules['ap-without-admiral'] === 'may-be-spent' || table.levelOf(game, team) > 0;
  const advice = check(isLed && mayUse(spending, before), { id: 'not-for-that' }, '§4.2.1');
  return andThen(advised(game, override, advice), (after) => {
    const paid = changeTrack(after, team, names.POINTS, -cost, { rule: '§4.2.1' });
    const isReroll = asked.ability === 'ap-re-roll' && active !== null;
    return isReroll ? setMark(paid, active, names.REROLLED, 1, '§4.2.1') : paid;
  });
};
