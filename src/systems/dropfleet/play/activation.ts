import { GAME } from '../../../core/game/events';
import { record, recordEach } from '../../../core/game/game';
import { hasMark, type Ship } from '../../../core/game/state';
import { nameOf } from '../../kit/play/checks';
import { setMark, pointsNow, changeTrack, setTrack } from '../../kit/play/marks';
import { otherTeam, teamName } from '../../kit/play/ships';
import { teamRolls } from '../../kit/play/start';
import * as turns from '../../kit/play/turns';
import { costOf, initiativeBonus, mayUse } from '../rules/admiral';
import { heatOf } from '../rules/hits';
import { atmosphereDice, hullRegained, moveAfterRising } from '../rules/orders';
import { arrivesFrom } from '../rules/scenarios';
import { isSurvey } from '../rules/scoring';
import { spikesAfterOrder } from '../rules/signature';
import { about, aboutGroup, aboutShip, check, checks, playRolls, refuse, unless } from './commands';
import type { Asked, Check, Done, Game } from './commands';
import { place, setHull } from './damage';
import * as names from './names';
import { approachOf, type DropfleetSetup } from './setup';
import * as table from './view';

/** Activation 1: the teams take turns with their Groups; who has the initiative begins. */
export const { turnOf, shipsWithTurn, phaseOf } = turns.makeTurns<names.Phase, DropfleetSetup>({
  phases: names.PHASES,
  activations: 'groups',
  first: (_setup, { initiative }) => initiative,
});

/** §12.1: a Group that waits comes on, with its Ships in Orbit; when it may is advice. */
const deploy = aboutGroup((game, command: Asked<'deploy'>, { group }) => {
  const { setup, state } = game;
  const name = nameOf(game, group.id);
  if (group.place !== names.WAITING) return refuse({ id: 'not-waiting', ship: name }, '§12.1');
  const approach = approachOf(setup, group.team);
  const from = arrivesFrom(approach, table.cardOf(game, group)?.tonnage ?? 'light');
  // Direct: those placed before the first round, the others from the second on.
  const isEarly = approach === 'direct' && state.round === 1 && state.phase === 'planning';
  const mayCome = isEarly || state.round >= from;
  const advice = check(mayCome, { id: 'not-there-yet', ship: name, round: from }, '§12.1');
  return unless(game, command, advice, (after) => {
    const on = place(after, group.id, names.IN_PLAY, '§12.1');
    return recordEach(on, table.partsOf(state, group.id), (now, { id }) =>
      place(now, id, 'orbit', '§12.1'),
    );
  });
});

/** §12.1: all that may come on now. */
const deployAll = (game: Game, { team }: Asked<'deploy-all'>): Done =>
  checks.knownTeam(game, team) ??
  recordEach(game, table.groupsOf(game.state, team), (now, { id }) => {
    const next = deploy(now, { type: 'deploy', group: id });
    return 'ok' in next ? now : next;
  });

/** Planning 3: a die each, +1 for the higher Admiral; a tie is rolled again. */
const initiative = (game: Game, { dice }: Asked<'initiative'>): Done => {
  const { setup } = game;
  const wrong = checks.inPhase(game, 'planning');
  if (wrong) return wrong;
  const [one, two] = setup.teams.map(({ id }, at) => {
    const level = table.levelOf(game, id);
    const bonus = initiativeBonus(level, table.levelOf(game, otherTeam(setup, id)));
    return { id, total: (dice[at] ?? 0) + bonus };
  });
  const rule = 'Planning';
  if (!one || !two || one.total === two.total) return refuse({ id: 'initiative-tied' }, rule);
  const team = one.total > two.total ? one.id : two.id;
  const rolled = teamRolls(setup.teams, dice, 'initiative', rule);
  const won = record(game, ...rolled, { type: 'initiative-set', team, rule });
  return turns.enterNext(won, 'groups', 'Activation');
};

const inTurn = (game: Game, team: string): Check => {
  const turn = turnOf(game.setup, game.state).team;
  const why = { id: 'not-your-turn', team: teamName(game.setup, turn ?? '') } as const;
  return check(turn === null || turn === team, why, 'Activation');
};

/** §7.1: a Group gets its order; Spikes of the order come first (ruling order-spikes-first). */
const activate = aboutGroup((game, command: Asked<'activate'>, { group: known }) => {
  const { group, order, lead } = command;
  const wrong = checks.inPhase(game, 'groups') ?? checks.inPlay(game, group);
  if (wrong) return wrong;
  const before = { id: 'already-activated', ship: nameOf(game, group) } as const;
  const advice =
    check(!turns.isActivated(game.state, group), before, 'Activation') ??
    checks.nobodyElse(game, null) ??
    inTurn(game, known.team);
  return unless(game, command, advice, (after) => {
    const spikes = spikesAfterOrder(pointsNow(after.state, group, names.SPIKES), order);
    const given = setMark(after, group, names.ORDER, order, '§7.1');
    const ordered = setMark(given, GAME, turns.ACTIVE, group);
    const led = lead ? setMark(ordered, group, names.LEAD, lead, '§3.2.1.2') : ordered;
    return setTrack(led, group, names.SPIKES, spikes, { rule: '§7.1' });
  });
});

export const turnTaken = (game: Game, { id, team }: Ship): Game =>
  turns.setActivated(setMark(game, GAME, turns.LAST_TEAM, team, 'Activation'), id, 'Activation');

/** The activation of a Group is over. */
const finish = aboutGroup(
  (game, { group }: Asked<'finish'>, found) =>
    checks.isActive(game, group) ?? turnTaken(turns.setIdle(game, 'Activation'), found.group),
);

/** Planning 2: a token instead of a Group. */
const useToken = (game: Game, command: Asked<'use-token'>): Done => {
  const { team } = command;
  const wrong =
    checks.inPhase(game, 'groups') ??
    checks.knownTeam(game, team) ??
    checks.nobodyElse(game, null) ??
    check(pointsNow(game.state, team, names.TOKENS) > 0, { id: 'no-token' }, 'Planning');
  if (wrong) return wrong;
  return unless(game, command, inTurn(game, team), (after) => {
    const spent = changeTrack(after, team, names.TOKENS, -1, { rule: 'Planning' });
    return setMark(spent, GAME, turns.LAST_TEAM, team);
  });
};

const actsNow = (game: Game, { partOf }: Ship): Check => checks.isActive(game, partOf ?? '');

/** §7.1: Damage Control gives hull back, never beyond the start (ruling damage-control-cap). */
const regain = aboutShip((game, command: Asked<'regain'>, { ship }) => {
  const [card, order] = [table.cardOf(game, ship), table.orderOf(game.state, ship)];
  const most = order && card ? hullRegained(order, card.tonnage).most : 0;
  const forbidden = { id: 'order-forbids', what: 'regain' } as const;
  const advice = actsNow(game, ship) ?? check(command.hull <= most, forbidden, '§7.1');
  return unless(game, command, advice, (after) =>
    changeTrack(after, ship.id, names.HULL, command.hull, { rule: '§7.1' }),
  );
});

/** §3.1: down at the end of a move, up at its start where something is left to move. */
const changeLayer = aboutShip((game, command: Asked<'change-layer'>, { ship }) => {
  const { to } = command;
  if (ship.place === to) return refuse({ id: 'nothing-to-change' }, '§3.1');
  const [card, order] = [table.cardOf(game, ship), table.orderOf(game.state, ship)];
  const rises = card && order && moveAfterRising(order, table.orderedShip(game, ship, card));
  const isAdrift = hasMark(game.state, ship.id, 'navigation-offline');
  const sinks = !isAdrift || table.inFormation(game.state, ship);
  const why = { id: 'cannot-change-layer', ship: nameOf(game, ship.id) } as const;
  const may = to === 'orbit' ? rises !== null : sinks;
  const advice = actsNow(game, ship) ?? check(may, why, '§3.1');
  return unless(game, command, advice, (after) => place(after, ship.id, to, '§3.1'));
});

/** §3.1: damage for whoever ends an activation where it does not belong. */
const burn = aboutShip((game, command: Asked<'burn'>, { ship }) => {
  const card = table.cardOf(game, ship);
  const dice = card ? atmosphereDice(card.tonnage, card.descent, table.layerOf(ship)) : 0;
  if (dice === 0) return refuse({ id: 'nothing-to-roll', ship: nameOf(game, ship.id) }, '§3.1');
  const { procedure, damage } = heatOf(dice);
  const rolling = { procedure, rule: '§3.1', whose: { owner: ship.id } };
  return playRolls(game, command, rolling, (now, end) => {
    const left = Math.max(0, pointsNow(game.state, ship.id, names.HULL) - damage.of(end));
    return setHull(now, ship, left, '§3.1');
  });
});

/** §12.1: a Capital Ship near a dropsite that does nothing else; where it stands is for the table. */
const survey = about({ group: 'group', dropsite: 'dropsite' })((
  game,
  command: Asked<'survey'>,
  { group, dropsite },
) => {
  const { state } = game;
  const hasFired = ({ id }: Ship) => names.FIRED.some((mark) => hasMark(state, id, mark));
  const counts = isSurvey({
    tonnage: table.cardOf(game, group)?.tonnage ?? 'light',
    distance: 0,
    attackedOrLaunched:
      hasMark(state, group.id, names.LAUNCHED) || table.partsOf(state, group.id).some(hasFired),
  });
  const advice = checks.isActive(game, group.id) ?? check(counts, { id: 'cannot-survey' }, '§12.1');
  return unless(game, command, advice, (after) =>
    setMark(after, dropsite.id, names.surveyedBy(group.team), 1, '§12.1'),
  );
});

type Spent = Pick<Asked<'spend'>, 'team' | 'ability' | 'dice' | 'override'>;

/** §4.2.1: AP for an ability; once an activation for dice that are rolled again. */
export const spend = (game: Game, command: Spent): Done => {
  const { state, rules } = game;
  const { team, ability, dice = 1 } = command;
  const activation = turns.activeShip(state);
  const rerolledIn = activation && hasMark(state, activation, names.REROLLED) ? [activation] : [];
  const [points, cost] = [pointsNow(state, team, names.POINTS), costOf({ ability, dice })];
  const wrong =
    checks.knownTeam(game, team) ??
    check(cost <= points, { id: 'too-few-points', points }, '§4.2.1');
  if (wrong) return wrong;
  const isLed = rules['ap-without-admiral'] === 'may-be-spent' || table.levelOf(game, team) > 0;
  const may = isLed && mayUse({ ability, dice, activation }, rerolledIn);
  return unless(game, command, check(may, { id: 'not-for-that' }, '§4.2.1'), (after) => {
    const paid = changeTrack(after, team, names.POINTS, -cost, { rule: '§4.2.1' });
    return ability === 'ap-re-roll' && activation !== null
      ? setMark(paid, activation, names.REROLLED, 1, '§4.2.1')
      : paid;
  });
};

export const ACTIVATION = {
  ...{ deploy, initiative, activate, finish, regain, burn, survey, spend },
  'deploy-all': deployAll,
  'use-token': useToken,
  'change-layer': changeLayer,
};
