import { list, type Reader } from '../../../core/checked/read';
import type { Silhouette } from '../../../core/drawing/drawing';
import type { Answer, Answers } from '../../../core/pages/answers';
import type { Block } from '../../../core/pages/page';
import { choice, stepper } from '../../kit/cards/controls';
import { numberAt, textAt } from '../../kit/cards/draftParts';
import type { FieldWords, Form, ValueOf } from '../../kit/cards/form';
import { listSchema } from '../../kit/cards/listForms';
import { foundAt, inside, readsOn, type Spot } from '../../kit/cards/open';
import { kinds, parts } from '../../kit/cards/partForms';
import { whole } from '../../kit/cards/plainForms';
import { MOST } from './limits';
import { byName, FACINGS, ROLES } from './terms';
import { SHIP_OF_ROLE } from '../looks';

const points = whole({ least: 0, most: MOST.shields });

/** 3A-01 XIII: one pool, or a value for each side of the hex, clockwise from the fore. */
const either = kinds('as', {
  pool: parts({ points }),
  facings: parts({ points: parts(byName(FACINGS, () => points)) }),
});

export type Shields = ValueOf<typeof either>;

const six = listSchema(points.schema, FACINGS.length, FACINGS.length);
const readSix = list(points.read, { least: FACINGS.length, most: FACINGS.length });

/** A number is a pool, six numbers are the facings. */
export const readShields: Reader<Shields> = (draft, path) => {
  if (typeof draft === 'number') return either.read({ as: 'pool', points: draft }, path);
  if (!Array.isArray(draft)) return either.read(draft, path);
  const found = readSix(draft, path);
  if (!found.ok) return found;
  const byFacing = FACINGS.map((facing, at) => [facing, found.value[at]]);
  return either.read({ as: 'facings', points: Object.fromEntries(byFacing) }, path);
};

/** Six facings before anything is known of them. */
export const FRESH_FACINGS: Answer = { as: 'facings', points: byName(FACINGS, () => 1) };

export const FRESH_POOL = { as: 'pool', points: 0 } as const;

export const hasFacings = (shields: Answer | undefined): boolean =>
  Array.isArray(shields) || textAt({ shields: shields ?? null }, 'shields.as') === 'facings';

export interface ShieldsWords extends FieldWords {
  readonly pool: string;
  readonly hexagon: string;
  readonly points: string;
  readonly term: (facing: string) => string;
}

/** How the ship of a card is drawn, once it says its role. */
export const silhouetteIn = (draft: Answers): Silhouette | null => {
  const role = ROLES.find((one) => one === draft.role);
  return role ? SHIP_OF_ROLE[role] : null;
};

/** The numbers of the shields, by the shape that they have. */
export const shieldValues = (spot: Spot, words: ShieldsWords): readonly Block[] => {
  const found = foundAt(spot);
  if (!hasFacings(found)) {
    const place = typeof found === 'number' ? spot : inside(spot, 'points');
    return stepper(place, words.points, { min: 0, max: MOST.shields });
  }
  const zones = FACINGS.map((facing, at) => {
    // A draft may have six numbers in place of names.
    const { path } = inside(spot, Array.isArray(found) ? at : `points.${facing}`);
    const label = words.term(facing);
    return { label, path, now: numberAt(spot.open.draft, path) ?? 0, max: MOST.shields };
  });
  const silhouette = silhouetteIn(spot.open.draft) ?? SHIP_OF_ROLE.Light;
  return [{ block: 'zones', silhouette, team: 'A', zones }];
};

export const shields = (rule: string): Form<Shields, ShieldsWords> => ({
  read: readShields,
  schema: { oneOf: [points.schema, six, either.schema] },
  blank: FRESH_POOL,
  edit: (spot, words) => {
    const now = foundAt(spot) ?? null;
    const isHexagon = hasFacings(now);
    const options = [
      { value: isHexagon ? FRESH_POOL : now, label: words.pool },
      { value: isHexagon ? now : FRESH_FACINGS, label: words.hexagon },
    ];
    return [
      ...choice(spot, words, { style: 'segments', options, ...readsOn(spot, rule) }),
      ...shieldValues(spot, words),
    ];
  },
  within: (step, words) => (step === 'points' ? { called: words.points } : { called: step }),
});
