import { makeSafe, parseSafe } from '../../../core/codes/safeText';
import { groupOf, type Answer, type Answers } from '../../../core/pages/answers';
import { FLEET_MODES } from '../../admirals-shared/fleet/types';
import * as part from '../../kit/fleets/fleetForm';
import { ANY_SHIPS, type Fleet } from './fleet';

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
const terms: part.FleetPart<Pick<Fleet, 'mode' | 'limit'>> = {
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
    const level = part.makeFigure(LIMITS.indexOf(limit.escalation));
    const power = limit.escalation === 'custom' ? part.makeFigure(limit.power) : '';
    return MODE_LETTERS[mode] + level + power;
  },
  parse: (text) => {
    const mode = text.startsWith(MODE_LETTERS.open) ? 'open' : 'constructed';
    const escalation = LIMITS[part.parseFigure(text.slice(1, 2))];
    if (!text.startsWith(MODE_LETTERS[mode]) || escalation === undefined) return null;
    if (escalation !== 'custom') return { mode, limit: { escalation } };
    const power = part.parseFigure(text.slice(2));
    const isLimit = power >= CUSTOM_LIMIT.least && power <= CUSTOM_LIMIT.most;
    return isLimit ? { mode, limit: { escalation, power } } : null;
  },
};

const powersIn = (found: Answer | undefined): Pick<Fleet, 'powers'> => {
  const lines = part.listOf(found).flatMap((line): readonly (readonly [string, number])[] => {
    const { code, power } = groupOf(line);
    return typeof code === 'string' && typeof power === 'number' ? [[code, power]] : [];
  });
  return lines.length === 0 ? {} : { powers: Object.fromEntries(lines) };
};

/** What was typed of a ship's points, as the draft keeps it. */
export const powersDraft = ({ powers = {} }: Pick<Fleet, 'powers'>): readonly Answer[] =>
  Object.entries(powers).map(([code, power]) => ({ code, power }));

const makePower = ([code, power]: readonly [string, number]): string =>
  makeSafe(code, 'capitals') + part.WITHIN + part.makeFigure(power);

const parsePower = (text: string): readonly [string, number] | null => {
  const [safe = '', figure = ''] = text.split(part.WITHIN);
  const code = parseSafe(safe, 'capitals');
  const power = part.parseFigure(figure);
  return code === null || code === '' || Number.isNaN(power) ? null : [code, power];
};

/** 10B: the list; without one, what was typed of the ships' points stands in its place. */
const list: part.FleetPart<Pick<Fleet, 'list' | 'powers'>> = {
  read: (draft) => ({ list: part.textOf(draft['list']), ...powersIn(draft['powers']) }),
  write: (fleet) => ({
    list: fleet.list,
    ...(fleet.powers ? { powers: powersDraft(fleet) } : {}),
  }),
  make: (fleet) =>
    fleet.list === ANY_SHIPS
      ? Object.entries(fleet.powers ?? {})
          .map(makePower)
          .join(part.ITEM)
      : makeSafe(fleet.list, 'capitals'),
  parse: (text) => {
    if (text !== '' && !text.includes(part.WITHIN)) {
      const code = parseSafe(text, 'capitals');
      return code === null ? null : { list: code };
    }
    const powers = part.all(part.itemsOf(text).map(parsePower));
    if (powers === null) return null;
    return {
      list: ANY_SHIPS,
      ...(powers.length > 0 ? { powers: Object.fromEntries(powers) } : {}),
    };
  },
};

export const FLEET_FORM = part.fleetForm<Fleet>({ mark: 'ADM', version: 1 }, [
  terms,
  list,
  part.ships,
  part.carriedOne('commander'),
  part.carried('flightGroups'),
  part.codes('orders'),
]);
