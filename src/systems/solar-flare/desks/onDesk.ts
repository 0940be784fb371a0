import { groupOf, type Answers, type Changes } from '../../../core/pages/answers';
import type { Opened } from '../../kit/fleets/desk';
import type { FleetOnDesk } from '../../kit/fleets/pages';
import type { DesignCard } from '../cards';
import { abilitiesOf, worthKnowing, type Abilities, type Worth } from '../design/abilities';
import { checkDesign, type DesignReport } from '../design/checkDesign';
import type { Design } from '../design/places';
import { blankShip, shipDraft, type OwnShip, type SolarFleet } from '../fleet/fleetForm';
import { LEVELS, POINTS, SYSTEMS, type SystemName } from '../parts';
import { rulesFor, type Rules } from '../rulings';
import type { DesignWords } from '../words/en/design';

/** Designs at hand, by their codes. */
export interface DesignCards {
  readonly ships: ReadonlyMap<string, DesignCard>;
}

/** What the next tap on the ship places, or what of it was picked. */
export type Hand =
  | { readonly holds: 'new'; readonly system: SystemName | 'crew'; readonly level: number }
  | { readonly holds: 'part' | 'team'; readonly at: number };

export interface OnDesk extends FleetOnDesk {
  readonly fleet: SolarFleet;
  readonly rules: Rules;
  /** Ready designs to begin with. */
  readonly ready: readonly DesignCard[];
  /** The ship that is shown, and which of the fleet it is. */
  readonly ship: OwnShip;
  readonly on: number;
  readonly hand: Hand;
  readonly design: DesignReport;
  readonly able: Abilities;
  readonly worth: readonly Worth[];
  readonly words: DesignWords;
}

const BUYABLE = [...SYSTEMS, 'crew'] as const;
const USUAL: Hand = { holds: 'new', system: 'beam', level: 3 };

/** What a draft says is in hand, where that is there. */
const handIn = (draft: Answers, { components, crew }: Design): Hand => {
  const { part, team, system, level } = groupOf(draft['hand']);
  const isIn = (at: unknown, list: readonly unknown[]): at is number =>
    typeof at === 'number' && list[at] !== undefined;
  if (isIn(part, components)) return { holds: 'part', at: part };
  if (isIn(team, crew)) return { holds: 'team', at: team };
  return {
    holds: 'new',
    system: BUYABLE.find((one) => one === system) ?? USUAL.system,
    level: LEVELS.find((one) => one === level) ?? USUAL.level,
  };
};

export const openFleet = (
  { name, draft, fleet, cards, rulings }: Opened<SolarFleet, DesignCards>,
  words: DesignWords,
): OnDesk => {
  const rules = rulesFor(rulings);
  const asked = draft['on'];
  const on = typeof asked === 'number' && fleet.ships[asked] ? asked : 0;
  const ship = fleet.ships[on] ?? blankShip(0);
  const able = abilitiesOf(ship, rules);
  const reports = fleet.ships.map((own) => checkDesign(own, rules));
  const count = Math.max(1, fleet.ships.length);
  const say = words.desk;
  const called = (own: OwnShip, at: number) => own.name ?? (count > 1 ? say.unnamed(at) : name);
  return {
    name,
    kicker: count === 1 ? say.kicker(POINTS) : say.kickerOf(count, POINTS),
    fleet,
    rules,
    cards: { ships: new Map(fleet.ships.map((own, at) => [own.code, { name: called(own, at) }])) },
    ready: [...cards.ships.values()],
    ship,
    on,
    hand: handIn(draft, ship),
    design: checkDesign(ship, rules),
    able,
    worth: worthKnowing(ship, able, ship.unread),
    spent: reports.reduce((sum, { points }) => sum + points, 0),
    limit: count * POINTS,
    report: {
      legal: reports.every(({ legal }) => legal),
      breaches: reports.flatMap(({ breaches }) => breaches),
    },
    words,
  };
};

/** What a ship is called: by its own name, or as the fleet where it is the only one. */
export const nameOfShip = ({ cards, name }: OnDesk, { code }: OwnShip): string =>
  cards.ships.get(code)?.name ?? name;

const asShips = (ships: readonly Pick<OwnShip, 'name' | 'components' | 'crew'>[]): Changes => ({
  ships: ships.map(shipDraft),
});

/** The fleet with another design for the ship that is shown. */
export const withDesign = ({ fleet, ship, on }: OnDesk, design: Design): Changes =>
  asShips(
    (fleet.ships.length === 0 ? [ship] : fleet.ships).map((own, at) =>
      at === on ? { ...own, components: design.components, crew: design.crew } : own,
    ),
  );

/** Nothing picked any more: the next part is in hand. */
export const emptyHand = (system: SystemName | 'crew', level: number): Changes => ({
  hand: { system, level },
});

export const withShip = ({ fleet, ship }: OnDesk, more: Design): Changes => {
  const before = fleet.ships.length === 0 ? [ship] : fleet.ships;
  const { components, crew } = more;
  return { ...asShips([...before, { components, crew }]), on: before.length, hand: null };
};

export const withoutShip = ({ fleet, on }: OnDesk): Changes => ({
  ...asShips(fleet.ships.filter((_, at) => at !== on)),
  on: 0,
  hand: null,
});
