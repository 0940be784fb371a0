import type { Answer, Answers, Changes } from '../../../../core/pages/answers';
import { FLEET_MODES, type Fleet, type FleetShip } from '../../fleet/types';

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

type Part = Answer | undefined;

const groupOf = (part: Part): Answers =>
  // Neither a list nor a plain value: what is left of the union is a group.
  typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Answers) : {};

const listOf = (part: Part): readonly Answer[] => (Array.isArray(part) ? part : []);

const textOf = (part: Part): string => (typeof part === 'string' ? part.trim() : '');

const textsOf = (part: Part): readonly string[] => listOf(part).map(textOf).filter(Boolean);

/** A part that is there only if it says something. */
const said = <Key extends string>(key: Key, part: Part): Partial<Record<Key, string>> => {
  const text = textOf(part);
  // One key, and it is the one that was asked for.
  return text === '' ? {} : ({ [key]: text } as Record<Key, string>);
};

const limitOf = (draft: Answers): Fleet['limit'] => {
  const escalation = LIMITS.find((level) => level === draft['escalation']) ?? 'Alpha';
  if (escalation !== 'custom') return { escalation };
  const power = draft['power'];
  return { escalation, power: typeof power === 'number' ? power : CUSTOM_LIMIT.usual };
};

const shipOf = (part: Answer, place: number): readonly FleetShip[] => {
  const { id, code, name, badge } = groupOf(part);
  if (textOf(code) === '') return [];
  return [
    {
      id: textOf(id) || `s${place + 1}`,
      code: textOf(code),
      ...said('name', name),
      ...said('badge', badge),
    },
  ];
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
    ships: listOf(draft['ships']).flatMap(shipOf),
    ...(commander ? { commander } : {}),
    flightGroups: listOf(draft['flightGroups']).flatMap(carriedOf),
    orders: textsOf(draft['orders']),
  };
};

const shipDraft = ({ id, code, name = '', badge = '' }: FleetShip): Answer => ({
  id,
  code,
  name,
  badge,
});

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
  ships: ships.map(shipDraft),
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
