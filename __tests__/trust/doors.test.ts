import { makeBackup } from '../../src/storage/backup';
import { seeded } from '../builders/chance';
import { doors, type Watched } from '../builders/doors';
import { isLong, tellFigure } from '../builders/figures';
import { strangeInput } from '../builders/strangeInputs';
import { closeTestDatabases } from '../builders/testDatabase';

afterAll(closeTestDatabases);

/** Inputs for each door: every run of the long form has others, from a seed that its figures tell. */
const EACH = isLong ? 20_000 : 16;
const SEED = isLong ? Date.now() % 1_000_000_000 : 16;
const SECOND = 1000;

/** Rows that were ever written, also by what was taken back: the same before and after, if nothing was. */
const writes = async ({ database }: Watched): Promise<number> =>
  (await database.first<{ readonly n: number }>('SELECT total_changes() AS n'))?.n ?? 0;

/** Everything that is stored. */
const contents = ({ database }: Watched): Promise<string> => makeBackup(database, 0);

interface Figures {
  taken: number;
  /** Everything that was stored when something was last taken. */
  stored: string;
  longest: number;
  readonly wrong: string[];
}

const tryOne = async (watched: Watched, text: string, figures: Figures): Promise<void> => {
  const before = await writes(watched);
  const start = process.cpuUsage();
  let taken = false;
  const wrong = (what: string) => figures.wrong.push(`${what}: ${text.slice(0, 2000)}`);
  try {
    taken = await watched.door.take(text);
  } catch (error) {
    wrong(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return;
  }
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  figures.taken += taken ? 1 : 0;
  figures.longest = Math.max(figures.longest, ms);
  if (ms > SECOND) wrong(`${ms} ms`);
  if ((await writes(watched)) === before) return;
  const now = await contents(watched);
  if (!taken && now !== figures.stored) wrong('refused, and something was written');
  figures.stored = now;
};

test.each(doors())(
  'of %s, what is valid comes in, and what is strange harms nothing',
  async (name, open) => {
    const watched = await open();
    const { valid, work = 1 } = watched.door;
    const inputs = Math.ceil(EACH / work);
    for (const text of valid) expect(await watched.door.take(text)).toBe(true);
    const figures: Figures = {
      taken: 0,
      stored: await contents(watched),
      longest: 0,
      wrong: [],
    };
    for (let n = 0; n < inputs; n += 1) {
      const chance = seeded(SEED + n);
      const text = strangeInput(valid[n % valid.length] ?? '', chance);
      await tryOne(watched, text, figures);
    }
    tellFigure(name, 'strange inputs', inputs);
    tellFigure(name, 'of them taken, kept and opened again', figures.taken);
    tellFigure(name, 'exceptions, freezes, writes on refusal', figures.wrong.length);
    tellFigure(name, 'the slowest, ms', Math.round(figures.longest));
    tellFigure(name, 'first seed', String(SEED));
    expect(figures.wrong.slice(0, 5)).toEqual([]);
  },
);
