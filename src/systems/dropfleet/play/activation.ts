import { GAME } from '../../../core/game/events';
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
import { about, aboutGroup, aboutShip, advised, andThen, check, checks, refuse } from './commands';
import type { Asked, Check, Done, DropfleetGame } from './commands';
import { playRolls, setHull } from './damage';
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
export const deploy = aboutGroup((game, { group, override }: Asked<'deploy'>, { group: known }) => {
  const { setup, state } = game;
  const name = nameOf(game, group);
  if (known.place !== names.WAITING) return refuse({ id: 'not-waiting', ship: name }, '§12.1');
  const approach = approachOf(setup, known.team);
  const from = arrivesFrom(approach, shipCardOf(setup, known.card)?.tonnage ?? 'light');
  // Direct: those placed before the first round, the others from the second on.
  const isEarly = approach === 'direct' && state.round === 1 && state.phase === 'planning';
  const mayCome = isEarly || state.round >= from;
  const advice = check(mayCome, { id: 'not-there-yet', ship: name, round: from }, '§12.1');
  return andThen(advised(game, override, advice), (after) =>
    recordEach(
      record(after, { type: 'ship-placed', ship: group, place: names.IN_PLAY, rule: '§12.1' }),
      table.partsOf(state, group),
      (now, { id }) =>
        record(now, { type: 'ship-placed', ship: id, place: 'orbit', rule: '§12.1' }),
    ),
  );
});

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
  const [one, two] = setup.teams.map(({ id }, at) => {
    const levels = [id, otherTeam(setup, id)].map((team) => table.levelOf(game, team));
    return { id, total: (dice[at] ?? 0) + initiativeBonus(levels[0] ?? 0, levels[1] ?? 0) };
  });
  if (!one || !two || one.total === two.total) return refuse({ id: 'initiative-tied' }, 'Planning');
  const rule = 'Planning';
  const rolled = setup.teams.map(
    ({ id: by }, at) =>
      ({ type: 'dice-rolled', by, roll: 'initiative', dice: [dice[at] ?? 0], rule }) as const,
  );
  return record(
    game,
    ...rolled,
    { type: 'initiative-set', team: one.total > two.total ? one.id : two.id, rule },
    { type: 'phase-entered', round: state.round, phase: 'groups', rule: 'Activation' },
  );
};

const inTurn = (game: DropfleetGame, team: string): Check => {
  const turn = turnOf(game.setup, game.state).team;
  const why = { id: 'not-your-turn', team: teamName(game.setup, turn ?? '') } as const;
  return check(turn === null || turn === team, why, 'Activation');
};

/** §7.1: a Group gets its order; Spikes of the order come first (ruling order-spikes-first). */
export const activate = aboutGroup((game, command: Asked<'activate'>, { group: known }) => {
  const { group, order, lead, override } = command;
  const wrong = checks.inPhase(game, 'groups') ?? checks.inPlay(game, group);
  if (wrong) return wrong;
  const before = { id: 'already-activated', ship: nameOf(game, group) } as const;
  const advice =
    check(!isActivated(game.state, group), before, 'Activation') ??
    checks.nobodyElse(game, null) ??
    inTurn(game, known.team);
  return andThen(advised(game, override, advice), (after) => {
    const spikes = spikesAfterOrder(pointsNow(after.state, group, names.SPIKES), order);
    const ordered = setMark(setMark(after, group, names.ORDER, order, '§7.1'), GAME, ACTIVE, group);
    const led =
      lead === undefined ? ordered : setMark(ordered, group, names.LEAD, lead, '§3.2.1.2');
    return setTrack(led, group, names.SPIKES, spikes, { rule: '§7.1' });
  });
});

export const turnTaken = (game: DropfleetGame, { id, team }: Ship): DropfleetGame =>
  setActivated(setMark(game, GAME, LAST_TEAM, team, 'Activation'), id, 'Activation');

/** The activation of a Group is over. */
export const finish = aboutGroup(
  (game, { group }: Asked<'finish'>, found) =>
    checks.isActive(game, group) ?? turnTaken(setIdle(game, 'Activation'), found.group),
);

/** Planning 2: a token instead of a Group. */
export const useToken = (game: DropfleetGame, { team, override }: Asked<'use-token'>): Done => {
  const wrong =
    checks.inPhase(game, 'groups') ??
    checks.knownTeam(game, team) ??
    checks.nobodyElse(game, null) ??
    check(pointsNow(game.state, team, names.TOKENS) > 0, { id: 'no-token' }, 'Planning');
  if (wrong) return wrong;
  return andThen(advised(game, override, inTurn(game, team)), (after) => {
    const spent = changeTrack(after, team, names.TOKENS, -1, { rule: 'Planning' });
    return setMark(spent, GAME, LAST_TEAM, team);
  });
};

const actsNow = (game: DropfleetGame, { partOf }: Ship): Check =>
  checks.isActive(game, partOf ?? '');

/** §7.1: Damage Control gives hull back, never beyond the start (ruling damage-control-cap). */
export const regain = aboutShip((game, { ship, hull, override }: Asked<'regain'>, found) => {
  const order = table.orderOf(game.state, found.ship.partOf ?? '');
  const card = shipCardOf(game.setup, found.ship.card);
  const most = order && card ? hullRegained(order, card.tonnage).most : 0;
  const advice =
    actsNow(game, found.ship) ??
    check(hull <= most, { id: 'order-forbids', what: 'regain' }, '§7.1');
  return andThen(advised(game, override, advice), (after) =>
    changeTrack(after, ship, names.HULL, hull, { rule: '§7.1' }),
  );
});

/** §3.1: down at the end of a move, up at its start where something is left to move. */
export const changeLayer = aboutShip((game, command: Asked<'change-layer'>, { ship: known }) => {
  const { ship, to, override } = command;
  if (known.place === to) return refuse({ id: 'nothing-to-change' }, '§3.1');
  const card = shipCardOf(game.setup, known.card);
  const order = table.orderOf(game.state, known.partOf ?? '');
  const ordered = card && table.orderedShip(game, known, card);
  const rises = ordered && order ? moveAfterRising(order, ordered) !== null : false;
  const sinks =
    !hasMark(game.state, ship, 'navigation-offline') || table.inFormation(game.state, known);
  const why = { id: 'cannot-change-layer', ship: nameOf(game, ship) } as const;
  const advice = actsNow(game, known) ?? check(to === 'orbit' ? rises : sinks, why, '§3.1');
  return andThen(advised(game, override, advice), (after) =>
    record(after, { type: 'ship-placed', ship, place: to, rule: '§3.1' }),
  );
});

/** §3.1: damage for whoever ends an activation where it does not belong. */
export const burn = aboutShip((game, command: Asked<'burn'>, { ship }) => {
  const card = shipCardOf(game.setup, ship.card);
  const dice = card ? atmosphereDice(card.tonnage, card.descent, table.layerOf(ship)) : 0;
  if (dice === 0) return refuse({ id: 'nothing-to-roll', ship: nameOf(game, ship.id) }, '§3.1');
  const { procedure, damage } = atmosphereDamage(dice);
  const rolling = { begun: { procedure, start: 0 }, rule: '§3.1', whose: { owner: ship.id } };
  return playRolls(game, command, rolling, (now, end) => {
    const left = Math.max(0, pointsNow(game.state, ship.id, names.HULL) - damage.of(end));
    return setHull(now, ship, left, '§3.1');
  });
});

/** §12.1: a Capital Ship near a dropsite that does nothing else; where it stands is for the table. */
export const survey = about({ group: 'group', dropsite: 'dropsite' })((
  game,
  { group, dropsite, override }: Asked<'survey'>,
  { group: known },
) => {
  const tonnage = shipCardOf(game.setup, known.card)?.tonnage ?? 'light';
  const hasFired = ({ id }: Ship) => names.FIRED.some((mark) => hasMark(game.state, id, mark));
  const attackedOrLaunched =
    hasMark(game.state, group, names.LAUNCHED) || table.partsOf(game.state, group).some(hasFired);
  const counts = isSurvey({ dropsite, tonnage, distance: 0, attackedOrLaunched });
  const advice = checks.isActive(game, group) ?? check(counts, { id: 'cannot-survey' }, '§12.1');
  return andThen(advised(game, override, advice), (after) =>
    setMark(after, dropsite, names.surveyedBy(known.team), 1, '§12.1'),
  );
});

type Spent = Pick<Asked<'spend'>, 'team' | 'ability' | 'dice' | 'override'>;

/** §4.2.1: AP for an ability; once an activation for dice that are rolled again. */
export const spend = (game: DropfleetGame, { team, override, ability, dice = 1 }: Spent): Done => {
  const { state, rules } = game;
  const active = activeShip(state);
  const isReroll = ability === 'ap-re-roll';
  const spending: Spending = isReroll
    ? { ability, dice, activation: active, initiative: false }
    : ability === 'time-to-target'
      ? { ability, wing: 'fighters' }
      : { ability };
  const before = active !== null && hasMark(state, active, names.REROLLED) ? [active] : [];
  const points = trackOf(state, team, names.POINTS)?.now ?? 0;
  const cost = costOf(spending);
  const wrong =
    checks.knownTeam(game, team) ??
    check(cost <= points, { id: 'too-few-points', points }, '§4.2.1');
  if (wrong) return wrong;
  const isLed = rules['ap-without-admiral'] === 'may-be-spent' || table.levelOf(game, team) > 0;
  const advice = check(isLed && mayUse(spending, before), { id: 'not-for-that' }, '§4.2.1');
  return andThen(advised(game, override, advice), (after) => {
    const paid = changeTrack(after, team, names.POINTS, -cost, { rule: '§4.2.1' });
    return isReroll && active !== null ? setMark(paid, active, names.REROLLED, 1, '§4.2.1') : paid;
  });
};
