import type { Problem } from '../../../../core/checked/checked';
import { answerAt, type Answers } from '../../../../core/pages/answers';
import type { Shelf } from '../../../../core/pages/desks';
import type { Bench } from './bench';
import type { Fault } from './faults';
import { cardOnShelf } from '../../../kit/cards/shelfCards';

/** A card that is named and not there. */
interface Stranger extends Fault {
  readonly kind: string;
}

const asAnswerPath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1');

const isNothing = (draft: Answers, path: string): boolean => {
  const found = answerAt(draft, path);
  return (
    found === undefined ||
    found === null ||
    (typeof found === 'string' && found.trim() === '') ||
    (Array.isArray(found) && found.length === 0)
  );
};

const faultOf = (bench: Bench, draft: Answers, problem: Problem): Fault => {
  const path = asAnswerPath(problem.path);
  return {
    path,
    text: bench.problem(problem.why),
    isBlank: path !== '' && isNothing(draft, path),
  };
};

/** Everything that keeps a draft from being a card. */
export const faultsOf = (bench: Bench, draft: Answers): readonly Fault[] => {
  const read = bench.read(draft);
  return read.ok ? [] : read.problems.map((problem) => faultOf(bench, draft, problem));
};

/** The cards that a complete card names and nobody has entered yet. */
const strangers = (bench: Bench, draft: Answers, shelf: Shelf): readonly Stranger[] =>
  bench
    .names(draft)
    .filter(({ kind, code }) => !cardOnShelf(shelf, kind, code))
    .map(({ path, kind, code }) => {
      const why = { id: 'no-such-card', kind, code } as const;
      return { ...faultOf(bench, draft, { path, why }), kind };
    });

/** 3A-03: a ship strikes with weapon cards, so it is not complete without them. */
const weaponFaults = (bench: Bench, draft: Answers, shelf: Shelf): readonly Fault[] =>
  strangers(bench, draft, shelf).filter(({ kind }) => kind === 'weapon');

/** Other cards that this one names; it does without them, and a fleet will say where it cannot. */
export const namedElsewhere = (bench: Bench, draft: Answers, shelf: Shelf): readonly string[] => [
  ...new Set(
    strangers(bench, draft, shelf)
      .filter(({ kind }) => kind !== 'weapon')
      .map(({ text }) => text),
  ),
];

const oddFaults = (bench: Bench, draft: Answers): readonly Fault[] =>
  bench.odd(draft).map((one) => faultOf(bench, draft, one));

/** What is still missing or wrong with a draft, a sentence each. */
export const missing = (bench: Bench, draft: Answers, shelf: Shelf): readonly string[] => {
  const { cardDesk } = bench.words;
  const faults = [
    ...faultsOf(bench, draft),
    ...weaponFaults(bench, draft, shelf),
    ...oddFaults(bench, draft),
  ];
  return faults.map(({ path, text, isBlank }) => {
    if (path === '') return text;
    return isBlank ? cardDesk.missing(path) : cardDesk.wrong(path, text);
  });
};
