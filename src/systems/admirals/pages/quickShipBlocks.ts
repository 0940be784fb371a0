import type { Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { MOST } from '../../admirals-shared/cards/limits';
import { FACINGS, ROLES, type Facing } from '../../admirals-shared/cards/terms';
import type { Shields } from '../../admirals-shared/cards/shieldsForm';
import type { AdmiralsWords } from '../words/en';
import { countWithin, oneAt, textAt } from '../../kit/pages/answered';
import type { QuickShip } from '../play/commands';
import { stepperAt } from '../../kit/pages/steppers';
import { byFacing } from '../../admirals-shared/play/reading';
import { chipsChoice, segmentsChoice } from '../../kit/pages/choices';
import type { Blocks } from '../../kit/pages/laidOut';
import { nameField } from '../../kit/pages/setup/blocks';

/** What a ship without a card starts from, and how far each number goes. */
const NUMBERS = {
  hull: { usual: 5, min: 1, max: MOST.hull },
  armor: { usual: 1, min: 0, max: MOST.defence },
  flak: { usual: 0, min: 0, max: MOST.defence },
  points: { usual: 0, min: 0, max: MOST.shields },
} as const;
type Numbered = (typeof NUMBERS)[keyof typeof NUMBERS];

const KINDS = ['pool', 'facings'] as const;

const numberAt = (answers: Answers, path: string, { usual, ...range }: Numbered): number =>
  countWithin(answers, path, range) ?? usual;

/** Where the points of a facing stand; `under` is empty at the top, else a path that ends in a dot. */
const facingPath = (under: string, facing: Facing): string =>
  `${under}facings.${FACINGS.indexOf(facing)}`;

const shieldsFrom = (answers: Answers, under: string): Shields => {
  const at = (path: string): number => numberAt(answers, path, NUMBERS.points);
  return oneAt(answers, `${under}shields`, KINDS) === 'facings'
    ? { as: 'facings', points: byFacing((facing) => at(facingPath(under, facing))) }
    : { as: 'pool', points: at(`${under}points`) };
};

/** `Stealth, Lethal [2]` as the two keywords that it names. */
const keywordsFrom = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What was said of a ship without a card. */
export const quickFrom = (answers: Answers, under = ''): QuickShip => {
  const keywords = keywordsFrom(textAt(answers, `${under}keywords`) ?? '');
  const at = (name: 'hull' | 'armor' | 'flak'): number =>
    numberAt(answers, `${under}${name}`, NUMBERS[name]);
  return {
    role: oneAt(answers, `${under}role`, ROLES) ?? 'Heavy',
    hull: at('hull'),
    shields: shieldsFrom(answers, under),
    armor: at('armor'),
    flak: at('flak'),
    ...(keywords.length > 0 ? { keywords } : {}),
  };
};

/** What can be said of a ship without a card: role, hull, shields, saves, keywords. */
export const quickShipBlocks = (words: AdmiralsWords, answers: Answers, under = ''): Blocks => {
  const [say, { term }] = [words.correct.add, words.pages];
  const { role, hull, shields, armor = 0, flak = 0 } = quickFrom(answers, under);
  const stepper = (id: string, label: string, value: number, { min, max }: Numbered): Block =>
    stepperAt(id, label, value, { min, max });
  return [
    chipsChoice(`${under}role`, say.role, role, ROLES, term),
    stepper(`${under}hull`, say.hull, hull, NUMBERS.hull),
    segmentsChoice(`${under}shields`, say.shields, shields.as, KINDS, (kind) => say[kind]),
    shields.as === 'pool'
      ? stepper(`${under}points`, say.points, shields.points, NUMBERS.points)
      : FACINGS.map((facing) =>
          stepper(facingPath(under, facing), term(facing), shields.points[facing], NUMBERS.points),
        ),
    stepper(`${under}armor`, say.armor, armor, NUMBERS.armor),
    stepper(`${under}flak`, say.flak, flak, NUMBERS.flak),
    nameField(answers, `${under}keywords`, say.keywords, say.keywordsHint),
  ];
};
