import { replay } from '../../src/core/game/log';
import type { System } from '../../src/core/game/system';
import { withAnswers, type Answer, type Answers } from '../../src/core/pages/answers';
import type { Shelf } from '../../src/core/pages/desks';
import type { Page, PageRef } from '../../src/core/pages/page';
import { parseGameFile } from '../../src/storage/gameFile';
import { LISTED_SYSTEMS } from '../../src/systems';
import { seeded } from '../builders/chance';
import { isLong, tellFigure } from '../builders/figures';
import { listedSystems } from '../builders/listedSystems';
import { partsIn, refsOf } from '../builders/offeredByPages';
import { sentBy } from '../builders/sentBySystem';
import { strangeInput } from '../builders/strangeInputs';
import { closeTestDatabases } from '../builders/testDatabase';

afterAll(closeTestDatabases);

/** Strange ones for each page: what was half typed comes back from a backup, which anybody may have written. */
const EACH = isLong ? 300 : 12;
const SEED = isLong ? Date.now() % 1_000_000_000 : 16;
const SECOND = 1000;

/** What was typed, changed; null where it is no draft any more. */
const strangeDraft = (valid: Answers, seed: number): Answers | null => {
  try {
    const draft: unknown = JSON.parse(strangeInput(JSON.stringify(valid), seeded(seed)));
    const isDraft = typeof draft === 'object' && draft !== null && !Array.isArray(draft);
    // Whatever JSON holds can be an answer.
    return isDraft ? (draft as Answers) : null;
  } catch {
    return null;
  }
};

/** Every control of a page as it stands: what it would have stored. */
const answersOn = (page: Page): Answers => {
  const controls = partsIn(page, (part) => typeof part['id'] === 'string' && 'block' in part);
  const told = controls.map((part) => {
    const value = part['value'] ?? part['values'] ?? part['dice'] ?? 1;
    // Values of controls are answers.
    return [String(part['id']), value as Answer] as const;
  });
  return withAnswers({ modifiers: [1] }, Object.fromEntries(told));
};

interface Tried {
  count: number;
  longest: number;
  readonly wrong: string[];
}

const tryAll = (valid: Answers, show: (draft: Answers) => unknown, tried: Tried): void => {
  for (let n = 0; n < EACH; n += 1) {
    const draft = strangeDraft(valid, SEED + n);
    if (!draft) continue;
    const start = process.cpuUsage();
    try {
      show(draft);
    } catch (error) {
      tried.wrong.push(`${String(error)}: ${JSON.stringify(draft).slice(0, 500)}`);
    }
    const ms = process.cpuUsage(start).user / 1000;
    if (ms > SECOND) tried.wrong.push(`${ms} ms: ${JSON.stringify(draft).slice(0, 500)}`);
    tried.count += 1;
    tried.longest = Math.max(tried.longest, ms);
  }
};

const shelfOf = (system: System): Shelf => {
  const packs = system.words.en.shows.cards?.builtIn ?? [];
  const cards = packs.flatMap(({ id: pack, cards: all }) =>
    all.flatMap(({ id, draft }) => {
      const card = system.parseCard(draft);
      return card.ok ? [{ id, pack, revision: 1, card: card.value }] : [];
    }),
  );
  return { cards, fleets: [] };
};

/** Pages of a game that ask for something, each kind once. */
const tryGame = (system: System, text: string, tried: Tried): void => {
  const read = parseGameFile(text);
  const setup = read.ok ? system.parseSetup(read.value.setup) : read;
  if (!read.ok || !setup.ok) throw new Error('no game');
  const { state } = replay(read.value);
  const { shows } = system.words.en;
  const show = (ref: PageRef, answers: Answers) => shows.page(setup.value, state, ref, answers);
  const kinds = new Map(
    refsOf({ system, setup: setup.value, state }).map((ref) => [ref.page, ref]),
  );
  for (const ref of kinds.values()) {
    const page = show(ref, {});
    if (page) tryAll(answersOn(page), (draft) => show(ref, draft), tried);
  }
};

test.each(LISTED_SYSTEMS.map(({ id }) => id))(
  'of %s, what was half typed may be anything, and every page is there at once',
  async (id) => {
    const system = await listedSystems().load(id);
    if (!system) throw new Error(id);
    const { setups, tools = [] } = system.words.en.shows;
    const shelf = shelfOf(system);
    const tried: Tried = { count: 0, longest: 0, wrong: [] };
    if (setups) {
      tryAll(setups.blank(shelf, {}), (draft) => setups.page(draft, shelf), tried);
      tryAll(setups.blank(shelf, {}), (draft) => setups.make(draft, shelf), tried);
    }
    for (const tool of tools) {
      tryAll(answersOn(tool.page({}, shelf)), (draft) => tool.page(draft, shelf), tried);
    }
    for (const game of (await sentBy(system)).games) tryGame(system, game, tried);
    tellFigure(`drafts of ${id}`, 'strange ones', tried.count);
    tellFigure(`drafts of ${id}`, 'exceptions, freezes', tried.wrong.length);
    tellFigure(`drafts of ${id}`, 'the slowest, ms', Math.round(tried.longest));
    expect(tried.wrong.slice(0, 5)).toEqual([]);
  },
);
