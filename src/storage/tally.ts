import type { Session } from './database';
import { isObject } from '../core/checked/read';
import { readJson } from './json';
import { readNote, writeNote } from './note';
import type { Tally } from './problem';

/** What is known of the database without asking it: it tells of a loss that the database cannot know of. */
export interface Remembered {
  readonly tally: Tally;
  /** When each of the copies beside it was made; 0 for never. */
  readonly copies: readonly [number, number];
  /** How many games there were at the last backup that a player saved. */
  readonly savedGames: number;
}

const NOTHING: Tally = { games: 0, fleets: 0, packs: 0, cards: 0 };
const UNKNOWN: Remembered = { tally: NOTHING, copies: [0, 0], savedGames: 0 };

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

const isTally = (value: unknown): value is Tally =>
  isObject(value) && Object.keys(NOTHING).every((table) => isCount(value[table]));

const isCopies = (value: unknown): value is Remembered['copies'] =>
  Array.isArray(value) && value.length === 2 && value.every(isCount);

/** What cannot be read was never known. */
const parseNote = (text: string): Remembered => {
  const json = readJson(text);
  if (!json.ok || !isObject(json.value)) return UNKNOWN;
  const { tally, copies, savedGames } = json.value;
  return {
    tally: isTally(tally) ? tally : NOTHING,
    copies: isCopies(copies) ? copies : UNKNOWN.copies,
    savedGames: isCount(savedGames) ? savedGames : 0,
  };
};

export const loadRemembered = async (): Promise<Remembered> => {
  const text = await readNote().catch(() => null);
  return text === null ? UNKNOWN : parseNote(text);
};

/** A device that keeps no note still keeps the database: the app goes on without it. */
export const remember = async (change: Partial<Remembered>): Promise<void> => {
  const note = { ...(await loadRemembered()), ...change };
  await writeNote(JSON.stringify(note)).catch(() => undefined);
};

/** Games are counted in their table itself, since an index can stay whole while rows are lost. */
const COUNT = `
  SELECT (SELECT count(*) FROM games NOT INDEXED) AS games,
    (SELECT count(*) FROM fleets) AS fleets,
    (SELECT count(*) FROM packs) AS packs,
    (SELECT count(*) FROM cards) AS cards`;

export const countTally = async (session: Session): Promise<Tally> =>
  (await session.first<Tally>(COUNT)) ?? NOTHING;

/** Each at least 0. */
const missingFrom = (known: Tally, found: Tally): Tally => ({
  games: Math.max(0, known.games - found.games),
  fleets: Math.max(0, known.fleets - found.fleets),
  packs: Math.max(0, known.packs - found.packs),
  cards: Math.max(0, known.cards - found.cards),
});

/** What was there when the app last looked and is not there any more; null where nothing is missing. */
export const findMissing = async (session: Session): Promise<Tally | null> => {
  const { tally } = await loadRemembered();
  const missing = missingFrom(tally, await countTally(session));
  return Object.values(missing).some((count) => count > 0) ? missing : null;
};

/** From now on, what is there is what there was. */
export const rememberTally = async (session: Session): Promise<void> =>
  remember({ tally: await countTally(session) });

/** Before rows are removed on purpose: a kill in the middle is then no loss. */
export const expectNothing = (): Promise<void> => remember({ tally: NOTHING });
