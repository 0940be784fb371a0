import { isObject } from '../checked/read';
import type { Act, Page } from './page';

/** Every act of a page that changes answers, greyed or not, with what tells it from the others: what is said of it, or the things it belongs to. */
const actsOf = (part: unknown, within = ''): readonly (readonly [key: string, act: Act])[] => {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => actsOf(one, within));
  if (!isObject(part)) return [];
  const { id, label, spoken, answers, why } = part;
  const here = typeof id === 'string' ? `${within}/${id}` : within;
  const key = String(spoken ?? `${here} ${String(label)}`);
  const isAct = answers !== undefined || why !== undefined;
  // Pages are made by systems: what has answers on them, or says why not, is an act.
  const own = isAct ? [[key, part as unknown as Act] as const] : [];
  return [...own, ...Object.values(part).flatMap((one) => actsOf(one, here))];
};

const isSame = (one: Act, other: Act): boolean =>
  one.label === other.label && JSON.stringify(one.answers) === JSON.stringify(other.answers);

/** What a tap on an act means on a page that was made anew meanwhile; undefined where it is not there any more. */
export const actNow = (act: Act, before: Page, now: Page): Act | undefined => {
  const key = actsOf(before).find(([, one]) => isSame(one, act))?.[0];
  return actsOf(now).find(([one]) => one === key)?.[1];
};
