import { checked, problems, type Checked, type Message } from '../core/checked/checked';
import { parseEvents } from '../core/game/parseEvents';
import { isCommand, MAX_STEPS, type StoredGame, type StoredStep } from './games';
import { isObject, readJson } from './json';

/** What a game file holds: everything of a game but its id on this device. */
export type SentGame = Pick<StoredGame, 'system' | 'name' | 'setup' | 'cursor' | 'steps'>;

const FORMAT = 'flagbridge-game';
const VERSION = 1;
/** A long game is a tenth of it. */
const MAX_LENGTH = 20_000_000;

type Draft = Readonly<Record<string, unknown>>;

const fail = (path: string, why: Message) => problems({ path, why });

/** One game as a text that another device can read. */
export const makeGameFile = ({ system, name, setup, cursor, steps }: SentGame): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, system, name, setup, cursor, steps });

const parseStep = (draft: unknown, path: string): Checked<StoredStep> => {
  if (!isObject(draft)) return fail(path, { id: 'not-a-step' });
  const { at, command } = draft;
  if (!Number.isSafeInteger(at)) return fail(`${path}.at`, { id: 'not-a-time' });
  if (!isCommand(command)) return fail(`${path}.command`, { id: 'not-a-command' });
  const events = parseEvents(draft['events']);
  if (!events.ok) {
    return problems(
      ...events.problems.map((one) => ({ ...one, path: `${path}.events${one.path}` })),
    );
  }
  return checked({ at: Number(at), command, events: events.value });
};

const parseSteps = (draft: unknown): Checked<readonly StoredStep[]> => {
  if (!Array.isArray(draft) || draft.length === 0) return fail('steps', { id: 'not-a-list' });
  if (draft.length > MAX_STEPS) return fail('steps', { id: 'too-many', limit: MAX_STEPS });
  const steps: StoredStep[] = [];
  for (const [index, one] of draft.entries()) {
    const step = parseStep(one, `steps[${index}]`);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return checked(steps);
};

const parseContent = ({ system, name, setup, cursor, steps }: Draft): Checked<SentGame> => {
  if (typeof system !== 'string') return fail('system', { id: 'not-a-text' });
  if (typeof name !== 'string') return fail('name', { id: 'not-a-text' });
  const parsed = parseSteps(steps);
  if (!parsed.ok) return parsed;
  const most = parsed.value.length;
  if (typeof cursor !== 'number' || !Number.isInteger(cursor) || cursor < 1 || cursor > most) {
    return fail('cursor', { id: 'out-of-range', least: 1, most });
  }
  return checked({ system, name, setup, cursor, steps: parsed.value });
};

/** Reads a game file. The setup is still a draft: its system has the last word. */
export const parseGameFile = (text: string): Checked<SentGame> => {
  if (text.length > MAX_LENGTH) return fail('', { id: 'too-large', limit: MAX_LENGTH });
  const json = readJson(text);
  if (!json.ok) return fail('', { id: 'not-json', detail: json.detail });
  if (!isObject(json.value) || json.value['format'] !== FORMAT) {
    return fail('format', { id: 'not-a-game-file' });
  }
  const { version } = json.value;
  if (version !== VERSION) {
    return fail('version', { id: 'newer-file', found: String(version), known: VERSION });
  }
  return parseContent(json.value);
};
