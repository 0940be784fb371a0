import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Page } from '../../../../core/pages/page';
import { isForced, isQuick, quickToggle } from '../../../kit/pages/fight';
import { foeBlocks } from '../../../kit/pages/targets';
import { shipName } from '../../../kit/play/ships';
import { openPath } from '../aim';
import { verdictAct, verdictBlocks, verdictOf, type FightVerdict } from '../verdict';
import { aimingOf, isReady } from './aiming';
import { finderBlocks, lookBlocks, oddsBlocks } from './lookBlocks';
import { ownModifierBlock } from './modifiers';
import { quickBlocks, quickTold } from './quick';
import { reasonBlocks } from './reasons';
import type { Aiming, At, Gun, OnPage, RollSoFar, StrikeEdition, Striking } from './striking';
import { glanceBlocks, wayBlock, whereBlocks } from './whereBlocks';

type Parts = Pick<Page, 'blocks' | 'aside' | 'figure' | 'handTo' | 'primary' | 'secondary'>;

type Told<Of extends Striking> = OnPage<Of> & Aiming<Of>;

const targetBlocks = <Of extends Striking>({ view, foes, target }: Told<Of>) => {
  const { target: label, noEnemies: none } = view.words.strikePages;
  return foeBlocks(view, foes, target, { id: 'target', label, none });
};

/** Resolved at the table: whom, with what, and what it cost. */
const quickParts = <Of extends Striking>(at: At<Of>): Parts => {
  const { edition, view, answers, target } = at;
  const { apply, quick } = view.words.strikePages;
  const verdict = verdictOf(view, edition.quick.command(quickTold(at), at), isForced(answers));
  return {
    blocks: [
      ...targetBlocks(at),
      ...edition.gunBlocks(view, at),
      ...quickBlocks(at),
      ...verdictBlocks(view, verdict),
    ],
    primary: verdictAct(verdict, apply(shipName(view.state, target.id)), 'back'),
    secondary: [quickToggle(quick, answers)],
  };
};

/** What the opponent asks first. */
const savesBlock = <Of extends Striking>({ view, target }: At<Of>): Block => ({
  block: 'acts',
  style: 'list',
  acts: [
    {
      label: view.words.strikePages.saves(shipName(view.state, target.id)),
      opens: { page: 'saves', about: target.id },
    },
  ],
});

/** Before the dice: where, how likely, why; and the dice, first once it is said where. The rest stands aside. */
const aimParts = <Of extends Striking>(
  at: At<Of>,
  roll: readonly Block[],
  verdict: FightVerdict,
): Pick<Page, 'blocks' | 'aside' | 'figure'> => {
  const { edition, view, answers, where, answer } = at;
  const odds = oddsBlocks(at);
  const [figure] = odds.flatMap((block) => (block.block === 'odds' ? [block.headline] : []));
  const reasons = reasonBlocks(at);
  return {
    ...(figure && { figure }),
    blocks: [
      ...whereBlocks(at),
      ...glanceBlocks(at),
      ...verdictBlocks(view, verdict),
      ...odds,
      ...(where.isOpen ? [...reasons, ...roll] : [...roll, ...reasons]),
    ],
    aside: [
      ...targetBlocks(at),
      ...edition.gunBlocks(view, at),
      ownModifierBlock(view, answers),
      wayBlock(view, where),
      savesBlock(at),
      ...edition.policyBlocks(view, answer, answers),
      ...lookBlocks(at),
    ],
  };
};

const labelOf = <Of extends Striking>({ view, target }: At<Of>, rolled: RollSoFar<Of>) => {
  const { asks, isMiss } = rolled;
  const { roll, apply, missed, sayWhere } = view.words.strikePages;
  if (asks === null) return isMiss ? missed : apply(shipName(view.state, target.id));
  if (asks === 'place') return sayWhere;
  return asks === 'decision' ? roll.decide : roll.enter(asks.dice);
};

/** Once the table has said where the target is, the next tap folds that, and the dice come into sight. */
const onwards = <Of extends Striking>(
  { view, where, target }: At<Of>,
  { asks }: RollSoFar<Of>,
): Act | null =>
  where.isOpen && asks !== null && typeof asks === 'object'
    ? {
        label: view.words.strikePages.roll.enter(asks.dice),
        answers: { [openPath(target.id)]: false },
      }
    : null;

/** The same, and the activation of the attacker is over: two steps, one tap. */
const andEnd = <Of extends Striking>(
  { edition, view, attacker }: At<Of>,
  { command, why }: Act,
  { isMiss }: RollSoFar<Of>,
): readonly Act[] => {
  const then = edition.endOf(view, attacker.id);
  if (then === null || command === undefined || why !== undefined) return [];
  const { applyAndEnd, missedAndEnd } = view.words.strikePages;
  return [{ label: isMiss ? missedAndEnd : applyAndEnd, command, then, opens: 'bridge' }];
};

/** With dice: everything up to what is asked for next, and one act that plays it all. */
const diceParts = <Of extends Striking>(at: At<Of>): Parts => {
  const { edition, view, answers } = at;
  const { roll, quick } = view.words.strikePages;
  const rolled = edition.rollOf(at);
  const verdict = verdictOf(view, rolled.command, isForced(answers));
  const primary = verdictAct(verdict, labelOf(at, rolled), 'back');
  if (rolled.isRolled)
    return {
      blocks: [...rolled.blocks, ...verdictBlocks(view, verdict)],
      ...rolled.handTo,
      primary,
      secondary: [...andEnd(at, primary, rolled), { label: roll.again, answers: { roll: {} } }],
    };
  return {
    ...aimParts(at, rolled.blocks, verdict),
    primary: onwards(at, rolled) ?? primary,
    secondary: [quickToggle(quick, answers)],
  };
};

/** Nobody to strike yet: who would be worth it. */
const partsOf = <Of extends Striking>(told: Told<Of>): Parts => {
  if (!isReady(told))
    return { blocks: told.foes.length > 0 ? finderBlocks(told) : targetBlocks(told) };
  return isQuick(told.answers) ? quickParts(told) : diceParts(told);
};

/** A strike of one ship on one page; `gun` is the mount that it was opened for. Null for no such ship. */
export const makeStrikePage =
  <Of extends Striking>(edition: StrikeEdition<Of>) =>
  (
    view: OnPage<Of>['view'],
    about: ShipId,
    answers: Answers,
    asked: Gun | null = null,
  ): Page | null => {
    const page = { edition, view, answers };
    const aiming = aimingOf(page, about, asked);
    if (!aiming) return null;
    const { attacker, target, gun } = aiming;
    const { title, kicker } = view.words.strikePages;
    const name = shipName(view.state, attacker.id);
    return {
      title: title(target && shipName(view.state, target.id)),
      kicker: kicker(name, gun?.weapon?.name ?? null, gun?.dice ?? 0),
      team: attacker.team,
      ...partsOf({ ...page, ...aiming }),
    };
  };
