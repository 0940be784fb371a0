import { checked, problems } from '../../../core/checked/checked';
import {
  at,
  just,
  list,
  object,
  oneOf,
  optional,
  orElse,
  type Reader,
  type ReadWhy,
  refine,
  tagged,
  yesNo,
} from '../../../core/checked/read';
import type { RangeWhy } from '../../admirals-shared/cards/fields';
import { allCards } from '../../kit/cards/cardForm';
import type { ChartWhy } from '../../kit/cards/chartForm';
import { cardForms } from './forms';
import { code, name, upTo, oneTo, rulesText } from '../../admirals-shared/cards/parse/shared';
import { shields, armament, type ShipWhy } from '../../admirals-shared/cards/parse/ship';
import { keywords, type KeywordWhy } from '../../admirals-shared/cards/keywordForm';
import { MOST } from '../../admirals-shared/cards/limits';
import type { KeywordNames } from '../../admirals-shared/cards/keywordText';
import { ROLES } from './terms';
import type { CadetCard, ShipCard } from './types';

/** Armaments: up to three. */
export const MOST_ARMAMENTS = 3;
const MOST_FLEET_VALUE = 15;

export type ChartOrTrackWhy =
  { readonly id: 'needs-shield-chart' } | { readonly id: 'needs-shield-track' };

/** Everything that can be wrong with a card. */
export type CardWhy = ReadWhy | RangeWhy | KeywordWhy | ShipWhy | ChartWhy | ChartOrTrackWhy;

/** Shields: Light and Escort have a track, Heavy and Super Heavy a chart; without any boxes either will do. */
const fitsRole = (ship: ShipCard): ChartOrTrackWhy | null => {
  const isBig = ship.role === 'Heavy' || ship.role === 'Super Heavy';
  if (ship.shields.as === 'pool')
    return isBig && ship.shields.points > 0 ? { id: 'needs-shield-chart' } : null;
  return isBig ? null : { id: 'needs-shield-track' };
};

const ship = (table: KeywordNames): Reader<ShipCard> =>
  refine(
    object({
      kind: just('ship'),
      code: code,
      name: name,
      class: optional(name),
      faction: name,
      refit: orElse(yesNo, false),
      fleetValue: upTo(MOST_FLEET_VALUE),
      role: oneOf(ROLES),
      hull: oneTo(MOST.hull),
      shields: orElse(shields, { as: 'pool', points: 0 }),
      armaments: orElse(list(armament, { most: MOST_ARMAMENTS }), []),
      keywords: orElse(keywords(table).read, []),
      text: optional(rulesText),
    }),
    (read, path) => {
      const why = fitsRole(read);
      return why ? problems({ path: at(path, 'shields'), why }) : checked(read);
    },
  );

/** Any card as typed or imported, told by its kind; a keyword that the table does not know is kept. */
export const cardReader = (table: KeywordNames): Reader<CadetCard> => {
  const { read } = allCards(cardForms(table));
  return tagged<CadetCard>('kind', { ship: ship(table), weapon: read, order: read });
};
