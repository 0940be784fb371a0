import { GAME, type GameEvent } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { activeShip, enterRefresh, isActivated } from '../../../admirals-shared/play/turns';
import { endRefusal } from '../../movement/maneuvers';
import { isCrushed } from '../../../admirals-shared/terrain/entry';
import { makeNear, movesNow } from '../activation';
import { allOf, nameOf } from '../../../admirals-shared/play/checks';
import { inPhase, inPlay, isActive, knownShip, knownTeam, nobodyElse } from '../checks';
import { defeat } from '../follow/defeat';
import { closeActivation, turnTaken } from '../follow/settle';
import { GAME_MARKS, LASTING_MARKS, ROUND_MARKS } from '../../../admirals-shared/play/names';
import { countOf, terrainOf } from '../../../admirals-shared/play/reading';
import { advised, andThen, check, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { keepsTurns, shipsWithTurn, turnOf } from '../turn';
import { playerInTurn, teamInTurn } from '../turnChecks';
import { pieceOf } from '../view';
import { teamName } from '../../../kit/play/ships';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { CommandOf } from '../commands';

const notYet = (story: Story, ship: string): Check =>
  check(
    !isActivated(story.state, ship),
    { id: 'already-activated', ship: nameOf(story, ship) },
    '4B-02',
  );

/** 5A-02: the Reloading token goes, and with it Heavy strikes this round (ruling reload-always-clears). */
export const clearReload = (story: Story, ship: string): Story => {
  const { reloading } = LASTING_MARKS;
  if (!hasMark(story.state, ship, reloading)) return story;
  const rule = '5A-02';
  return tell(
    story,
    { type: 'mark-set', subject: ship, mark: reloading, to: 0, rule },
    { type: 'mark-set', subject: ship, mark: ROUND_MARKS.heavyLocked, to: 1, rule },
  );
};

const isLost = ({ setup, state }: Story, ship: string): boolean => {
  const piece = pieceOf(setup, state, ship);
  return piece !== null && isCrushed(hasMark(state, ship, ROUND_MARKS.startedInCore), piece);
};

/** 8B-04: the activation is over, and a piece that began in a Core Hex and is in one is lost. */
const finish = (story: Story, ship: string): Story =>
  closeActivation(isLost(story, ship) ? defeat(story, ship, 'crushed', '8B-04') : story, ship);

/** A ship that the table activates again begins anew; what it fired stays spent. */
const fresh = ({ state }: Story, ship: string): readonly GameEvent[] =>
  [ROUND_MARKS.activated, ROUND_MARKS.strikesMade, ROUND_MARKS.movesUsed]
    .filter((mark) => hasMark(state, ship, mark))
    .map((mark) => ({ type: 'mark-set', subject: ship, mark, to: 0 }));

const activated = (story: Story, { ship, near = [] }: CommandOf<'activate'>): Story => {
  const other = activeShip(story.state);
  const alone = other === null ? story : finish(story, other);
  const rule = '4B-02';
  const mark = (subject: string, name: string, to: number | string, why = rule): GameEvent => ({
    type: 'mark-set',
    subject,
    mark: name,
    to,
    rule: why,
  });
  const inCore = terrainOf(alone.state, ship) === 'Black Hole Core';
  const begun = tell(
    alone,
    ...fresh(alone, ship),
    mark(GAME, GAME_MARKS.active, ship),
    ...(near.length > 0 ? [mark(ship, ROUND_MARKS.near, makeNear(near))] : []),
    ...(inCore ? [mark(ship, ROUND_MARKS.startedInCore, 1, '8B-04')] : []),
  );
  const always = story.rules.rulings['reload-always-clears'] === 'always';
  return always ? clearReload(begun, ship) : begun;
};

/** 4B-02: a piece of the team in turn becomes active. Turns are advice. */
export const activate = (story: Story, command: CommandOf<'activate'>): Told => {
  const { ship, near = [], override } = command;
  const wrong =
    inPhase(story, 'action') ??
    inPlay(story, ship) ??
    allOf(near, (one) => knownShip(story, one.ship)) ??
    check(
      activeShip(story.state) !== ship,
      { id: 'already-active', ship: nameOf(story, ship) },
      '4B-02',
    );
  if (wrong) return wrong;
  const advice =
    notYet(story, ship) ??
    nobodyElse(story, ship) ??
    teamInTurn(story, ship, 'activate') ??
    playerInTurn(story, ship, 'activate');
  return andThen(advised(story, override, advice), (told) => activated(told, command));
};

/** 4B-02 knows no pass: a table that allows it may. */
export const pass = (story: Story, { team, override }: SharedCommand<'pass'>): Told => {
  const wrong = inPhase(story, 'action') ?? knownTeam(story, team);
  if (wrong) return wrong;
  const { setup, state } = story;
  const turn = turnOf(setup, state);
  const mine = turn.team === null || turn.team === team || !keepsTurns(setup);
  const why = { id: 'not-your-turn', team: teamName(setup, turn.team ?? team) } as const;
  const advice = nobodyElse(story, null) ?? check(mine, why, '4B-02');
  return andThen(advised(story, override, advice), (told) =>
    turnTaken(
      tell(told, { type: 'noted', about: team, note: { id: 'passed' } }),
      team,
      null,
      '4B-02',
    ),
  );
};

/** Moves that had to be made are told, not enforced. */
const tellDue = (
  story: Story,
  { ship, noManeuver = false }: CommandOf<'end-activation'>,
): Story => {
  const piece = pieceOf(story.setup, story.state, ship);
  if (!piece) return story;
  const range = movesNow(story.setup, story.state, piece, story.rules).value;
  const used = countOf(story.state, ship, ROUND_MARKS.movesUsed);
  const due = endRefusal({ range, used }, noManeuver);
  if (due?.why.id === 'must-move') {
    const note = { id: 'must-move', moves: due.why.owed };
    return tell(story, { type: 'noted', about: ship, note, rule: due.rule });
  }
  if (!noManeuver || range.min <= used) return story;
  return tell(story, { type: 'noted', about: ship, note: { id: 'no-maneuver' }, rule: '6B' });
};

/** 4B-02, 8B-04: the piece has activated. */
export const endActivation = (story: Story, command: CommandOf<'end-activation'>): Told => {
  const { ship } = command;
  const wrong = inPhase(story, 'action') ?? inPlay(story, ship) ?? isActive(story, ship);
  if (wrong) return wrong;
  return finish(isLost(story, ship) ? story : tellDue(story, command), ship);
};

export const endPhase = (story: Story, { override }: SharedCommand<'end-phase'>): Told => {
  const wrong = inPhase(story, 'action');
  if (wrong) return wrong;
  const ships = shipsWithTurn(story.state).map(({ id }) => nameOf(story, id));
  const advice =
    keepsTurns(story.setup) && ships.length > 0
      ? check(false, { id: 'still-to-activate', ships }, '4B-02')
      : null;
  return andThen(advised(story, override, advice), (told) => {
    const active = activeShip(told.state);
    return enterRefresh(active === null ? told : finish(told, active), '4B-02');
  });
};
