import { answerAt, type Answer, type Answers } from '../../../core/pages/answers';

/** Reading what was answered so far: null where nothing fitting stands at the path. */

const isText = (value: Answer): value is string => typeof value === 'string';
const isWhole = (value: Answer): value is number =>
  typeof value === 'number' && Number.isInteger(value);

export const textAt = (answers: Answers, path: string): string | null => {
  const found = answerAt(answers, path);
  return typeof found === 'string' ? found : null;
};

export const countAt = (answers: Answers, path: string): number | null => {
  const found = answerAt(answers, path);
  return found !== undefined && isWhole(found) ? found : null;
};

/** What a player can count to at a control. */
export interface Bounds {
  readonly min?: number;
  readonly max: number;
}

/** The same within its bounds: what was stored need not come from the control. */
export const countWithin = (
  answers: Answers,
  path: string,
  { min = 0, max }: Bounds,
): number | null => {
  const found = countAt(answers, path);
  return found === null ? null : Math.min(max, Math.max(min, found));
};

export const flagAt = (answers: Answers, path: string): boolean | null => {
  const found = answerAt(answers, path);
  return typeof found === 'boolean' ? found : null;
};

const isList = (value: Answer | undefined): value is readonly Answer[] => Array.isArray(value);

/** A list at a path, of whatever it holds; empty where there is none. */
export const itemsAt = (answers: Answers, path: string): readonly Answer[] => {
  const found = answerAt(answers, path);
  return isList(found) ? found : [];
};

export const textsAt = (answers: Answers, path: string): readonly string[] | null => {
  const found = answerAt(answers, path);
  return isList(found) ? found.filter(isText) : null;
};

/** Faces that were entered so far. */
export const diceAt = (answers: Answers, path: string): readonly number[] =>
  itemsAt(answers, path).filter(isWhole);

/** One of these, or null. */
export const oneAt = <Value extends Answer>(
  answers: Answers,
  path: string,
  values: readonly Value[],
): Value | null => {
  const found = answerAt(answers, path);
  return values.find((value) => value === found) ?? null;
};

const sameAs = (one: Answer): ((other: Answer) => boolean) => {
  const key = JSON.stringify(one);
  return (other) => JSON.stringify(other) === key;
};

export const holdsItem = (items: readonly Answer[], item: Answer): boolean =>
  items.some(sameAs(item));

/** A list with one more, or without it. */
export const toggled = (items: readonly Answer[], item: Answer, on: boolean): readonly Answer[] => {
  const isIt = sameAs(item);
  const others = items.filter((one) => !isIt(one));
  return on ? [...others, item] : others;
};
