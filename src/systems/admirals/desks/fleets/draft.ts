import type { Answer, Answers, Changes } from '../../../../core/pages/answers';
import { FLEET_MODES, type Fleet } from '../../../admirals-shared/fleet/types';
import {
  codesIn,
  groupOf,
  listOf,
  said,
  shipDrafts,
  shipsIn,
  textOf,
} from '../../../admirals-shared/desks/fleets/draftParts';

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

const carriedOf = (part: Answer): readonly { readonly code: string; readonly on?: string }[] => {
  const { code, on } = groupOf(part);
  return textOf(code) === '' ? [] : [{ code: textOf(code), ...said('on', on) }];
};

/** The fleet that a draft tells. */
export const readFleet = (draft: Answers): Fleet => {
  const [commander] = carriedOf(draft['commander'] ?? null);
  return {
    mode: FLEET_MODES.find((mode) => mode === draft['mode']) ?? 'constructed',
    limit: limitOf(draft),
    list: textOf(draft['list']),
    ships: shipsIn(draft),
    ...(commander ? { commander } : {}),
    flightGroups: listOf(draft['flightGroups']).flatMap(carriedOf),
    orders: codesIn(draft, 'orders'),
  };
};

const carriedDraft = ({ code, on = '' }: { readonly code: string; readonly on?: string }) => ({
  code,
  on,
});

/** What changes of a draft when its ships, its commander and its flight groups are these. */
export const crewChanges = ({
  ships,
  commander,
  flightGroups,
}: Pick<Fleet, 'ships' | 'commander' | 'flightGroups'>): Changes => ({
  ships: shipDrafts(ships),
  commander: commander ? carriedDraft(commander) : null,
  flightGroups: flightGroups.map(carriedDraft),
});

/** The draft of a fleet: what `readFleet` reads back. */
export const draftOf = (fleet: Fleet): Answers => ({
  mode: fleet.mode,
  escalation: fleet.limit.escalation,
  power: fleet.limit.escalation === 'custom' ? fleet.limit.power : CUSTOM_LIMIT.usual,
  list: fleet.list,
  ...crewChanges(fleet),
  orders: fleet.orders,
});
