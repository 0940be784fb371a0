import { enterPhase, makeByHand } from '../../../admirals-shared/play/byHand';
import { atShip, inPlay, knownSubject, knownTeam } from '../checks';
import { shipBy } from '../../../admirals-shared/play/checks';
import { scoreAllOutWar } from '../follow/allOutWar';
import { isUsedUp } from '../../../admirals-shared/play/scenarios';
import { scoreLine } from '../follow/scenarioLines';
import { endGame, turnTaken } from '../follow/settle';
import { fitsMark, markKind } from '../markKinds';
import { ROUND_MARKS } from '../../../admirals-shared/play/names';
import { isSimple } from '../setup';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { activeShip } from '../../../admirals-shared/play/turns';
import { phaseOf, roundsOf } from '../turn';
import { otherTeam } from '../../../kit/play/ships';
import type { SharedCommand } from '../../../admirals-shared/play/commands';
import type { CommandOf } from '../commands';
import type { HandCommand } from '../../../kit/play/commands';

export const { moveOrder, note, scorePoints, setInitiative, trackFits } = makeByHand<Story>(
  { atShip, inPlay, knownSubject, knownTeam },
  { card: '3A', words: '2B', points: '4C-02', moveOrder: '4B-01 I' },
);

/** A flag set by hand. Marking a ship as activated is the short way to take a turn with it. */
export const setMark = (story: Story, { subject, mark, to }: HandCommand<'set-mark'>): Told => {
  const unknown = knownSubject(story, subject);
  if (unknown) return unknown;
  const kind = markKind(story, subject, mark);
  if (kind === null) return refuse({ id: 'unknown-mark', mark }, '2B');
  if (!fitsMark(kind, to)) return refuse({ id: 'bad-mark-value', mark }, '2B');
  const ship = shipBy(story, subject);
  if (ship?.left) return refuse({ id: 'has-left', ship: ship.name }, '3A-01 X');
  const set = tell(story, { type: 'mark-set', subject, mark, to });
  const takesTurn = ship && mark === ROUND_MARKS.activated && to === 1;
  if (!takesTurn || phaseOf(story.state) !== 'action' || activeShip(set.state) === subject)
    return set;
  return turnTaken(set, ship.team, ship.player, '4B-02');
};

const phaseFits = (story: Story, { round, phase }: CommandOf<'set-phase'>): Check => {
  if (phase === 'command' && isSimple(story.setup))
    return refuse({ id: 'no-orders-in-open-play' }, '13A-04');
  const first = phase === 'set-up' ? 0 : 1;
  const last = phase === 'set-up' ? 0 : roundsOf(story.setup);
  const fits = Number.isInteger(round) && round >= first && round <= last;
  return check(fits, { id: 'no-such-round', round }, '4B');
};

export const setPhase = (story: Story, command: CommandOf<'set-phase'>): Told => {
  const wrong = phaseFits(story, command);
  if (wrong) return wrong;
  return enterPhase(story, command.round, command.phase);
};

/** 11A */
export const scoreScenario = (
  story: Story,
  { line, override }: SharedCommand<'scenario-score'>,
): Told => {
  const found = story.setup.scenario?.scoring.find(({ id }) => id === line);
  if (!found) return refuse({ id: 'scenario-line', line }, '11A');
  const limit = found.limit ?? 0;
  const over = check(
    !isUsedUp(story, found),
    { id: 'scenario-limit', line: found.text, limit },
    '11A',
  );
  return andThen(advised(story, override, over), (told) => scoreLine(told, found));
};

export const concede = (story: Story, { team }: HandCommand<'concede'>): Told => {
  const unknown = knownTeam(story, team);
  if (unknown) return unknown;
  const winner = otherTeam(story.setup, team);
  return tell(scoreAllOutWar(story), { type: 'game-ended', winner, by: 'conceded' });
};

export const endByHand = (story: Story, _command: HandCommand<'end-game'>): Told => endGame(story);
