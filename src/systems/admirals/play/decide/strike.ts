import type { GameEvent } from '../../../../core/game/events';
import { hasMark } from '../../../../core/game/state';
import { hasShields } from '../../../admirals-shared/play/strikes';
import { hasKeyword } from '../../../admirals-shared/keywords/apply';
import { AUGUR_REACH } from '../../keywords/augur';
import { mountChoices, reloadsAfter, type MountChoice } from '../../strike/declare';
import { weaponBy } from '../../../admirals-shared/play/pieces';
import { inPhase, inPlay, isActive, knownShip } from '../checks';
import { tellQuick, tellStrike } from '../follow/strike';
import { LASTING_MARKS, ROUND_MARKS, spentMark } from '../../../admirals-shared/play/names';
import { isCount } from '../../../admirals-shared/play/resolve/numbers';
import { resolveStrike } from '../resolve/strike';
import type { StrikeNeed } from '../resolve/strikeBench';
import { clearsReload, strikeFrom, strikesSoFar } from '../situations';
import { nearKept, standsKept } from '../../../admirals-shared/play/stands';
import { advised, andThen, check, refuse, type Check, type Story, type Told } from '../story';
import { tell } from '../../../../core/game/story';
import { pieceOf } from '../view';
import { clearReload } from './activation';
import type { Near } from '../../../admirals-shared/play/fields';
import type { Strike, StrikeQuick } from '../commands';
import { allOf, nameOf } from '../../../kit/play/checks';
import { changeMark } from '../../../kit/play/marks';
import { countOf } from '../../../kit/play/reading';

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

const choiceOf = (story: Story, gun: Gun, said: TargetSaid): MountChoice | null => {
  const { setup, state, rules } = story;
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
const declareAdvice = (story: Story, gun: Gun, choice: MountChoice): Check => {
  const ship = nameOf(story, gun.attacker);
  const moved = countOf(story.state, gun.attacker, ROUND_MARKS.movesUsed) > 0;
  const [first] = choice.refusals;
  return (
    isActive(story, gun.attacker) ??
    check(!moved, { id: 'strikes-come-first', ship }, '4B-02') ??
    (first ? refuse({ ...first.why, ship }, first.rule) : null)
  );
};

/** 9I, ruling skilled-once: one use, or one for each time it has the keyword. */
const skilledUses = ({ setup, state, rules }: Story, ship: string): number => {
  const skilled = pieceOf(setup, state, ship)?.keywords.filter(({ name }) => name === 'Skilled');
  return rules.rulings['skilled-once'] === 'two'
    ? (skilled?.length ?? 0)
    : Math.min(1, skilled?.length ?? 0);
};

const skilledAdvice = (story: Story, attacker: string): Check => {
  const uses = skilledUses(story, attacker);
  const used = countOf(story.state, attacker, ROUND_MARKS.skilledUsed);
  const ship = nameOf(story, attacker);
  return (
    check(uses > 0, { id: 'no-skilled', ship }, '9I') ??
    check(used < uses, { id: 'skilled-used', ship }, '9I')
  );
};

/** 9L: another piece of the team, not told to be too far, once a round. */
const augurAdvice = (
  story: Story,
  attacker: string,
  augur: string,
  near: readonly Near[] = [],
): Check => {
  const { setup, state } = story;
  const piece = pieceOf(setup, state, augur);
  const ship = nameOf(story, augur);
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

const aidsAdvice = (story: Story, attacker: string, aids: StrikeAids): Check =>
  (aids.skilled === true ? skilledAdvice(story, attacker) : null) ??
  (aids.augur === undefined ? null : augurAdvice(story, attacker, aids.augur, aids.nearAttacker));

const markSet = (subject: string, mark: string, rule: string): GameEvent => ({
  type: 'mark-set',
  subject,
  mark,
  to: 1,
  rule,
});

/** 5A, 5G-01: what a strike uses up, and what it leaves behind. */
const spend = (story: Story, gun: Gun, choice: MountChoice, aids: StrikeAids): Story => {
  const { attacker, armament, mount } = gun;
  const counted = changeMark(story, attacker, ROUND_MARKS.strikesMade, 1, '4B-02');
  const skilled = aids.skilled
    ? changeMark(counted, attacker, ROUND_MARKS.skilledUsed, 1, '9I')
    : counted;
  const reloads = choice.weapon !== null && reloadsAfter(choice.weapon);
  return tell(
    skilled,
    markSet(attacker, spentMark(armament, mount), '5A'),
    ...(aids.augur === undefined ? [] : [markSet(aids.augur, ROUND_MARKS.augurUsed, '9L')]),
    ...(reloads ? [markSet(attacker, LASTING_MARKS.reloading, '5G-01')] : []),
  );
};

/** Where the target stood is asked for again with the next strike of these two. */
const remember = (
  story: Story,
  attacker: string,
  { target, stands }: Pick<Strike, 'target' | 'stands'>,
): Story => (stands ? tell(story, ...standsKept(story.state, attacker, target, stands)) : story);

/** So are those who were near. */
const rememberNear = (
  story: Story,
  { attacker, target, nearAttacker = [], nearTarget = [] }: Strike,
): Story =>
  tell(
    story,
    ...nearKept(story.state, attacker, target, nearAttacker),
    ...nearKept(story.state, target, attacker, nearTarget),
  );

/** 5A-02: with the ruling that a token goes only when the piece strikes. */
const unload = (story: Story, { attacker }: Gun): Story =>
  clearsReload(story.state, attacker, story.rules) ? clearReload(story, attacker) : story;

const bothThere = (story: Story, attacker: string, target: string): Check =>
  inPhase(story, 'action') ?? inPlay(story, attacker) ?? inPlay(story, target);

const knownNear = (story: Story, near: readonly Near[]): Check =>
  allOf(near, ({ ship }) => knownShip(story, ship));

const countOfNeed = (need: StrikeNeed): number => {
  switch (need.needs) {
    case 'facings':
    case 'shields':
      return 0;
    case 'lock':
      return need.left;
    case 'dice':
    case 'bonus-dice':
    case 'lock-dice':
    case 'save':
    case 'returned':
      return need.count;
  }
};

const RULE_OF_NEED: Readonly<Record<StrikeNeed['needs'], string>> = {
  facings: '5E-01',
  dice: '5C',
  shields: '5E',
  'bonus-dice': '5F-01 II',
  lock: '5F-01',
  'lock-dice': '5F-01 I',
  save: '5F',
  returned: '5F-03',
};

/** 5: a whole strike, with every roll and choice that it asks for. */
export const strike = (story: Story, command: Strike): Told => {
  const { attacker, target, augur } = command;
  const wrong =
    bothThere(story, attacker, target) ??
    (augur === undefined ? null : inPlay(story, augur)) ??
    knownNear(story, [...(command.nearAttacker ?? []), ...(command.nearTarget ?? [])]);
  if (wrong) return wrong;
  const choice = choiceOf(story, command, command);
  if (!choice?.weapon)
    return refuse({ id: 'no-such-armament', ship: nameOf(story, attacker) }, '5A');
  const advice = declareAdvice(story, command, choice) ?? aidsAdvice(story, attacker, command);
  return andThen(advised(story, command.override, advice), (told) =>
    resolved(unload(told, command), command, choice),
  );
};

const resolved = (story: Story, command: Strike, choice: MountChoice): Told => {
  const { setup, state, rules } = story;
  const situation = strikeFrom(setup, state, command);
  if (!situation)
    return refuse({ id: 'no-such-armament', ship: nameOf(story, command.attacker) }, '5A');
  const { need, leftOver, soFar } = resolveStrike(situation, command, state, rules);
  if (need) {
    const why = { id: 'strike-needs', needs: need.needs, count: countOfNeed(need) } as const;
    return refuse(why, RULE_OF_NEED[need.needs]);
  }
  if (leftOver) return refuse({ id: 'left-over', what: leftOver }, '5F');
  const struck = tellStrike(story, command, soFar);
  const spent = spend(struck, command, choice, command);
  return rememberNear(remember(spent, command.attacker, command), command);
};

/** A strike that was resolved at the table. The attacker may be one that nobody tracks. */
export const strikeQuick = (story: Story, command: StrikeQuick): Told => {
  const { target, hull, criticals, shields = [], with: gun, override } = command;
  const wrong = gun ? bothThere(story, gun.attacker, target) : inPlay(story, target);
  if (wrong) return wrong;
  const penalty = command.skirmishDicePenalty ?? 0;
  const counts = [hull, criticals, penalty, ...shields.map(({ points }) => points)];
  if (!counts.every(isCount) || !hasShields(story, target, shields))
    return refuse({ id: 'bad-damage', ship: nameOf(story, target) }, '5F');
  if (!gun) return tellQuick(story, command);
  const choice = choiceOf(story, gun, { target });
  if (!choice) return refuse({ id: 'no-such-armament', ship: nameOf(story, gun.attacker) }, '5A');
  const unknown = command.augur === undefined ? null : inPlay(story, command.augur);
  if (unknown) return unknown;
  const advice = declareAdvice(story, gun, choice) ?? aidsAdvice(story, gun.attacker, command);
  return andThen(advised(story, override, advice), (told) =>
    remember(
      spend(tellQuick(unload(told, gun), command), gun, choice, command),
      gun.attacker,
      command,
    ),
  );
};
