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

export const savePageAnswers = (place: PagePlace, kept: KeptAnswers): Promise<Stored> =>
  write(async () => saveSetting(await openDatabase(), keyOf(place), kept));

export const forgetPageAnswers = (place: PagePlace): Promise<Stored> =>
  write(async () => deleteSetting(await openDatabase(), keyOf(place)));
