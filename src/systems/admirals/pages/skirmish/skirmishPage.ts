import type { SubjectId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Page } from '../../../../core/pages/page';
import type { SkirmishNeed } from '../../play/resolve/skirmish';
import { entryBlocks, entryFrom, type EnteringAt } from '../activation/entering';
import { isForced, isQuick, quickToggle } from '../../../kit/pages/fight';
import { nameOfShip, type View } from '../shipRow';
import { verdictAct, verdictBlocks, verdictOf } from '../../../admirals-shared/pages/verdict';
import { fightOf, type Fight } from './fight';
import { quickBlocks, quickCommand } from './quick';
import { handOver, rollBlocks } from './rollBlocks';
import { rollingOf, type Rolling } from './rolls';
import {
  evadeBlocks,
  helperBlocks,
  hullBlocks,
  opposingBlocks,
  otherBlocks,
  poolBlocks,
  skirmishOddsBlock,
} from './skirmishBlocks';
import type { Skirmish, SkirmishQuick } from '../../play/commands';

type Parts = Pick<Page, 'blocks' | 'aside' | 'handTo' | 'primary' | 'secondary'>;

/** 6B-04: a hex that asks for a roll asks for it here too. */
const enteredIn = (
  view: View,
  { active, opposing }: Fight,
  command: SkirmishQuick,
  answers: Answers,
): EnteringAt | null => {
  const terrain = opposing?.terrain ?? null;
  const asks = verdictOf(view, command, isForced(answers)).is === 'open';
  return asks && terrain !== null ? { piece: active, at: 'enters', by: 'assault', terrain } : null;
};

const quickParts = (view: View, fight: Fight, answers: Answers): Parts => {
  const bare = quickCommand(fight, answers);
  if (!bare) return { blocks: opposingBlocks(view, fight) };
  const entering = enteredIn(view, fight, bare, answers);
  const command = entering ? { ...bare, enters: entryFrom(view, entering, answers) } : bare;
  const verdict = verdictOf(view, command, isForced(answers));
  return {
    blocks: [
      ...opposingBlocks(view, fight),
      ...quickBlocks(view, fight, answers),
      ...(entering ? entryBlocks(view, entering, answers) : []),
      ...verdictBlocks(view, verdict),
    ],
    primary: verdictAct(verdict, view.words.skirmishPages.roll.apply, 'back'),
    secondary: [quickToggle(view.words.skirmishPages.quick, answers)],
  };
};

const labelOf = ({ words }: View, need: SkirmishNeed | null): string => {
  const { roll } = words.skirmishPages;
  if (need === null) return roll.apply;
  switch (need.needs) {
    case 'dice':
    case 'save':
      return roll.enter(need.count);
    case 'grudge':
    case 'entry-roll':
      return roll.enter(1);
    case 'dust-payment':
      return roll.decide;
  }
};

const isBegun = ({ rolls }: Rolling): boolean => rolls.dice !== undefined;

/** With dice: both rolls, all saves, and one act that plays it all. */
const diceParts = (view: View, fight: Fight, answers: Answers): Parts | null => {
  const rolling = rollingOf(view, fight, answers);
  const { aim, answer } = fight;
  if (!rolling || !aim || !answer) return null;
  const command: Skirmish = { type: 'skirmish', ...aim, ...rolling.rolls };
  const verdict = verdictOf(view, command, isForced(answers));
  const told = [...rollBlocks(view, rolling, answers), ...verdictBlocks(view, verdict)];
  const primary = verdictAct(verdict, labelOf(view, rolling.need), 'back');
  if (isBegun(rolling)) {
    const { again } = view.words.skirmishPages.roll;
    const forget = { roll: {}, enters: {} };
    return {
      blocks: told,
      ...handOver(view, fight, rolling),
      primary,
      secondary: [{ label: again, answers: forget }],
    };
  }
  return {
    blocks: [
      ...opposingBlocks(view, fight),
      ...evadeBlocks(view, fight),
      ...helperBlocks(view, fight, answers),
      skirmishOddsBlock(view, answer),
      ...told,
    ],
    aside: [
      ...poolBlocks(view, answer),
      ...otherBlocks(view, fight, answers),
      ...hullBlocks(view, answer),
    ],
    primary,
    secondary: [quickToggle(view.words.skirmishPages.quick, answers)],
  };
};

/** 7: a skirmish of one ship on one page. Null for no such ship. */
export const skirmishPage = (view: View, about: SubjectId, answers: Answers): Page | null => {
  const fight = fightOf(view, answers, about);
  if (!fight) return null;
  const { active, opposing } = fight;
  const words = view.words.skirmishPages;
  const parts = isQuick(answers)
    ? quickParts(view, fight, answers)
    : diceParts(view, fight, answers);
  return {
    title: words.title(opposing && nameOfShip(view, opposing.id)),
    kicker: words.kicker(nameOfShip(view, active.id)),
    team: active.team,
    ...(parts ?? { blocks: opposingBlocks(view, fight) }),
  };
};
