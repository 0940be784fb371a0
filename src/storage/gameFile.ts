import { checked, problems, type Checked, type Message } from '../core/checked/checked';
import { list, object, objectDraft, refine, text, whole, type Reader } from '../core/checked/read';
import { gameEvents } from '../core/game/parseEvents';
import { LAST_MOMENT, LIMITS } from '../core/outside/limits';
import { readFile } from '../core/outside/readOutside';
import { isCommand, type StoredGame } from './games';

/** What a game file holds: everything of a game but its id on this device. */
export type SentGame = Pick<StoredGame, 'system' | 'name' | 'setup' | 'cursor' | 'steps'>;

const FORMAT = 'flagbridge-game';
const VERSION = 1;
/** A long game has a fifth of the steps and events. */
const MOST = { id: 60, name: 200, steps: 5000, events: 15_000 } as const;

const fail = (path: string, why: Message) => problems({ path, why });

/** One game as a text that another device can read. */
export const makeGameFile = ({ system, name, setup, cursor, ...game }: SentGame): string => {
  // On whose phone a step was asked for is for those who were there, and older versions do not read it.
  const steps = game.steps.map(({ at, command: asked, events }) => ({
    at,
    command: asked,
    events,
  }));
  return JSON.stringify({ format: FORMAT, version: VERSION, system, name, setup, cursor, steps });
};

const command = refine(objectDraft, (draft, path) =>
  isCommand(draft) ? checked(draft) : problems({ path, why: { id: 'not-a-command' } }),
);

const content = object({
  system: text({ most: MOST.id }),
  name: text({ most: MOST.name }),
  setup: objectDraft,
  cursor: whole({ least: 1, most: MOST.steps }),
  steps: list(object({ at: whole({ least: 0, most: LAST_MOMENT }), command, events: gameEvents }), {
    most: MOST.steps,
    least: 1,
  }),
});

const countEvents = (steps: SentGame['steps']): number =>
  steps.reduce((sum, { events }) => sum + events.length, 0);

const parseContent: Reader<SentGame> = refine(content, (game): Checked<SentGame> => {
  const { cursor, steps } = game;
  if (cursor > steps.length) return fail('cursor', { id: 'too-large', most: steps.length });
  return countEvents(steps) > MOST.events
    ? fail('steps', { id: 'too-many', most: MOST.events })
    : checked(game);
});

/** Reads a game file. The setup is still a draft: its system has the last word. */
export const parseGameFile = (written: string): Checked<SentGame> => {
  const file = readFile(written, { format: FORMAT, version: VERSION, limits: LIMITS.game });
  return file.ok ? parseContent(file.value, '') : file;
};
