import { hasShields } from '../../../admirals-shared/play/strikes';
import { isCount } from '../../../admirals-shared/play/resolve/numbers';
import { spentMark } from '../../../admirals-shared/play/names';
import { standsKept } from '../../../admirals-shared/play/stands';
import { inPhase, inPlay, isActive, knownShip } from '../checks';
import { tellQuick, tellStrike } from '../follow/strike';
import { reloadingMark } from '../names';
import { resolveStrike } from '../resolve/strike';
import { mountsOf, strikeFrom, type MountView } from '../situations';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { hasSetOut, pieceOf } from '../view';
import type { Strike, StrikeAim, StrikeQuick } from '../commands';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { allOf, nameOf } from '../../../kit/play/checks';
import { changeMark } from '../../../kit/play/marks';

type Gun = NonNullable<StrikeQuick['with']>;
type Said = Pick<StrikeAim, 'target' | 'distance' | 'arcs'>;

const mountAt = ({ setup, state }: Story, gun: Gun): MountView | null => {
  const attacker = pieceOf(setup, state, gun.attacker);
  if (!attacker) return null;
  const found = mountsOf(setup, state, attacker).find(
    (one) => one.armament === gun.armament && one.mount === gun.mount,
  );
  return found ?? null;
};

/** Making Attacks: dice of one armament may go to several targets (ruling dice-may-be-split). */
const diceAdvice = (story: Story, gun: Gun, { dice, left }: MountView): Check => {
  const using = gun.using ?? left;
  const ship = nameOf(story, gun.attacker);
  const whole = story.rules.rulings['dice-may-be-split'] === 'whole-mount';
  return (
    check(using >= 1 && using <= left, { id: 'dice-used', ship, left }, 'Making Attacks') ??
    check(!whole || using === dice, { id: 'whole-mount', ship, dice }, 'Making Attacks')
  );
};

const targetAdvice = (story: Story, gun: Gun, said: Said, { weapon, arc }: MountView): Check => {
  const { distance, arcs, target } = said;
  const sides = [gun.attacker, target].map((ship) => story.state.ships[ship]?.team);
  const most = weapon?.maxDistance ?? 0;
  const rule = 'Making Attacks';
  return (
    check(sides[0] !== sides[1], { id: 'own-team', ship: nameOf(story, target) }, rule) ??
    (distance !== undefined && distance > most
      ? refuse({ id: 'out-of-range', distance, most }, rule)
      : null) ??
    check(arcs === undefined || arcs.includes(arc), { id: 'out-of-arc', arc }, 'Attack Arcs')
  );
};

/** Ship Phase, Making Attacks, Heavy: what speaks against declaring it. */
const declareAdvice = (story: Story, gun: Gun, said: Said, mount: MountView): Check => {
  const ship = nameOf(story, gun.attacker);
  const moved = hasSetOut(story.state, gun.attacker);
  return (
    isActive(story, gun.attacker) ??
    check(!moved, { id: 'attacks-come-first', ship }, 'Ship Phase') ??
    check(!mount.reloading, { id: 'reloading', ship }, 'Heavy') ??
    diceAdvice(story, gun, mount) ??
    targetAdvice(story, gun, said, mount)
  );
};

/** Armaments, Heavy: dice are used up, and the box of a Heavy weapon is marked. */
const spend = (story: Story, gun: Gun, { weapon, left }: MountView): Story => {
  const { attacker, armament, mount, using = left } = gun;
  const used = changeMark(story, attacker, spentMark(armament, mount), using, 'Armaments');
  if (!weapon?.types.includes('Heavy')) return used;
  return tell(used, {
    type: 'mark-set',
    subject: attacker,
    mark: reloadingMark(armament),
    to: 1,
    rule: 'Heavy',
  });
};

/** Where the two stood, for their next attack. */
const keepPlace = (story: Story, { attacker, target, stands }: Strike): Story =>
  stands
    ? tell(story, ...standsKept(story.state, attacker, target, stands, 'Making Attacks'))
    : story;

const resolved = (story: Story, command: Strike, mount: MountView): Told => {
  const { setup, state, rules } = story;
  const answer = strikeFrom(setup, state, command, rules);
  if (!answer)
    return refuse({ id: 'weapon-unknown', weapon: mount.weaponCode }, 'Weapon Card Anatomy');
  const held = ordersAt(state, command.target).length;
  const { need, leftOver, done } = resolveStrike(answer, command, held);
  if (need) {
    const { needs, count, rule } = need;
    return refuse({ id: 'strike-needs', needs, count }, rule);
  }
  if (leftOver) return refuse({ id: 'left-over', what: leftOver }, 'Resolving Attack Icons');
  return spend(keepPlace(tellStrike(story, command, answer, done), command), command, mount);
};

/** Making Attacks: a whole attack, with every roll and choice that it asks for. */
export const strike = (story: Story, command: Strike): Told => {
  const { attacker, target } = command;
  const near = [...(command.nearAttacker ?? []), ...(command.nearTarget ?? [])];
  const wrong =
    inPhase(story, 'ship') ??
    inPlay(story, attacker) ??
    inPlay(story, target) ??
    allOf(near, ({ ship }) => knownShip(story, ship));
  if (wrong) return wrong;
  const mount = mountAt(story, command);
  if (!mount) return refuse({ id: 'no-such-armament', ship: nameOf(story, attacker) }, 'Armaments');
  const advice = declareAdvice(story, command, command, mount);
  return andThen(advised(story, command.override, advice), (told) =>
    resolved(told, command, mount),
  );
};

/** An attack that was resolved at the table. */
export const strikeQuick = (story: Story, command: StrikeQuick): Told => {
  const { target, hull, criticals, shields = [], with: gun, override } = command;
  const wrong =
    inPhase(story, 'ship') ?? (gun ? inPlay(story, gun.attacker) : null) ?? inPlay(story, target);
  if (wrong) return wrong;
  const counts = [hull, criticals, ...shields.map(({ points }) => points)];
  if (!counts.every(isCount) || !hasShields(story, target, shields))
    return refuse({ id: 'bad-damage', ship: nameOf(story, target) }, 'Hits');
  if (!gun) return tellQuick(story, command);
  const mount = mountAt(story, gun);
  if (!mount)
    return refuse({ id: 'no-such-armament', ship: nameOf(story, gun.attacker) }, 'Armaments');
  const advice = declareAdvice(story, gun, { target }, mount);
  return andThen(advised(story, override, advice), (told) =>
    spend(tellQuick(told, command), gun, mount),
  );
};
