import { answerAt, type Answer, type Answers } from '../../../core/pages/answers';

const isList = (value: Answer | undefined): value is readonly Answer[] => Array.isArray(value);

/** A list at a path, of whatever it holds; empty where there is none. */
export const itemsAt = (answers: Answers, path: string): readonly Answer[] => {
  const found = answerAt(answers, path);
  return isList(found) ? found : [];
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
