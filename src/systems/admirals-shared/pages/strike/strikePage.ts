import type { Block, Act, Page } from '../../../../core/pages/page';
import { countAt } from '../../../kit/pages/answered';
import { actsBlock, laidOut, type Blocks, type Draft, type Some } from '../../../kit/pages/laidOut';
import { countStepper } from '../../../kit/pages/steppers';
import { FACINGS, type Facing } from '../../cards/terms';
import type {
  At,
  QuickStrike,
  Striking,
  Aiming,
  Gun,
  OnPage,
  RollSoFar,
  StrikeEdition,
  ViewOf,
} from './striking';
import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import { isQuick, quickToggle, foeBlocks } from '../../../kit/pages/fight';
import { openPath } from '../aim';
import { verdictOn, type Verdict } from '../verdict';
import { aimingOf, isReady } from './aiming';
import { finderBlocks, lookBlocks, oddsOrText } from './lookBlocks';
import { ownModifierBlock, reasonBlocks } from './reasons';
import { glanceBlocks, wayBlock, whereBlocks } from './whereBlocks';

export const quickPath = (name: string): string => `quick.${name}`;

const shieldPath = (facing: Facing | null): string => quickPath(`shields.${facing ?? 'pool'}`);

/** Those that were hit, where the table said so; else all that have points. */
const stockFor = <Of extends Striking>({ edition, target, where }: At<Of>) => {
  const { shields } = target;
  const stock =
    shields.as === 'pool'
      ? [{ facing: null, points: shields.points }]
      : FACINGS.filter(
          (facing) => where.facings.length === 0 || where.facings.includes(facing),
        ).map((facing) => ({ facing, points: shields.points[facing] }));
  return edition.quick.maySpend(target) ? stock.filter(({ points }) => points > 0) : [];
};

/** A strike that was resolved at the table: only what it did. */
const quickTold = <Of extends Striking>(at: At<Of>): QuickStrike => {
  const { answers, target, attacker, gun } = at;
  return {
    type: 'strike-quick',
    target: target.id,
    with: { attacker: attacker.id, armament: gun.armament, mount: gun.mount },
    hull: countAt(answers, quickPath('hull')) ?? 0,
    criticals: countAt(answers, quickPath('criticals')) ?? 0,
    shields: stockFor(at)
      .map(({ facing }) => ({ facing, points: countAt(answers, shieldPath(facing)) ?? 0 }))
      .filter(({ points }) => points > 0),
  };
};

/** Steppers for what a strike cost. */
const quickBlocks = <Of extends Striking>(at: At<Of>): Blocks => {
  const { view, answers, target } = at;
  const { sections, quick } = at.edition;
  const say = view.words.strikePages.quick;
  const stepper = (id: string, label: string, max: number, section: string): Block =>
    countStepper(answers, id, label, { max, ...view.readsRule(section) });
  const most = quick.mostCriticals(view, target);
  return [
    stepper(quickPath('hull'), say.hull, target.hull, sections.hull),
    stepper(quickPath('criticals'), say.criticals, most, sections.criticals),
    stockFor(at).map(({ facing, points }) => {
      const label = facing === null ? say.pool : say.shields(facing);
      return stepper(shieldPath(facing), label, points, sections.shields);
    }),
    quick.blocks?.(at),
  ];
};

type Parts = Omit<Draft, 'title'>;

type Told<Of extends Striking> = OnPage<Of> & Aiming<Of>;

const targetBlocks = <Of extends Striking>({ view, foes, target }: Told<Of>) => {
  const { target: label, noEnemies: none } = view.words.strikePages;
  return foeBlocks(view, foes, target, { id: 'target', label, none });
};

/** Resolved at the table: whom, with what, and what it cost. */
const quickParts = <Of extends Striking>(at: At<Of>): Parts => {
  const { edition, view, answers, target } = at;
  const { apply, quick } = view.words.strikePages;
  const verdict = verdictOn(view, edition.quick.command(quickTold(at), at), answers);
  return {
    blocks: [targetBlocks(at), edition.gunBlocks(view, at), quickBlocks(at), verdict.blocks],
    primary: verdict.act(apply(view.nameOf(target.id)), 'back'),
    secondary: quickToggle(quick, answers),
  };
};

/** What the opponent asks first. */
const savesAct = <Of extends Striking>({ view, target: { id } }: At<Of>): Act => ({
  label: view.words.strikePages.saves(view.nameOf(id)),
  opens: { page: 'saves', about: id },
});

/** Before the dice: where, how likely, why; and the dice, first once it is said where. The rest stands aside. */
const aimParts = <Of extends Striking>(at: At<Of>, roll: Blocks, verdict: Verdict): Parts => {
  const { edition, view, answers, where } = at;
  const odds = oddsOrText(at);
  const reasons = reasonBlocks(at);
  return {
    ...(odds.block === 'odds' && { figure: odds.headline }),
    blocks: [
      whereBlocks(at),
      glanceBlocks(at),
      verdict.blocks,
      odds,
      where.isOpen ? [reasons, roll] : [roll, reasons],
    ],
    aside: [
      targetBlocks(at),
      edition.gunBlocks(view, at),
      ownModifierBlock(view, answers),
      wayBlock(view, where),
      actsBlock('list', savesAct(at)),
      edition.policyBlocks(at),
      lookBlocks(at),
    ],
  };
};

const labelOf = <Of extends Striking>({ view, target }: At<Of>, rolled: RollSoFar<Of>) => {
  const { asks, isMiss } = rolled;
  const { roll, apply, missed, sayWhere } = view.words.strikePages;
  if (asks === null) return isMiss ? missed : apply(view.nameOf(target.id));
  if (asks === 'place') return sayWhere;
  return asks === 'decision' ? roll.decide : roll.enter(asks.dice);
};

/** The same, and the activation of the attacker is over: two steps, one tap. */
const andEnd = <Of extends Striking>(at: At<Of>, { command }: Act, isMiss = false): Some<Act> => {
  const then = at.edition.endOf?.(at.view, at.attacker.id);
  const { applyAndEnd, missedAndEnd } = at.view.words.strikePages;
  const label = isMiss ? missedAndEnd : applyAndEnd;
  return then && command && { label, command, then, opens: 'bridge' };
};

/** With dice: everything up to what is asked for next, and one act that plays it all. */
const diceParts = <Of extends Striking>(at: At<Of>): Parts => {
  const { edition, view, answers, where, target } = at;
  const { roll, quick } = view.words.strikePages;
  const rolled = edition.rollOf(at);
  const { asks } = rolled;
  const verdict = verdictOn(view, rolled.command, answers);
  const label = labelOf(at, rolled);
  const act = verdict.act(label, 'back');
  if (rolled.isRolled)
    return {
      blocks: [rolled.blocks, verdict.blocks],
      ...rolled.handTo,
      primary: act,
      secondary: [andEnd(at, act, rolled.isMiss), { label: roll.again, answers: { roll: {} } }],
    };
  const asksDice = asks !== null && typeof asks === 'object';
  // Once the table has said where the target is, the next tap folds that, and the dice come into sight.
  const fold = where.isOpen ? { label, answers: { [openPath(target.id)]: false } } : null;
  return {
    ...aimParts(at, rolled.blocks, verdict),
    primary: asksDice ? fold : act,
    secondary: quickToggle(quick, answers),
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
  (view: ViewOf<Of>, about: ShipId, answers: Answers, asked: Gun | null = null): Page | null => {
    const page = { edition, view, answers };
    const aiming = aimingOf(page, about, asked);
    if (!aiming) return null;
    const { attacker, target, gun } = aiming;
    const { title, kicker } = view.words.strikePages;
    const name = view.nameOf(attacker.id);
    return laidOut({
      title: title(target && view.nameOf(target.id)),
      kicker: kicker(name, gun?.weapon?.name ?? null, gun?.dice ?? 0),
      team: attacker.team,
      ...partsOf({ ...page, ...aiming }),
    });
  };
