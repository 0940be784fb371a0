import type { ShipId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Block, Page } from '../../../../core/pages/page';
import { flagAt } from '../../../kit/pages/answered';
import { handTo } from '../../../kit/pages/handTo';
import { memoWhile } from '../../../kit/pages/memo';
import { countOf } from '../../../kit/procedures/page';
import { openPath } from '../../../admirals-shared/pages/aim';
import { shipName } from '../../../kit/play/ships';
import type { Piece } from '../../piece';
import type { StrikeChoices, StrikeOdds } from '../../strike/odds';
import type { StrikeAnswer } from '../../strike/spec';
import { readsRule, type Seen } from '../seen';
import { verdictAct, type FightVerdict as Verdict } from '../../../admirals-shared/pages/verdict';
import { verdictBlocks, verdictOf } from '../verdict';
import { aimingOf, lacksFacing, type Aiming, type Gun } from './aim';
import { finderBlocks, lookBlocks } from './lookBlocks';
import { choicesTold, oddsBlock, ownModifierBlock, policyBlocks, sumBlock } from './oddsBlocks';
import { quickBlocks, quickCommand } from './quick';
import { rollingOf, type Rolling } from './rolls';
import { tableBlocks } from './tableBlocks';
import { glanceBlocks, targetBlocks, wayBlock, whereBlocks } from './whereBlocks';
import type { Strike, StrikeAim } from '../../play/commands';
import { ordersAt } from '../../../admirals-shared/play/orders';

type Parts = Pick<Page, 'blocks' | 'aside' | 'figure' | 'handTo' | 'primary' | 'secondary'>;

type Ready = Aiming & {
  readonly target: Piece;
  readonly aim: StrikeAim;
  readonly answer: StrikeAnswer;
};

const isReady = (aiming: Aiming): aiming is Ready =>
  aiming.target !== null && aiming.aim !== null && aiming.answer !== null;

const isForced = (answers: Answers): boolean => flagAt(answers, 'override') === true;

const worked = memoWhile<StrikeOdds>();

/** Entering dice works no odds out again. */
const oddsOf = ({ state }: Seen, { aim, answer }: Ready, choices: StrikeChoices): StrikeOdds =>
  worked(state, JSON.stringify([aim, choices]), () => answer.odds(choices));

const toggleQuick = ({ words }: Seen, isQuick: boolean): Act => ({
  label: isQuick ? words.pages.aim.quick.close : words.pages.aim.quick.open,
  answers: { quick: isQuick ? {} : { open: true } },
});

/** Resolved at the table: whom, with what, and what it cost. */
const quickParts = (seen: Seen, aiming: Ready, answers: Answers): Parts => {
  const command = quickCommand(aiming, aiming.target, answers);
  const verdict = verdictOf(seen, command, isForced(answers));
  const label = seen.words.pages.aim.apply(shipName(seen.state, aiming.target.id));
  return {
    blocks: [
      ...targetBlocks(seen, aiming),
      ...quickBlocks(seen, aiming, aiming.target, answers),
      ...verdictBlocks(seen, verdict),
    ],
    primary: verdictAct(verdict, label, 'back'),
    secondary: [toggleQuick(seen, true)],
  };
};

/** Making Attacks: dice of one armament may go to several targets. */
const usingBlocks = (seen: Seen, { mount, aim }: Ready): readonly Block[] =>
  mount.left < 2 || seen.rules.rulings['dice-may-be-split'] === 'whole-mount'
    ? []
    : [
        {
          block: 'stepper',
          id: 'using',
          label: seen.words.pages.attack.using,
          value: aim.using ?? mount.left,
          min: 1,
          max: mount.left,
        },
      ];

/** What the opponent asks first. */
const savesBlock = (seen: Seen, target: ShipId): Block => ({
  block: 'acts',
  style: 'list',
  acts: [
    {
      label: seen.words.pages.aim.saves(shipName(seen.state, target)),
      opens: { page: 'saves', about: target },
    },
  ],
});

/** Shields: while nobody has said which side it comes through, the odds are not known. */
const oddsBlocks = (seen: Seen, aiming: Ready, choices: StrikeChoices): readonly Block[] =>
  lacksFacing(seen, aiming.target, aiming.where)
    ? [{ block: 'text', text: seen.words.pages.aim.facingMatters, ...readsRule('Shields') }]
    : [oddsBlock(seen, aiming.answer, oddsOf(seen, aiming, choices), choices)];

/** Before the dice: where, why, how likely; and the dice. */
const aimParts = (
  seen: Seen,
  aiming: Ready,
  answers: Answers,
  roll: readonly Block[],
  verdict: Verdict,
): Pick<Page, 'blocks' | 'aside' | 'figure'> => {
  const choices = choicesTold(answers);
  const odds = oddsBlocks(seen, aiming, choices);
  const [figure] = odds.flatMap((block) => (block.block === 'odds' ? [block.headline] : []));
  return {
    ...(figure && { figure }),
    blocks: [
      ...(aiming.where.isOpen ? targetBlocks(seen, aiming) : []),
      ...whereBlocks(seen, aiming),
      ...glanceBlocks(seen, aiming),
      ...verdictBlocks(seen, verdict),
      ...tableBlocks(seen, aiming.aim, answers),
      ...(aiming.answer.modifiers.modifiers.length > 0
        ? [sumBlock(seen, aiming.answer, answers)]
        : []),
      ...odds,
      ...roll,
    ],
    aside: [
      ownModifierBlock(seen, answers),
      ...usingBlocks(seen, aiming),
      wayBlock(seen, aiming),
      savesBlock(seen, aiming.target.id),
      ...policyBlocks(seen, aiming.answer, answers),
      ...lookBlocks(seen, aiming, answers),
    ],
  };
};

const labelOf = (seen: Seen, { target }: Ready, { open }: Rolling): string => {
  const { aim } = seen.words.pages;
  if (open === null) return aim.apply(shipName(seen.state, target.id));
  if (open === 'facings') return aim.sayWhere;
  return open.question.ask === 'roll' ? aim.roll.enter(countOf(open.question)) : aim.roll.decide;
};

/** Once the table has said where the target is, the next tap folds that, and the dice come into sight. */
const onwards = ({ words }: Seen, { where, target }: Ready, { open }: Rolling): Act | null => {
  if (!where.isOpen || open === 'facings' || open?.id !== 'dice') return null;
  const label = words.pages.aim.roll.dice(countOf(open.question));
  return { label, answers: { [openPath(target.id)]: false } };
};

/** Hits, Critical Hits: the defender takes the phone for what Armor, Flak and shields stop. */
const handOver = (
  seen: Seen,
  { target: { id } }: Ready,
  { asksDefender }: Rolling,
): Pick<Page, 'handTo'> => {
  const { looks, pages } = seen.words;
  const text = pages.aim.hand.defends(shipName(seen.state, id));
  return asksDefender ? handTo(seen, id, text, looks.hand) : {};
};

/** With dice: everything up to what is asked for next, and one act that plays it all. */
const diceParts = (seen: Seen, aiming: Ready, answers: Answers): Parts => {
  const held = ordersAt(seen.state, aiming.target.id).length;
  const rolling = rollingOf(seen, aiming.answer, held, answers);
  const command: Strike = { type: 'strike', ...aiming.aim, ...rolling.rolls };
  const verdict = verdictOf(seen, command, isForced(answers));
  const primary = verdictAct(verdict, labelOf(seen, aiming, rolling), 'back');
  if (rolling.rolls.dice !== undefined)
    return {
      blocks: [...rolling.blocks, ...verdictBlocks(seen, verdict)],
      ...handOver(seen, aiming, rolling),
      primary,
      secondary: [{ label: seen.words.pages.aim.roll.again, answers: rolling.forget }],
    };
  return {
    ...aimParts(seen, aiming, answers, rolling.blocks, verdict),
    primary: onwards(seen, aiming, rolling) ?? primary,
    secondary: [toggleQuick(seen, false)],
  };
};

/** Nobody to fire at yet: who would be worth it. */
const targetParts = (seen: Seen, aiming: Aiming, answers: Answers): Parts => ({
  blocks: aiming.foes.length > 1 ? finderBlocks(seen, aiming, answers) : targetBlocks(seen, aiming),
});

const partsOf = (seen: Seen, aiming: Aiming, answers: Answers): Parts => {
  if (!isReady(aiming)) return targetParts(seen, aiming, answers);
  return flagAt(answers, 'quick.open') === true
    ? quickParts(seen, aiming, answers)
    : diceParts(seen, aiming, answers);
};

/** Making Attacks: one mount of a ship at one target, on one page. Null for no such armament. */
export const attackPage = (seen: Seen, about: ShipId, gun: Gun, answers: Answers): Page | null => {
  const aiming = aimingOf(seen, about, gun, answers);
  if (!aiming) return null;
  const { aim } = seen.words.pages;
  const { mount, target, attacker } = aiming;
  const name = target && shipName(seen.state, target.id);
  return {
    title: aim.title(name),
    kicker: aim.kicker(shipName(seen.state, about), mount.weapon?.name ?? null, mount.left),
    team: attacker.team,
    ...partsOf(seen, aiming, answers),
  };
};
