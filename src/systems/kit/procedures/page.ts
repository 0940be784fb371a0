import type { FaceValue } from '../../../core/dice/die';
import { SIX_SIDED } from '../../../core/dice/sixSided';
import { answerAt, type Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, Chip, EntryId, Option } from '../../../core/pages/page';
import { countAt, diceAt, oneAt } from '../pages/answered';
import { itemsAt } from '../pages/toggled';
import { walk, type Asked, type Passed, type ReplyTo, type Run } from './play';
import type { Procedure, Question, Reply } from './procedure';
import type { State } from './state';

/** Where the replies to a procedure stand on a page, and what stands for those that nobody has given. */
export interface OnPage {
  readonly answers: Answers;
  readonly path: string;
  readonly standard?: ReplyTo;
}

/** How many dice a roll has, or how many points there are to spend. */
export const countOf = (question: Question): number => {
  if (question.ask === 'roll') return question.dice.reduce((sum, { count }) => sum + count, 0);
  return question.ask === 'spend' ? question.points : 1;
};

/** What a page was told for a question; null where that is not yet a reply. */
const replyTold = ({ id, question }: Asked, { answers, path }: OnPage): Reply | null => {
  const at = `${path}.${id}`;
  switch (question.ask) {
    case 'roll': {
      const faces = diceAt(answers, at).slice(0, countOf(question));
      return faces.length === countOf(question) ? faces : null;
    }
    case 'choose': {
      const option = oneAt(answers, at, question.options);
      return option === null ? null : [option];
    }
    case 'spend': {
      const told = question.on.map((one) => countAt(answers, `${at}.${one.id}`));
      const spent = told.filter((one) => one !== null);
      return spent.length === told.length ? spent : null;
    }
    case 'pick': {
      const picked = itemsAt(answers, at);
      return answerAt(answers, at) === undefined
        ? null
        : question.from.filter((one) => picked.includes(one));
    }
  }
};

const replyOn = (page: OnPage, asked: Asked, passed: Passed): Reply | null =>
  replyTold(asked, page) ?? page.standard?.(asked, passed) ?? null;

/** A procedure as far as a page was told of it. */
export const runOnPage = (procedure: Procedure, start: State, page: OnPage): Run =>
  walk(procedure, start, (asked, passed) => replyOn(page, asked, passed));

/** How a question is shown. */
export interface Shown {
  readonly label: string;
  readonly entry?: EntryId;
  /** Of dice that lie there. */
  readonly told?: string;
  readonly keys?: Pick<BlockOf<'dice'>, 'faces' | 'note'>;
  /** Of something that can be chosen, picked or spent on. */
  readonly option?: (id: FaceValue) => Omit<Option, 'value'>;
  readonly style?: BlockOf<'choice'>['style'];
}

export interface DiceWords {
  readonly face: (value: number) => string;
  readonly change: string;
}

type Of<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>;

/** Dice that were all entered shrink to a line, from which they can be taken back. */
const toldDice = (words: DiceWords, at: string, label: string, dice: readonly number[]): Block => ({
  block: 'chips',
  label,
  chips: [
    ...dice.map((face): Chip => ({ label: words.face(face), tone: 'plain' })),
    { label: words.change, tone: 'plain', act: { label: words.change, answers: { [at]: [] } } },
  ],
});

/** Dice that are asked for, or what they showed. */
const diceBlock = (
  words: DiceWords,
  answers: Answers,
  at: string,
  count: number,
  { label, told = label, keys = { faces: SIX_SIDED } }: Pick<Shown, 'label' | 'told' | 'keys'>,
): Block => {
  const dice = diceAt(answers, at).slice(0, count);
  return dice.length === count
    ? toldDice(words, at, told, dice)
    : { block: 'dice', id: at, label, count, dice, ...keys };
};

const optionsOf = (ids: readonly FaceValue[], { option }: Shown): readonly Option[] =>
  ids.map((id) => ({ value: id, label: String(id), ...option?.(id) }));

const choiceBlock = (
  question: Of<'choose'>,
  at: string,
  value: FaceValue | null,
  shown: Shown,
): Block => ({
  block: 'choice',
  id: at,
  label: shown.label,
  style: shown.style ?? 'chips',
  value,
  options: optionsOf(question.options, shown),
  ...(shown.entry === undefined ? {} : { entry: shown.entry }),
});

const stepperBlocks = (
  { on, points }: Of<'spend'>,
  at: string,
  spent: Reply,
  { option, entry }: Shown,
): readonly Block[] =>
  on.map(({ id, most }, place) => ({
    block: 'stepper',
    id: `${at}.${id}`,
    label: option?.(id).label ?? id,
    value: Number(spent[place] ?? 0),
    min: 0,
    max: Math.min(most, points),
    ...(entry === undefined ? {} : { entry }),
  }));

/** The blocks of one question, told or not. */
export const blocksOf = (
  asked: AskedSoFar,
  page: OnPage,
  shown: Shown,
  words: DiceWords,
): readonly Block[] => {
  const { question, id } = asked;
  const at = `${page.path}.${id}`;
  const reply = asked.reply ?? [];
  switch (question.ask) {
    case 'roll':
      return [diceBlock(words, page.answers, at, countOf(question), shown)];
    case 'choose':
      return [choiceBlock(question, at, reply[0] ?? null, shown)];
    case 'spend':
      return stepperBlocks(question, at, reply, shown);
    case 'pick':
      return [
        {
          block: 'picks',
          id: at,
          label: shown.label,
          values: reply,
          options: optionsOf(question.from, shown),
        },
      ];
  }
};

/** A question, with what was replied to it. */
export interface AskedSoFar extends Asked {
  readonly reply: Reply | null;
}

/** Everything that was asked so far, what is open last. */
export const askedIn = ({ entries, open, refused }: Run): readonly AskedSoFar[] =>
  open ? [...entries, { ...open, reply: refused }] : entries;

/** The blocks of a run, with a heading wherever somebody else is to roll or to decide. */
export const blocksOfRun = (
  run: Run,
  first: string,
  blocksFor: (asked: AskedSoFar) => readonly Block[],
  headingFor: (asked: AskedSoFar) => readonly Block[],
): readonly Block[] => {
  let by = first;
  return askedIn(run).flatMap((asked) => {
    const blocks = blocksFor(asked);
    if (blocks.length === 0 || asked.question.by === by) return blocks;
    by = asked.question.by;
    return [...headingFor(asked), ...blocks];
  });
};
