import { terrainRule } from '../../../admirals-shared/terrain/entry';
import { hasMark } from '../../../../core/game/state';
import { hasShields, saveRolled, strikeRolled } from '../../../admirals-shared/play/strikes';
import { hasKeyword } from '../../../admirals-shared/keywords/hooks';
import { AUGUR_REACH } from '../../keywords';
import { mountChoices, reloadsAfter, type MountChoice } from '../../strike/declare';
import { weaponBy } from '../../../admirals-shared/play/pieces';
import { checks } from '../checks';
import { LASTING_MARKS, ROUND_MARKS, spentMark } from '../../../admirals-shared/play/names';
import type { Near } from '../../../admirals-shared/play/commands';
import { resolveStrike, type StrikeSoFar } from '../resolve/strike';
import { clearsReload, strikeFrom, strikesSoFar } from '../activation';
import { nearKept, aimKept } from '../../../admirals-shared/play/where';
import { advised, andThen, check, refuse, type Check, type Game, type Decided } from '../game';
import { record, isGone, recordEach } from '../../../../core/game/game';
import { reached } from '../../piece';
import { nearbyOf, pieceOf } from '../view';
import { clearReload } from './activation';
import type { Strike, StrikeQuick, StrikeAim } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';
import { changeMark, markSet, countOf } from '../../../kit/play/marks';
import type { GameEvent } from '../../../../core/game/events';
import { WOUNDS, type Wound } from '../../../admirals-shared/odds/spec';
import { loseHull, takeCriticals } from '../follow/damage';
import { spendShields } from '../../../admirals-shared/play/follow';

/** One mount of one ship, and who uses it. */
export interface Gun {
  readonly attacker: string;
  readonly armament: number;
  readonly mount: number;
}

export interface StrikeAids {
  readonly skilled?: boolean;
  readonly augur?: string;
  readonly nearAttacker?: readonly Near[];
}

type TargetSaid = Pick<Strike, 'target' | 'distance' | 'arcs'>;

const choiceOf = (game: Game, gun: Gun, said: TargetSaid): MountChoice | null => {
  const { setup, state, rules } = game;
  const attacker = pieceOf(setup, state, gun.attacker);
  const target = pieceOf(setup, state, said.target);
  if (!attacker || !target) return null;
  const soFar = strikesSoFar(state, gun.attacker, rules);
  const { distance = null, arcs = null } = said;
  const weaponOf = (code: string) => weaponBy(setup, code);
  const choices = mountChoices(attacker, weaponOf, soFar, { target, distance, arcs }, rules);
  return choices.find((one) => one.armament === gun.armament && one.mount === gun.mount) ?? null;
};

/** 5A: what speaks against declaring it. */
const declareAdvice = (game: Game, gun: Gun, choice: MountChoice): Check => {
  const ship = nameOf(game, gun.attacker);
  const moved = countOf(game.state, gun.attacker, ROUND_MARKS.movesUsed) > 0;
  const [first] = choice.refusals;
  return (
    checks.isActive(game, gun.attacker) ??
    check(!moved, { id: 'strikes-come-first', ship }, '4B-02') ??
    (first ? refuse({ ...first.why, ship }, first.rule) : null)
  );
};

/** 9I, ruling skilled-once: one use, or one for each time it has the keyword, its own or lent by a friend (5B-02). */
const skilledUses = (game: Game, attacker: string, near: readonly Near[]): number => {
  const { setup, state, rules } = game;
  const piece = pieceOf(setup, state, attacker);
  const { keywords } = piece ? reached(piece, nearbyOf(setup, state, near)) : { keywords: [] };
  const skilled = keywords.filter(({ name }) => name === 'Skilled').length;
  return rules.rulings['skilled-once'] === 'two' ? skilled : Math.min(1, skilled);
};

const skilledAdvice = (game: Game, attacker: string, near: readonly Near[] = []): Check => {
  const uses = skilledUses(game, attacker, near);
  const used = countOf(game.state, attacker, ROUND_MARKS.skilledUsed);
  const ship = nameOf(game, attacker);
  return (
    check(uses > 0, { id: 'no-skilled', ship }, '9I') ??
    check(used < uses, { id: 'skilled-used', ship }, '9I')
  );
};

/** 9L: another piece of the team, not said to be too far, once a round. */
const augurAdvice = (game: Game, attacker: string, augur: string, near: readonly Near[] = []) => {
  const { setup, state } = game;
  const piece = pieceOf(setup, state, augur);
  const ship = nameOf(game, augur);
  const can =
    piece !== null &&
    augur !== attacker &&
    piece.team === state.ships[attacker]?.team &&
    hasKeyword(piece, 'Augur') &&
    (near.find((one) => one.ship === augur)?.distance ?? 0) <= AUGUR_REACH;
  return (
    check(can, { id: 'no-augur', ship }, '9L') ??
    check(!hasMark(state, augur, ROUND_MARKS.augurUsed), { id: 'augur-used', ship }, '9L')
  );
};

const aidsAdvice = (game: Game, attacker: string, aids: StrikeAids): Check =>
  (aids.skilled === true ? skilledAdvice(game, attacker, aids.nearAttacker) : null) ??
  (aids.augur === undefined ? null : augurAdvice(game, attacker, aids.augur, aids.nearAttacker));

/** 5A, 5G-01: what a strike uses up, and what it leaves behind. */
const spend = (game: Game, gun: Gun, choice: MountChoice, aids: StrikeAids): Game => {
  const { attacker, armament, mount } = gun;
  const counted = changeMark(game, attacker, ROUND_MARKS.strikesMade, 1, '4B-02');
  const skilled = aids.skilled
    ? changeMark(counted, attacker, ROUND_MARKS.skilledUsed, 1, '9I')
    : counted;
  const reloads = choice.weapon !== null && reloadsAfter(choice.weapon);
  return record(
    skilled,
    markSet(attacker, spentMark(armament, mount), 1, '5A'),
    ...(aids.augur === undefined ? [] : [markSet(aids.augur, ROUND_MARKS.augurUsed, 1, '9L')]),
    ...(reloads ? [markSet(attacker, LASTING_MARKS.reloading, 1, '5G-01')] : []),
  );
};

/** Who was near is asked for again with the next strike of these two. */
const rememberNear = (
  game: Game,
  { attacker, target, nearAttacker = [], nearTarget = [] }: Strike,
): Game =>
  record(
    game,
    ...nearKept(game.state, attacker, target, nearAttacker),
    ...nearKept(game.state, target, attacker, nearTarget),
  );

/** 5A-02: with the ruling that a token goes only when the piece strikes. */
const unload = (game: Game, { attacker }: Gun): Game =>
  clearsReload(game.state, attacker, game.rules) ? clearReload(game, attacker) : game;

const bothThere = (game: Game, attacker: string, target: string): Check =>
  checks.inPhase(game, 'action') ?? checks.inPlay(game, attacker) ?? checks.inPlay(game, target);

/** 5: a whole strike, with every roll and choice that it asks for. */
export const strike = (game: Game, command: Strike): Decided => {
  const { attacker, target, augur } = command;
  const near = [...(command.nearAttacker ?? []), ...(command.nearTarget ?? [])];
  const wrong =
    bothThere(game, attacker, target) ??
    (augur === undefined ? null : checks.inPlay(game, augur)) ??
    allOf(near, ({ ship }) => checks.knownShip(game, ship));
  if (wrong) return wrong;
  const choice = choiceOf(game, command, command);
  if (!choice?.weapon)
    return refuse({ id: 'no-such-armament', ship: nameOf(game, attacker) }, '5A');
  const advice = declareAdvice(game, command, choice) ?? aidsAdvice(game, attacker, command);
  return andThen(advised(game, command.override, advice), (after) =>
    resolved(unload(after, command), command, choice),
  );
};

const resolved = (game: Game, command: Strike, choice: MountChoice): Decided => {
  const { setup, state, rules } = game;
  const situation = strikeFrom(setup, state, command);
  if (!situation)
    return refuse({ id: 'no-such-armament', ship: nameOf(game, command.attacker) }, '5A');
  const { wrong, soFar } = resolveStrike(situation, command, state, rules);
  if (wrong) return wrong;
  const struck = recordStrike(game, command, soFar);
  const spent = spend(struck, command, choice, command);
  return rememberNear(aimKept(spent, command, '5A'), command);
};

/** 8D-01: no Shield Points are spent where they are offline. */
const shieldAdvice = (game: Game, target: string, spent: readonly { points: number }[]): Check => {
  const piece = pieceOf(game.setup, game.state, target);
  const rule = terrainRule(game.rules.terrains, piece?.terrain ?? null).noShields;
  const isSpent = spent.some(({ points }) => points > 0);
  return check(
    rule === undefined || !isSpent,
    { id: 'no-shields', ship: nameOf(game, target) },
    rule ?? '8D-01',
  );
};

/** A strike that was resolved at the table. The attacker may be one that nobody tracks. */
export const strikeQuick = (game: Game, command: StrikeQuick): Decided => {
  const { target, shields = [], with: gun, override } = command;
  const wrong = gun ? bothThere(game, gun.attacker, target) : checks.inPlay(game, target);
  if (wrong) return wrong;
  if (!hasShields(game, target, shields))
    return refuse({ id: 'bad-damage', ship: nameOf(game, target) }, '5F');
  const blocked = shieldAdvice(game, target, shields);
  if (!gun)
    return andThen(advised(game, override, blocked), (after) => recordQuick(after, command));
  const choice = choiceOf(game, gun, { target });
  if (!choice) return refuse({ id: 'no-such-armament', ship: nameOf(game, gun.attacker) }, '5A');
  const unknown = command.augur === undefined ? null : checks.inPlay(game, command.augur);
  if (unknown) return unknown;
  const advice =
    blocked ?? declareAdvice(game, gun, choice) ?? aidsAdvice(game, gun.attacker, command);
  return andThen(advised(game, override, advice), (after) =>
    aimKept(
      spend(recordQuick(unload(after, gun), command), gun, choice, command),
      { ...command, attacker: gun.attacker },
      '5A',
    ),
  );
};

const RULES: Readonly<Record<Wound, string>> = { hit: '5F-02', critical: '5F-03', direct: '5F-04' };

const hurt = (game: Game, aim: StrikeAim, soFar: StrikeSoFar, icon: Wound): Game => {
  const { attacker, target } = aim;
  if (isGone(game, target)) return game;
  const saves = soFar.saved.filter((one) => one.icon === icon);
  const rolled = record(
    game,
    ...saves.map((one) => saveRolled(aim, one.save, icon, one.dice, one.stopped)),
  );
  const cause = { rule: RULES[icon], by: attacker };
  const count = soFar.through[icon];
  return icon === 'critical'
    ? takeCriticals(rolled, target, count, cause, soFar.returned)
    : loseHull(rolled, target, count, cause);
};

const penalise = (game: Game, target: string, dice: number): Game =>
  changeMark(game, target, ROUND_MARKS.skirmishDicePenalty, dice, '5F-01');

/** 5C to 5F: what a strike did, in the order of the rulebook. */
export const recordStrike = (game: Game, aim: StrikeAim, soFar: StrikeSoFar) => {
  const { answer, dice, lockOns, blocked, texts } = soFar;
  const rolled = record(
    game,
    ...strikeRolled(aim, 'strike', dice, answer.spec, '5C'),
    ...strikeRolled(aim, 'lock-on', lockOns, answer.spec, '5F-01 I'),
    ...texts.map((text): GameEvent => {
      const note = { id: 'lock-ability', text };
      return { type: 'noted', about: aim.target, note, rule: '5F-01' };
    }),
  );
  const shielded = recordEach(rolled, blocked, (after, { facing, hits, criticals }) =>
    spendShields(after, aim.target, facing, hits + criticals, { rule: answer.shields.rule }),
  );
  const penalised = penalise(shielded, aim.target, soFar.skirmishDicePenalty);
  return recordEach(penalised, WOUNDS, (after, icon) => hurt(after, aim, soFar, icon));
};

/** What a strike did, as the table says. */
export const recordQuick = (game: Game, command: StrikeQuick): Game => {
  const { target, hull, criticals, shields = [], returned, skirmishDicePenalty = 0 } = command;
  const by = command.with?.attacker;
  const cause = by === undefined ? {} : { by };
  const shielded = recordEach(game, shields, (after, { facing, points }) =>
    spendShields(after, target, facing, points, { rule: '5E' }),
  );
  const penalised = penalise(shielded, target, skirmishDicePenalty);
  const hit = loseHull(penalised, target, hull, { rule: RULES.hit, ...cause });
  return takeCriticals(hit, target, criticals, { rule: RULES.critical, ...cause }, returned);
};
