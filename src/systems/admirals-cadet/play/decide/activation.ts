import { GAME, type GameEvent, type ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { activeShip, enterRefresh, isActivated } from '../../../admirals-shared/play/turns';
import { nameOf } from '../../../admirals-shared/play/checks';
import { spentMark } from '../../../admirals-shared/play/names';
import { teamName } from '../../../kit/play/ships';
import { movesOf } from '../../movement';
import { inPhase, inPlay, inTurn, isActive, knownTeam, nobodyElse, stillThere } from '../checks';
import { closeActivation, turnTaken } from '../follow/settle';
import { GAME_MARKS, reloadingMark, TURN_MARKS } from '../names';
import { mustReload } from '../situations';
import { advised, andThen, check, refuse, type Story, type Told } from '../story';
import { tell, tellEach } from '../../../../core/game/story';
import { hasSetOut, movesUsed, pieceOf, shipsWithTurn, turnOf } from '../view';
import type { CommandOf } from '../commands';
import type { SharedCommand } from '../../../admirals-shared/play/commands';

const RULE = 'Ship Phase';

/** Setup: one ship of the player in turn; whose turn it is, is advice. */
export const placeShip = (story: Story, { ship, override }: CommandOf<'place-ship'>): Told => {
  const waits = story.state.ships[ship]?.place === 'waiting';
  const wrong =
    inPhase(story, 'set-up') ??
    stillThere(story, ship) ??
    check(waits, { id: 'not-waiting', ship: nameOf(story, ship) }, 'Setup');
  if (wrong) return wrong;
  return andThen(advised(story, override, inTurn(story, ship, 'Setup')), (told) => {
    const placed = tell(told, { type: 'ship-placed', ship, place: 'play', rule: 'Setup' });
    return turnTaken(placed, told.state.ships[ship]?.team ?? '', 'Setup');
  });
};

const clearTurn = (story: Story): Story =>
  hasMark(story.state, GAME, GAME_MARKS.lastTeam)
    ? tell(story, { type: 'mark-set', subject: GAME, mark: GAME_MARKS.lastTeam, to: 0 })
    : story;

/** Turn Structure: a turn begins with its orders phase. */
export const enterTurn = (story: Story, round: number): Story =>
  tell(clearTurn(story), { type: 'phase-entered', round, phase: 'orders', rule: 'Turn Structure' });

export const startBattle = (story: Story, _command: SharedCommand<'start-battle'>): Told => {
  const wrong = inPhase(story, 'set-up');
  if (wrong) return wrong;
  const waiting = shipsWithTurn(story.state).map(({ id }) => {
    return { type: 'ship-placed', ship: id, place: 'play', rule: 'Setup' } as const;
  });
  return enterTurn(tell(story, ...waiting), 1);
};

const eraseBox = (story: Story, ship: ShipId, armament: number): Story =>
  tell(story, {
    type: 'mark-set',
    subject: ship,
    mark: reloadingMark(armament),
    to: 0,
    rule: 'Heavy',
  });

/** Heavy: an armament that is made ready again is not used this turn. */
const sitOut = (story: Story, ship: ShipId, armament: number): Story => {
  const piece = pieceOf(story.setup, story.state, ship);
  const mounts = piece?.card.armaments[armament]?.mounts ?? [];
  return tell(
    eraseBox(story, ship, armament),
    ...mounts.map(({ dice }, mount): GameEvent => ({
      type: 'mark-set',
      subject: ship,
      mark: spentMark(armament, mount),
      to: dice,
      rule: 'Heavy',
    })),
  );
};

const isReloading = ({ setup, state }: Story, ship: ShipId, armament: number): boolean => {
  const piece = pieceOf(setup, state, ship);
  return piece !== null && mustReload(state, piece, armament);
};

const markedArmaments = (story: Story, ship: ShipId): readonly number[] =>
  (pieceOf(story.setup, story.state, ship)?.card.armaments ?? [])
    .map((_, armament) => armament)
    .filter((armament) => isReloading(story, ship, armament));

/** A ship that the table activates again begins anew; what it fired stays spent. */
const fresh = ({ state }: Story, ship: ShipId): readonly GameEvent[] =>
  [TURN_MARKS.activated, TURN_MARKS.movesUsed, TURN_MARKS.skirmished]
    .filter((mark) => hasMark(state, ship, mark))
    .map((mark) => ({ type: 'mark-set', subject: ship, mark, to: 0 }));

const activated = (story: Story, { ship }: CommandOf<'activate'>): Story => {
  const other = activeShip(story.state);
  const alone = other === null ? story : closeActivation(story, other);
  const begun = tell(alone, ...fresh(alone, ship), {
    type: 'mark-set',
    subject: GAME,
    mark: GAME_MARKS.active,
    to: ship,
    rule: RULE,
  });
  if (begun.rules.rulings['heavy-box-erased'] !== 'on-activation') return begun;
  return tellEach(begun, markedArmaments(begun, ship), (told, armament) =>
    sitOut(told, ship, armament),
  );
};

/** Ship Phase: a ship of the player in turn becomes active. Turns are advice. */
export const activate = (story: Story, command: CommandOf<'activate'>): Told => {
  const { ship, override } = command;
  const { state } = story;
  const name = nameOf(story, ship);
  const wrong =
    inPhase(story, 'ship') ??
    inPlay(story, ship) ??
    check(activeShip(state) !== ship, { id: 'already-active', ship: name }, RULE);
  if (wrong) return wrong;
  const advice =
    check(!isActivated(state, ship), { id: 'already-activated', ship: name }, RULE) ??
    nobodyElse(story, ship) ??
    inTurn(story, ship, RULE);
  return andThen(advised(story, override, advice), (told) => activated(told, command));
};

/** The booklet knows no pass: a table that allows it may. */
export const pass = (story: Story, { team, override }: SharedCommand<'pass'>): Told => {
  const wrong = inPhase(story, 'ship') ?? knownTeam(story, team);
  if (wrong) return wrong;
  const turn = turnOf(story.setup, story.state);
  const mine = turn.team === null || turn.team === team;
  const why = { id: 'not-your-turn', team: teamName(story.setup, turn.team ?? team) } as const;
  const advice = nobodyElse(story, null) ?? check(mine, why, RULE);
  return andThen(advised(story, override, advice), (told) =>
    turnTaken(tell(told, { type: 'noted', about: team, note: { id: 'passed' } }), team, RULE),
  );
};

/** Heavy: the mark is erased in place of firing (ruling heavy-box-erased), so not in the turn of the shot. */
export const reload = (story: Story, { ship, armament, override }: CommandOf<'reload'>): Told => {
  const marked = hasMark(story.state, ship, reloadingMark(armament));
  const wrong =
    inPhase(story, 'ship') ??
    inPlay(story, ship) ??
    check(marked, { id: 'not-reloading', ship: nameOf(story, ship) }, 'Heavy');
  if (wrong) return wrong;
  const moved = hasSetOut(story.state, ship);
  const advice =
    isActive(story, ship) ??
    check(
      isReloading(story, ship, armament),
      { id: 'fired-this-turn', ship: nameOf(story, ship) },
      'Heavy',
    ) ??
    check(!moved, { id: 'attacks-come-first', ship: nameOf(story, ship) }, RULE);
  return andThen(advised(story, override, advice), (told) => sitOut(told, ship, armament));
};

/** Movement: spaces that had to be moved are told, not enforced. */
const tellDue = (story: Story, ship: ShipId): Story => {
  const piece = pieceOf(story.setup, story.state, ship);
  if (!piece) return story;
  const owed = movesOf(piece).value.min - movesUsed(story.state, ship);
  if (owed <= 0) return story;
  const note = { id: 'must-move', moves: owed };
  return tell(story, { type: 'noted', about: ship, note, rule: 'Movement' });
};

/** Ship Phase, Movement: not in a hex with another ship. */
export const endActivation = (
  story: Story,
  { ship, override }: CommandOf<'end-activation'>,
): Told => {
  const wrong = inPhase(story, 'ship') ?? inPlay(story, ship) ?? isActive(story, ship);
  if (wrong) return wrong;
  const shares = hasMark(story.state, ship, TURN_MARKS.withFriend);
  const advice = shares
    ? refuse({ id: 'shares-hex', ship: nameOf(story, ship) }, 'Movement')
    : null;
  return andThen(advised(story, override, advice), (told) =>
    closeActivation(tellDue(told, ship), ship),
  );
};

export const endPhase = (story: Story, { override }: SharedCommand<'end-phase'>): Told => {
  const wrong = inPhase(story, 'ship');
  if (wrong) return wrong;
  const ships = shipsWithTurn(story.state).map(({ id }) => nameOf(story, id));
  const advice = check(ships.length === 0, { id: 'still-to-activate', ships }, RULE);
  return andThen(advised(story, override, advice), (told) => {
    const active = activeShip(told.state);
    return enterRefresh(active === null ? told : closeActivation(told, active), RULE);
  });
};
