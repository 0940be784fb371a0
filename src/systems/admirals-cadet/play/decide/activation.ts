import { nameOf } from '../../../kit/play/checks';
import { GAME, type GameEvent, type ShipId } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { spentMark } from '../../../admirals-shared/play/names';
import { movesOf } from '../../movement';
import { checks, inPhase, inPlay, inTurn, isActive } from '../checks';
import { closeActivation, turnTaken } from '../follow/settle';
import { reloadingMark, TURN_MARKS } from '../names';
import { mustReload } from '../situations';
import { advised, andThen, check, refuse, type Story, type Told } from '../story';
import { tell, tellEach } from '../../../../core/game/story';
import { hasSetOut, movesUsed, pieceOf, shipsWithTurn, turnOf } from '../view';
import type { CommandOf } from '../commands';
import { LAST_TEAM } from '../../../kit/play/turns';
import type { PlayWhy } from '../refusals';
import { makeActivation } from '../../../admirals-shared/play/activation';

const RULE = 'Ship Phase';

const clearTurn = (story: Story): Story =>
  hasMark(story.state, GAME, LAST_TEAM)
    ? tell(story, { type: 'mark-set', subject: GAME, mark: LAST_TEAM, to: 0 })
    : story;

/** Turn Structure: a turn begins with its orders phase. */
export const enterTurn = (story: Story, round: number): Story =>
  tell(clearTurn(story), { type: 'phase-entered', round, phase: 'orders', rule: 'Turn Structure' });

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

const { placed, activated, ...shared } = makeActivation<Story, 'ship', PlayWhy>({
  checks,
  turns: { shipsWithTurn, turnOf },
  phase: 'ship',
  rules: { placing: 'Setup', activating: RULE },
  keepsTurns: () => true,
  inTurn,
  turnTaken,
  close: closeActivation,
  fresh: [TURN_MARKS.activated, TURN_MARKS.movesUsed, TURN_MARKS.skirmished],
  enterFirst: (story) => enterTurn(story, 1),
});

/** Ship Phase, Heavy: boxes are erased now, where the table reads it so (ruling heavy-box-erased). */
const activate = (story: Story, command: CommandOf<'activate'>): Told =>
  andThen(activated(story, command), (begun) => {
    const { ship } = command;
    if (begun.rules.rulings['heavy-box-erased'] !== 'on-activation') return begun;
    return tellEach(begun, markedArmaments(begun, ship), (told, armament) =>
      sitOut(told, ship, armament),
    );
  });

/** Heavy: the mark is erased in place of firing (ruling heavy-box-erased), so not in the turn of the shot. */
const reload = (story: Story, { ship, armament, override }: CommandOf<'reload'>): Told => {
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
const endActivation = (story: Story, { ship, override }: CommandOf<'end-activation'>): Told => {
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

export const activations = {
  ...shared,
  'place-ship': (story: Story, command: CommandOf<'place-ship'>): Told =>
    placed(story, command, 'play'),
  activate,
  reload,
  'end-activation': endActivation,
};
