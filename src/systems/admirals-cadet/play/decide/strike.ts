import type { GameEvent } from '../../../../core/game/events';
import { isGone, record, recordEach } from '../../../../core/game/game';
import { allOf, nameOf } from '../../../kit/play/checks';
import { changeMark, markSet } from '../../../kit/play/marks';
import { spendShields } from '../../../admirals-shared/play/follow';
import { spentMark } from '../../../admirals-shared/play/names';
import { ordersAt } from '../../../admirals-shared/play/orders';
import { aimKept } from '../../../admirals-shared/play/where';
import { saveRolled, strikeRolled, hasShields } from '../../../admirals-shared/play/strikes';
import { checks } from '../checks';
import type { StrikeAim, StrikeQuick, Strike } from '../commands';
import { loseHull, takeCritical } from '../follow/settle';
import { type Game, advised, andThen, check, refuse, type Check, type Decided } from '../game';
import { reloadingMark } from '../names';
import { type CriticalDone, type StrikeDone, resolveStrike } from '../resolve/strike';
import { mountsOf, strikeFrom, type MountView } from '../situations';
import { hasSetOut, pieceOf } from '../view';
import { FACINGS } from '../../../admirals-shared/cards/terms';
import { usableShields, type StrikeAnswer } from '../../strike/spec';

const recordCritical = (game: Game, aim: StrikeAim, done: CriticalDone): Game => {
  if (isGone(game, aim.target)) return game;
  const rolled = record(
    game,
    ...done.saved.map(({ save, die, stops }) =>
      saveRolled(aim, save, 'critical', [die], stops ? 1 : 0),
    ),
  );
  switch (done.does) {
    case 'stopped':
      return rolled;
    case 'blocked':
      return spendShields(rolled, aim.target, done.box ?? null, 1, {
        rule: 'Shields',
      });
    case 'through':
      return takeCritical(rolled, aim.target, aim.attacker);
  }
};

/** Resolving Attack Icons: what an attack did, in the order of the booklet. */
const recordStrike = (game: Game, aim: StrikeAim, answer: StrikeAnswer, done: StrikeDone): Game => {
  const { dice, lockDice, saved, shields, texts } = done;
  const read = answer.spec.roll;
  const { attacker, target } = aim;
  const rolled = record(
    game,
    ...strikeRolled(aim, 'strike', dice, read, 'Making Attacks'),
    ...strikeRolled(aim, 'lock', lockDice, read, 'Target Locks'),
    ...texts.map((text): GameEvent => {
      const note = { id: 'lock-ability', text };
      return { type: 'noted', about: target, note, rule: 'Target Locks' };
    }),
    ...saved.map((one) => saveRolled(aim, one.save, 'hit', one.dice, one.stopped)),
  );
  const shielded = recordEach(rolled, shields, (after, { facing, points }) =>
    spendShields(after, target, facing, points, { rule: 'Shields' }),
  );
  const hit = loseHull(shielded, target, done.hitsThrough, { rule: 'Hits', by: attacker });
  const critted = recordEach(hit, done.criticals, (after, one) => recordCritical(after, aim, one));
  return isGone(critted, target)
    ? critted
    : loseHull(critted, target, done.directs, { rule: 'Direct Hit', by: attacker });
};

/** What an attack did, as the table says. */
const recordQuick = (game: Game, command: StrikeQuick): Game => {
  const { target, hull, criticals, shields = [] } = command;
  const by = command.with?.attacker;
  const cause = { rule: 'Hits', ...(by === undefined ? {} : { by }) };
  const shielded = recordEach(game, shields, (after, { facing, points }) =>
    spendShields(after, target, facing, points, { rule: 'Shields' }),
  );
  const hit = loseHull(shielded, target, hull, cause);
  const each = Array.from({ length: criticals });
  return recordEach(hit, each, (after) => takeCritical(after, target, by));
};

type Gun = NonNullable<StrikeQuick['with']>;
type Said = Pick<StrikeAim, 'target' | 'distance' | 'arcs'>;

const mountAt = ({ setup, state }: Game, gun: Gun): MountView | null => {
  const attacker = pieceOf(setup, state, gun.attacker);
  if (!attacker) return null;
  const found = mountsOf(setup, state, attacker).find(
    (one) => one.armament === gun.armament && one.mount === gun.mount,
  );
  return found ?? null;
};

/** Making Attacks: other arcs of the same armament that the target is in (ruling mounts-roll-apart). */
const joined = ({ joining }: MountView, { arcs }: Pick<Said, 'arcs'>) =>
  joining.filter(({ arc }) => arcs === undefined || arcs.includes(arc));

/** Making Attacks: dice of one armament may go to several targets (ruling dice-may-be-split). */
const diceAdvice = (game: Game, gun: Gun, said: Said, mount: MountView): Check => {
  const { dice } = mount;
  const left = joined(mount, said).reduce((sum, one) => sum + one.left, mount.left);
  const using = gun.using ?? mount.left;
  const ship = nameOf(game, gun.attacker);
  const whole = game.rules.rulings['dice-may-be-split'] === 'whole-mount';
  return (
    check(using >= 1 && using <= left, { id: 'dice-used', ship, left }, 'Making Attacks') ??
    check(
      !whole || using === dice || using === left,
      { id: 'whole-mount', ship, dice },
      'Making Attacks',
    )
  );
};

const targetAdvice = (game: Game, gun: Gun, said: Said, { weapon, arc }: MountView): Check => {
  const { distance, arcs, target } = said;
  const sides = [gun.attacker, target].map((ship) => game.state.ships[ship]?.team);
  const most = weapon?.maxDistance ?? 0;
  const rule = 'Making Attacks';
  return (
    check(sides[0] !== sides[1], { id: 'own-team', ship: nameOf(game, target) }, rule) ??
    (distance !== undefined && distance > most
      ? refuse({ id: 'out-of-range', distance, most }, rule)
      : null) ??
    check(arcs === undefined || arcs.includes(arc), { id: 'out-of-arc', arc }, 'Attack Arcs')
  );
};

/** Ship Phase, Making Attacks, Heavy: what speaks against declaring it. */
const declareAdvice = (game: Game, gun: Gun, said: Said, mount: MountView): Check => {
  const ship = nameOf(game, gun.attacker);
  const moved = hasSetOut(game.state, gun.attacker);
  return (
    checks.isActive(game, gun.attacker) ??
    check(!moved, { id: 'attacks-come-first', ship }, 'Ship Phase') ??
    check(!mount.reloading, { id: 'reloading', ship }, 'Heavy') ??
    diceAdvice(game, gun, said, mount) ??
    targetAdvice(game, gun, said, mount)
  );
};

/** Armaments, Heavy: dice are used up, and the box of a Heavy weapon is marked. */
const spend = (game: Game, gun: Gun, from: MountView, said: Pick<Said, 'arcs'>): Game => {
  const { attacker, armament, mount: own, using = from.left } = gun;
  const { weapon } = from;
  let beyond = Math.max(0, using - from.left);
  const others = joined(from, said).map(({ mount, left }) => {
    const dice = Math.min(left, beyond);
    beyond -= dice;
    return { mount, dice };
  });
  const rest = others.reduce((sum, { dice }) => sum - dice, using);
  const used = recordEach(game, [{ mount: own, dice: rest }, ...others], (after, { mount, dice }) =>
    changeMark(after, attacker, spentMark(armament, mount), dice, 'Armaments'),
  );
  if (!weapon?.types.includes('Heavy')) return used;
  return record(used, markSet(attacker, reloadingMark(armament), 1, 'Heavy'));
};

const resolved = (game: Game, command: Strike, mount: MountView): Decided => {
  const { setup, state, rules } = game;
  const answer = strikeFrom(setup, state, command, rules);
  if (!answer)
    return refuse({ id: 'weapon-unknown', weapon: mount.weaponCode }, 'Weapon Card Anatomy');
  const held = ordersAt(state, command.target).length;
  const { wrong, done } = resolveStrike(answer, command, held);
  if (wrong) return wrong;
  return spend(
    aimKept(recordStrike(game, command, answer, done), command, 'Making Attacks'),
    command,
    mount,
    command,
  );
};

/** Making Attacks: a whole attack, with every roll and choice that it asks for. */
export const strike = (game: Game, command: Strike): Decided => {
  const { attacker, target } = command;
  const near = [...(command.nearAttacker ?? []), ...(command.nearTarget ?? [])];
  const wrong =
    checks.inPhase(game, 'ship') ??
    checks.inPlay(game, attacker) ??
    checks.inPlay(game, target) ??
    allOf(near, ({ ship }) => checks.knownShip(game, ship));
  if (wrong) return wrong;
  const mount = mountAt(game, command);
  if (!mount) return refuse({ id: 'no-such-armament', ship: nameOf(game, attacker) }, 'Armaments');
  const advice = declareAdvice(game, command, command, mount);
  return andThen(advised(game, command.override, advice), (after) =>
    resolved(after, command, mount),
  );
};

/** Nebula, Historic Play: no boxes where they count as damaged, or may not be used. */
const shieldAdvice = (game: Game, target: string, spent: StrikeQuick['shields'] = []): Check => {
  const piece = pieceOf(game.setup, game.state, target);
  if (!piece || !spent.some(({ points }) => points > 0)) return null;
  const { points, rule } = usableShields(piece, FACINGS, game.rules);
  return check(points > 0, { id: 'no-shields', ship: nameOf(game, target) }, rule);
};

/** An attack that was resolved at the table. */
export const strikeQuick = (game: Game, command: StrikeQuick): Decided => {
  const { target, shields = [], with: gun, override } = command;
  const wrong =
    checks.inPhase(game, 'ship') ??
    (gun ? checks.inPlay(game, gun.attacker) : null) ??
    checks.inPlay(game, target);
  if (wrong) return wrong;
  if (!hasShields(game, target, shields))
    return refuse({ id: 'bad-damage', ship: nameOf(game, target) }, 'Hits');
  const blocked = shieldAdvice(game, target, shields);
  if (!gun)
    return andThen(advised(game, override, blocked), (after) => recordQuick(after, command));
  const mount = mountAt(game, gun);
  if (!mount)
    return refuse({ id: 'no-such-armament', ship: nameOf(game, gun.attacker) }, 'Armaments');
  const advice = blocked ?? declareAdvice(game, gun, { target }, mount);
  return andThen(advised(game, override, advice), (after) =>
    spend(recordQuick(after, command), gun, mount, {}),
  );
};
