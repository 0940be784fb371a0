import type { SubjectId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Page } from '../../../../core/pages/page';
import { openPath } from '../../../admirals-shared/pages/aim';
import type { StrikeNeed } from '../../play/resolve/strikeBench';
import { flagAt } from '../../../kit/pages/answered';
import { nameOfShip, type Seen } from '../shipRow';
import { verdictAct, type FightVerdict as Verdict } from '../../../admirals-shared/pages/verdict';
import { verdictBlocks, verdictOf } from '../verdict';
import { aimingOf, type Aiming } from './aim';
import { glanceBlocks, gunBlocks, targetBlocks, wayBlocks, whereBlocks } from './aimBlocks';
import { ownModifierBlock, reasonBlocks } from './modifierBlocks';
import { finderBlocks, lookBlocks, policyBlocks, strikeOddsBlocks } from './oddsBlocks';
import { quickBlocks, quickCommand } from './quick';
import { handOver, rollBlocks } from './rollBlocks';
import { rollingOf, type Rolling } from './rolls';
import type { Strike } from '../../play/commands';

type Parts = Pick<Page, 'blocks' | 'aside' | 'figure' | 'handTo' | 'primary' | 'secondary'>;

const headOf = (seen: Seen, { attacker, target, gun }: Aiming): Omit<Page, 'blocks'> => {
  const words = seen.words.strikePages;
  const name = target && nameOfShip(seen, target.id);
  return {
    title: words.title(name),
    kicker: words.kicker(nameOfShip(seen, attacker.id), gun?.weapon?.name ?? null, gun?.dice ?? 0),
    team: attacker.team,
  };
};

const isForced = (answers: Answers): boolean => flagAt(answers, 'override') === true;

const countOf = (need: StrikeNeed): number | null => ('count' in need ? need.count : null);

const labelOf = (seen: Seen, target: string, need: StrikeNeed | null): string => {
  const { roll, apply, sayWhere } = seen.words.strikePages;
  if (need === null) return apply(nameOfShip(seen, target));
  if (need.needs === 'facings') return sayWhere;
  const count = countOf(need);
  return count === null || need.needs === 'returned' ? roll.decide : roll.enter(count);
};

const toggleQuick = ({ words }: Seen, isQuick: boolean): Act => ({
  label: isQuick ? words.strikePages.quick.close : words.strikePages.quick.open,
  answers: { quick: isQuick ? {} : { open: true } },
});

/** Resolved at the table: whom, with what, and what it cost. */
const quickParts = (seen: Seen, aiming: Aiming, answers: Answers): Parts => {
  const command = quickCommand(aiming, answers);
  const verdict = command && verdictOf(seen, command, isForced(answers));
  const { apply } = seen.words.strikePages;
  const label = apply(aiming.target ? nameOfShip(seen, aiming.target.id) : '');
  return {
    blocks: [
      ...targetBlocks(seen, aiming),
      ...gunBlocks(seen, aiming),
      ...quickBlocks(seen, aiming, answers),
      ...(verdict ? verdictBlocks(seen, verdict) : []),
    ],
    ...(verdict ? { primary: verdictAct(verdict, label, 'back') } : {}),
    secondary: [toggleQuick(seen, true)],
  };
};

/** Nobody to strike yet: who would be worth it. */
const targetParts = (seen: Seen, aiming: Aiming, answers: Answers): Parts => ({
  blocks:
    aiming.enemies.length > 0 ? finderBlocks(seen, aiming, answers) : targetBlocks(seen, aiming),
});

type Ready = Aiming & {
  readonly aim: NonNullable<Aiming['aim']>;
  readonly answer: NonNullable<Aiming['answer']>;
};

const isReady = (aiming: Aiming): aiming is Ready => aiming.aim !== null && aiming.answer !== null;

/** What the opponent asks first. */
const savesBlock = (seen: Seen, target: SubjectId): Block => ({
  block: 'acts',
  style: 'list',
  acts: [
    {
      label: seen.words.strikePages.saves(nameOfShip(seen, target)),
      opens: { page: 'saves', about: target },
    },
  ],
});

/** Before the dice: where, how likely, why; and the dice, first once it is said where. The rest stands aside. */
const aimBlocks = (
  seen: Seen,
  aiming: Ready,
  answers: Answers,
  roll: readonly Block[],
  verdict: Verdict,
): Pick<Page, 'blocks' | 'aside' | 'figure'> => {
  const odds = strikeOddsBlocks(seen, aiming, answers);
  const [figure] = odds.flatMap((block) => (block.block === 'odds' ? [block.headline] : []));
  const reasons = reasonBlocks(seen, aiming, answers);
  return {
    ...(figure && { figure }),
    blocks: [
      ...whereBlocks(seen, aiming),
      ...glanceBlocks(seen, aiming),
      ...verdictBlocks(seen, verdict),
      ...odds,
      ...(aiming.where.isOpen ? [...reasons, ...roll] : [...roll, ...reasons]),
    ],
    aside: [
      ...targetBlocks(seen, aiming),
      ...gunBlocks(seen, aiming),
      ownModifierBlock(seen, answers),
      ...wayBlocks(seen, aiming),
      savesBlock(seen, aiming.aim.target),
      ...policyBlocks(seen, aiming.answer, answers),
      ...lookBlocks(seen, aiming, answers),
    ],
  };
};

const isRolled = ({ asked }: Rolling): boolean =>
  asked.some(({ need, isTold }) => need.needs === 'dice' && isTold);

/** Once the table has said where the target is, the next tap folds that, and the dice come into sight. */
const onwards = ({ words }: Seen, { where, aim }: Ready, { last }: Rolling): Act | null => {
  if (!where.isOpen || last.need?.needs !== 'dice') return null;
  const label = words.strikePages.roll.dice(last.need.count);
  return { label, answers: { [openPath(aim.target)]: false } };
};

/** With dice: everything up to what is asked for next, and one act that plays it all. */
const diceParts = (seen: Seen, aiming: Ready, answers: Answers): Parts => {
  const rolling = rollingOf(seen, aiming.answer, answers);
  const command: Strike = { type: 'strike', ...aiming.aim, ...rolling.rolls };
  const verdict = verdictOf(seen, command, isForced(answers));
  const roll = rollBlocks(seen, aiming.answer, rolling, answers);
  const label = labelOf(seen, aiming.aim.target, rolling.last.need);
  const primary = verdictAct(verdict, label, 'back');
  const { again } = seen.words.strikePages.roll;
  if (isRolled(rolling))
    return {
      blocks: [...roll, ...verdictBlocks(seen, verdict)],
      ...handOver(seen, aiming.answer, rolling, answers),
      primary,
      secondary: [{ label: again, answers: { roll: {} } }],
    };
  return {
    ...aimBlocks(seen, aiming, answers, roll, verdict),
    primary: onwards(seen, aiming, rolling) ?? primary,
    secondary: [toggleQuick(seen, false)],
  };
};

const partsOf = (seen: Seen, aiming: Aiming, answers: Answers): Parts => {
  if (flagAt(answers, 'quick.open') === true) return quickParts(seen, aiming, answers);
  if (isReady(aiming)) return diceParts(seen, aiming, answers);
  return targetParts(seen, aiming, answers);
};

/** 5: a strike of one ship on one page; `gun` is the mount that it was opened for. Null for no such ship. */
export const strikePage = (
  seen: Seen,
  about: SubjectId,
  answers: Answers,
  gun: string | null = null,
): Page | null => {
  const aiming = aimingOf(seen, answers, about, gun);
  if (!aiming) return null;
  return { ...headOf(seen, aiming), ...partsOf(seen, aiming, answers) };
};
