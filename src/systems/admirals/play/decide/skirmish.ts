import { revengeOf } from '../../skirmish/spec';
import { inPhase, inPlay, isActive, knownShip } from '../checks';
import { recordSkirmish, recordSkirmishQuick } from '../follow/skirmish';
import { isCount } from '../../../admirals-shared/play/commands';
import { hexOf, resolveSkirmish, type SkirmishNeed } from '../resolve/skirmish';
import { pieceOf, skirmishFrom } from '../view';
import { advised, andThen, check, refuse, type Check, type Game, type Decided } from '../game';
import { isGone } from '../../../../core/game/game';
import { comeInto, maneuverAdvice, payMoves, stepInto } from './move';
import type { Skirmish, SkirmishQuick } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';

type Aim = Pick<Skirmish, 'active' | 'opposing' | 'assault' | 'rotations'>;

const bothThere = (game: Game, { active, opposing }: Aim): Check =>
  inPhase(game, 'action') ?? inPlay(game, active) ?? inPlay(game, opposing);

/** 6B-04: an Assault of the active piece on a piece of the other team. */
const assaultAdvice = (game: Game, aim: Aim): Check => {
  const { active, opposing, assault = true, rotations = 0 } = aim;
  const piece = pieceOf(game.setup, game.state, active);
  const foes = game.state.ships[active]?.team !== game.state.ships[opposing]?.team;
  const friends = check(foes, { id: 'own-team', ship: nameOf(game, active) }, '6B-04');
  if (friends || !assault || !piece) return friends;
  const lie = { ahead: null, beyond: null };
  return isActive(game, active) ?? maneuverAdvice(game, piece, 'assault', rotations, lie);
};

const begun = (game: Game, aim: Aim): Game =>
  aim.assault === false ? game : payMoves(game, aim.active, 'assault');

const needRefused = (game: Game, { active, opposing }: Aim, need: SkirmishNeed): Decided => {
  switch (need.needs) {
    case 'dice':
    case 'rams':
    case 'save':
    case 'grudge': {
      const { needs, side, count } = need;
      const ship = nameOf(game, side === 'active' ? active : opposing);
      const rule = { dice: '7B', rams: '7B', save: '7C', grudge: '9Q' }[needs];
      return refuse({ id: 'skirmish-needs', needs, count, ship }, rule);
    }
    case 'entry-roll':
    case 'dust-payment':
      return refuse({ id: need.needs, ship: nameOf(game, active) }, need.rule);
  }
};

/** 7: a whole skirmish, with every roll that it asks for. */
export const skirmish = (game: Game, command: Skirmish): Decided => {
  const near = [...(command.nearActive ?? []), ...(command.nearOpposing ?? [])];
  const wrong =
    bothThere(game, command) ??
    allOf(near, ({ ship }) => knownShip(game, ship)) ??
    check(command.active !== command.opposing, { id: 'not-itself', ship: command.active }, '7');
  if (wrong) return wrong;
  return andThen(advised(game, command.override, assaultAdvice(game, command)), (after) => {
    const paid = begun(after, command);
    const situation = skirmishFrom(paid.setup, paid.state, command);
    if (!situation) return refuse({ id: 'unknown-ship', ship: command.active }, '7');
    const advances = command.assault !== false;
    const step = resolveSkirmish(situation, command, paid.rules, advances);
    if (step.need) return needRefused(paid, command, step.need);
    if (step.leftOver) return refuse({ id: 'left-over', what: step.leftOver }, '7');
    const fought = recordSkirmish(paid, command, step);
    if (!step.entered) return fought;
    const entry = hexOf(situation.opposing.piece, command.enters);
    return comeInto(fought, command.active, step.entered, entry, command.override);
  });
};

/** 9Q: only a piece with Grudge takes another with it. */
const grudgeAdvice = (game: Game, { grudge, active, opposing }: SkirmishQuick): Check => {
  if (grudge === undefined) return null;
  const avenger = pieceOf(game.setup, game.state, { active, opposing }[grudge]);
  const has = avenger !== null && revengeOf(avenger, game.rules).length > 0;
  return check(has, { id: 'no-grudge', ship: nameOf(game, avenger?.id ?? '') }, '9Q');
};

/** A skirmish that was resolved at the table. */
export const skirmishQuick = (game: Game, command: SkirmishQuick): Decided => {
  const { active, opposing, hull, override } = command;
  const wrong =
    bothThere(game, command) ??
    check(active !== opposing, { id: 'not-itself', ship: active }, '7') ??
    check(
      isCount(hull.active) && isCount(hull.opposing),
      { id: 'bad-damage', ship: nameOf(game, active) },
      '7D',
    );
  if (wrong) return wrong;
  const foe = pieceOf(game.setup, game.state, opposing);
  const advice = assaultAdvice(game, command) ?? grudgeAdvice(game, command);
  return andThen(advised(game, override, advice), (after) => {
    const fought = recordSkirmishQuick(begun(after, command), command);
    const advances =
      command.assault !== false && isGone(fought, opposing) && !isGone(fought, active);
    if (!advances || !foe) return fought;
    return stepInto(fought, active, hexOf(foe, command.enters), { by: 'assault', override });
  });
};
