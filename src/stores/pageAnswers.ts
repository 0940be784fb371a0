import type { Answers } from '../core/pages/answers';
import { isObject } from '../core/checked/read';
import { openDatabase } from '../storage/open';
import { stored, type Stored } from '../storage/problem';
import { makeQueue } from '../storage/queue';
import { answersKey, deleteSetting, loadSetting, saveSetting } from '../storage/settings';

/** What is half answered on a page of a game, and how far the game had come. */
export interface KeptAnswers {
  readonly cursor: number;
  readonly answers: Answers;
}

/** A page of a game, and what it is about. */
export interface PagePlace {
  readonly game: string;
  readonly page: string;
  readonly about: string;
}

/** Writes wait for each other, so that a page that was left stays forgotten. */
const writes = makeQueue();

const keyOf = ({ game, page, about }: PagePlace): string => answersKey(game, page, about);

const write = (job: () => Promise<void>): Promise<Stored> => writes.add(() => stored(job));

const parseKept = (value: unknown): KeptAnswers | null => {
  if (!isObject(value)) return null;
  const { cursor, answers } = value;
  if (typeof cursor !== 'number' || !isObject(answers)) return null;
  // What was read from JSON and is an object is answers.
  return { cursor, answers: answers as Answers };
};

/** Null where there are none, or none that can be read: they are only convenient. */
export const loadPageAnswers = (place: PagePlace): Promise<KeptAnswers | null> =>
  writes.add(async () => {
    try {
      return parseKept(await loadSetting(await openDatabase(), keyOf(place)));
    } catch {
      return null;
    }
  });

interface Waiting {
  readonly last: KeptAnswers;
  readonly stored: Promise<Stored>;
}

/** Of each place the last answers that wait for their turn: fingers are faster than storage. */
const waiting = new Map<string, Waiting>();

const writeLast = (key: string): Promise<Stored> =>
  write(async () => {
    const found = waiting.get(key);
    waiting.delete(key);
    if (found) await saveSetting(await openDatabase(), key, found.last);
  });

/** What is touched while another write is on its way is written once, with what is touched last. */
export const savePageAnswers = (place: PagePlace, last: KeptAnswers): Promise<Stored> => {
  const key = keyOf(place);
  const stored = waiting.get(key)?.stored ?? writeLast(key);
  waiting.set(key, { last, stored });
  return stored;
};

export const forgetPageAnswers = (place: PagePlace): Promise<Stored> => {
  waiting.delete(keyOf(place));
  return write(async () => deleteSetting(await openDatabase(), keyOf(place)));
};
