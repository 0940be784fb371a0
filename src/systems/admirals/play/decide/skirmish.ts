import { inPhase, inPlay, isActive, knownShip } from '../checks';
import { enterHex } from '../follow/enter';
import { tellSkirmish, tellSkirmishQuick } from '../follow/skirmish';
import { isCount } from '../../../admirals-shared/play/resolve/numbers';
import { hexOf, resolveSkirmish, type SkirmishNeed } from '../resolve/skirmish';
import { pieceOf, skirmishFrom } from '../view';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { isGone } from '../../../../core/game/story';
import { maneuverAdvice, occupantThere, payMoves, stepInto } from './move';
import type { Skirmish, SkirmishQuick } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';

type Aim = Pick<Skirmish, 'active' | 'opposing' | 'assault' | 'rotations'>;

const bothThere = (story: Story, { active, opposing }: Aim): Check =>
  inPhase(story, 'action') ?? inPlay(story, active) ?? inPlay(story, opposing);

/** 6B-04: an Assault of the active piece on a piece of the other team. */
const assaultAdvice = (story: Story, aim: Aim): Check => {
  const { active, opposing, assault = true, rotations = 0 } = aim;
  const piece = pieceOf(story.setup, story.state, active);
  const foes = story.state.ships[active]?.team !== story.state.ships[opposing]?.team;
  const friends = check(foes, { id: 'own-team', ship: nameOf(story, active) }, '6B-04');
  if (friends || !assault || !piece) return friends;
  const lie = { ahead: null, beyond: null };
  return isActive(story, active) ?? maneuverAdvice(story, piece, 'assault', rotations, lie);
};

const begun = (story: Story, aim: Aim): Story =>
  aim.assault === false ? story : payMoves(story, aim.active, 'assault');

const needRefused = (story: Story, { active, opposing }: Aim, need: SkirmishNeed): Told => {
  switch (need.needs) {
    case 'dice':
    case 'save':
    case 'grudge': {
      const ship = nameOf(story, need.side === 'active' ? active : opposing);
      const count = need.needs === 'grudge' ? 1 : need.count;
      const rule = { dice: '7B', save: '7C', grudge: '9Q' }[need.needs];
      return refuse({ id: 'skirmish-needs', needs: need.needs, count, ship }, rule);
    }
    case 'entry-roll':
    case 'dust-payment':
      return refuse({ id: need.needs, ship: nameOf(story, active) }, need.rule);
  }
};

/** 7: a whole skirmish, with every roll that it asks for. */
export const skirmish = (story: Story, command: Skirmish): Told => {
  const near = [...(command.nearActive ?? []), ...(command.nearOpposing ?? [])];
  const wrong =
    bothThere(story, command) ??
    allOf(near, ({ ship }) => knownShip(story, ship)) ??
    check(command.active !== command.opposing, { id: 'not-itself', ship: command.active }, '7');
  if (wrong) return wrong;
  return andThen(advised(story, command.override, assaultAdvice(story, command)), (told) => {
    const paid = begun(told, command);
    const situation = skirmishFrom(paid.setup, paid.state, command);
    if (!situation) return refuse({ id: 'unknown-ship', ship: command.active }, '7');
    const advances = command.assault !== false;
    const { need, leftOver, soFar } = resolveSkirmish(situation, command, paid.rules, advances);
    if (need) return needRefused(paid, command, need);
    if (leftOver) return refuse({ id: 'left-over', what: leftOver }, '7');
    const fought = tellSkirmish(paid, command, soFar);
    if (!soFar.entered) return fought;
    const entry = hexOf(situation.opposing.piece, command.enters);
    return (
      occupantThere(fought, command.active, entry) ??
      enterHex(fought, command.active, soFar.entered, entry)
    );
  });
};

/** A skirmish that was resolved at the table. */
export const skirmishQuick = (story: Story, command: SkirmishQuick): Told => {
  const { active, opposing, hull, override } = command;
  const wrong =
    bothThere(story, command) ??
    check(active !== opposing, { id: 'not-itself', ship: active }, '7') ??
    check(
      isCount(hull.active) && isCount(hull.opposing),
      { id: 'bad-damage', ship: nameOf(story, active) },
      '7D',
    );
  if (wrong) return wrong;
  const foe = pieceOf(story.setup, story.state, opposing);
  return andThen(advised(story, override, assaultAdvice(story, command)), (told) => {
    const fought = tellSkirmishQuick(begun(told, command), command);
    const advances =
      command.assault !== false && isGone(fought, opposing) && !isGone(fought, active);
    if (!advances || !foe) return fought;
    return stepInto(fought, active, hexOf(foe, command.enters), { by: 'assault' });
  });
};
