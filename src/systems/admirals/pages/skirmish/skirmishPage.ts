import type { SubjectId } from '../../../../core/game/events';
import type { Answers } from '../../../../core/pages/answers';
import type { Act, Page } from '../../../../core/pages/page';
import type { SkirmishNeed } from '../../play/resolve/skirmish';
import { entryBlocks, entryFrom, type EnteringAt } from '../activation/entering';
import { flagAt } from '../../../kit/pages/answered';
import { nameOfShip, type Seen } from '../shipRow';
import { verdictAct } from '../../../admirals-shared/pages/verdict';
import { verdictBlocks, verdictOf } from '../verdict';
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

const isForced = (answers: Answers): boolean => flagAt(answers, 'override') === true;

const toggleQuick = ({ words }: Seen, isQuick: boolean): Act => ({
  label: isQuick ? words.skirmishPages.quick.close : words.skirmishPages.quick.open,
  answers: { quick: isQuick ? {} : { open: true } },
});

/** 6B-04: a hex that asks for a roll asks for it here too. */
const enteredIn = (
  seen: Seen,
  { active, opposing }: Fight,
  command: SkirmishQuick,
  answers: Answers,
): EnteringAt | null => {
  const terrain = opposing?.terrain ?? null;
  const asks = verdictOf(seen, command, isForced(answers)).is === 'open';
  return asks && terrain !== null ? { piece: active, at: 'enters', by: 'assault', terrain } : null;
};

const quickParts = (seen: Seen, fight: Fight, answers: Answers): Parts => {
  const bare = quickCommand(fight, answers);
  if (!bare) return { blocks: opposingBlocks(seen, fight) };
  const entering = enteredIn(seen, fight, bare, answers);
  const command = entering ? { ...bare, enters: entryFrom(seen, entering, answers) } : bare;
  const verdict = verdictOf(seen, command, isForced(answers));
  return {
    blocks: [
      ...opposingBlocks(seen, fight),
      ...quickBlocks(seen, fight, answers),
      ...(entering ? entryBlocks(seen, entering, answers) : []),
      ...verdictBlocks(seen, verdict),
    ],
    primary: verdictAct(verdict, seen.words.skirmishPages.roll.apply, 'back'),
    secondary: [toggleQuick(seen, true)],
  };
};

const labelOf = ({ words }: Seen, need: SkirmishNeed | null): string => {
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
const diceParts = (seen: Seen, fight: Fight, answers: Answers): Parts | null => {
  const rolling = rollingOf(seen, fight, answers);
  const { aim, answer } = fight;
  if (!rolling || !aim || !answer) return null;
  const command: Skirmish = { type: 'skirmish', ...aim, ...rolling.rolls };
  const verdict = verdictOf(seen, command, isForced(answers));
  const told = [...rollBlocks(seen, rolling, answers), ...verdictBlocks(seen, verdict)];
  const primary = verdictAct(verdict, labelOf(seen, rolling.last.need), 'back');
  if (isBegun(rolling)) {
    const { again } = seen.words.skirmishPages.roll;
    const forget = { roll: {}, enters: {} };
    return {
      blocks: told,
      ...handOver(seen, fight, rolling),
      primary,
      secondary: [{ label: again, answers: forget }],
    };
  }
  return {
    blocks: [
      ...opposingBlocks(seen, fight),
      ...evadeBlocks(seen, fight),
      ...helperBlocks(seen, fight, answers),
      skirmishOddsBlock(seen, answer),
      ...told,
    ],
    aside: [
      ...poolBlocks(seen, answer),
      ...otherBlocks(seen, fight, answers),
      ...hullBlocks(seen, answer),
    ],
    primary,
    secondary: [toggleQuick(seen, false)],
  };
};

/** 7: a skirmish of one ship on one page. Null for no such ship. */
export const skirmishPage = (seen: Seen, about: SubjectId, answers: Answers): Page | null => {
  const fight = fightOf(seen, answers, about);
  if (!fight) return null;
  const { active, opposing } = fight;
  const words = seen.words.skirmishPages;
  const isQuick = flagAt(answers, 'quick.open') === true;
  const parts = isQuick ? quickParts(seen, fight, answers) : diceParts(seen, fight, answers);
  return {
    title: words.title(opposing && nameOfShip(seen, opposing.id)),
    kicker: words.kicker(nameOfShip(seen, active.id)),
    team: active.team,
    ...(parts ?? { blocks: opposingBlocks(seen, fight) }),
  };
};
