import { checked, problems } from '../../../../core/checked/checked';
import {
  just,
  list,
  nullable,
  object,
  oneOf,
  optional,
  orElse,
  refine,
  tagged,
  type Reader,
} from '../../../../core/checked/read';
import { CATEGORIES } from '../../../admirals-shared/cards/terms';
import type {
  ConstructionList,
  FormationShares,
  ListedShip,
  ListRestriction,
} from '../../../admirals-shared/cards/types';
import { rightWayRound } from '../../../admirals-shared/cards/fields';
import { MOST, MOST_ITEMS } from '../../../admirals-shared/cards/limits';
import {
  allegiance,
  code,
  codes,
  name,
  oneTo,
  rulesText,
  share,
  upTo,
} from '../../../admirals-shared/cards/parse/shared';

const listedShip: Reader<ListedShip> = object({
  ship: code,
  category: oneOf(CATEGORIES),
  power: upTo(MOST.power),
  maxCopies: orElse(nullable(oneTo(MOST.copies)), null),
});

const sharesRead: Reader<FormationShares> = object({
  coreMin: optional(share),
  coreMax: optional(share),
  specialistMax: optional(share),
  supportMax: optional(share),
});

/** 10B-01: no fleet has less than the least of Core and no more than the most. */
export type SharesWhy = {
  readonly id: 'core-shares-cross';
  readonly least: number;
  readonly most: number;
};

const shares: Reader<FormationShares> = refine(sharesRead, (read, path) => {
  const { coreMin: least = 0, coreMax: most = 1 } = read;
  return least > most
    ? problems<SharesWhy>({ path, why: { id: 'core-shares-cross', least, most } })
    : checked(read);
});

const copies = upTo(MOST.copies);

/** 10B-04 */
export const restriction: Reader<ListRestriction> = tagged<ListRestriction>('on', {
  count: refine(
    object({ on: just('count'), ships: codes, min: optional(copies), max: optional(copies) }),
    rightWayRound,
  ),
  needs: object({ on: just('needs'), ship: code, perShip: code, count: oneTo(MOST.copies) }),
  text: object({ on: just('text'), text: rulesText }),
});

const command = object({ commander: code, ship: code, cost: upTo(MOST.cost) });
const flight = object({ flightGroup: code, cost: upTo(MOST.cost) });

/** 10B, 10C-03, 10C-04 */
export const constructionList: Reader<ConstructionList> = object({
  kind: just('list'),
  code,
  name,
  allegiance,
  ships: list(listedShip, { most: MOST_ITEMS.ships }),
  shares: orElse(shares, {}),
  restrictions: orElse(list(restriction, { most: MOST_ITEMS.restrictions }), []),
  commandChart: orElse(list(command, { most: MOST_ITEMS.chart }), []),
  flightGroupChart: orElse(list(flight, { most: MOST_ITEMS.chart }), []),
});
