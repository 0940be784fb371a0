import { type GameEvent } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { endRefusal } from '../../movement/maneuvers';
import { isCrushed } from '../../../admirals-shared/terrain/entry';
import { checks, inPhase, inPlay, isActive, knownShip } from '../checks';
import { defeat } from '../follow/defeat';
import { closeActivation, turnTaken } from '../follow/settle';
import { LASTING_MARKS, ROUND_MARKS } from '../../../admirals-shared/play/names';
import { andThen, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { keepsTurns, shipsWithTurn, teamsInOrder, turnOf } from '../turn';
import { playerInTurn, teamInTurn } from '../turnChecks';
import { pieceOf } from '../view';
import type { CommandOf } from '../commands';
import { terrainOf } from '../../../admirals-shared/play/reading';
import { makeNear } from '../../../admirals-shared/play/stands';
import { movesNow } from '../activation';
import { allOf } from '../../../kit/play/checks';
import type { PlayWhy } from '../refusals';
import { enterRound } from '../follow/rounds';
import { makeActivation } from '../../../admirals-shared/play/activation';
import { countOf } from '../../../kit/play/reading';

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

const { placed, activated, ...shared } = makeActivation<Story, 'action', PlayWhy>({
  checks,
  turns: { shipsWithTurn, turnOf },
  phase: 'action',
  rules: { placing: '4A-04', activating: '4B-02' },
  keepsTurns,
  inTurn: (story, ship, to) => teamInTurn(story, ship, to) ?? playerInTurn(story, ship, to),
  turnTaken,
  close: finish,
  fresh: [ROUND_MARKS.activated, ROUND_MARKS.strikesMade, ROUND_MARKS.movesUsed],
  enterFirst: (story) => {
    const [first, second = first] = teamsInOrder(story.setup);
    const led =
      second === undefined
        ? story
        : tell(story, { type: 'initiative-set', team: second, rule: '4A-05' });
    return enterRound(led, 1);
  },
});

/** 4B-02, 8B-04, 9R: what an activation begins with. */
const activate = (story: Story, command: CommandOf<'activate'>): Told => {
  const { ship, near = [] } = command;
  const unknown = allOf(near, (one) => knownShip(story, one.ship));
  if (unknown) return unknown;
  return andThen(activated(story, command), (begun) => {
    const mark = (name: string, to: number | string, rule: string): GameEvent => ({
      type: 'mark-set',
      subject: ship,
      mark: name,
      to,
      rule,
    });
    const inCore = terrainOf(begun.state, ship) === 'Black Hole Core';
    const noted = tell(
      begun,
      ...(near.length > 0 ? [mark(ROUND_MARKS.near, makeNear(near), '4B-02')] : []),
      ...(inCore ? [mark(ROUND_MARKS.startedInCore, 1, '8B-04')] : []),
    );
    const always = story.rules.rulings['reload-always-clears'] === 'always';
    return always ? clearReload(noted, ship) : noted;
  });
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
const endActivation = (story: Story, command: CommandOf<'end-activation'>): Told => {
  const { ship } = command;
  const wrong = inPhase(story, 'action') ?? inPlay(story, ship) ?? isActive(story, ship);
  if (wrong) return wrong;
  return finish(isLost(story, ship) ? story : tellDue(story, command), ship);
};

/** 4A-04, 10D-01: onto the battlefield, or into reserve. */
const placeShip = (story: Story, command: CommandOf<'place-ship'>): Told =>
  placed(story, command, command.place, command.place === 'reserve' ? '10D-01' : '4A-04');

export const activations = {
  ...shared,
  'place-ship': placeShip,
  activate,
  'end-activation': endActivation,
};
