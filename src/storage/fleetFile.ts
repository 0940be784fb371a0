import { checked, problems, type Checked, type Problem } from '../core/checked/checked';
import { list, object, objectDraft, text, whole, type Draft } from '../core/checked/read';
import { LAST_MOMENT, LIMITS } from '../core/outside/limits';
import { readFile, type FileWhy } from '../core/outside/readOutside';

/** A card that travels with a fleet: a copy, and which revision of which card it is. */
export interface SentCopy {
  readonly card: string;
  readonly revision: number;
  readonly body: Draft;
}

/** A fleet with everything that it is built of: the other device needs no pack for it. */
export interface SentFleet {
  readonly system: string;
  /** As its system tells it by the codes of its cards. */
  readonly code: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly cards: readonly SentCopy[];
}

export type FleetFileWhy =
  | { readonly id: 'not-a-fleet-file' }
  | { readonly id: 'newer-fleet-file'; readonly found: number; readonly known: number }
  | { readonly id: 'damaged-fleet-file'; readonly place: string };

const FORMAT = 'flagbridge-fleet';
const VERSION = 1;
export const FLEET_ENDING = '.fleet.json';

const MOST = {
  cards: 1000,
  notes: 4000,
  tags: 20,
  tag: 40,
  code: 4000,
} as const;

const readContent = object({
  system: text({ most: 60 }),
  code: text({ most: MOST.code }),
  notes: text({ most: MOST.notes, least: 0, lines: true }),
  tags: list(text({ most: MOST.tag }), { most: MOST.tags }),
  cards: list(
    object({
      card: text({ most: 120 }),
      revision: whole({ least: 0, most: LAST_MOMENT }),
      body: objectDraft,
    }),
    { most: MOST.cards },
  ),
});

export const makeFleetFile = (fleet: SentFleet): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...fleet });

const refuse = (why: FleetFileWhy) => problems<FleetFileWhy>({ path: '', why });

const FILE = { format: FORMAT, version: VERSION, limits: LIMITS.fleet };

const sayFile = ({ path, why }: Problem<FileWhy>): FleetFileWhy => {
  if (why.id === 'newer-file') return { ...why, id: 'newer-fleet-file' };
  return path === '' || path === 'format'
    ? { id: 'not-a-fleet-file' }
    : { id: 'damaged-fleet-file', place: path };
};

/** Reads a fleet file. Code and cards are still drafts: their system has the last word. */
export const parseFleetFile = (written: string): Checked<SentFleet, FleetFileWhy> => {
  const file = readFile(written, FILE);
  if (!file.ok) return problems(...file.problems.map((one) => ({ path: '', why: sayFile(one) })));
  const read = readContent(file.value, '');
  if (read.ok) return checked(read.value);
  return refuse({ id: 'damaged-fleet-file', place: read.problems[0]?.path ?? '' });
};
