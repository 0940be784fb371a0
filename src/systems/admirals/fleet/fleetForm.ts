import type { Answers } from '../../../core/pages/answers';
import { FLEET_MODES } from '../../admirals-shared/fleet/types';
import { makeFigure, parseFigure } from '../../kit/fleets/code';
import {
  carried,
  carriedOne,
  code,
  codes,
  fleetForm,
  ships,
  type FleetPart,
} from '../../kit/fleets/fleetForm';
import type { Fleet } from './breaches';

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

const limitIn = ({ escalation: found, power }: Answers): Fleet['limit'] => {
  const escalation = LIMITS.find((level) => level === found) ?? 'Alpha';
  if (escalation !== 'custom') return { escalation };
  return { escalation, power: typeof power === 'number' ? power : CUSTOM_LIMIT.usual };
};

const MODE_LETTERS = { constructed: 'C', open: 'O' } as const satisfies Readonly<
  Record<Fleet['mode'], string>
>;

/** 10A, 13B: mode and power limit. */
const terms: FleetPart<Pick<Fleet, 'mode' | 'limit'>> = {
  read: (draft) => ({
    mode: FLEET_MODES.find((mode) => mode === draft['mode']) ?? 'constructed',
    limit: limitIn(draft),
  }),
  write: ({ mode, limit }) => ({
    mode,
    escalation: limit.escalation,
    power: limit.escalation === 'custom' ? limit.power : CUSTOM_LIMIT.usual,
  }),
  make: ({ mode, limit }) => {
    const level = makeFigure(LIMITS.indexOf(limit.escalation));
    const power = limit.escalation === 'custom' ? makeFigure(limit.power) : '';
    return MODE_LETTERS[mode] + level + power;
  },
  parse: (text) => {
    const mode = text.startsWith(MODE_LETTERS.open) ? 'open' : 'constructed';
    const escalation = LIMITS[parseFigure(text.slice(1, 2))];
    if (!text.startsWith(MODE_LETTERS[mode]) || escalation === undefined) return null;
    if (escalation !== 'custom') return { mode, limit: { escalation } };
    const power = parseFigure(text.slice(2));
    const isLimit = power >= CUSTOM_LIMIT.least && power <= CUSTOM_LIMIT.most;
    return isLimit ? { mode, limit: { escalation, power } } : null;
  },
};

export const FLEET_FORM = fleetForm<Fleet>({ mark: 'ADM', version: 1 }, [
  terms,
  code('list'),
  ships,
  carriedOne('commander'),
  carried('flightGroups'),
  codes('orders'),
]);
