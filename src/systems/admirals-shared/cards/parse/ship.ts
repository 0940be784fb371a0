import { problems } from '../../../../core/checked/checked';
import {
  just,
  list,
  object,
  oneOf,
  optional,
  orElse,
  tagged,
  text,
  type Reader,
} from '../../../../core/checked/read';
import type { KeywordTable } from '../../keywords/hooks';
import { parseMounts } from '../mountText';
import { ARCS, ARMAMENT_SLOTS, FACINGS, ROLES, SHIP_TYPES, type Facing } from '../terms';
import type { Mount } from '../mountText';
import type { Armament, ShipCard, Shields } from '../types';
import { keywords } from '../keywordForm';
import { LONGEST, MOST, MOST_ITEMS } from '../limits';
import { allegiance, code, codes, name, oneTo, rulesText, upTo } from './shared';

export type ShipWhy = { readonly id: 'mounts-unreadable'; readonly text: string };

const mountList: Reader<readonly Mount[]> = list(
  object({ arc: oneOf(ARCS), dice: oneTo(MOST.dice) }),
  { least: 1, most: MOST_ITEMS.mounts },
);

/** `3L | 3R`, or a list of arcs and dice. */
export const mounts: Reader<readonly Mount[]> = (draft, path) => {
  if (typeof draft !== 'string') return mountList(draft, path);
  const read = parseMounts(draft.slice(0, LONGEST.rules));
  if (read) return mountList(read, path);
  return problems({ path, why: { id: 'mounts-unreadable', text: draft.slice(0, LONGEST.name) } });
};

export const armament: Reader<Armament> = object({
  slot: oneOf(ARMAMENT_SLOTS),
  weapon: code,
  mounts,
});

const points = upTo(MOST.shields);

const facingPoints: Reader<Readonly<Record<Facing, number>>> = object({
  'Direct Fore': points,
  'Right Fore': points,
  'Right Aft': points,
  'Direct Aft': points,
  'Left Aft': points,
  'Left Fore': points,
});

const shieldsAs: Reader<Shields> = tagged<Shields>('as', {
  pool: object({ as: just('pool'), points }),
  facings: object({ as: just('facings'), points: facingPoints }),
});

const sixPoints = list(points, { least: FACINGS.length, most: FACINGS.length });

/** A number is a pool, six numbers are the facings clockwise from the fore. */
export const shields: Reader<Shields> = (draft, path) => {
  if (typeof draft === 'number') return shieldsAs({ as: 'pool', points: draft }, path);
  if (!Array.isArray(draft)) return shieldsAs(draft, path);
  const six = sixPoints(draft, path);
  if (!six.ok) return six;
  const byFacing = FACINGS.map((facing, index) => [facing, six.value[index]]);
  return shieldsAs({ as: 'facings', points: Object.fromEntries(byFacing) }, path);
};

/** 3A-01 */
export const ship = (table: KeywordTable): Reader<ShipCard> =>
  object({
    kind: just('ship'),
    code,
    name,
    class: optional(name),
    allegiance,
    type: orElse(oneOf(SHIP_TYPES), 'Standard'),
    subtype: optional(text({ most: LONGEST.name })),
    bonusOrders: orElse(codes, []),
    role: oneOf(ROLES),
    hull: oneTo(MOST.hull),
    armor: optional(upTo(MOST.defence)),
    flak: optional(upTo(MOST.defence)),
    shields: orElse(shields, { as: 'pool', points: 0 }),
    armaments: orElse(list(armament, { most: MOST_ITEMS.armaments }), []),
    keywords: orElse(keywords(table).read, []),
    text: optional(rulesText),
  });
