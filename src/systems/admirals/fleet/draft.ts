import type { Answer, Answers } from '../../../core/pages/answers';
import { FLEET_MODES } from '../../admirals-shared/fleet/types';
import {
  codesIn,
  entriesIn,
  entryDrafts,
  given,
  groupOf,
  listOf,
  textOf,
} from '../../kit/fleets/draft';
import type { Carried, Fleet } from './types';

/**
 * A fleet as the desk keeps it: plain data at paths that the controls name. Reading it never fails; what
 * cannot be read is as if nobody had written it.
 */

export const LIMITS = [
  'Alpha',
  'Beta',
  'Delta',
  'Gamma',
  'Omega',
  'custom',
] as const satisfies readonly Fleet['limit']['escalation'][];
export type Limit = (typeof LIMITS)[number];

export const CUSTOM_LIMIT = { least: 1, most: 200, usual: 25 } as const;

const limitOf = (draft: Answers): Fleet['limit'] => {
  const escalation = LIMITS.find((level) => level === draft['escalation']) ?? 'Alpha';
  if (escalation !== 'custom') return { escalation };
  const power = draft['power'];
  return { escalation, power: typeof power === 'number' ? power : CUSTOM_LIMIT.usual };
};

const carriedOf = (part: Answer): readonly Carried[] => {
  const { code, on } = groupOf(part);
  return textOf(code) === '' ? [] : [{ code: textOf(code), ...given('on', on) }];
};

/** The fleet of a draft. */
export const readFleet = (draft: Answers): Fleet => {
  const [commander] = carriedOf(draft['commander'] ?? null);
  return {
    mode: FLEET_MODES.find((mode) => mode === draft['mode']) ?? 'constructed',
    limit: limitOf(draft),
    list: textOf(draft['list']),
    ships: entriesIn(draft),
    ...(commander ? { commander } : {}),
    flightGroups: listOf(draft['flightGroups']).flatMap(carriedOf),
    orders: codesIn(draft, 'orders'),
  };
};

export const carriedDraft = ({ code, on = '' }: Carried): Answer => ({ code, on });

/** The draft of a fleet: what `readFleet` reads back. */
export const draftOf = (fleet: Fleet): Answers => ({
  mode: fleet.mode,
  escalation: fleet.limit.escalation,
  power: fleet.limit.escalation === 'custom' ? fleet.limit.power : CUSTOM_LIMIT.usual,
  list: fleet.list,
  ships: entryDrafts(fleet.ships),
  commander: fleet.commander ? carriedDraft(fleet.commander) : null,
  flightGroups: fleet.flightGroups.map(carriedDraft),
  orders: fleet.orders,
});
