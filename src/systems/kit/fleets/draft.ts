import { groupOf, type Answer, type Answers } from '../../../core/pages/answers';
import { seen } from '../../../core/outside/signs';
import type { FleetEntry } from './entries';

/** Reading parts of a fleet's draft: what cannot be read is as if nobody had written it. */

type Part = Answer | undefined;

export const listOf = (part: Part): readonly Answer[] => (Array.isArray(part) ? part : []);

export const textOf = (part: Part): string => (typeof part === 'string' ? seen(part) : '');

/** A part that is there only if it says something. */
export const given = <Key extends string>(key: Key, part: Part): Partial<Record<Key, string>> => {
  const text = textOf(part);
  // One key, and it is the one that was asked for.
  return text === '' ? {} : ({ [key]: text } as Record<Key, string>);
};

const entryOf = (part: Answer, place: number): readonly FleetEntry[] => {
  const { id, code, name, badge } = groupOf(part);
  if (textOf(code) === '') return [];
  return [
    {
      id: textOf(id) || `s${place + 1}`,
      code: textOf(code),
      ...given('name', name),
      ...given('badge', badge),
    },
  ];
};

/** The ships of a draft. */
export const entriesIn = (draft: Answers): readonly FleetEntry[] =>
  listOf(draft['ships']).flatMap(entryOf);

/** A list of codes, one entry a copy. */
export const codesIn = (draft: Answers, list: string): readonly string[] =>
  listOf(draft[list]).map(textOf).filter(Boolean);

const entryDraft = ({ id, code, name = '', badge = '' }: FleetEntry): Answer => ({
  id,
  code,
  name,
  badge,
});

/** What `entriesIn` reads back. */
export const entryDrafts = (ships: readonly FleetEntry[]): Answer => ships.map(entryDraft);
