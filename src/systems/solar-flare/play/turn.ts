import { GAME, type ShipId, type TeamId } from '../../../core/game/events';
import { makeRefusals, record, recordEach, type Decided } from '../../../core/game/game';
import { hasMark, trackOf, type GameState, type Ship } from '../../../core/game/state';
import type { Refusal } from '../../../core/game/system';
import { makeChecks } from '../../kit/play/checks';
import { clearMarks, markSet, countOf, pointsNow, wordOf, setTrack } from '../../kit/play/marks';
import { isOver, nextAfter, orderFrom } from '../../kit/play/seating';
import { shipLeft, shipName, shipsInPlay, teamName } from '../../kit/play/ships';
import { goneTo } from '../../kit/play/spots';
import { ACTIVATED } from '../../kit/play/turns';
import { wornOut } from '../rules/charging';
import { PHASES, type Phase } from '../rules/order';
import { SLOTS, type Slot } from '../parts';
import type { SolarGame, SolarWhy } from './commands';
import * as names from './names';

export const checks = makeChecks<Phase>({
  ship: 'Part 1',
  left: 'Sections',
  place: 'Part 2',
  player: 'Part 2',
  activation: 'Part 3',
  end: 'Part 3',
  phases: { weapons: 'Phase 1', movement: 'Phase 2', power: 'Phase 3' },
});

export const refusals = makeRefusals<SolarGame, SolarWhy>();
export const { refuse, check, andThen, advised } = refusals;

export type Check = Refusal<SolarWhy> | null;

export const phaseOf = (state: GameState): Phase | null =>
  PHASES.find((phase) => phase === state.phase) ?? null;

/** Part 3: the side whose turn it is. */
export const turnOf = (state: GameState): TeamId | null => wordOf(state, GAME, names.TURN);

export const isTorpedo = ({ place }: Pick<Ship, 'place'>): boolean => place === names.IN_FLIGHT;

export const torpedoesIn = (state: GameState, team?: TeamId): readonly Ship[] =>
  Object.values(state.ships).filter(
    (one) => one.left === null && isTorpedo(one) && (team === undefined || one.team === team),
  );

/** Torpedoes: without integrity it detonates by itself. */
export const goingOff = (state: GameState): readonly Ship[] =>
  torpedoesIn(state).filter(({ id }) => pointsNow(state, id, names.INTEGRITY_LEFT) === 0);

/** Phase 1: fired in an earlier turn, so it lasts no longer than this phase (ruling torpedo-last-phase). */
export const dueTorpedoes = (state: GameState, team: TeamId): readonly Ship[] =>
  torpedoesIn(state, team).filter(({ id }) => countOf(state, id, names.LAUNCHED) < state.round);

const named = (state: GameState, ships: readonly Ship[]): readonly string[] =>
  ships.map(({ id }) => shipName(state, id));

const hasShips =
  (state: GameState) =>
  (team: TeamId): boolean =>
    shipsInPlay(state, team).length > 0;

/** Quick Setup: clockwise from whoever goes first. */
export const orderOf = ({ setup, state }: Pick<SolarGame, 'setup' | 'state'>): readonly TeamId[] =>
  orderFrom(
    setup.teams.map(({ id }) => id),
    state.initiative ?? setup.first,
  );

/** Ruling chain-at-once: what is going off goes first, or before the phase ends. */
export const nothingGoesOff = ({ state, rules }: SolarGame, isLast = false): Check => {
  const isDue = isLast || rules['chain-at-once'] === 'at-once';
  const torpedoes = isDue ? named(state, goingOff(state)) : [];
  return check(torpedoes.length === 0, { id: 'going-off', torpedoes }, 'Torpedoes');
};

/** A ship, not a torpedo, that is still there. */
export const isShip = (game: SolarGame, ship: ShipId): Check => {
  const known = game.state.ships[ship];
  return (
    checks.stillThere(game, ship) ??
    check(
      known !== undefined && !isTorpedo(known),
      { id: 'not-a-ship', ship: shipName(game.state, ship) },
      'Part 1',
    )
  );
};

/** Part 3: advice: in its phase, by the side whose turn it is. */
export const inTurn = (game: SolarGame, ship: ShipId, phase: Phase): Check => {
  const { setup, state } = game;
  const team = turnOf(state);
  const isOwn = state.ships[ship]?.team === team;
  return (
    check(isOwn, { id: 'not-your-turn', team: teamName(setup, team ?? '') }, 'Part 3') ??
    checks.inPhase(game, phase)
  );
};

/** The ship has not finished this phase yet. */
export const isUnfinished = ({ state }: SolarGame, ship: ShipId): Check =>
  check(
    !hasMark(state, ship, ACTIVATED),
    { id: 'phase-finished', ship: shipName(state, ship) },
    'Part 3',
  );

/** Part 3: what a ship does in a phase of its own turn, where nothing is wrong with it. */
export const shipActs = (
  game: SolarGame,
  { ship, override }: { readonly ship: ShipId; readonly override?: boolean | undefined },
  phase: Phase,
  { wrong, advice = null }: { readonly wrong: Check; readonly advice?: Check },
  act: (game: SolarGame) => Decided<SolarGame, SolarWhy>,
): Decided<SolarGame, SolarWhy> =>
  isShip(game, ship) ??
  nothingGoesOff(game) ??
  wrong ??
  andThen(
    advised(game, override, inTurn(game, ship, phase) ?? isUnfinished(game, ship) ?? advice),
    act,
  );

/** Sections: without a core a ship is destroyed. */
export const destroyIfDue = (game: SolarGame, ship: ShipId, by?: ShipId): SolarGame => {
  const known = game.state.ships[ship];
  const core = trackOf(game.state, ship, names.CORE_INTEGRITY);
  if (!known || known.left || core?.now !== 0) return game;
  return record(game, shipLeft(ship, 'core', 'Sections', by));
};

/** Overcharging: after the Weapons phase the overcharge is gone, and so is a level of the beam. */
const wearOut = (game: SolarGame, { id }: Ship): SolarGame =>
  recordEach(
    game,
    SLOTS.filter(
      (slot) =>
        hasMark(game.state, id, names.strainedOf(slot)) ||
        pointsNow(game.state, id, names.overchargeOf(slot)) > 0,
    ),
    (after, slot: Slot) => {
      const track = trackOf(after.state, id, names.chargeOf(slot));
      const lost = Math.max(1, countOf(after.state, id, names.strainedOf(slot)));
      const beam = { level: track?.max ?? 0, charge: track?.now ?? 0 };
      const { level: max, charge: to } = wornOut(beam, lost);
      const rule = 'Overcharging';
      const charge = { type: 'track-set', subject: id, track: names.chargeOf(slot) } as const;
      const worn = record(after, { ...charge, to, max, rule });
      const drained = setTrack(worn, id, names.overchargeOf(slot), 0, { rule });
      return record(drained, markSet(id, names.strainedOf(slot), 0, rule));
    },
  );

const enter = (game: SolarGame, phase: Phase, round = game.state.round): SolarGame => {
  const ready = clearMarks(game, (mark) => mark === ACTIVATED, 'Part 3');
  return record(ready, { type: 'phase-entered', round, phase, rule: 'Part 3' });
};

/** Part 3: the last side with ships wins; with nobody left, or several, nobody does (ruling game-ends-with-turn). */
export const endBattle = (game: SolarGame, by: string, rule?: string): SolarGame => {
  const sides = orderOf(game).filter(hasShips(game.state));
  const winner = sides.length === 1 ? (sides[0] ?? null) : null;
  return record(game, { type: 'game-ended', winner, by, ...(rule === undefined ? {} : { rule }) });
};

const lastSideWins = (game: SolarGame): SolarGame => endBattle(game, 'last-side', 'Part 3');

/** A side without ships has nobody left to guide its torpedoes. */
const dropOrphans = (game: SolarGame): SolarGame =>
  record(
    game,
    ...torpedoesIn(game.state)
      .filter(({ team }) => !hasShips(game.state)(team))
      .map(({ id }) => shipLeft(id, 'disarmed', 'Phase 1')),
  );

/** Part 3: the turn goes to the next side; when all have had theirs a round begins. */
export const endTurn = (game: SolarGame): SolarGame => {
  const order = orderOf(game);
  if (isOver(order, hasShips(game.state))) return lastSideWins(game);
  const next = nextAfter(order, turnOf(game.state) ?? '', hasShips(game.state));
  if (!next) return lastSideWins(game);
  const fired = SLOTS.map(names.firedOf);
  const cleared = clearMarks(dropOrphans(game), (mark) => fired.includes(mark), 'Part 3');
  const turned = record(
    cleared,
    markSet(GAME, names.TURN, next.side, 'Part 3'),
    // They fly on now, and the table does not say where.
    ...torpedoesIn(cleared.state, next.side).flatMap(({ id }) =>
      goneTo(cleared.state, id, null, 'Phase 2'),
    ),
  );
  return enter(turned, PHASES[0], game.state.round + (next.isNewRound ? 1 : 0));
};

/** Fleet Action: a side goes on when all of its ships have finished. */
const nextPhase = (game: SolarGame, phase: Phase, ships: readonly Ship[]): SolarGame => {
  const worn = phase === 'weapons' ? recordEach(game, ships, wearOut) : game;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  return next === undefined ? endTurn(worn) : enter(worn, next);
};

/** What follows by itself from any step. */
export const settle = (game: SolarGame): SolarGame => {
  const phase = phaseOf(game.state);
  const team = turnOf(game.state);
  if (game.state.outcome || phase === null || team === null) return game;
  if (game.rules['game-ends-with-turn'] === 'at-once' && isLastSide(game))
    return lastSideWins(game);
  if (goingOff(game.state).length > 0) return game;
  const ships = shipsInPlay(game.state, team);
  if (ships.length === 0) return endTurn(game);
  return ships.every(({ id }) => hasMark(game.state, id, ACTIVATED))
    ? nextPhase(game, phase, ships)
    : game;
};

/** Phase 1: a side may not leave old torpedoes behind. */
export const noneLeftBehind = ({ state }: SolarGame, ship: ShipId): Check => {
  const torpedoes = named(state, dueTorpedoes(state, state.ships[ship]?.team ?? ''));
  const isFine = phaseOf(state) !== 'weapons' || torpedoes.length === 0;
  return check(isFine, { id: 'torpedoes-left', torpedoes }, 'Phase 1');
};

export const isLastSide = (game: Pick<SolarGame, 'setup' | 'state'>): boolean =>
  isOver(orderOf(game), hasShips(game.state));
