import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { MOST } from '../../admirals-shared/cards/limits';
import { FACINGS, ROLES, type Facing } from '../../admirals-shared/cards/terms';
import type { Shields } from '../../admirals-shared/cards/shieldsForm';
import type { AdmiralsWords } from '../words/en';
import { countAt, oneAt, textAt } from '../../kit/pages/answered';
import type { QuickShip } from '../play/commands';
import { stepperAt } from '../../kit/pages/steppers';
import { byFacing } from '../../admirals-shared/play/reading';
import { choiceBlock, chipsChoice } from '../../kit/pages/choices';

/** What a ship without a card starts from, and how far each number goes. */
const NUMBERS = {
  hull: { usual: 5, min: 1, max: MOST.hull },
  armor: { usual: 1, min: 0, max: MOST.defence },
  flak: { usual: 0, min: 0, max: MOST.defence },
  points: { usual: 0, min: 0, max: MOST.shields },
} as const;
type Numbered = keyof typeof NUMBERS;

const KINDS = ['pool', 'facings'] as const;

/** Where its answers stand: at the top, or under a path that ends in a dot. */
type Under = string;

const numberAt = (answers: Answers, under: Under, name: Numbered): number => {
  const { usual, min, max } = NUMBERS[name];
  return Math.max(min, Math.min(max, countAt(answers, `${under}${name}`) ?? usual));
};

const facingPath = (under: Under, facing: Facing): string =>
  `${under}facings.${FACINGS.indexOf(facing)}`;

const facingAt = (answers: Answers, under: Under, facing: Facing): number =>
  Math.max(0, Math.min(MOST.shields, countAt(answers, facingPath(under, facing)) ?? 0));

const shieldsFrom = (answers: Answers, under: Under): Shields => {
  if (oneAt(answers, `${under}shields`, KINDS) !== 'facings')
    return { as: 'pool', points: numberAt(answers, under, 'points') };
  return { as: 'facings', points: byFacing((facing) => facingAt(answers, under, facing)) };
};

/** `Stealth, Lethal [2]` as the two keywords that it names. */
const keywordsFrom = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What was said of a ship without a card. */
export const quickFrom = (answers: Answers, under: Under = ''): QuickShip => {
  const keywords = keywordsFrom(textAt(answers, `${under}keywords`) ?? '');
  return {
    role: oneAt(answers, `${under}role`, ROLES) ?? 'Heavy',
    hull: numberAt(answers, under, 'hull'),
    shields: shieldsFrom(answers, under),
    armor: numberAt(answers, under, 'armor'),
    flak: numberAt(answers, under, 'flak'),
    ...(keywords.length > 0 ? { keywords } : {}),
  };
};

const stepper = (id: string, label: string, value: number, name: Numbered): Block => {
  const { min, max } = NUMBERS[name];
  return stepperAt(id, label, value, { min, max });
};

const shieldBlocks = (
  { correct }: AdmiralsWords,
  answers: Answers,
  under: Under,
): readonly Block[] => {
  const say = correct.add;
  const kind = oneAt(answers, `${under}shields`, KINDS) ?? 'pool';
  return [
    choiceBlock('segments', `${under}shields`, say.shields, kind, [
      { value: 'pool', label: say.pool },
      { value: 'facings', label: say.facings },
    ]),
    ...(kind === 'pool'
      ? [stepper(`${under}points`, say.points, numberAt(answers, under, 'points'), 'points')]
      : FACINGS.map((facing) =>
          stepper(facingPath(under, facing), facing, facingAt(answers, under, facing), 'points'),
        )),
  ];
};

/** What can be said of a ship without a card: role, hull, shields, saves, keywords. */
export const quickShipBlocks = (
  words: AdmiralsWords,
  answers: Answers,
  under: Under = '',
): readonly Block[] => {
  const say = words.correct.add;
  const { role, hull, armor = 0, flak = 0 } = quickFrom(answers, under);
  return [
    chipsChoice(`${under}role`, say.role, role, ROLES, (one) => one),
    stepper(`${under}hull`, say.hull, hull, 'hull'),
    ...shieldBlocks(words, answers, under),
    stepper(`${under}armor`, say.armor, armor, 'armor'),
    stepper(`${under}flak`, say.flak, flak, 'flak'),
    {
      block: 'field',
      id: `${under}keywords`,
      label: say.keywords,
      value: textAt(answers, `${under}keywords`) ?? '',
      lines: 'one',
      hint: say.keywordsHint,
    },
  ];
};
