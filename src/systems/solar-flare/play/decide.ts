import { GAME, type GameEvent, type ShipId } from '../../../core/game/events';
import { record, type Decided } from '../../../core/game/game';
import type { Ship } from '../../../core/game/state';
import { makeByHand } from '../../kit/play/byHand';
import { makeDecide } from '../../kit/play/commands';
import { FLAG, oneOfThese, upTo, type MarkKind, pointsNow } from '../../kit/play/marks';
import { shipLeft, shipsInPlay } from '../../kit/play/ships';
import { ACTIVATED, setActivated } from '../../kit/play/turns';
import { SLOTS } from '../parts';
import { PHASES } from '../rules/order';
import type { Rules } from '../rulings';
import type { Asked, SolarCommand, SolarGame, SolarWhy } from './commands';
import { place } from './map';
import { asteroids, move } from './movement';
import { firedOf, IN_PLAY, LAUNCHED, MOST_ROUNDS, strainedOf, TURN } from './names';
import { keepShare, share } from './power';
import type { SolarSetup } from './setup';
import {
  advised,
  andThen,
  check,
  checks,
  destroyIfDue,
  endBattle,
  endTurn,
  inTurn,
  isLastSide,
  isShip,
  isTorpedo,
  isUnfinished,
  noneLeftBehind,
  nothingGoesOff,
  phaseOf,
  settle,
  torpedoesIn,
} from './turn';
import { detonate, disarm, fireBeam, launch } from './weapons';

type Done = Decided<SolarGame, SolarWhy>;

/** Part 3, Fleet Action: the ship is through with the phase that is on. */
const finish = (game: SolarGame, { ship, override }: Asked<'finish'>): Done => {
  const wrong =
    isShip(game, ship) ??
    nothingGoesOff(game, true) ??
    noneLeftBehind(game, ship) ??
    isUnfinished(game, ship);
  if (wrong) return wrong;
  const advice = inTurn(game, ship, phaseOf(game.state) ?? PHASES[0]);
  return andThen(advised(game, override, advice), (after) => setActivated(after, ship, 'Part 3'));
};

/** Part 3: nobody is left to fight. */
const endTurnEarly = (game: SolarGame, { override }: Asked<'end-turn'>): Done => {
  const advice = check(isLastSide(game), { id: 'others-left' }, 'Part 3');
  return (
    nothingGoesOff(game) ?? andThen(advised(game, override, advice), (after) => endTurn(after))
  );
};

/** A side gives up: its ships leave, and the battle ends where one side is left. */
const concede = (game: SolarGame, { team }: Asked<'concede'>): Done => {
  const wrong = checks.knownTeam(game, team);
  if (wrong) return wrong;
  const leaving = [...shipsInPlay(game.state, team), ...torpedoesIn(game.state, team)];
  const left = record(
    game,
    ...leaving.map(({ id }): GameEvent => ({ type: 'ship-left', ship: id, how: 'conceded' })),
  );
  return isLastSide(left) ? endBattle(left, 'conceded') : left;
};

const slotMarks = SLOTS.flatMap((slot) => [firedOf(slot), strainedOf(slot)]);

const markKind = ({ setup, state }: SolarGame, subject: string, mark: string): MarkKind | null => {
  if (subject === GAME) return mark === TURN ? oneOfThese(setup.teams.map(({ id }) => id)) : null;
  const ship: Ship | undefined = state.ships[subject];
  if (!ship) return null;
  if (isTorpedo(ship)) return mark === LAUNCHED ? upTo(MOST_ROUNDS) : null;
  return mark === ACTIVATED || slotMarks.includes(mark) ? FLAG : null;
};

const remove = (game: SolarGame, ship: ShipId, by?: ShipId): SolarGame =>
  record(game, shipLeft(ship, 'removed', 'Sections', by));

const { comeBack, ...byHand } = makeByHand<SolarGame>(
  checks,
  { card: 'Ship Design', words: 'Glossary', points: 'Part 3', rounds: 'Glossary' },
  {
    fallIfDue: destroyIfDue,
    remove,
    markKind,
    activations: '',
    turnTaken: (game) => game,
    roundsOf: () => MOST_ROUNDS,
    endGame: (game) => endBattle(game, 'stopped'),
  },
);

/** Back by hand: a ship without a core gets its last point again. */
const returned = (game: SolarGame, { ship }: Asked<'come-back'>): Done => {
  const known = game.state.ships[ship];
  const place = known?.place ?? IN_PLAY;
  const track = known && isTorpedo(known) ? 'integrity' : 'integrity:core';
  return andThen(comeBack(game, ship, place), (after) =>
    pointsNow(after.state, ship, track) > 0
      ? after
      : record(after, { type: 'track-set', subject: ship, track, to: 1 }),
  );
};

export const decide = makeDecide<SolarSetup, Rules, SolarCommand, SolarWhy>({
  handlers: {
    ...byHand,
    concede,
    'fire-beam': fireBeam,
    launch,
    detonate,
    disarm,
    place,
    move,
    asteroids,
    share,
    'keep-share': keepShare,
    finish,
    'end-turn': endTurnEarly,
    'come-back': returned,
  },
  notOver: checks.notOver,
  settle,
  rule: 'Part 3',
});
