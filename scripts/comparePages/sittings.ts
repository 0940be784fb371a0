import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { withAnswers, type Answers, type Changes } from '../../src/core/pages/answers';
import type { PageRef } from '../../src/core/pages/page';
import type { Command } from '../../src/core/game/system';
import { everySystem } from '../../__tests__/builders/everySystem';
import type { Open, Question, Sitting } from './ask';
import { makeChance, nextTouch, pagesFrom, type Chance, type Shown } from './touches';

/** Asks and remembers. What is given back was shown. */
export type Ask = (question: Question) => unknown;

interface Walk {
  readonly sitting: Sitting;
  readonly walk: (open: Open, ask: Ask) => void;
}

// What a page question gives is a page: the contract says so.
const shownBy = (ask: Ask, question: Question): Shown | null => ask(question) as Shown | null;

const MOST = { touches: 60, visits: 300, refs: 60 } as const;
const SWEEP_EVERY = 12;
const PATIENCE = 40;

/** Every page that can be opened from the bridge, and from there on. */
const sweep = (ask: Ask): void => {
  const seen = new Set<string>();
  const ahead: PageRef[] = [...pagesFrom(shownBy(ask, { ask: 'bridge' }))];
  for (let at = ahead.shift(); at && seen.size < MOST.refs; at = ahead.shift()) {
    const key = JSON.stringify(at);
    if (seen.has(key)) continue;
    seen.add(key);
    ahead.push(...pagesFrom(shownBy(ask, { ask: 'page', at, answers: {} })));
  }
};

/** One visit from the bridge: pages are touched until there is a command; null where none was found. */
const visit = (ask: Ask, chance: Chance): Command | null => {
  let at: PageRef | null = null;
  let answers: Answers = {};
  for (let touches = 0; touches < MOST.touches; touches += 1) {
    const question: Question = at ? { ask: 'page', at, answers } : { ask: 'bridge' };
    const shown = shownBy(ask, question);
    const act = shown && nextTouch(shown, chance);
    if (!act) return null;
    answers = withAnswers(answers, act.answers ?? {});
    if (act.command) return act.command;
    if (act.opens === undefined) continue;
    at = typeof act.opens === 'object' ? act.opens : null;
    answers = {};
  }
  return null;
};

/** A whole game by chance, with what is refused on the way. */
const playGame = (seed: number) => (open: Open, ask: Ask) => {
  const chance = makeChance(seed);
  const commands: Command[] = [];
  for (let visits = 0; !open.isOver() && visits < MOST.visits; visits += 1) {
    const command = visit(ask, chance);
    const again = chance.one(commands);
    if (again) ask({ ask: 'try', command: again });
    // Nobody concedes before there was a battle.
    if (!command || (open.wouldEnd(command) && chance.pick(PATIENCE) > 0)) continue;
    commands.push(command);
    ask({ ask: 'play', command });
    if (commands.length % SWEEP_EVERY === 0) sweep(ask);
  }
  sweep(ask);
  ask({ ask: 'report' });
};

/** A game that was played at a table, with looks around at every step. */
const playKept = (commands: readonly Command[], seed: number) => (_open: Open, ask: Ask) => {
  const chance = makeChance(seed);
  commands.forEach((command, at) => {
    const other = visit(ask, chance);
    if (other) ask({ ask: 'try', command: other });
    if (at % (2 * SWEEP_EVERY) === 0) sweep(ask);
    ask({ ask: 'play', command });
  });
  sweep(ask);
  ask({ ask: 'report' });
};

interface KeptGame {
  readonly system: string;
  readonly setup: unknown;
  readonly steps: readonly { readonly command: Command }[];
}

/** The whole games among the data of the tests. */
const keptGames = (): readonly (readonly [string, KeptGame])[] => {
  const folder = join('__tests__', 'data', '0.1.0');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.game.json.gz'))
    .map((name) => {
      const text = gunzipSync(readFileSync(join(folder, name))).toString('utf8');
      // A version of the app wrote it.
      return [name.split('.')[0] ?? '', JSON.parse(text) as KeptGame];
    });
};

/** Touches a desk's page: what it shows is a draft, changed by each touch. */
const touchDesk = (
  begun: Answers,
  root: PageRef,
  touches: number,
  chance: Chance,
  show: (draft: Answers, at: PageRef) => Shown | null,
): Answers => {
  let draft = begun;
  let at = root;
  for (let n = 0; n < touches; n += 1) {
    const shown = show(draft, at);
    const act = shown && nextTouch(shown, chance);
    const changes: Changes = act?.answers ?? {};
    draft = withAnswers(draft, changes);
    if (!act) at = root;
    else if (act.opens !== undefined) at = typeof act.opens === 'object' ? act.opens : root;
  }
  return draft;
};

/** The card without one of its values, or with a wrong one. */
const spoiled = (draft: Answers, chance: Chance): unknown => {
  const name = chance.one(Object.keys(draft)) ?? '';
  const { [name]: _gone, ...rest } = draft;
  return chance.pick(2) === 0 ? rest : { ...rest, [name]: chance.one([-1, 'odd', null, [], {}]) };
};

const CARD = { page: 'card' };
const FLEET = { page: 'fleet' };

const workOnCards = (open: Open, ask: Ask): void => {
  const chance = makeChance(1);
  const { builtIn = [], kinds = [] } = open.shows.cards ?? {};
  const drafts = [
    ...builtIn.flatMap(({ cards }) => cards),
    ...kinds.map(({ id: kind }) => ({ kind, draft: open.shows.cards?.blank(kind) ?? {} })),
  ];
  for (const { kind, draft } of drafts) {
    ask({ ask: 'card', kind, draft });
    ask({ ask: 'parse', card: draft });
    for (let n = 0; n < 3; n += 1) ask({ ask: 'parse', card: spoiled(draft, chance) });
    const show = (now: Answers, at: PageRef) =>
      shownBy(ask, { ask: 'editor', kind, draft: now, at });
    const changed = touchDesk(draft, CARD, 15, chance, show);
    ask({ ask: 'card', kind, draft: changed });
    ask({ ask: 'parse', card: changed });
  }
  for (const { id } of builtIn) ask({ ask: 'copies', pack: id });
};

const workOnFleets = (seed: number) => (open: Open, ask: Ask) => {
  const chance = makeChance(seed);
  const { fleets } = open.shows.fleets ? open.shelf() : { fleets: [] };
  for (const { draft } of fleets) {
    const show = (now: Answers, at: PageRef) => shownBy(ask, { ask: 'fleet', draft: now, at });
    const changed = touchDesk(draft, FLEET, 40, chance, show);
    for (const one of [draft, changed]) {
      const told = ask({ ask: 'told', draft: one });
      // Told by the question above.
      ask({ ask: 'code', code: (told as { readonly code: string }).code });
    }
    for (const { id } of open.shows.fleets?.aims ?? [])
      ask({ ask: 'completions', draft: changed, aim: id });
  }
};

const workOnSetup = (seed: number) => (open: Open, ask: Ask) => {
  const blank = open.shows.setups?.blank(open.shelf(), {}) ?? {};
  touchDesk(blank, FLEET, 80, makeChance(seed), (draft) => {
    // The question tells the page and what would be made of it.
    const { page } = ask({ ask: 'setup', draft }) as { readonly page: Shown | null };
    return page;
  });
};

const askTools = (seed: number) => (open: Open, ask: Ask) => {
  for (const { id } of open.shows.tools ?? [])
    touchDesk({}, FLEET, 150, makeChance(seed), (answers) =>
      shownBy(ask, { ask: 'tool', id, answers }),
    );
};

const FIXED = ['reference', 'arcs', 'packs', 'rulings', 'ready'] as const;
const askFixed = (_open: Open, ask: Ask) => {
  for (const what of FIXED) ask({ ask: 'fixed', what });
};

const SEEDS = [1, 2, 3];

/** Everything that is recorded, of every system. */
export const walks = (games: number): readonly Walk[] => {
  const kept = keptGames();
  return everySystem.flatMap(({ id: system, words }) => {
    const at = (name: string, walk: Walk['walk'], setup?: unknown): Walk => ({
      sitting: { system, name, ...(setup === undefined ? {} : { setup }) },
      walk,
    });
    const { readyGames } = words.en.shows;
    return [
      at('fixed', askFixed),
      at('cards', workOnCards),
      ...SEEDS.flatMap((seed) => [
        at(`fleets-${seed}`, workOnFleets(seed)),
        at(`setup-${seed}`, workOnSetup(seed)),
        at(`tools-${seed}`, askTools(seed)),
      ]),
      ...Array.from({ length: games }, (_, n) => {
        const ready = readyGames[n % readyGames.length];
        return at(`game-${n}-${ready?.id}`, playGame(n + 1), ready?.setup);
      }),
      ...kept
        .filter(([, game]) => game.system === system)
        .map(([name, { setup, steps }], n) => {
          const commands = steps.slice(1).map(({ command }) => command);
          return at(`kept-${name}`, playKept(commands, n + 1), setup);
        }),
    ];
  });
};
