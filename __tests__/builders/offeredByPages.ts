import type { Command, GameSetup, System } from '../../src/core/game/system';
import type { GameState } from '../../src/core/game/state';
import { withAnswer, withAnswers, type Answer, type Answers } from '../../src/core/pages/answers';
import type { Act, Block, BridgeView, Option, Page, PageRef } from '../../src/core/pages/page';
import { one, type Chance } from './chance';

/** A game of any rule set as it stands. */
export interface Table {
  readonly system: System;
  readonly setup: GameSetup;
  readonly state: GameState;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (shown: unknown): Fields | null =>
  typeof shown === 'object' && shown !== null ? Object.fromEntries(Object.entries(shown)) : null;

/** Every part of a page of which something holds, wherever it stands. */
export const partsIn = (shown: unknown, holds: (part: Fields) => boolean): readonly Fields[] => {
  const part = fieldsOf(shown);
  if (!part) return [];
  const within = Object.values(part).flatMap((one) => partsIn(one, holds));
  return !Array.isArray(shown) && holds(part) ? [part, ...within] : within;
};

/** What has a label and does something is an act: no other part of a page has both. */
const actsIn = (shown: unknown): readonly Act[] =>
  partsIn(
    shown,
    (part) => 'label' in part && ['command', 'opens', 'answers'].some((does) => does in part),
  ) as unknown as readonly Act[];

const openActs = (shown: unknown): readonly Act[] =>
  actsIn(shown).filter(({ why }) => why === undefined);

interface Tapped {
  readonly now: number;
  readonly max: number | null;
  readonly set: (to: number) => Command;
}

/** One point less or more on everything that is tapped as on the card. */
const tapsIn = (shown: unknown): readonly Command[] => {
  // What has a number and a function to set it is a track or a facing: nothing else on a page is a function.
  const tracks = partsIn(shown, (part) => typeof part['set'] === 'function');
  return (tracks as unknown as readonly Tapped[]).flatMap(({ now, max, set }) => [
    ...(now > 0 ? [set(now - 1)] : []),
    ...(max === null || now < max ? [set(now + 1)] : []),
  ]);
};

export const commandsIn = (shown: unknown): readonly Command[] =>
  openActs(shown).flatMap(({ command }) => command ?? []);

/** Pages that can be opened from here: by an act, or by the row of a ship. */
const opensIn = (shown: unknown): readonly PageRef[] =>
  partsIn(shown, (part) => typeof part['opens'] === 'object' && part['why'] === undefined).map(
    (part) => part['opens'] as PageRef,
  );

const look = (
  { system, setup, state }: Table,
  at: PageRef | null,
  answers: Answers,
): Page | BridgeView | null => {
  const { shows } = system.words.en;
  return at === null ? shows.bridge(setup, state) : shows.page(setup, state, at, answers);
};

const MOST_PAGES = 40;

/** The bridge and the pages that open from it, one after the other, each once. */
export function* pagesOf(table: Table): Generator<Page | BridgeView> {
  const ahead: (PageRef | null)[] = [null];
  const met = new Set<string>();
  for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
    const page = look(table, next, {});
    if (!page) throw new Error(`what opens is not there: ${JSON.stringify(next)}`);
    yield page;
    for (const ref of opensIn(page)) {
      const name = JSON.stringify(ref);
      if (met.has(name) || met.size >= MOST_PAGES) continue;
      met.add(name);
      ahead.push(ref);
    }
  }
}

/** Every page that opens from the bridge, and what opens from these. */
export const refsOf = (table: Table): readonly PageRef[] => {
  const refs = [...pagesOf(table)].flatMap(opensIn);
  return [...new Map(refs.map((ref) => [JSON.stringify(ref), ref])).values()];
};

/** Every command in sight, once: on the bridge and on the pages that open from it, with every point that can be tapped. */
export const offeredByPages = (table: Table): readonly Command[] => {
  const offered = [...pagesOf(table)].flatMap((page) => [...commandsIn(page), ...tapsIn(page)]);
  return [...new Map(offered.map((command) => [JSON.stringify(command), command])).values()];
};

/** Every entry of the reference that a page names. */
export const entriesIn = (shown: unknown): readonly string[] =>
  partsIn(shown, (part) => typeof part['entry'] === 'string').map((part) => String(part['entry']));

/** A question that a block leaves open, answered. */
export interface Reply {
  readonly path: string;
  readonly value: Answer;
}

const sameAnswer = (value: Answer, other: Answer): boolean =>
  JSON.stringify(value) === JSON.stringify(other);

const free = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ why }) => why === undefined);

/** Answers one question of a block; null where nothing is open. */
export const replyTo = (block: Block, chance: Chance): Reply | null => {
  if (block.block === 'dice') {
    const { id, dice, count } = block;
    if (dice.length >= count) return null;
    return { path: id, value: Array.from({ length: count }, () => chance.die()) };
  }
  if (block.block === 'radar') {
    const bearing = block.hexes.filter(({ state }) => state === 'bears');
    const hex = block.target === null ? one(bearing, chance) : undefined;
    return hex ? { path: block.id, value: { q: hex.q, r: hex.r, facing: chance.pick(6) } } : null;
  }
  if (block.block === 'choice') {
    const { id, value, options } = block;
    if (options.some((option) => sameAnswer(option.value, value))) return null;
    const option = one(free(options), chance);
    return option ? { path: id, value: option.value } : null;
  }
  if (block.block !== 'picks') return null;
  const { id, values, options } = block;
  const next = options.find(({ value }) => !values.includes(value));
  return next ? { path: id, value: [...values, next.value] } : null;
};

/** What lies open on a phone. */
interface Sight {
  readonly at: PageRef | null;
  readonly answers: Answers;
}

const BRIDGE: Sight = { at: null, answers: {} };

const replyOn = (shown: Page | BridgeView, chance: Chance): Reply | null =>
  'blocks' in shown
    ? [...shown.blocks, ...(shown.aside ?? [])].reduce<Reply | null>(
        (found, block) => found ?? replyTo(block, chance),
        null,
      )
    : null;

/** On the bridge mostly what lies under the thumb, on a page mostly what it holds; now and then a row, or a point. */
const touch = (shown: Page | BridgeView, chance: Chance): Act | undefined => {
  const { primary } = shown;
  const holds = 'blocks' in shown ? openActs(shown.blocks) : [];
  const isFirst = holds.length > 0 ? chance.pick(3) === 0 : chance.pick(4) > 0;
  if (primary && primary.why === undefined && isFirst) return primary;
  if (holds.length > 0 && chance.pick(6) > 0) return one(holds, chance);
  const rows = opensIn(shown).map((opens) => ({ label: '', opens }));
  const taps = tapsIn(shown).map((command) => ({ label: '', command }));
  return one<Act>(chance.pick(2) > 0 ? openActs(shown) : [...rows, ...taps], chance);
};

/** Whether it would end the game: most of the time a player plays on. */
const ends = ({ system, setup, state }: Table, command: Command): boolean => {
  const decision = system.decide(setup, state, command);
  return decision.ok && decision.events.some(({ type }) => type === 'game-ended');
};

const MOST_TOUCHES = 60;

/** What is played next by somebody who knows nothing but what the pages show; null where they show nothing. */
export const playedByPages = (table: Table, chance: Chance): Command | null => {
  let sight = BRIDGE;
  for (let touched = 0; touched < MOST_TOUCHES; touched += 1) {
    const shown = look(table, sight.at, sight.answers);
    if (!shown || ('isPast' in shown && shown.isPast)) {
      sight = BRIDGE;
      continue;
    }
    const reply = chance.pick(8) > 0 ? replyOn(shown, chance) : null;
    const act = reply ? undefined : touch(shown, chance);
    if (act?.command) {
      if (chance.pick(8) === 0 || !ends(table, act.command)) return act.command;
      continue;
    }
    const answers = reply
      ? withAnswer(sight.answers, reply.path, reply.value)
      : withAnswers(sight.answers, act?.answers ?? {});
    const opens = act?.opens;
    if (opens === undefined) sight = { ...sight, answers };
    else sight = typeof opens === 'object' ? { at: opens, answers: {} } : BRIDGE;
  }
  return null;
};
