import { completionBound, type Choice } from '../../kit/fleets/completionBound';
import { searchCompletions, type Completion } from '../../kit/fleets/completions';
import { nameOf, withEntries } from '../../kit/fleets/entries';
import { cardKey } from '../../kit/fleets/gather';
import { CATEGORIES, type ShipCard, type SquadronCard, type UpgradeCard } from '../cards';
import { diceIn, ZONES } from '../terms';
import {
  fleetPoints,
  fleetViolations,
  squadronLimit,
  squadronPoints,
  type FleetReading,
} from './check';
import { listOf, type ArmadaFleet, type Drafts, type FleetCards } from './fleet';
import { sizeOf } from './sizes';

/** What a completion may aim for. */
export const AIMS = ['hull', 'dice', 'activations'] as const;
export type FleetAim = (typeof AIMS)[number];

/** What is added is named by its kind, its code and the ship that carries it, with a sign between that no code has. */
const [SHIP, SQUADRON, UPGRADE] = ['ship', 'squadron', 'upgrade'] as const;
const nameFor = (...parts: readonly string[]): string => parts.join('\t');
const partsOf = (name: string): readonly string[] => name.split('\t');

const worthOf = (aim: FleetAim, card: ShipCard | SquadronCard): number => {
  const isShip = card.kind === 'ship';
  if (aim === 'hull') return card.hull;
  if (aim === 'activations') return isShip ? 1 : 0;
  return isShip
    ? ZONES.reduce((sum, zone) => sum + diceIn(card[zone]), 0)
    : diceIn(card.battery) + diceIn(card.antiSquadron);
};

/** Objective Cards: the first at hand of each category that is not there yet; they cost nothing. */
const withObjectives = (fleet: ArmadaFleet, { objectives }: FleetCards): ArmadaFleet => {
  const has = (category: string): boolean =>
    fleet.objectives.some((code) => objectives.get(code)?.category === category);
  const more = CATEGORIES.filter((category) => !has(category)).flatMap(
    (category) => [...objectives.values()].find((card) => card.category === category)?.code ?? [],
  );
  return { ...fleet, objectives: [...fleet.objectives, ...more] };
};

/** The fleet with what a completion adds, and with its objectives. */
export const completed = (
  fleet: ArmadaFleet,
  cards: FleetCards,
  names: readonly string[],
): ArmadaFleet => {
  const added = names.map(partsOf);
  const codes = (kind: string): readonly string[] =>
    added.flatMap(([one, code = '']) => (one === kind ? [code] : []));
  const more = withEntries(withObjectives(fleet, cards), codes(SHIP));
  const carried = added.flatMap(([kind, code = '', on = '']) =>
    kind === UPGRADE ? [{ code, on }] : [],
  );
  return {
    ...more,
    squadrons: [...fleet.squadrons, ...codes(SQUADRON)],
    upgrades: [...fleet.upgrades, ...carried],
  };
};

/** What is added, in words, and the ship that carries it. */
export const nameOfAdded = (fleet: ArmadaFleet, cards: FleetCards, name: string): string => {
  const [kind, code = '', on] = partsOf(name);
  const known = kind === SHIP ? cards.ships : kind === SQUADRON ? cards.squadrons : cards.upgrades;
  const ship = fleet.ships.find(({ id }) => id === on);
  return ship ? `${nameOf(known, code)} (${nameOf(cards.ships, ship.code)})` : nameOf(known, code);
};

type Offered = SquadronCard | ShipCard | UpgradeCard;

/** Ships, squadrons and upgrades of the ships that are there; none that would break a rule by itself. */
const choicesOf = (
  { ships }: ArmadaFleet,
  offered: readonly Offered[],
  left: number,
  aim: FleetAim,
  breaks: (name: string) => boolean,
): readonly Choice[] =>
  offered
    .flatMap((card): readonly Choice[] => {
      const { kind, code, cost } = card;
      if (kind === UPGRADE)
        return ships.map(({ id }) => ({
          ...{ code: nameFor(kind, code, id), group: kind, cost, value: 0 },
          most: cost <= left ? 1 : 0,
        }));
      const most = card.unique ? 1 : Math.max(0, Math.floor(left / Math.max(1, cost)));
      const value = worthOf(aim, card);
      return [{ code: nameFor(kind, code), group: kind, cost, most, value }];
    })
    .filter(({ code, most: copies }) => copies > 0 && !breaks(code));

/** Fleet Building: everything that fills what is left and is legal, most points first, then the aim. Drafts are not offered. */
export const completionsFor = (
  fleet: ArmadaFleet,
  cards: FleetCards,
  rules: FleetReading,
  aim: FleetAim,
  drafts: Drafts = new Set(),
): Iterable<Completion | null> | null => {
  if (fleet.ships.length === 0) return null;
  const { limit } = sizeOf(fleet.size);
  const violations = (names: readonly string[]) =>
    fleetViolations(listOf(completed(fleet, cards, names), cards, drafts), rules);
  const before = violations([]);
  const list = listOf(fleet, cards, drafts);
  const offered = [cards.squadrons, cards.ships, cards.upgrades]
    .flatMap((some): readonly Offered[] => [...some.values()])
    .filter((card) => !drafts.has(cardKey(card)));
  const spent = fleetPoints(list);
  const breaks = (name: string): boolean => violations([name]).some((id) => !before.includes(id));
  const choices = choicesOf(fleet, offered, limit - spent, aim, breaks);
  const flown = squadronLimit(list, rules['squadron-share']) - squadronPoints(list.squadrons);
  const ranges = { [SQUADRON]: { least: 0, most: Math.max(0, flown) } };
  const bound = completionBound(choices, { ranges, mostCost: limit, counts: [] });
  const isLegal = (names: readonly string[]): boolean => violations(names).length === 0;
  return searchCompletions({ limit, spent, sets: [choices], boundOf: () => bound, isLegal });
};
