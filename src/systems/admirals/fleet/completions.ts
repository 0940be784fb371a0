import * as bounds from '../../kit/fleets/completionBound';
import type { ListRestriction, ListedShip } from '../../admirals-shared/cards/constructionListForm';
import type { ConstructionList, ShipCard } from '../../admirals-shared/cards/types';
import type { FleetMode } from '../../admirals-shared/fleet/types';
import { byName, CATEGORIES, type Category } from '../../admirals-shared/cards/terms';
import * as completing from '../../kit/fleets/completions';
import { addEntries } from '../../kit/fleets/entries';
import { inRange, type Range } from '../../kit/fleets/ranges';
import { isAnyShips } from './anyShips';
import { viewFleet, type FleetToView, type FleetView } from './fleetView';
import { isShareOfSpent, rangesOf } from './formation';
import { colourOf, shipBreaches, type ShipBreach } from './shipRules';
import { fitsOf, type Fit } from '../../kit/fleets/fits';

const countRule = (asked: ListRestriction): readonly bounds.CountRule[] => {
  switch (asked.on) {
    case 'count': {
      const weights = new Map(asked.ships.map((ship) => [ship, 1]));
      return [{ weights, least: asked.min ?? 0, most: asked.max ?? Infinity }];
    }
    case 'needs': {
      const weights = new Map([[asked.perShip, -asked.count]]);
      weights.set(asked.ship, (weights.get(asked.ship) ?? 0) + 1);
      return [{ weights, least: 0, most: Infinity }];
    }
    case 'text':
      return [];
  }
};

/** 10B-04, 13C-04: what a list counts, as sums; nothing in open play. */
const countRules = (list: ConstructionList, mode: FleetMode): readonly bounds.CountRule[] =>
  mode === 'open' ? [] : list.restrictions.flatMap(countRule);

/** What a rule comes to in a fleet. */
export const sumOf = ({ weights }: bounds.CountRule, copies: ReadonlyMap<string, number>): number =>
  [...weights].reduce((sum, [ship, weight]) => sum + weight * (copies.get(ship) ?? 0), 0);

/** What one copy of a ship is worth. */
export type ValueOf = (ship: ShipCard) => number;

export interface CompletionQuestion extends FleetToView {
  readonly valueOf: ValueOf;
}

/** A ship of the list that could come in, as far as its own line goes. */
interface Candidate {
  readonly line: ListedShip;
  readonly card: ShipCard;
  readonly most: number;
}

const candidates = (view: FleetView): readonly Candidate[] =>
  view.list.ships.flatMap((line): readonly Candidate[] => {
    const card = view.cards.ships.get(line.ship);
    const room = view.limit - view.power;
    if (!card || line.power > room) return [];
    const fits = line.power > 0 ? Math.floor(room / line.power) : 1;
    const copies = (line.maxCopies ?? Infinity) - (view.copies.get(line.ship) ?? 0);
    const most = Math.min(fits, copies);
    return most > 0 ? [{ line, card, most }] : [];
  });

/** 3A-01 IV: every pair of allegiances that the fleet could end up with; null for none of the kind. */
const allegiances = (view: FleetView, on: readonly Candidate[]) => {
  const cards = view.ships.flatMap(({ card }) => card ?? []);
  const served = (ally: boolean): readonly (string | null)[] => {
    const isKind = (card: ShipCard) => (card.type === 'Ally') === ally;
    const fixed = cards.find(isKind);
    if (fixed) return [fixed.allegiance];
    const open = on.filter(({ card }) => isKind(card)).map(({ card }) => card.allegiance);
    return [...new Set(open), null];
  };
  return served(false).flatMap((own) =>
    served(true)
      .filter((ally) => own === null || ally === null || colourOf(own) === colourOf(ally))
      .map((ally) => ({ own, ally })),
  );
};

const asChoices = (on: readonly Candidate[], valueOf: ValueOf): readonly bounds.Choice[] =>
  [...on]
    .sort((a, b) => CATEGORIES.indexOf(a.line.category) - CATEGORIES.indexOf(b.line.category))
    .map(({ line, card, most }) => ({
      code: line.ship,
      group: line.category,
      cost: line.power,
      most,
      value: valueOf(card),
    }));

/** What may be added to each category of a fleet of which `of` is the whole. */
const rangesToAdd = ({ fleet, list, spent }: FleetView, of: number) => {
  const whole = rangesOf(fleet.mode, list, of);
  return byName(CATEGORIES, (category): Range => ({
    least: whole[category].least - spent[category],
    most: whole[category].most - spent[category],
  }));
};

const idleCategoriesFit = (
  choices: readonly bounds.Choice[],
  ranges: Readonly<Record<Category, Range>>,
): boolean =>
  CATEGORIES.every(
    (category) => choices.some(({ group }) => group === category) || inRange(0, ranges[category]),
  );

const boundFor = (
  view: FleetView,
  choices: readonly bounds.Choice[],
  ranges: Readonly<Record<Category, Range>>,
): bounds.Bound =>
  bounds.completionBound(choices, {
    ranges,
    mostCost: Math.floor(view.limit) - view.power,
    counts: countRules(view.list, view.fleet.mode).map((rule) => ({
      ...rule,
      base: sumOf(rule, view.copies),
    })),
  });

/** The bound of each set of choices for fleets of exactly so much power, made once. */
const boundsOf = (view: FleetView, sets: readonly (readonly bounds.Choice[])[]) => {
  const known = new Map<string, bounds.Bound>();
  return (set: number, power: number): bounds.Bound | null => {
    const choices = sets[set] ?? [];
    const of = isShareOfSpent(view.rules) ? power : view.limit;
    const ranges = rangesToAdd(view, of);
    if (!idleCategoriesFit(choices, ranges)) return null;
    const key = `${set} of ${of}`;
    const bound = known.get(key) ?? boundFor(view, choices, ranges);
    known.set(key, bound);
    return bound;
  };
};

/** 10A, 10B, 13C: every set of ships that makes the fleet legal, as far as its ships go, by the rules themselves. */
export const searchCompletions = (question: CompletionQuestion) => {
  const { fleet, list, valueOf } = question;
  const view = viewFleet(question);
  const on = candidates(view);
  // Each set cannot mix allegiances.
  const together = isAnyShips(list)
    ? [on.filter(({ line }) => line.power > 0)]
    : allegiances(view, on).map(({ own, ally }) =>
        on.filter(({ card }) => card.allegiance === (card.type === 'Ally' ? ally : own)),
      );
  const sets = together.map((ships) => asChoices(ships, valueOf));
  return completing.searchCompletions({
    limit: view.limit,
    spent: view.power,
    sets,
    boundOf: boundsOf(view, sets),
    isLegal: (codes) =>
      shipBreaches(viewFleet({ ...question, fleet: addEntries(fleet, codes) })).length === 0,
  });
};

const MENDED_BY_SHIPS: readonly ShipBreach['id'][] = [
  'core-below-minimum',
  'list-too-few',
  'list-needs',
];
/** Each of them is of one category, whose share shrinks as the whole grows. */
const isMendedByDilution = ({ id }: ShipBreach): boolean => id.endsWith('-above-maximum');

/** By as many steps as find one completion of any list that exists. */
const canBeFilled = (asked: FleetToView): boolean => {
  const search = searchCompletions({ ...asked, valueOf: () => 0 });
  return completing.bestWithin(search, { most: 1, steps: 20_000 }).end !== 'all';
};

/** 10A, 10B, 13C: for each ship of the list, whether it can be added and the fleet still be completed. */
export const whatFits = (asked: FleetToView): readonly Fit<ListedShip, ShipBreach>[] => {
  const { fleet, list } = asked;
  const withOne = (line: ListedShip | null): FleetToView =>
    line ? { ...asked, fleet: addEntries(fleet, [line.ship]) } : asked;
  return fitsOf<ListedShip, ShipBreach>(list.ships, {
    breaches: (line) => shipBreaches(viewFleet(withOne(line))),
    lasts: (breach) =>
      !MENDED_BY_SHIPS.includes(breach.id) &&
      !(isShareOfSpent(asked.rules) && isMendedByDilution(breach)),
    isOpen: (line) => isAnyShips(list) || canBeFilled(withOne(line)),
  });
};
