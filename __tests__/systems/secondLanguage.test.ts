import { TEXTS } from '../../scripts/comparePages/touches';
import type { System } from '../../src/core/game/system';
import { READ, textsIn } from '../builders/shownTexts';

/** Stands before every text of the made-up language. */
const MARK = '¤';

/** What a sentence gives: texts, and data beside them. */
const markedResult = (given: unknown, isText: boolean): unknown => {
  if (typeof given === 'string') return isText ? `${MARK}${given}` : given;
  if (Array.isArray(given)) return given.map((one) => markedResult(one, isText));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, markedResult(value, READ.has(key))]),
  );
};

/** A catalogue whose every text bears the mark. */
const marked = (words: unknown): unknown => {
  if (typeof words === 'string') return `${MARK}${words}`;
  if (typeof words === 'function')
    // A sentence takes what its caller hands it.
    return (...told: unknown[]) =>
      markedResult((words as (...of: unknown[]) => unknown)(...told), true);
  if (Array.isArray(words)) return words.map(marked);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, marked(value)]));
};

const CATALOGUES = [
  '../example/words',
  '../../src/systems/admirals/words/en',
  '../../src/systems/admirals-cadet/words/en',
  '../../src/systems/armada/words/en',
  '../../src/systems/dropfleet/words/en',
  '../../src/systems/solar-flare/words/en',
];

const speakOtherwise = async () => {
  for (const catalogue of CATALOGUES)
    jest.doMock(catalogue, () => {
      const words = jest.requireActual<{ readonly en: unknown }>(catalogue);
      return { ...words, en: marked(words.en) };
    });
  const { tubs } = await import('../example');
  jest.doMock('../builders/everySystem', () => {
    const { everySystem } = jest.requireActual<{ readonly everySystem: readonly System[] }>(
      '../builders/everySystem',
    );
    return { everySystem: [tubs, ...everySystem] };
  });
  const { walks } = await import('../../scripts/comparePages/sittings');
  const { openSitting } = await import('../../scripts/comparePages/ask');
  return { walks, openSitting };
};

/** Names, codes and texts of cards and games are their players', whatever they speak. */
const OWN = new Set(['name', 'code', 'text', 'badge', 'class', 'allegiance']);
const ownTexts = (given: unknown): readonly string[] => {
  if (Array.isArray(given)) return given.flatMap(ownTexts);
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    typeof value === 'string' ? (OWN.has(key) ? [value] : []) : ownTexts(value),
  );
};

const MOST = 400;
const enough = new Error('enough was seen');

/** Texts without the mark where a walk by chance comes along, its players' own aside. */
const unmarked = async (system: string, walked: string): Promise<readonly string[]> => {
  const { walks, openSitting } = await speakOtherwise();
  const found = new Set<string>();
  let asked = 0;
  const game = walks(1).find(
    ({ sitting }) => sitting.system === system && sitting.name.startsWith(walked),
  );
  if (!game) throw new Error(`no ${walked} of ${system}`);
  const open = openSitting(game.sitting);
  const { readyGames, cards } = open.shows;
  const own = [...ownTexts([game.sitting.setup, readyGames, open.shelf(), cards?.builtIn])];
  own.push(...TEXTS, 'Home Fleet');
  own.sort((one, other) => other.length - one.length);
  try {
    game.walk(open, (question) => {
      if (asked >= MOST) throw enough;
      const shown = open.ask(question);
      if (['play', 'try', 'parse', 'code', 'completions'].includes(question.ask)) return shown;
      asked += 1;
      const page = question.ask === 'setup' ? (shown as { readonly page: unknown }).page : shown;
      for (const text of textsIn(page).filter((one) => !one.includes(MARK))) {
        const left = own.reduce((rest, one) => rest.replaceAll(one, ''), text);
        if (/\p{L}/u.test(left)) found.add(text);
      }
      return shown;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  expect(asked).toBeGreaterThan(MOST / 20);
  return [...found];
};

/** What is not here (desks for cards, fleets of Armada and Dropfleet) shows names of data, or takes English itself. */
const PASS: Readonly<Record<string, readonly string[]>> = {
  tubs: ['game-', 'setup-', 'cards'],
  admirals: ['game-', 'tools-', 'setup-', 'fleets-'],
  'admirals-cadet': ['game-', 'tools-', 'setup-', 'fleets-'],
  armada: ['game-', 'tools-', 'setup-'],
  dropfleet: ['game-', 'tools-', 'setup-', 'fleets-', 'cards'],
  'solar-flare': ['game-', 'tools-', 'setup-', 'fleets-', 'cards'],
};

test.each(
  Object.entries(PASS).flatMap(([system, walked]) => walked.map((one) => [system, one] as const)),
)('%s, %s: every text that is not a player’s own is from the catalogue', async (system, walked) => {
  expect(await unmarked(system, walked)).toEqual([]);
});
