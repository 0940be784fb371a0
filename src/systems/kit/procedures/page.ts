import { SIGNS, type Sign } from '../../../core/drawing/drawing';
import type { DieFace, FaceValue } from '../../../core/dice/die';
import { answerAt, type Answer, type Answers } from '../../../core/pages/answers';
import type { Block, BlockOf, DiceKind, EntryId, Option } from '../../../core/pages/page';
import { countAt, oneAt, itemsAt } from '../pages/answered';
import type { Dice, Die } from './dice';
import { walk, type Asked, type ReplyTo, type Run } from './play';
import { afterReply, countOf, type Procedure, type Question, type Reply } from './procedure';
import type { State } from './state';
import { picks, choiceBlock } from '../pages/choices';
import { stepperAt } from '../pages/steppers';

/** Where the replies to a procedure stand on a page, and what stands for those that nobody has given. */
export interface OnPage {
  readonly answers: Answers;
  readonly path: string;
  readonly standard?: ReplyTo;
}

type Of<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>;

/** Dice of a roll that have the same sides, where they are told, and what they show so far. */
interface Row extends Dice {
  readonly at: string;
  readonly shown: readonly FaceValue[];
}

const isFaceOf =
  ({ faces }: Die) =>
  (one: Answer): one is FaceValue =>
    faces.some(({ value }) => value === one);

const sidesShown = ({ die }: Dice): string => JSON.stringify(die.faces.map(({ value }) => value));

/** All dice together where their sides are alike, else each kind for itself. */
const rowsOf = ({ dice }: Of<'roll'>, at: string, answers: Answers): readonly Row[] => {
  const [first] = dice;
  const areAlike = new Set(dice.map(sidesShown)).size === 1;
  const count = dice.reduce((sum, one) => sum + one.count, 0);
  const rows = first && areAlike ? [{ ...first, count }] : dice;
  return rows.map((row, place) => {
    const path = rows.length === 1 ? at : `${at}.${place}`;
    const shown = itemsAt(answers, path).filter(isFaceOf(row.die)).slice(0, row.count);
    return { ...row, at: path, shown };
  });
};

const isRolled = ({ shown, count }: Row): boolean => shown.length === count;

/** What a page was told for a question, on top of what stands for it; null where that is not yet a reply. */
const replyTold = (
  { id, question }: Asked,
  { answers, path }: OnPage,
  usual: Reply | null,
): Reply | null => {
  const at = `${path}.${id}`;
  switch (question.ask) {
    case 'roll': {
      const rows = rowsOf(question, at, answers);
      return rows.every(isRolled) ? rows.flatMap(({ shown }) => shown) : null;
    }
    case 'choose': {
      const option = oneAt(answers, at, question.options);
      return option === null ? null : [option];
    }
    case 'spend': {
      const told = question.on.map(({ id: one, most }, place) =>
        most === 0 ? 0 : (countAt(answers, `${at}.${one}`) ?? usual?.[place] ?? null),
      );
      const spent = told.filter((one) => one !== null);
      return spent.length === told.length ? spent : null;
    }
    case 'pick': {
      // One more than there may be takes the place of the first.
      const picked = itemsAt(answers, at)
        .filter((one) => question.from.some((id) => id === one))
        .slice(-question.most);
      return answerAt(answers, at) === undefined
        ? null
        : question.from.filter((one) => picked.includes(one));
    }
  }
};

/** A procedure as far as a page was told of it. */
export const runOnPage = (procedure: Procedure, start: State, page: OnPage): Run =>
  walk(procedure, start, (asked, passed) => {
    const usual = page.standard?.(asked, passed) ?? null;
    return replyTold(asked, page, usual) ?? usual;
  });

/** How a question is shown. */
export interface Shown {
  readonly label: string;
  readonly entry?: EntryId;
  /** Over dice that lie there. */
  readonly told?: string;
  readonly note?: string;
  /** What a face of a die is called and gives. */
  readonly face?: (value: FaceValue) => Omit<DieFace, 'value' | 'sides'>;
  /** What dice are called where they are of several kinds. */
  readonly kind?: (die: Die) => Pick<DiceKind, 'name' | 'look'>;
  /** Of something that can be chosen, picked or spent on. */
  readonly option?: (id: FaceValue) => Omit<Option, 'value'>;
  readonly style?: BlockOf<'choice'>['style'];
}

export interface DiceWords {
  /** A face that has no name. */
  readonly face: (value: number) => string;
  readonly change: string;
}

const nameOf = (words: DiceWords, value: FaceValue, { face }: Shown): string =>
  face?.(value).name ?? (typeof value === 'number' ? words.face(value) : value);

/** Dice that were all entered shrink to a line, from which they can be taken back. */
const toldDice = (words: DiceWords, at: string, rows: readonly Row[], shown: Shown): Block => {
  const { change } = words;
  return {
    block: 'chips',
    label: shown.told ?? shown.label,
    chips: [
      ...rows.flatMap((row) => {
        const kind = shown.kind?.(row.die);
        return row.shown.map((value) => {
          const chip = { label: nameOf(words, value, shown), tone: 'plain' } as const;
          return kind ? { ...chip, die: kind.look } : chip;
        });
      }),
      { label: change, tone: 'plain', act: { label: change, answers: { [at]: [] } } },
    ],
  };
};

const facesOf = ({ faces }: Die, { face }: Shown): readonly DieFace[] =>
  faces.map(({ value, sides }) => ({
    value,
    ...(typeof value === 'string' ? { name: value } : {}),
    ...face?.(value),
    ...(sides === undefined ? {} : { sides }),
  }));

const keysOf = ({ die, count, at, shown: dice }: Row, shown: Shown): Block => ({
  block: 'dice',
  id: at,
  label: shown.label,
  count,
  dice,
  faces: facesOf(die, shown),
  ...(shown.note === undefined ? {} : { note: shown.note }),
});

/** Kinds below one another, the same face in the same column. */
const kindsOf = (rows: readonly Row[], shown: Shown, kindOf: NonNullable<Shown['kind']>): Block => {
  const columns = [...new Set(rows.flatMap(({ die }) => die.faces.map(({ value }) => value)))];
  return {
    block: 'diceKinds',
    label: shown.label,
    kinds: rows.map(({ die, count, at, shown: dice }) => {
      const faces = facesOf(die, shown);
      const inColumns = columns.map(
        (column) => faces.find(({ value }) => value === column) ?? null,
      );
      return { id: at, ...kindOf(die), count, dice, faces: inColumns };
    }),
  };
};

/** Dice that are asked for, or what they showed. */
const rollBlocks = (
  question: Of<'roll'>,
  at: string,
  { answers }: OnPage,
  shown: Shown,
  words: DiceWords,
): readonly Block[] => {
  const rows = rowsOf(question, at, answers);
  if (rows.every(isRolled)) return [toldDice(words, at, rows, shown)];
  return rows.length > 1 && shown.kind
    ? [kindsOf(rows, shown, shown.kind)]
    : rows.map((row) => keysOf(row, shown));
};

const optionsOf = (ids: readonly FaceValue[], { option }: Shown): readonly Option[] =>
  ids.map((id) => ({ value: id, label: String(id), ...option?.(id) }));

const readsOf = ({ entry }: Shown) => (entry === undefined ? {} : { entry });

/** As many as may still go on one, with what goes on the others. */
const mostOn = (question: Of<'spend'>, spent: readonly number[], place: number): number => {
  const now = spent[place] ?? 0;
  const fits = (more: number): boolean =>
    afterReply(question, spent.with(place, now + more)) !== null;
  let more = 0;
  while (fits(more + 1)) more += 1;
  return now + more;
};

/** A stepper for everything that something can go on. */
const spendBlocks = (question: Of<'spend'>, at: string, reply: Reply, shown: Shown) => {
  const spent = question.on.map((_, place) => Number(reply[place] ?? 0));
  return question.on.flatMap(({ id, most }, place) =>
    most === 0
      ? []
      : [
          stepperAt(`${at}.${id}`, shown.option?.(id).label ?? id, spent[place] ?? 0, {
            max: mostOn(question, spent, place),
            ...readsOf(shown),
          }),
        ],
  );
};

/** Some of them; a list to choose from where it is but one. */
const pickBlock = ({ from, least, most }: Of<'pick'>, id: string, reply: Reply, shown: Shown) => {
  const { label } = shown;
  const options = optionsOf(from, shown);
  if (least !== 1 || most !== 1) return picks(id, label, reply, options);
  return choiceBlock(
    'list',
    id,
    label,
    reply,
    options.map((one) => ({ ...one, value: [one.value] })),
    readsOf(shown),
  );
};

const SIGN_OF: Readonly<Record<string, Sign>> = SIGNS;

/** What each face gives by the icons on it that have a name, where all dice of a roll are of one kind. */
export const givesIcons = (
  { question }: AskedSoFar,
  names: Readonly<Record<string, string>>,
): Pick<Shown, 'face'> => {
  const [dice, ...others] = question.ask === 'roll' ? question.dice : [];
  if (dice === undefined || others.length > 0) return {};
  const iconsOn = (value: FaceValue): readonly string[] => {
    const icons = dice.die.faces.find((face) => face.value === value)?.icons ?? {};
    return Object.keys(names).filter((icon) => (icons[icon] ?? 0) > 0);
  };
  const face = (value: FaceValue) => {
    const icons = iconsOn(value);
    const gives = icons.map((icon) => names[icon]).join(', ');
    return { gives, signs: icons.flatMap((icon) => SIGN_OF[icon] ?? []) };
  };
  return { face };
};

/** The blocks of one question, told or not. */
export const blocksOf = (
  { question, id, reply }: AskedSoFar,
  page: OnPage,
  shown: Shown,
  words: DiceWords,
): readonly Block[] => {
  const at = `${page.path}.${id}`;
  const told = reply ?? [];
  switch (question.ask) {
    case 'roll':
      return rollBlocks(question, at, page, shown, words);
    case 'choose': {
      const options = optionsOf(question.options, shown);
      const { label, style = 'chips' } = shown;
      const value = told[0] ?? null;
      return [choiceBlock(style, at, label, value, options, readsOf(shown))];
    }
    case 'spend':
      return spendBlocks(question, at, told, shown);
    case 'pick':
      return [pickBlock(question, at, told, shown)];
  }
};

/** A question, with what was replied to it. */
export interface AskedSoFar extends Asked {
  readonly reply: Reply | null;
}

/** Everything that was asked so far, what is open last. */
const askedIn = ({ entries, open, refused }: Run): readonly AskedSoFar[] =>
  open ? [...entries, { ...open, reply: refused }] : entries;

/** How a whole procedure is shown. */
export interface Presented {
  readonly page: OnPage;
  readonly words: DiceWords;
  /** Who has the phone at first. */
  readonly first: string;
  /** As its kind is, or in blocks of its own: none where nobody needs to be asked. */
  readonly shownAs: (asked: AskedSoFar, run: Run) => Shown | readonly Block[];
  /** Over what somebody else than before is to roll or to decide. */
  readonly headingFor?: (asked: AskedSoFar, run: Run) => readonly Block[];
  /** Whether a player was really asked. */
  readonly leavesChoice?: (asked: AskedSoFar, run: Run) => boolean;
}

/** What is asked for next: so many dice, or a decision. */
export type AsksFor = { readonly dice: number } | 'decision';

const isBlocks = (shown: Shown | readonly Block[]): shown is readonly Block[] =>
  Array.isArray(shown);

const blocksOfRun = (run: Run, presented: Presented): readonly Block[] => {
  const { page, words, first, shownAs, headingFor } = presented;
  let by = first;
  return askedIn(run).flatMap((asked) => {
    const shown = shownAs(asked, run);
    const blocks = isBlocks(shown) ? shown : blocksOf(asked, page, shown, words);
    if (blocks.length === 0 || asked.question.by === by) return blocks;
    by = asked.question.by;
    return [...(headingFor?.(asked, run) ?? []), ...blocks];
  });
};

/** Walks once through a procedure, and shows everything that it asked. */
export const rollThrough = (procedure: Procedure, start: State, presented: Presented) => {
  const run = runOnPage(procedure, start, presented.page);
  const { first, leavesChoice = () => true } = presented;
  const players = askedIn(run)
    .filter((asked) => leavesChoice(asked, run))
    .map(({ question }) => question.by);
  const question = run.open?.question;
  const isRoll = question?.ask === 'roll';
  const asks: AsksFor | null = isRoll ? { dice: countOf(question) } : question ? 'decision' : null;
  return {
    run,
    blocks: blocksOfRun(run, presented),
    asks,
    handTo: players.some((by) => by !== first) ? (players.at(-1) ?? null) : null,
  };
};
