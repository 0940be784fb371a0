import type { ShipCard } from '../../src/systems/admirals-shared/cards/types';
import { fleetCards } from '../../src/systems/admirals/fleet/fleetCards';
import { ESCALATIONS, type Escalation } from '../../src/systems/admirals-shared/fleet/types';
import { TRAINING_FLEETS } from '../../src/systems/admirals/training/fleets';
import { KILN_LIST, LANTERN_LIST } from '../../src/systems/admirals-shared/training/lists';
import { TRAINING_PACK } from '../../src/systems/admirals-shared/training/pack';
import { DISTANCES, measureShip, sumMeasures, strengthOf, type Measure } from './measure';
import { makeTable } from './markdown';
import { rulesFor } from '../../src/systems/admirals/rules';
import { TRAINING_SCENARIO } from '../../src/systems/admirals/training/scenario';

const cards = fleetCards(TRAINING_PACK.cards);
const rules = rulesFor({});
const lists = [LANTERN_LIST, KILN_LIST];

const two = (value: number): string => value.toFixed(2);
const one = (value: number): string => value.toFixed(1);

/** Every ship of the pack, measured. */
export const measureShips = (): ReadonlyMap<string, Measure> =>
  new Map([...cards.ships].map(([code, card]) => [code, measureShip(card, cards, rules)]));

/** What the two factions' ready fleets come to at one level. */
export interface LevelBalance {
  readonly escalation: Escalation;
  readonly fleets: readonly { readonly name: string; readonly measure: Measure }[];
  /** The second faction's strength as a share of the first's. */
  readonly ratio: number;
}

export const balance = (measures: ReadonlyMap<string, Measure>): readonly LevelBalance[] =>
  // The keys of the table are its escalation levels.
  (Object.keys(ESCALATIONS) as Escalation[]).map((escalation) => {
    const fleets = lists.flatMap(({ code }) =>
      TRAINING_FLEETS.filter(
        ({ list, mode, limit }) =>
          list === code && mode === 'constructed' && limit.escalation === escalation,
      ).map(({ name, ships }) => ({
        name,
        measure: sumMeasures(ships.flatMap(({ code }) => measures.get(code) ?? [])),
      })),
    );
    const [first = 1, second = 1] = fleets.map(({ measure }) => strengthOf(measure));
    return { escalation, fleets, ratio: second / first };
  });

const heads = [
  ...DISTANCES.map((distance) => `at ${distance}`),
  'skirmish',
  'endurance',
  'strength',
];
const figures = (measure: Measure, show: (value: number) => string, per = 1): readonly string[] =>
  [...measure.fire, measure.skirmish, measure.endurance, strengthOf(measure)].map((value) =>
    show(value / per),
  );

const roleOf = ({ role, type, keywords }: ShipCard): string => {
  const massive = keywords.some(({ name }) => name === 'Massive') ? ', Massive' : '';
  return `${role}${massive}${type === 'Standard' ? '' : `, ${type}`}`;
};

const shipTable = (list: (typeof lists)[number], measures: ReadonlyMap<string, Measure>): string =>
  makeTable(
    ['Ship', 'Role', 'Power', ...heads],
    list.ships.flatMap(({ ship, power }) => {
      const card = cards.ships.get(ship);
      const measure = measures.get(ship);
      return card && measure
        ? [[card.name, roleOf(card), String(power), ...figures(measure, two, power)]]
        : [];
    }),
  );

const reasons = (list: (typeof lists)[number]): string =>
  list.ships
    .flatMap(({ ship }) => cards.ships.get(ship) ?? [])
    .map(({ code, name, text }) => `- **${name}** (${code}). ${text ?? ''}`)
    .join('\n');

const fleetTable = (levels: readonly LevelBalance[]): string =>
  makeTable(
    ['Level', 'Fleet', ...heads, 'ratio'],
    levels.flatMap(({ escalation, fleets, ratio }) =>
      fleets.map(({ name, measure }, i) => [
        `${escalation} ${ESCALATIONS[escalation]}`,
        name,
        ...figures(measure, one),
        i === 0 ? '' : two(ratio),
      ]),
    ),
  );

const INTRODUCTION = `# The training pack

Made by \`node scripts/run.cjs trainingTable\` from the pack and the engine's own exact odds; a test holds it to them.

The pack is **invented for this app**. It borrows no ship, weapon, order, name or place from the publisher's cards, and is there so
that a newcomer can play a whole game before typing in a single card. Two factions meet in it: the **Lantern Survey**
(Explore), which charts, sees far, shields well and breaks easily, and the **Kiln Combine** (Expand), which builds thick,
shoots hard at short reach and likes to board.`;

const READING = `## How the figures are made

Everything shoots at, and is shot at by, one _standard Heavy_: hull 6, Armor 2, Flak 1, one shield on each facing.

- **at 0 … at 4**: hull that the standard Heavy loses, on average, in one activation at that distance. The ship takes the bearing that suits it best
  and strikes at most four times. Heavy weapons fire every other round, so the figure is the mean of a round with and one without.
- **skirmish**: Direct Hits on the standard Heavy in one skirmish.
- **endurance**: standard volleys that it takes, on average, to defeat the ship: four Basic, two Heavy and three Ordnance dice each, at distance 2; the mean over its facings.
- **strength**: the root of attack times endurance, where attack is the mean of the six figures before it.

Target Locks buy what the weapon card offers, shields stop hits first. Not counted: speed, orders, commanders, flight groups, and keywords that
work on others (Augur, Cover, Support, Delectable, Threader) or after a defeat (Lethal, Grudge).`;

/** The whole of docs/training-pack.md. */
export const makePage = (measures: ReadonlyMap<string, Measure>): string => {
  const parts = lists.map(
    (list) =>
      `## ${list.name}\n\n${reasons(list)}\n\nFor each point of power:\n\n${shipTable(list, measures)}`,
  );
  return [
    INTRODUCTION,
    READING,
    `## The factions against each other\n\nThe ready fleets of both factions, whole. The ratio is the Combine's strength over the Survey's; within 0.90 and 1.10 is the aim.\n\n${fleetTable(balance(measures))}`,
    ...parts,
    `## A scenario\n\n**${TRAINING_SCENARIO.adds.name}** (${TRAINING_SCENARIO.code}). ${TRAINING_SCENARIO.story}\n`,
  ].join('\n\n');
};
