import { isPromise } from '../../../core/game/promise';
import { GAME, type GameEvent, type ShipId } from '../../../core/game/events';
import { record, recordEach } from '../../../core/game/game';
import type { Ship } from '../../../core/game/state';
import { heldBy } from '../../kit/play/cards';
import { nameOf, shipBy } from '../../kit/play/checks';
import { changeMark, markSet, setMark, countOf, wordOf, setTrack } from '../../kit/play/marks';
import { ACTIVE, activeShip, isActivated } from '../../kit/play/turns';
import { mayPlaceSquadrons } from '../activation/squadron';
import { chartOf, type ShipCard } from '../cards';
import {
  type ActivationStep,
  gainToken,
  MOMENTS,
  squadronsActivated,
  whyNotResolved,
} from '../commands/activation';
import { topSpeed } from '../commands/navigate';
import { engineeringPoints, repair as repaired, shieldsOf } from '../commands/repair';
import { COMMANDS, type ShipCommand, type Spent } from '../terms';
import {
  advised,
  andThen,
  check,
  refuse,
  type ArmadaGame,
  type Asked,
  type Done,
  type No,
} from './commands';
import { IN_PLAY, MARK, resolvedMark, SET_UP, SLOT, tokenMark, TRACK, WAITING } from './names';
import {
  bodyNow,
  commandedNow,
  commandTokens,
  dialsOf,
  isShip,
  revealedDial,
  shipCard,
  squadronCard,
} from './pieces';
import {
  checks,
  close,
  dialSpent,
  dialsMissing,
  inTurn,
  isSecondOfTwo,
  nextPhase,
  phaseOf,
  turnTaken,
  unitsWithTurn,
  withDamage,
  withShields,
} from './turn';

/** The card of a ship that is in play, or why there is none. */
export const withShip = (game: ArmadaGame, ship: ShipId, next: (card: ShipCard) => Done): Done => {
  const wrong = checks.inPlay(game, ship);
  if (wrong) return wrong;
  const card = shipCard(game.setup, game.state.ships[ship]);
  return card ? next(card) : refuse({ id: 'not-a-ship' }, 'Ship');
};

/** A damage card that is named is one of this game. */
export const damageKnown = ({ setup }: ArmadaGame, card: string | undefined): No => {
  const isKnown = card === undefined || setup.cards[card]?.kind === 'damage';
  return check(isKnown, { id: 'unknown-card', card: card ?? '' }, 'Damage');
};

/** Setup 4: the first player picks one of the other's cards. */
const chooseObjective = (game: ArmadaGame, { card, override }: Asked<'choose-objective'>): Done => {
  const { setup, state } = game;
  const held = state.cards[card];
  const rule = 'Objective Cards';
  const isOne = held && [SLOT.objectives, SLOT.objective].some((slot) => slot === held.slot);
  if (!isOne) return refuse({ id: 'not-an-objective' }, rule);
  const owner = setup.players.find(({ id }) => id === held.owner);
  const advice = check(owner?.team !== state.initiative, { id: 'not-an-objective' }, rule);
  return andThen(advised(game, override, advice), (after) => {
    const before = heldBy(after.state, GAME, SLOT.objective);
    const back = before.map(({ id }): GameEvent => ({ type: 'card-returned', card: id }));
    const chosen = { card, to: GAME, slot: SLOT.objective, face: 'up', rule } as const;
    return record(after, ...back, { type: 'card-attached', ...chosen });
  });
};

/** Setup 6, AR-36: what may be placed now; the second of two squadrons follows the first. */
const mayDeploy = ({ setup, state, rules }: ArmadaGame, { id, team }: Ship): No => {
  const own = Object.values(state.ships).filter((one) => one.team === team && !one.left);
  const ships = own.filter((one) => isShip(setup, one));
  const waits = ({ place }: Ship): boolean => place === WAITING;
  const left = {
    ships: ships.filter(waits).length,
    squadrons: own.filter(waits).length - ships.filter(waits).length,
  };
  const isShipNow = ships.some((one) => one.id === id);
  if (isSecondOfTwo(state, team) && left.squadrons > 0)
    return check(!isShipNow, { id: 'place-second-squadron' }, 'Setup');
  const isFree = rules['squadrons-after-ship'] === 'any-order';
  const hasPlaced = isFree || left.ships < ships.length;
  if (isShipNow || mayPlaceSquadrons(left, hasPlaced)) return null;
  return refuse({ id: hasPlaced ? 'lone-squadron-waits' : 'place-a-ship-first' }, 'Setup');
};

/** Setup 6: a ship with a speed of its chart, or a squadron. */
const deploy = (game: ArmadaGame, { ship, speed = 1, override }: Asked<'deploy'>): Done => {
  const known = shipBy(game, ship);
  const waits = known?.place === WAITING;
  const wrong =
    checks.inPhase(game, SET_UP) ??
    checks.stillThere(game, ship) ??
    check(waits, { id: 'not-waiting', ship: nameOf(game, ship) }, 'Setup');
  if (wrong) return wrong;
  if (!known) return game;
  const card = shipCard(game.setup, known);
  if (card && (speed < 1 || speed > topSpeed(chartOf(card))))
    return refuse({ id: 'speed-above-maximum' }, 'Speed Chart');
  const advice = inTurn(game, known) ?? mayDeploy(game, known);
  return andThen(advised(game, override, advice), (after) => {
    const there = record(after, { type: 'ship-placed', ship, place: IN_PLAY, rule: 'Setup' });
    const set = card ? setTrack(there, ship, TRACK.speed, speed, { rule: 'Setup' }) : there;
    return turnTaken(set, known, 'Setup');
  });
};

/** Command Phase: new dials go under those that lie there. */
const setDials = (game: ArmadaGame, { ship, dials, override }: Asked<'set-dials'>): Done =>
  withShip(game, ship, () => {
    const known = game.state.ships[ship];
    const wrong = checks.inPhase(game, 'command');
    if (wrong || !known) return wrong ?? game;
    const rule = 'Command Phase';
    const isFull = dials.length === dialsMissing(game, known);
    const advice = check(isFull, { id: 'wrong-number-of-dials' }, rule);
    const first = dialsOf(game.state, ship).length;
    return andThen(advised(game, override, advice), (after) =>
      record(
        after,
        ...dials.flatMap((ref, at): readonly GameEvent[] => {
          const card = `${ship}.dial.${game.state.round}.${first + at}`;
          const own = { type: 'card-attached', card, face: 'down', rule } as const;
          return [
            { ...own, ref, owner: known.player, to: known.player, slot: SLOT.supply },
            { ...own, to: ship, slot: SLOT.dials },
          ];
        }),
      ),
    );
  });

/** Command Dials: whether the top one is known, or told by this command. */
const isTold = ({ state }: ArmadaGame, { ship, told }: Asked<'activate'>): boolean => {
  const [top] = dialsOf(state, ship);
  return !top || !isPromise(top.ref) || top.ref === told?.promise;
};

/** Command Dials: the top one is revealed; one that nobody tells stays as it lies. */
const revealed = (game: ArmadaGame, command: Asked<'activate'>): ArmadaGame => {
  const [top] = dialsOf(game.state, command.ship);
  if (!top || top.face === 'up' || !isTold(game, command)) return game;
  const ref = isPromise(top.ref) && command.told ? { ref: command.told.what } : {};
  const turned = { type: 'card-turned', card: top.id, face: 'up', ...ref } as const;
  return record(game, { ...turned, rule: 'Command Dials' });
};

const notActivated = (game: ArmadaGame, ship: ShipId, rule: string): No =>
  check(
    !isActivated(game.state, ship),
    { id: 'already-activated', ship: nameOf(game, ship) },
    rule,
  );

/** Commands, Squadron: one of those that the active ship still commands. */
const commandSquadron = (game: ArmadaGame, { ship, override }: Asked<'activate'>): Done => {
  const by = activeShip(game.state);
  const left = by === null ? 0 : countOf(game.state, by, MARK.squadronsLeft);
  const isOwn = by !== null && game.state.ships[by]?.team === game.state.ships[ship]?.team;
  const wing = wordOf(game.state, GAME, MARK.wing);
  const other = { id: 'another-is-active', ship: nameOf(game, wing ?? '') } as const;
  const advice =
    notActivated(game, ship, 'Squadron Activation') ??
    check(wing === null, other, 'Squadron Activation') ??
    check(left > 0 && isOwn, { id: 'no-squadrons-left' }, 'Commands');
  return andThen(advised(game, override, advice), (after) => {
    const fewer =
      by === null || left === 0 ? after : changeMark(after, by, MARK.squadronsLeft, -1, 'Commands');
    return setMark(fewer, GAME, MARK.wing, ship, 'Commands');
  });
};

/** Counter: it is made after the attack, or not at all. */
const noCounter = (game: ArmadaGame): ArmadaGame =>
  wordOf(game.state, GAME, MARK.counter) === null
    ? game
    : setMark(game, GAME, MARK.counter, 0, 'Squadron Keywords');

/** Ship Phase; Squadron Phase: a unit of the side in turn becomes active. */
const activate = (game: ArmadaGame, command: Asked<'activate'>): Done => {
  const { ship, override } = command;
  const { setup, state } = game;
  const known = state.ships[ship];
  const wrong = checks.inPlay(game, ship);
  if (wrong || !known) return wrong ?? game;
  const phase = phaseOf(state);
  if (phase === 'ship' && squadronCard(setup, known))
    return commandSquadron(noCounter(game), command);
  const rule = phase === 'squadron' ? 'Squadron Phase' : 'Ship Phase';
  const now = checks.inPhase(game, phase === 'squadron' ? 'squadron' : 'ship');
  if (now) return now;
  if (isShip(setup, known) !== (phase === 'ship'))
    return refuse({ id: 'not-a-squadron' }, 'Squadron Phase');
  if (activeShip(state) === ship)
    return refuse({ id: 'already-active', ship: nameOf(game, ship) }, rule);
  const advice =
    check(isTold(game, command), { id: 'dial-not-told' }, 'Command Dials') ??
    notActivated(game, ship, rule) ??
    checks.nobodyElse(game, null) ??
    inTurn(game, known);
  return andThen(advised(noCounter(game), override, advice), (after) => {
    const other = activeShip(after.state);
    const alone = other === null ? after : close(after, other);
    const taken = turnTaken(alone, known, rule);
    return revealed(record(taken, markSet(GAME, ACTIVE, ship, rule)), command);
  });
};

/** Commands: what forbids this step of the ship's activation now. */
export const mayResolve = (
  game: ArmadaGame,
  ship: ShipId,
  card: ShipCard,
  step: ActivationStep,
): No => {
  const active = checks.isActive(game, ship);
  if (active) return active;
  const now = commandedNow(game.state, ship, card);
  const reason = whyNotResolved(now, step, game.rules['command-moments']);
  return reason === null ? null : refuse({ id: reason }, 'Commands');
};

/** No step of an earlier moment can follow. */
export const reached = (game: ArmadaGame, ship: ShipId, moment: number): ArmadaGame =>
  countOf(game.state, ship, MARK.moment) >= moment
    ? game
    : setMark(game, ship, MARK.moment, moment, 'Ship Activation');

/** Commands: dial, token or both are spent, and the command is resolved for this round. */
export const resolve = (
  game: ArmadaGame,
  ship: ShipId,
  command: ShipCommand,
  { dial, token }: Spent,
): ArmadaGame => {
  const spent =
    dial && revealedDial(game.state, ship)?.ref === command ? dialSpent(game, ship) : game;
  const used = token ? setMark(spent, ship, tokenMark(command), 0, 'Command Tokens') : spent;
  const done = setMark(used, ship, resolvedMark(command), 1, 'Commands');
  return reached(done, ship, MOMENTS[command]);
};

/** Command Tokens: the dial is spent at once for its token. */
const dialToToken = (game: ArmadaGame, { ship, discard, override }: Asked<'dial-to-token'>): Done =>
  withShip(game, ship, (card) => {
    const dial = commandedNow(game.state, ship, card);
    if (dial.isDialSpent) return refuse({ id: 'dial-not-available' }, 'Command Dials');
    const advice = mayResolve(game, ship, card, { step: 'to-token' });
    return andThen(advised(game, override, advice), (after) => {
      const before = commandTokens(after.state, ship);
      const { tokens } = gainToken(card.command, before, dial.dial, discard ?? null, game.rules);
      return recordEach(dialSpent(after, ship), COMMANDS, (now, one) =>
        setMark(now, ship, tokenMark(one), tokens.includes(one) ? 1 : 0, 'Command Tokens'),
      );
    });
  });

/** Commands, Repair: engineering points, effect by effect. */
const repair = (game: ArmadaGame, command: Asked<'repair'>): Done =>
  withShip(game, command.ship, (card) => {
    const { ship, effects, override } = command;
    const points = override
      ? Infinity
      : engineeringPoints(card.engineering, command, game.rules['dial-and-token']);
    const { ship: after, reason } = repaired(bodyNow(game.state, ship, card), points, effects);
    if (reason !== null) return refuse({ id: reason }, 'Commands');
    const { dial, token } = command;
    const advice = mayResolve(game, ship, card, { step: 'repair', dial, token });
    const which = effects.flatMap((one) => ('which' in one ? (one.which ?? []) : []));
    return andThen(advised(game, override, advice), (begun) => {
      const done = resolve(begun, ship, 'repair', command);
      const shields = withShields(done, ship, shieldsOf(after.zones), 'Commands');
      return withDamage(shields, ship, after.damageCards, { rule: 'Commands', which });
    });
  });

/** Commands, Squadron: so many squadrons may be activated one after the other. */
const commandSquadrons = (game: ArmadaGame, command: Asked<'command-squadrons'>): Done =>
  withShip(game, command.ship, (card) => {
    const { ship, dial, token, override } = command;
    const advice = mayResolve(game, ship, card, { step: 'squadron', dial, token });
    return andThen(advised(game, override, advice), (after) =>
      setMark(
        resolve(after, ship, 'squadron', command),
        ship,
        MARK.squadronsLeft,
        squadronsActivated(card.squadrons, command, game.rules['dial-and-token']),
        'Commands',
      ),
    );
  });

/** An activation ends; a ship executes a maneuver before, even at speed 0. */
const endActivation = (game: ArmadaGame, { ship, override }: Asked<'end-activation'>): Done => {
  const { setup, state } = game;
  const known = state.ships[ship];
  const isWing = wordOf(state, GAME, MARK.wing) === ship;
  const wrong = checks.inPlay(game, ship) ?? (isWing ? null : checks.isActive(game, ship));
  if (wrong || !known) return wrong ?? game;
  const advice = check(!isShip(setup, known), { id: 'still-moving' }, 'Ship Activation');
  return andThen(advised(game, override, advice), (after) => close(after, ship));
};

/** A phase ends before everything is through with it. */
const endPhase = (game: ArmadaGame, { override }: Asked<'end-phase'>): Done => {
  const { setup, state } = game;
  const ships = unitsWithTurn(setup, state).map(({ id }) => nameOf(game, id));
  const advice = check(ships.length === 0, { id: 'still-to-activate', ships }, 'Round');
  return andThen(advised(game, override, advice), (after) => {
    const active = activeShip(after.state);
    return nextPhase(active === null ? after : close(after, active));
  });
};

/** Before the battle, and in an activation but for attacks and moves. */
export const activationHandlers = {
  'choose-objective': chooseObjective,
  deploy,
  'set-dials': setDials,
  activate,
  'dial-to-token': dialToToken,
  repair,
  'command-squadrons': commandSquadrons,
  'end-activation': endActivation,
  'end-phase': endPhase,
} as const;
