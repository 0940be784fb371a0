import { trackOf } from '../../../../core/game/state';
import { record } from '../../../../core/game/game';
import { makeSharedByHand } from '../../../admirals-shared/play/byHand';
import { CRITICALS, LASTING_MARKS } from '../../../admirals-shared/play/names';
import { allOf } from '../../../kit/play/checks';
import { markSet } from '../../../kit/play/marks';
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
import { andThen, refuse, type Game, type Decided } from '../game';
import { roundsOf } from '../turn';
import { addShip } from './addShip';

const { returned, standsIn, ...shared } = makeSharedByHand<Game>(
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
    fallIfDue: (game, ship) => fallIfDue(game, ship, {}),
    remove: (game, ship, by) => defeat(game, ship, 'removed', '3A-01 X', by),
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
const adjust = (game: Game, command: CommandOf<'adjust'>): Decided => {
  const { ship, track, by, returned: back = [] } = command;
  const wrong = allOf(back, (card) => knownCard(game, card));
  if (wrong) return wrong;
  const set = shared.adjust(game, command);
  return track === CRITICALS && by > 0
    ? andThen(set, () => takeCriticals(game, ship, by, {}, back))
    : set;
};

/** 14A */
const repair = (game: Game, command: CommandOf<'repair'>): Decided => {
  const { ship, what, amount, facings = [] } = command;
  const missing = stillThere(game, ship);
  if (missing) return missing;
  const mended = amount < 1 ? game : mend(game, ship, what, amount, facings);
  return mended === game ? refuse({ id: 'nothing-to-change' }, '14A') : mended;
};

const setTerrain = (game: Game, command: CommandOf<'set-terrain'>): Decided => {
  const { ship, terrain, nearStrategic } = command;
  const mark = LASTING_MARKS.nearStrategic;
  return andThen(standsIn(game, ship, terrain), (there) =>
    nearStrategic === undefined ? there : record(there, markSet(ship, mark, nearStrategic ? 1 : 0)),
  );
};

/** A ship that left by mistake comes back no longer crippled. */
const returnShip = (game: Game, { ship, place }: CommandOf<'return-ship'>): Decided =>
  andThen(returned(game, ship, place), (back) => {
    const criticals = trackOf(back.state, ship, CRITICALS);
    const most = (criticals?.max ?? 1) - 1;
    return (criticals?.now ?? 0) > most ? setTrack(back, ship, CRITICALS, most, {}) : back;
  });

const setPhase = (game: Game, command: CommandOf<'set-phase'>): Decided =>
  command.phase === 'command' && isSimple(game.setup)
    ? refuse({ id: 'no-orders-in-open-play' }, '13A-04')
    : shared['set-phase'](game, command);

export const byHand = {
  ...shared,
  adjust,
  repair,
  'set-terrain': setTerrain,
  'return-ship': returnShip,
  'set-phase': setPhase,
  'add-ship': addShip,
};
