import { checked, problems, type Checked } from '../core/checked/checked';
import { list, object, objectDraft, text, whole, type Draft } from '../core/checked/read';
import { isObject, readJson } from './json';

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
  characters: 2_000_000,
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
      revision: whole({ least: 0, most: Number.MAX_SAFE_INTEGER }),
      body: objectDraft,
    }),
    { most: MOST.cards },
  ),
});

export const makeFleetFile = (fleet: SentFleet): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...fleet });

const refuse = (why: FleetFileWhy) => problems<FleetFileWhy>({ path: '', why });

/** Reads a fleet file. Code and cards are still drafts: their system has the last word. */
export const parseFleetFile = (file: string): Checked<SentFleet, FleetFileWhy> => {
  const json = file.length > MOST.characters ? null : readJson(file);
  if (!json?.ok || !isObject(json.value) || json.value['format'] !== FORMAT)
    return refuse({ id: 'not-a-fleet-file' });
  const { format: _format, version, ...content } = json.value;
  if (typeof version !== 'number') return refuse({ id: 'not-a-fleet-file' });
  if (version > VERSION) return refuse({ id: 'newer-fleet-file', found: version, known: VERSION });
  const read = readContent(content, '');
  if (read.ok) return checked(read.value);
  return refuse({ id: 'damaged-fleet-file', place: read.problems[0]?.path ?? '' });
};
