import { trackOf } from '../../../../core/game/state';
import { tell } from '../../../../core/game/story';
import { makeSharedByHand } from '../../../admirals-shared/play/byHand';
import { CRITICALS, LASTING_MARKS } from '../../../admirals-shared/play/names';
import { allOf } from '../../../kit/play/checks';
import { setTrack } from '../../../kit/play/tracks';
import { checks, knownCard, stillThere } from '../checks';
import type { CommandOf } from '../commands';
import { scoreAllOutWar } from '../follow/allOutWar';
import { fallIfDue, takeCriticals } from '../follow/damage';
import { defeat } from '../follow/defeat';
import { mend } from '../follow/repair';
import { scoreLine } from '../follow/scenarioLines';
import { endGame, turnTaken } from '../follow/settle';
import { markKind } from '../markKinds';
import { isSimple } from '../setup';
import { andThen, refuse, type Story, type Told } from '../story';
import { roundsOf } from '../turn';
import { addShip } from './addShip';

const { returned, standsIn, ...shared } = makeSharedByHand<Story>(
  checks,
  {
    card: '3A',
    words: '2B',
    points: '4C-02',
    rounds: '4B',
    moveOrder: '4B-01 I',
    scenario: () => '11A',
  },
  {
    fallIfDue: (story, ship) => fallIfDue(story, ship, {}),
    remove: (story, ship, by) => defeat(story, ship, 'removed', '3A-01 X', by),
    markKind,
    activations: 'action',
    turnTaken,
    roundsOf,
    lastScores: scoreAllOutWar,
    endGame,
    scoreLine,
  },
);

/** One tap: as damage or repair at the table does it, with what follows. */
const adjust = (story: Story, command: CommandOf<'adjust'>): Told => {
  const { ship, track, by, returned: back = [] } = command;
  const wrong = allOf(back, (card) => knownCard(story, card));
  if (wrong) return wrong;
  const set = shared.adjust(story, command);
  return track === CRITICALS && by > 0
    ? andThen(set, () => takeCriticals(story, ship, by, {}, back))
    : set;
};

/** 14A */
const repair = (story: Story, command: CommandOf<'repair'>): Told => {
  const { ship, what, amount, facings = [] } = command;
  const missing = stillThere(story, ship);
  if (missing) return missing;
  const mended = amount < 1 ? story : mend(story, ship, what, amount, facings);
  return mended === story ? refuse({ id: 'nothing-to-change' }, '14A') : mended;
};

const setTerrain = (story: Story, command: CommandOf<'set-terrain'>): Told => {
  const { ship, terrain, nearStrategic } = command;
  const mark = LASTING_MARKS.nearStrategic;
  return andThen(standsIn(story, ship, terrain), (there) =>
    nearStrategic === undefined
      ? there
      : tell(there, { type: 'mark-set', subject: ship, mark, to: nearStrategic ? 1 : 0 }),
  );
};

/** A ship that left by mistake comes back no longer crippled. */
const returnShip = (story: Story, { ship, place }: CommandOf<'return-ship'>): Told =>
  andThen(returned(story, ship, place), (back) => {
    const criticals = trackOf(back.state, ship, CRITICALS);
    const most = (criticals?.max ?? 1) - 1;
    return (criticals?.now ?? 0) > most ? setTrack(back, ship, CRITICALS, most, {}) : back;
  });

const setPhase = (story: Story, command: CommandOf<'set-phase'>): Told =>
  command.phase === 'command' && isSimple(story.setup)
    ? refuse({ id: 'no-orders-in-open-play' }, '13A-04')
    : shared['set-phase'](story, command);

export const byHand = {
  ...shared,
  adjust,
  repair,
  'set-terrain': setTerrain,
  'return-ship': returnShip,
  'set-phase': setPhase,
  'add-ship': addShip,
};
